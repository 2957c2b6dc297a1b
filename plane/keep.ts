// Keeping away from somebody else's disc while moving.

import { type Disc, gap, type Point, whole } from './disc.ts'
import { type Landscape } from './landscape.ts'
import { pointToSegment2 } from './outlines.ts'
import { canSee } from './sight.ts'
import { type Volume } from './volume.ts'

/** Somebody else's disc that the mover has to keep away from. */
export interface Keep {
  readonly id: number
  readonly disc: Disc
  /** The least gap: 0 lets them touch, 201 is more than 2". */
  readonly apart: number
  /** Nearer than that only where there is no sight between mover and disc. Those that touch always see each other. */
  readonly whereSeen?: boolean
}

/** How far apart the places are at which sight is tried along a leg. */
const sightStep = 25

const volumeOf = (land: Landscape, id: number, disc: Disc): Volume => ({ id, disc, inside: land.blockAround(disc) })

function isSeen(land: Landscape, id: number, disc: Disc, keep: Keep): boolean {
  return canSee(land, volumeOf(land, id, disc), volumeOf(land, keep.id, keep.disc))
}

/** Whether a disc is nearer than it may be. */
export function isTooNear(land: Landscape, id: number, disc: Disc, keep: Keep): boolean {
  const found = gap(disc, keep.disc)
  return found < keep.apart && (keep.whereSeen !== true || isSeen(land, id, disc, keep))
}

/** Whether there is sight anywhere on that part of a leg which is nearer than `apart`. */
function isSeenOnLeg(land: Landscape, id: number, r: number, keep: Keep, from: Point, to: Point): boolean {
  const { disc } = keep
  const dx = to.x - from.x
  const dy = to.y - from.y
  const ox = from.x - disc.x
  const oy = from.y - disc.y
  const zone = r + disc.r + keep.apart - 0.5
  const length2 = dx * dx + dy * dy
  const along = ox * dx + oy * dy
  const root = Math.sqrt(Math.max(0, along * along - length2 * (ox * ox + oy * oy - zone * zone)))
  const first = Math.max(0, (-along - root) / length2)
  const last = Math.min(1, (-along + root) / length2)
  const steps = Math.floor(((last - first) * Math.sqrt(length2)) / sightStep) + 1
  for (let step = 0; step <= steps; step++) {
    const t = first + ((last - first) * step) / steps
    if (isSeen(land, id, { x: from.x + t * dx, y: from.y + t * dy, r }, keep)) return true
  }
  return false
}

/**
 * The least gap on a way that comes too near, or Infinity if none does. Whoever starts too near may leave: it never comes
 * nearer as long as a leg begins there, and ends elsewhere. Legs of no length must have been dropped.
 */
export function gapTooSmall(land: Landscape, id: number, start: Disc, keep: Keep, path: readonly Point[]): number {
  const { r } = start
  const { disc, apart } = keep
  const zone = r + disc.r + apart
  let from: Point = start
  let leaves = true
  let beganInside = false
  for (const to of path) {
    const nearest2 = pointToSegment2(disc.x, disc.y, from.x, from.y, to.x, to.y)
    if (nearest2 < zone * zone) {
      const nearest = whole(Math.sqrt(nearest2) - r - disc.r)
      leaves &&= nearest < apart && isTooNear(land, id, { x: from.x, y: from.y, r }, keep)
      if (leaves) {
        beganInside = true
        if ((to.x - from.x) * (from.x - disc.x) + (to.y - from.y) * (from.y - disc.y) < 0) return nearest
      } else if (nearest < apart) {
        if (keep.whereSeen !== true || isSeenOnLeg(land, id, r, keep, from, to)) return nearest
      }
    } else {
      leaves = false
    }
    from = to
  }
  if (!beganInside) return Infinity
  const end = { x: from.x, y: from.y, r }
  return isTooNear(land, id, end, keep) ? gap(end, disc) : Infinity
}
