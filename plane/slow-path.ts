// For tests: moving in its plainest form. The base goes along its way in tiny steps, and at each everything is measured.

import { type Disc, type Point } from './disc.ts'
import { type Landscape } from './landscape.ts'

/** How far a step is. */
const stride = 2

/** The places of the centre along a way, its start and its turning points among them. */
export function placesAlong(start: Point, path: readonly Point[]): Point[] {
  const places = [start]
  let from = start
  for (const to of path) {
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stride)
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      places.push({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) })
    }
    from = to
  }
  return places
}

/** How far a place is from a piece; 0 inside. */
export function slowDistance(land: Landscape, piece: number, { x, y }: Point): number {
  const outline = land.pieces[piece]?.outline ?? []
  let least = Infinity
  let isInside = false
  outline.forEach((a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a
    const length2 = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    const t = Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length2))
    least = Math.min(least, Math.hypot(a.x + t * (b.x - a.x) - x, a.y + t * (b.y - a.y) - y))
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) isInside = !isInside
  })
  return isInside ? 0 : least
}

/** The least distance between the edges of a base on its way and a piece. */
export const slowClearance = (land: Landscape, piece: number, r: number, places: readonly Point[]): number =>
  Math.min(...places.map((place) => slowDistance(land, piece, place))) - r

/** The least distance between the edges of a base on its way and a disc. */
export const slowGap = (disc: Disc, r: number, places: readonly Point[]): number =>
  Math.min(...places.map(({ x, y }) => Math.hypot(x - disc.x, y - disc.y))) - r - disc.r

export function slowLength(start: Point, path: readonly Point[]): number {
  return path.reduce((sum, to, n) => {
    const from = n === 0 ? start : (path[n - 1] ?? start)
    return sum + Math.hypot(to.x - from.x, to.y - from.y)
  }, 0)
}
