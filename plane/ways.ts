// The points that shortest ways turn at, and the straight legs between them that are open.

import { directions, type Point, whole } from './disc.ts'
import { gapTooSmall, isTooNear, type Keep } from './keep.ts'
import { type Landscape } from './landscape.ts'
import { blockOnWay, type Mover, slowOnWay } from './path.ts'

/** Round an obstacle a way turns at the corners of a polygon of 24 sides that touch the circle to be kept out of. */
const sides = 24
/** One by the cosine of half the angle between two of its corners. */
const cornersFarther = 1.0086289605801528
/** So much farther out than need be, that corners can be rounded to whole hundredths. */
const margin = 1

/** What a way has to keep to besides the keeps. */
export interface Terms {
  readonly land: Landscape
  readonly mover: Mover
  readonly keeps: readonly Keep[]
  /** Whether slowing terrain is in the way. */
  readonly avoidsSlow: boolean
}

/** Whether the mover gets straight from one point to another. */
export function isOpen({ land, mover, keeps, avoidsSlow }: Terms, from: Point, to: Point): boolean {
  const { r } = mover.disc
  if (!land.hasRoom(to.x, to.y, r)) return false
  const start = { x: from.x, y: from.y, r }
  const leg = [to]
  if (!mover.entersBlocks && blockOnWay(land, start, leg) !== -1) return false
  if (avoidsSlow && slowOnWay(land, start, leg) !== -1) return false
  return keeps.every((keep) => gapTooSmall(land, mover.id, start, keep, leg) === Infinity)
}

/** Whether the mover could stand there for a moment. */
function isFree({ land, mover, keeps, avoidsSlow }: Terms, x: number, y: number): boolean {
  const { r } = mover.disc
  if (!land.hasRoom(x, y, r)) return false
  const disc = { x, y, r }
  if (!mover.entersBlocks && land.blocks.some((piece) => land.overlaps(piece, disc))) return false
  if (avoidsSlow && land.slows.some((piece) => land.touches(piece, disc))) return false
  return keeps.every((keep) => !isTooNear(land, mover.id, disc, keep))
}

/** All points that a way of the mover may turn at, as far as they are wanted. */
export function turningPoints(terms: Terms, isWanted: (x: number, y: number) => boolean): Point[] {
  const { land, mover, keeps, avoidsSlow } = terms
  const { r } = mover.disc
  const points: Point[] = []
  const surround = (centre: Point, radius: number) => {
    for (let side = 0; side < sides; side++) {
      const direction = directions[(side * directions.length) / sides] ?? { x: 1, y: 0 }
      const x = whole(centre.x + cornersFarther * (radius + margin) * direction.x)
      const y = whole(centre.y + cornersFarther * (radius + margin) * direction.y)
      if (isWanted(x, y) && isFree(terms, x, y)) points.push({ x, y })
    }
  }
  for (const { disc, apart, whereSeen } of keeps) {
    surround(disc, r + disc.r + apart)
    if (whereSeen === true) surround(disc, r + disc.r)
  }
  for (const { outline, blocks, slows } of land.pieces) {
    if (blocks && !mover.entersBlocks) for (const corner of outline) surround(corner, r)
    if (slows && avoidsSlow) for (const corner of outline) surround(corner, r + 1)
  }
  return points
}

export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
