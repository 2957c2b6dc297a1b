// Whether a target is concealed from a volume that sees it.

import { gap } from './disc.ts'
import { allPoints, facingPoints, type Points } from './edge-points.ts'
import { fanSize, fanX, fanY } from './fan.ts'
import { type Landscape } from './landscape.ts'
import { PartlyHidden } from './partly-hidden.ts'
import { SightFrame } from './sight-frame.ts'
import { graze, insideOf, newLine } from './sight-line.ts'
import { isOnGround, type Volume } from './volume.ts'

const frame = new SightFrame()
const line = newLine()
const points: Points = []
const targets: Points = []
const disc = new PartlyHidden(frame)

/** It stands in concealing terrain, or from no point of `from` is every line to every part of it clear. */
export function isConcealed(land: Landscape, from: Volume, target: Volume): boolean {
  for (const piece of land.veils) {
    if (land.touches(piece, target.disc)) return true
  }
  if (!lay(land, from, target)) return false
  // What hides the target from one point mostly hides it from the next as well.
  let likely = 0
  for (let place = 0; place < places(); place++) {
    lookFrom(place)
    if (hides(likely)) continue
    let n = 0
    while (n < frame.count && (n === likely || !hides(n))) n++
    if (n === frame.count) return false
    likely = n
  }
  return true
}

/** For people: what conceals it, from the point at which the fewest pieces do. */
export function concealersOf(land: Landscape, from: Volume, target: Volume): number[] {
  const around = land.veils.filter((piece) => land.touches(piece, target.disc))
  if (!lay(land, from, target)) return around
  let fewest: Set<number> | undefined
  for (let place = 0; place < places() && fewest?.size !== 0; place++) {
    lookFrom(place)
    const found = new Set<number>()
    for (let n = 0; n < frame.count; n++) if (hides(n)) found.add(frame.pieces[n] ?? 0)
    if (fewest === undefined || found.size < fewest.size) fewest = found
  }
  return [...new Set([...around, ...(fewest ?? [])])]
}

let areOnGround = true

/** Whether anything is in between. */
function lay(land: Landscape, from: Volume, target: Volume): boolean {
  areOnGround = isOnGround(from) && isOnGround(target)
  if (areOnGround ? gap(from.disc, target.disc) <= 0 : from.inside === target.inside) return false
  frame.lay(land, from, target, -Infinity, true)
  if (frame.count === 0) return false
  if (!areOnGround) {
    facingPoints(frame, frame.first, points)
    allPoints(frame.second, targets)
  }
  return true
}

/** How many points there are to look from. */
const places = (): number => (areOnGround ? fanSize : points.length / 2)

function lookFrom(place: number): void {
  if (areOnGround) {
    disc.lookFrom(frame.first.r * (fanX[place] ?? 0), frame.first.r * (fanY[place] ?? 0))
  } else {
    line.px = points[2 * place] ?? 0
    line.py = points[2 * place + 1] ?? 0
    line.pz = frame.first.top
  }
}

function hides(n: number): boolean {
  return areOnGround ? disc.isHiddenBy(n) : hidesFoot(n)
}

/** From above, or looking up: the edge of the target where it meets the ground stands for all of it. */
function hidesFoot(n: number): boolean {
  line.qz = 0
  for (let at = 0; at < targets.length; at += 2) {
    line.qx = targets[at] ?? 0
    line.qy = targets[at + 1] ?? 0
    if (insideOf(frame, n, line) > graze) return true
  }
  return false
}
