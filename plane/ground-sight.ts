// Sight between two discs on the ground: from points of the one, all directions to the other at once.

import { fanSize, fanX, fanY } from './fan.ts'
import { type SightFrame } from './sight-frame.ts'
import { type SightLine } from './sight-line.ts'
import { Stretches } from './stretches.ts'

// A direction is its slope, and what a piece hides from a point is an interval of slopes.

/** Openings narrower than this are none, so that nobody looks through the joint of two buildings. */
const narrowest = 1e-7
/** What lies less than so far ahead of the point counts as beside it. */
const ahead = 1e-3
/** How often a range of slopes is halved in the search for one with little enough concealing terrain. */
const halvings = 5

/**
 * The point that is looked from, and the second disc as seen from there: its centre, and the square of how far the lines go
 * that touch it. Fields, for variables would make garbage.
 */
const eye = { px: 0, py: 0, cx: 0, cy: 0, tangent2: 0 }

/** What buildings hide. */
const hiddenFrom: number[] = []
const hiddenTo: number[] = []
let hiddenCount = 0

/** Where a ray enters and leaves the concealing pieces: of the rays that are looked at in turn, each has its own place. */
let rayEnters = new Float64Array(0)
let rayLeaves = new Float64Array(0)
const onRay = new Stretches()
const surely = new Stretches()

/** Whether some line gets through; it is then put into `line`. */
export function seesOnGround(frame: SightFrame, veil: number, line: SightLine): boolean {
  const { first, second } = frame
  const { r } = second
  const veils = frame.count - frame.blockCount
  if (rayEnters.length < veils * (halvings + 3)) {
    rayEnters = new Float64Array(veils * (halvings + 3))
    rayLeaves = new Float64Array(veils * (halvings + 3))
  }
  for (let point = 0; point < fanSize; point++) {
    const px = first.r * (fanX[point] ?? 0)
    const py = first.r * (fanY[point] ?? 0)
    const cx = second.x - px
    const cy = -py
    const tangent2 = cx * cx + cy * cy - r * r
    eye.px = px
    eye.py = py
    eye.cx = cx
    eye.cy = cy
    eye.tangent2 = tangent2
    const root = r * Math.sqrt(tangent2)
    const lowest = (cx * cy - root) / (cx * cx - r * r)
    const highest = (cx * cy + root) / (cx * cx - r * r)
    hide(frame)
    const slope = openSlope(frame, lowest, highest, veil)
    if (Number.isNaN(slope)) continue
    line.px = px
    line.py = py
    line.qx = rayEnd(slope)
    line.qy = py + (line.qx - px) * slope
    line.pz = first.top
    line.qz = second.top
    return true
  }
  return false
}

function openSlope(frame: SightFrame, lowest: number, highest: number, veil: number): number {
  let from = nextOpen(lowest)
  while (from < highest - narrowest) {
    let to = highest
    for (let n = 0; n < hiddenCount; n++) {
      const begin = hiddenFrom[n] ?? 0
      if (begin > from && begin < to) to = begin
    }
    if (frame.count === frame.blockCount) return (from + to) / 2
    if (castRay(frame, from, 0) <= veil) return from
    if (castRay(frame, to, 1) <= veil) return to
    const slope = thinSlope(frame, from, 0, to, 1, veil, 0)
    if (!Number.isNaN(slope)) return slope
    from = nextOpen(to)
  }
  return NaN
}

/** The least slope from here on that no building hides. */
function nextOpen(from: number): number {
  let open = from
  for (let n = 0; n < hiddenCount; n++) {
    const to = hiddenTo[n] ?? 0
    if ((hiddenFrom[n] ?? 0) <= open + narrowest && to > open) {
      open = to
      n = -1
    }
  }
  return open
}

function hide(frame: SightFrame): void {
  hiddenCount = 0
  for (let n = 0; n < frame.blockCount; n++) {
    const last = (frame.starts[n + 1] ?? 0) - 1
    let low = Infinity
    let high = -Infinity
    for (let at = frame.starts[n] ?? 0; at < last; at++) {
      hideEdge(frame, at)
      if (edge.low < low) low = edge.low
      if (edge.high > high) high = edge.high
    }
    if (low < high) {
      hiddenFrom[hiddenCount] = low
      hiddenTo[hiddenCount++] = high
    }
  }
}

const edge = { low: 0, high: 0 }

/**
 * The slopes that an edge hides. What counts of it lies ahead, and before the line through the points where the second disc
 * is touched: whatever lies beyond that within sight of the disc is behind it, for no building overlaps the disc.
 */
