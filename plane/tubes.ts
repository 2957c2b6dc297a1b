// Many lines at once: a tube holds all lines between two others, and terrain may shut off all of them or let one through.

import { type SightFrame } from './sight-frame.ts'
import { graze, isClear, type SightLine } from './sight-line.ts'
import { Stretches } from './stretches.ts'

/** How often tubes are cut into four. */
const cuts = 3
/** Discs nearer to each other than this many times their radii are left to other means. */
const nearest = 1.5

const sure = new Stretches()

/** Where the part that was cut last is entered and left, along the x axis. Fields, for a variable would make garbage. */
const crossing = { enter: 0, leave: 0 }

/** Cuts a part by the line that begins at a height above the first centre and rises so fast. */
function cut(frame: SightFrame, n: number, height: number, slope: number): void {
  const { x: xs, y: ys } = frame
  const last = (frame.starts[n + 1] ?? 0) - 1
  let enter = Infinity
  let leave = -Infinity
  let at = frame.starts[n] ?? 0
  let x0 = xs[at] ?? 0
  let above0 = (ys[at] ?? 0) - height - slope * x0
  while (at < last) {
    at++
    const x1 = xs[at] ?? 0
    const above1 = (ys[at] ?? 0) - height - slope * x1
    if (above0 > 0 !== above1 > 0) {
      const x = x0 + ((x1 - x0) * above0) / (above0 - above1)
      if (x < enter) enter = x
      if (x > leave) leave = x
    }
    x0 = x1
    above0 = above1
  }
  crossing.enter = enter
  crossing.leave = leave
}

/**
 * Whether all lines between two are shut off. The two are given by their heights above the first and the second centre. What
 * a convex part covers of both at the same x it covers between them.
 */
function isTubeShut(
  frame: SightFrame,
  veil: number,
  low1: number,
  high1: number,
  low2: number,
  high2: number,
): boolean {
  const { first, second } = frame
  const top = Math.max(first.top, second.top)
  const lowSlope = (low2 - low1) / second.x
  const highSlope = (high2 - high1) / second.x
  sure.clear()
  for (let n = 0; n < frame.count; n++) {
    if ((frame.heights[n] ?? 0) < top) continue
    cut(frame, n, low1, lowSlope)
    const from = Math.max(first.to, crossing.enter)
    const to = Math.min(second.from, crossing.leave)
    if (from >= to) continue
    cut(frame, n, high1, highSlope)
    const begin = Math.max(from, crossing.enter)
    const end = Math.min(to, crossing.leave)
    if (n >= frame.blockCount) sure.add(begin, end)
    else if (end - begin > graze) return true
  }
  return sure.covered > veil
}

/** Whether there is no line at all between the two volumes. If not, there may be one. */
export function isShut(frame: SightFrame, veil: number): boolean {
  return isTubeShut(frame, veil, frame.low, frame.high, frame.low, frame.high)
}

export type Passage = 'shut' | 'open' | 'narrow'

/** Looks for a line between two discs on the ground. If it finds one, that is put into `line`; narrow is what it cannot tell. */
export function passage(frame: SightFrame, veil: number, line: SightLine): Passage {
  const { first, second } = frame
  const share = (first.r + second.r) / second.x
  if (share * nearest > 1) return 'narrow'
  // A line at a slant that touches a disc is higher above its centre than the radius.
  const slant = 1 / Math.sqrt(1 - share * share)
  line.pz = first.top
  line.qz = second.top
  return search(frame, veil, line, -first.r * slant, first.r * slant, -second.r * slant, second.r * slant, cuts)
}

function search(
  frame: SightFrame,
  veil: number,
  line: SightLine,
  low1: number,
  high1: number,
  low2: number,
  high2: number,
  cutsLeft: number,
): Passage {
  if (isTubeShut(frame, veil, low1, high1, low2, high2)) return 'shut'
  const middle1 = (low1 + high1) / 2
  const middle2 = (low2 + high2) / 2
  if (layLine(frame, line, middle1, middle2) && isClear(frame, line, veil)) return 'open'
  if (cutsLeft === 0) return 'narrow'
  let found: Passage = 'shut'
  for (let quarter = 0; quarter < 4; quarter++) {
    const isHigh1 = quarter === 0 || quarter === 2
    const isHigh2 = quarter === 0 || quarter === 3
    const each = search(
      frame,
      veil,
      line,
      isHigh1 ? middle1 : low1,
      isHigh1 ? high1 : middle1,
      isHigh2 ? middle2 : low2,
      isHigh2 ? high2 : middle2,
      cutsLeft - 1,
    )
    if (each === 'open') return each
    if (each === 'narrow') found = each
  }
  return found
}

/** Lays a line from where it leaves the first disc to where it meets the second; whether it meets both. */
function layLine({ first, second }: SightFrame, line: SightLine, height1: number, height2: number): boolean {
  const slope = (height2 - height1) / second.x
  const unit2 = 1 + slope * slope
  const root1 = first.r * first.r * unit2 - height1 * height1
  const root2 = second.r * second.r * unit2 - height2 * height2
  if (root1 < 0 || root2 < 0) return false
  line.px = (Math.sqrt(root1) - slope * height1) / unit2
  line.py = height1 + slope * line.px
  line.qx = second.x - (Math.sqrt(root2) + slope * height2) / unit2
  line.qy = height1 + slope * line.qx
  return true
}
