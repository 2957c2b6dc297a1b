// Points on the edge of a volume: those of a disc, and the corners of a building and points along its walls.

import { directions } from './disc.ts'
import { fanSize, fanX, fanY } from './fan.ts'
import { type End, type SightFrame } from './sight-frame.ts'

/** How far apart points on a wall are. */
const wallStep = 50

/** As x, y, x, y, ... */
export type Points = number[]

/**
 * Those that face the other end: any line to it leaves the volume at one of them, or near one. Walls at an angle to the axis
 * face it as well if the lines spread so far.
 */
export function facingPoints(frame: SightFrame, end: End, points: Points): void {
  points.length = 0
  const towards = end === frame.first ? 1 : -1
  if (end.isDisc) {
    for (let n = 0; n < fanSize; n++) {
      points.push(end.x + towards * end.r * (fanX[n] ?? 0), towards * end.r * (fanY[n] ?? 0))
    }
    return
  }
  const distance = frame.second.from - frame.first.to
  const spread = distance > 0 ? (frame.high - frame.low) / distance : Infinity
  addWalls(end, points, (ex, ey) => towards * ey > 0 || Math.abs(ey) < spread * Math.abs(ex))
}

/** Those all around. */
export function allPoints(end: End, points: Points): void {
  points.length = 0
  if (!end.isDisc) {
    addWalls(end, points, () => true)
    return
  }
  for (const { x, y } of directions) points.push(end.x + end.r * x, end.r * y)
}

function addWalls({ corners }: End, points: Points, isWanted: (ex: number, ey: number) => boolean): void {
  for (let at = 0; at + 3 < corners.length; at += 2) {
    const x = corners[at] ?? 0
    const y = corners[at + 1] ?? 0
    const ex = (corners[at + 2] ?? 0) - x
    const ey = (corners[at + 3] ?? 0) - y
    if (!isWanted(ex, ey)) continue
    const length = Math.sqrt(ex * ex + ey * ey)
    const steps = Math.floor(length / wallStep)
    for (let step = 0; step <= steps; step++) {
      const t = (step * wallStep) / length
      points.push(x + t * ex, y + t * ey)
    }
    points.push(x + ex, y + ey)
  }
}
