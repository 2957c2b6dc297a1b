// For tests: the shortest way in its plainest form, from point to point of a fine grid.

import { type Disc, type Point } from './disc.ts'
import { type Keep } from './keep.ts'
import { type Landscape } from './landscape.ts'
import { slowDistance } from './slow-path.ts'

const spacing = 20
/** The way keeps so much farther from everything, so that between two points of the grid it is as good as at them. */
const margin = 3

/** Straight, diagonal, and as a knight moves: no way is more than 2.8 % longer than it need be. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
] as const

export interface SlowTerms {
  readonly land: Landscape
  readonly start: Disc
  readonly keeps: readonly Keep[]
  readonly entersBlocks: boolean
  readonly avoidsSlow: boolean
}

function isFree({ land, start: { r }, keeps, entersBlocks, avoidsSlow }: SlowTerms, place: Point): boolean {
  const { x, y } = place
  if (x < r || y < r || x > land.width - r || y > land.height - r) return false
  const far = (piece: number) => slowDistance(land, piece, place) - r
  if (!entersBlocks && land.blocks.some((piece) => far(piece) < margin)) return false
  if (avoidsSlow && land.slows.some((piece) => far(piece) < margin)) return false
  return keeps.every(({ disc, apart }) => Math.hypot(x - disc.x, y - disc.y) - r - disc.r >= apart + margin)
}

/** How long a way there is to a point, no longer than a limit, or Infinity. The start is a point of the grid. */
export function slowWay(terms: SlowTerms, to: Point, limit: number): number {
  const { start } = terms
  const slow = (piece: number) => slowDistance(terms.land, piece, start) - start.r < 0.5
  if (!isFree(terms, to) || (terms.avoidsSlow && terms.land.slows.some(slow))) return Infinity
  const half = Math.ceil(limit / spacing) + 1
  const width = 2 * half + 1
  const placeOf = (cell: number): Point => ({
    x: start.x + ((cell % width) - half) * spacing,
    y: start.y + (Math.floor(cell / width) - half) * spacing,
  })
  const free = new Map<number, boolean>()
  const isCellFree = (cell: number) => {
    const known = free.get(cell)
    if (known !== undefined) return known
    const found = isFree(terms, placeOf(cell))
    free.set(cell, found)
    return found
  }
  const middle = half * width + half
  const lengths = new Map<number, number>([[middle, 0]])
  // Buckets of one hundredth each: whatever lies in the same one is near enough to the shortest.
  const buckets: number[][] = [[middle]]
  let shortest = Infinity
  for (let length = 0; length <= limit; length++) {
    for (const cell of buckets[length] ?? []) {
      const known = lengths.get(cell) ?? Infinity
      if (Math.floor(known) !== length) continue
      const place = placeOf(cell)
      const rest = Math.hypot(to.x - place.x, to.y - place.y)
      if (rest <= spacing && known + rest <= limit) shortest = Math.min(shortest, known + rest)
      for (const [dx, dy] of steps) {
        const x = (cell % width) + dx
        const y = Math.floor(cell / width) + dy
        const next = y * width + x
        const there = known + spacing * Math.hypot(dx, dy)
        if (x < 0 || y < 0 || x >= width || y >= width || there > limit) continue
        if (
          there >= (lengths.get(next) ?? Infinity) ||
          !isCellFree(next) ||
          !isFree(terms, between(place, placeOf(next)))
        ) {
          continue
        }
        lengths.set(next, there)
        ;(buckets[Math.floor(there)] ??= []).push(next)
      }
    }
    if (shortest <= length) return shortest
  }
  return shortest
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
