// Whether a base may move along a path, and what is wrong if not.

import { type Disc, type Point, whole } from './disc.ts'
import { gapTooSmall, type Keep } from './keep.ts'
import { type Landscape } from './landscape.ts'

export interface Mover {
  readonly id: number
  /** Where it starts. */
  readonly disc: Disc
  readonly speed: number
  readonly ignoresSlow: boolean
  readonly entersBlocks: boolean
  /** How much slowing terrain takes off its speed. */
  readonly slowing: number
}

export type PathFault =
  | { readonly kind: 'off table' }
  /** The piece that slows it down, or -1. */
  | { readonly kind: 'too long'; readonly length: number; readonly limit: number; readonly piece: number }
  /** Which of the keeps, and the least gap to it on the way. */
  | { readonly kind: 'meets'; readonly keep: number; readonly gap: number }
  | { readonly kind: 'block'; readonly piece: number }
  | { readonly kind: 'half in'; readonly piece: number }

/** A way that only touches slowing terrain must do so within so much of its end. */
const touchWithin = 10

/** Not rounded. */
export function rawLength(from: Point, path: readonly Point[]): number {
  let length = 0
  let { x, y } = from
  for (const to of path) {
    length += Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y))
    ;({ x, y } = to)
  }
  return length
}

/** In whole hundredths. */
export const pathLength = (from: Point, path: readonly Point[]): number => whole(rawLength(from, path))

/** The way without legs of no length; mostly the very same. */
function withoutRests(from: Point, path: readonly Point[]): readonly Point[] {
  const isRest = (to: Point, n: number) => {
    const last = n === 0 ? from : (path[n - 1] ?? from)
    return to.x === last.x && to.y === last.y
  }
  return path.some(isRest) ? path.filter((to, n) => !isRest(to, n)) : path
}

/** The least distance of the way from a piece, less the radius; beyond a hundredth it may be Infinity. */
function clearance(land: Landscape, piece: number, start: Disc, path: readonly Point[]): number {
  let least = Infinity
  let from: Point = start
  for (const to of path) {
    least = Math.min(least, land.outlines.legDistance(piece, from.x, from.y, to.x, to.y, start.r + 1))
    from = to
  }
  return whole(least - start.r)
}

/** The building on the way of somebody who may not enter it, or -1. */
export function blockOnWay(land: Landscape, start: Disc, path: readonly Point[]): number {
  for (const piece of land.blocks) {
    if (clearance(land, piece, start, path) < 0) return piece
  }
  return -1
}

/** The first slowing piece that the way touches, or -1. */
export function slowOnWay(land: Landscape, start: Disc, path: readonly Point[]): number {
  for (const piece of land.slows) {
    if (clearance(land, piece, start, path) <= 0) return piece
  }
  return -1
}

/** The way as far as a length; the start alone if that is 0. */
export function startOf(start: Point, path: readonly Point[], length: number): Point[] {
  let left = Math.max(0, length)
  const kept: Point[] = []
  let from = start
  for (const to of path) {
    const leg = rawLength(from, [to])
    if (leg >= left) {
      const t = leg === 0 ? 0 : left / leg
      return [...kept, { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) }]
    }
    kept.push(to)
    left -= leg
    from = to
  }
  return kept
}

/** Whether the way comes up to slowing terrain, touches it with its end alone and enters none. */
export function onlyReachesEdge(land: Landscape, start: Disc, path: readonly Point[]): boolean {
  const end = path.at(-1)
  if (end === undefined) return false
  const last = { x: end.x, y: end.y, r: start.r }
  if (!land.slows.some((piece) => land.touches(piece, last))) return false
  if (land.slows.some((piece) => clearance(land, piece, start, path) < 0)) return false
  return slowOnWay(land, start, startOf(start, path, rawLength(start, path) - touchWithin)) === -1
}

/** The building that the disc is in only partly, or -1. */
export function blockHalfAround(land: Landscape, disc: Disc): number {
  for (const piece of land.blocks) {
    if (land.overlaps(piece, disc) && !land.holds(piece, disc)) return piece
  }
  return -1
}

/** The path is the way of the centre, without its start. Where it ends among friends is for the game to judge. */
export function pathFault(
  land: Landscape,
  mover: Mover,
  keeps: readonly Keep[],
  path: readonly Point[],
): PathFault | undefined {
  const { disc: start, speed } = mover
  const way = withoutRests(start, path)
  const end = way.at(-1)
  if (end === undefined) return undefined
  for (const { x, y } of way) {
    if (!land.hasRoom(x, y, start.r)) return { kind: 'off table' }
  }
  const length = pathLength(start, way)
  if (length > speed) return { kind: 'too long', length, limit: speed, piece: -1 }
  if (!mover.entersBlocks) {
    const piece = blockOnWay(land, start, way)
    if (piece !== -1) return { kind: 'block', piece }
  }
  for (let keep = 0; keep < keeps.length; keep++) {
    const each = keeps[keep]
    if (each === undefined) continue
    const gap = gapTooSmall(land, mover.id, start, each, way)
    if (gap !== Infinity) return { kind: 'meets', keep, gap }
  }
  if (mover.entersBlocks) {
    const piece = blockHalfAround(land, { x: end.x, y: end.y, r: start.r })
    if (piece !== -1) return { kind: 'half in', piece }
  }
  const limit = speed - mover.slowing
  if (mover.ignoresSlow || length <= limit) return undefined
  const piece = slowOnWay(land, start, way)
  if (piece === -1 || onlyReachesEdge(land, start, way)) return undefined
  return { kind: 'too long', length, limit, piece }
}
