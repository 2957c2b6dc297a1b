// Whether two volumes see each other.

import { gap } from './disc.ts'
import { seesOnGround } from './ground-sight.ts'
import { type Landscape } from './landscape.ts'
import { SightFrame } from './sight-frame.ts'
import { isClear, newLine, type SightLine } from './sight-line.ts'
import { seesFromAbove } from './tall-sight.ts'
import { isShut, passage } from './tubes.ts'
import { comesFirst, isOnGround, topOf, type Volume } from './volume.ts'

const frame = new SightFrame()
const line = newLine()

/** Some straight line between them is stopped by no building and does not run through too much concealing terrain. */
export function canSee(land: Landscape, a: Volume, b: Volume): boolean {
  return comesFirst(a, b) ? sees(land, a, b, frame, line) : sees(land, b, a, frame, line)
}

/** The same, with the line that was found; the frame is left laid. The first volume must come first. */
export function sees(land: Landscape, a: Volume, b: Volume, into: SightFrame, found: SightLine): boolean {
  const areOnGround = isOnGround(a) && isOnGround(b)
  if (!areOnGround && a.inside === b.inside) return true
  const apart = gap(a.disc, b.disc)
  if (areOnGround && apart <= 0) return true
  const { openWithin, veil } = land.optics
  const withVeils = apart > openWithin
  into.lay(land, a, b, Math.min(topOf(land, a), topOf(land, b)), withVeils)
  layCentreLine(into, found)
  if (into.count === 0 || isClear(into, found, veil + 0.5)) return true
  if (isShut(into, veil + 0.5)) return false
  if (!areOnGround) return seesFromAbove(into, veil + 0.5, found)
  const tells = passage(into, veil + 0.5, found)
  return tells === 'narrow' ? seesOnGround(into, veil + 0.5, found) : tells === 'open'
}

export function layCentreLine({ first, second }: SightFrame, into: SightLine): void {
  into.px = first.isDisc ? Math.min(first.to, second.x) : first.x
  into.qx = second.isDisc ? Math.max(second.from, first.x) : second.x
  into.py = 0
  into.qy = 0
  into.pz = first.top
  into.qz = second.top
}
