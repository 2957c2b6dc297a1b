// Sight from or to a building that somebody stands in: lines may run down or up, over roofs and trees.

import { allPoints, facingPoints, type Points } from './edge-points.ts'
import { type End, type SightFrame } from './sight-frame.ts'
import { isClear, type SightLine } from './sight-line.ts'

const firstPoints: Points = []
const secondPoints: Points = []
const posts: Points = []

/** Lines pass the corners of other buildings this far off. */
const passing = 2

/** Whether some line gets through; it is then in `line`. */
export function seesFromAbove(frame: SightFrame, veil: number, line: SightLine): boolean {
  const { first, second } = frame
  line.pz = first.top
  line.qz = second.top
  // The nearer the higher end and the farther the lower end of a line, the higher it runs.
  if (first.top >= second.top) facingPoints(frame, first, firstPoints)
  else allPoints(first, firstPoints)
  if (second.top >= first.top) facingPoints(frame, second, secondPoints)
  else allPoints(second, secondPoints)
  for (let p = 0; p < firstPoints.length; p += 2) {
    line.px = firstPoints[p] ?? 0
    line.py = firstPoints[p + 1] ?? 0
    for (let q = 0; q < secondPoints.length; q += 2) {
      line.qx = secondPoints[q] ?? 0
      line.qy = secondPoints[q + 1] ?? 0
      if (isClear(frame, line, veil)) return true
    }
  }
  return seesPastCorners(frame, veil, line)
}

/** Narrow openings lie between two corners: the lines that pass both. */
function seesPastCorners(frame: SightFrame, veil: number, line: SightLine): boolean {
  layPosts(frame)
  for (let a = 0; a < posts.length; a += 2) {
    for (let b = a + 2; b < posts.length; b += 2) {
      const x = posts[a] ?? 0
      const y = posts[a + 1] ?? 0
      const dx = (posts[b] ?? 0) - x
      const dy = (posts[b + 1] ?? 0) - y
      if (dx === 0) continue
      const slope = dy / dx
      if (seesAlong(frame, y - slope * x, slope, veil, line)) return true
    }
  }
  return false
}

/** Points a little outside each corner of the buildings in between. */
function layPosts({ x: xs, y: ys, starts, blockCount }: SightFrame): void {
  posts.length = 0
  for (let n = 0; n < blockCount; n++) {
    const start = starts[n] ?? 0
    const last = (starts[n + 1] ?? 0) - 1
    for (let at = start; at < last; at++) {
      const before = at === start ? last - 1 : at - 1
      const x = xs[at] ?? 0
      const y = ys[at] ?? 0
      const ax = x - (xs[before] ?? 0)
      const ay = y - (ys[before] ?? 0)
      const bx = x - (xs[at + 1] ?? 0)
      const by = y - (ys[at + 1] ?? 0)
      const a = Math.sqrt(ax * ax + ay * ay)
      const b = Math.sqrt(bx * bx + by * by)
      posts.push(x + passing * (ax / a + bx / b), y + passing * (ay / a + by / b))
    }
  }
}

/** Where a line crosses an end: from here to there along the axis. */
const crossing = { enter: 0, leave: 0 }

function seesAlong(frame: SightFrame, height: number, slope: number, veil: number, line: SightLine): boolean {
  const { first, second } = frame
  if (!crosses(first, height, slope)) return false
  const { enter: firstFar, leave: firstNear } = crossing
  if (!crosses(second, height, slope)) return false
  const { enter: secondNear, leave: secondFar } = crossing
  for (let n = 0; n < 2; n++) {
    line.px = n === 1 && first.top < second.top ? firstFar : firstNear
    line.qx = n === 1 && second.top < first.top ? secondFar : secondNear
    line.py = height + slope * line.px
    line.qy = height + slope * line.qx
    if (line.px < line.qx && isClear(frame, line, veil)) return true
  }
  return false
}

function crosses(end: End, height: number, slope: number): boolean {
  if (end.isDisc) {
    const unit2 = 1 + slope * slope
    const along = end.x - slope * height
    const root2 = along * along - unit2 * (end.x * end.x + height * height - end.r * end.r)
    if (root2 < 0) return false
    crossing.enter = (along - Math.sqrt(root2)) / unit2
    crossing.leave = (along + Math.sqrt(root2)) / unit2
    return true
  }
  const { corners } = end
  let enter = Infinity
  let leave = -Infinity
  for (let at = 0; at + 3 < corners.length; at += 2) {
    const x0 = corners[at] ?? 0
    const x1 = corners[at + 2] ?? 0
    const above0 = (corners[at + 1] ?? 0) - height - slope * x0
    const above1 = (corners[at + 3] ?? 0) - height - slope * x1
    if (above0 > 0 === above1 > 0) continue
    const x = x0 + ((x1 - x0) * above0) / (above0 - above1)
    enter = Math.min(enter, x)
    leave = Math.max(leave, x)
  }
  crossing.enter = enter
  crossing.leave = leave
  return enter < leave
}