function hideEdge(frame: SightFrame, at: number): void {
  const { px, py, cx, cy, tangent2 } = eye
  const x0 = (frame.x[at] ?? 0) - px
  const y0 = (frame.y[at] ?? 0) - py
  const x1 = (frame.x[at + 1] ?? 0) - px
  const y1 = (frame.y[at + 1] ?? 0) - py
  const beyond0 = x0 * cx + y0 * cy - tangent2
  const beyond1 = x1 * cx + y1 * cy - tangent2
  let from = 0
  let to = 1
  edge.low = Infinity
  edge.high = -Infinity
  if (x0 < ahead) {
    if (x1 <= ahead) return
    from = (ahead - x0) / (x1 - x0)
  } else if (x1 < ahead) {
    to = (ahead - x0) / (x1 - x0)
  }
  if (beyond0 > 0) {
    if (beyond1 >= 0) return
    from = Math.max(from, beyond0 / (beyond0 - beyond1))
  } else if (beyond1 > 0) {
    to = Math.min(to, beyond0 / (beyond0 - beyond1))
  }
  if (from > to) return
  const a = from === 0 ? y0 / x0 : (y0 + from * (y1 - y0)) / (x0 + from * (x1 - x0))
  const b = to === 1 ? y1 / x1 : (y0 + to * (y1 - y0)) / (x0 + to * (x1 - x0))
  edge.low = Math.min(a, b)
  edge.high = Math.max(a, b)
}

/** Where a ray first meets the second disc. */
function rayEnd(slope: number): number {
  const { px, cx, cy, tangent2 } = eye
  const unit2 = 1 + slope * slope
  const along = cx + slope * cy
  return px + (along - Math.sqrt(Math.max(0, along * along - unit2 * tangent2))) / unit2
}

/** How much concealing terrain is on a ray as far as the disc. Where it enters and leaves pieces is kept in a place. */
function castRay(frame: SightFrame, slope: number, place: number): number {
  const { x: xs, y: ys } = frame
  const { px, py } = eye
  const end = rayEnd(slope)
  const veils = frame.count - frame.blockCount
  onRay.clear()
  for (let n = frame.blockCount; n < frame.count; n++) {
    const last = (frame.starts[n + 1] ?? 0) - 1
    let enter = Infinity
    let leave = -Infinity
    let at = frame.starts[n] ?? 0
    let x0 = xs[at] ?? 0
    let above0 = (ys[at] ?? 0) - py - slope * (x0 - px)
    while (at < last) {
      at++
      const x1 = xs[at] ?? 0
      const above1 = (ys[at] ?? 0) - py - slope * (x1 - px)
      if (above0 > 0 !== above1 > 0) {
        const x = x0 + ((x1 - x0) * above0) / (above0 - above1)
        if (x < enter) enter = x
        if (x > leave) leave = x
      }
      x0 = x1
      above0 = above1
    }
    const kept = place * veils + n - frame.blockCount
    rayEnters[kept] = enter
    rayLeaves[kept] = leave
    onRay.add(Math.max(px, enter), Math.min(end, leave))
  }
  return onRay.covered * Math.sqrt(1 + slope * slope)
}

/**
 * A slope between two others whose ray has little enough concealing terrain, or NaN. What a convex part covers of both rays
 * at the same x it covers between them, which ends most searches at once.
 */
function thinSlope(
  frame: SightFrame,
  low: number,
  lowPlace: number,
  high: number,
  highPlace: number,
  veil: number,
  depth: number,
): number {
  const veils = frame.count - frame.blockCount
  surely.clear()
  for (let n = 0; n < veils; n++) {
    const enter = Math.max(rayEnters[lowPlace * veils + n] ?? 0, rayEnters[highPlace * veils + n] ?? 0)
    const leave = Math.min(rayLeaves[lowPlace * veils + n] ?? 0, rayLeaves[highPlace * veils + n] ?? 0)
    surely.add(Math.max(eye.px, enter), Math.min(frame.second.from, leave))
  }
  if (surely.covered > veil) return NaN
  const middle = (low + high) / 2
  const place = 2 + depth
  if (castRay(frame, middle, place) <= veil) return middle
  if (depth === halvings) return NaN
  const found = thinSlope(frame, low, lowPlace, middle, place, veil, depth + 1)
  if (!Number.isNaN(found)) return found
  return thinSlope(frame, middle, place, high, highPlace, veil, depth + 1)
}
