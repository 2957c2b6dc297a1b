// One line of sight: what stops it, and how much concealing terrain it runs through.

import { type SightFrame } from './sight-frame.ts'
import { Stretches } from './stretches.ts'

/** So little of a line inside a piece is only a graze. */
export const graze = 1

/** A point so near to an edge (times the length of the edge) is on it. */
const onEdge = 1e-6

/** A line in a frame, from the top of one volume to some height of the other. */
export interface SightLine {
  px: number
  py: number
  pz: number
  qx: number
  qy: number
  qz: number
}

export const newLine = (): SightLine => ({ px: 0, py: 0, pz: 0, qx: 0, qy: 0, qz: 0 })

/** Where the line enters and leaves the part it was cut by last, as shares of it. Fields, for a variable would make garbage. */
const crossing = { enter: 0, leave: 0 }

const veils = new Stretches()

/** Cuts a line by a part: whether any of it is inside. With a rim below 0 the edge belongs to the part. */
function cut(frame: SightFrame, n: number, { px, py, qx, qy }: SightLine, rim: number): boolean {
  const { x: xs, y: ys } = frame
  const last = (frame.starts[n + 1] ?? 0) - 1
  let enter = 0
  let leave = 1
  let at = frame.starts[n] ?? 0
  let x0 = xs[at] ?? 0
  let y0 = ys[at] ?? 0
  while (at < last) {
    at++
    const x1 = xs[at] ?? 0
    const y1 = ys[at] ?? 0
    const p = (x1 - x0) * (py - y0) - (y1 - y0) * (px - x0) - rim
    const q = (x1 - x0) * (qy - y0) - (y1 - y0) * (qx - x0) - rim
    if (p <= 0) {
      if (q <= 0) return false
      enter = Math.max(enter, p / (p - q))
    } else if (q <= 0) {
      leave = Math.min(leave, p / (p - q))
    }
    x0 = x1
    y0 = y1
  }
  crossing.enter = enter
  crossing.leave = leave
  return enter < leave
}

/** Whether the line is stopped by a building: a line along a wall is, the ones beside it will tell. */
export function stops(frame: SightFrame, n: number, line: SightLine): boolean {
  const { pz, qz } = line
  const height = frame.heights[n] ?? 0
  if (Math.min(pz, qz) > height || !cut(frame, n, line, -onEdge)) return false
  const { enter, leave } = crossing
  const lowest = Math.min(pz + enter * (qz - pz), pz + leave * (qz - pz))
  return lowest <= height && (leave - enter) * lengthOf(line) > graze
}

export function isStopped(frame: SightFrame, line: SightLine): boolean {
  for (let n = 0; n < frame.blockCount; n++) {
    if (stops(frame, n, line)) return true
  }
  return false
}

/** Cuts a line by a part as far as it is no higher than that: whether any of it is inside. */
function cutBelow(frame: SightFrame, n: number, line: SightLine, rim: number): boolean {
  const { pz, qz } = line
  const height = frame.heights[n] ?? 0
  if (Math.min(pz, qz) > height || !cut(frame, n, line, rim)) return false
  if (pz > height) crossing.enter = Math.max(crossing.enter, (height - pz) / (qz - pz))
  if (qz > height) crossing.leave = Math.min(crossing.leave, (height - pz) / (qz - pz))
  return crossing.enter < crossing.leave
}

const lengthOf = ({ px, py, qx, qy }: SightLine): number => Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py))

/** How much of the line is inside a part at or below its height. */
export function insideOf(frame: SightFrame, n: number, line: SightLine): number {
  return cutBelow(frame, n, line, onEdge) ? (crossing.leave - crossing.enter) * lengthOf(line) : 0
}

/** How much of the line runs through concealing terrain. */
export function veilOn(frame: SightFrame, line: SightLine): number {
  veils.clear()
  for (let n = frame.blockCount; n < frame.count; n++) {
    if (cutBelow(frame, n, line, -onEdge)) veils.add(crossing.enter, crossing.leave)
  }
  return veils.covered * lengthOf(line)
}

export function isClear(frame: SightFrame, line: SightLine, veil: number): boolean {
  if (isStopped(frame, line)) return false
  return frame.count === frame.blockCount || veilOn(frame, line) <= veil
}
