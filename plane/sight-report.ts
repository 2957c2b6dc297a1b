// For people: the best line of sight, and what stops or conceals it.

import { concealersOf, isConcealed } from './concealment.ts'
import { type Point } from './disc.ts'
import { facingPoints, type Points } from './edge-points.ts'
import { type Landscape } from './landscape.ts'
import { layCentreLine, sees } from './sight.ts'
import { SightFrame } from './sight-frame.ts'
import { graze, insideOf, newLine, type SightLine, stops, veilOn } from './sight-line.ts'
import { comesFirst, isOnGround, topOf, type Volume } from './volume.ts'

export interface SightReport {
  readonly sees: boolean
  readonly isConcealed: boolean
  /** Of all lines the one that fewest buildings stop, and of these the one with the least concealing terrain. */
  readonly line: readonly [Point, Point]
  /** The buildings that stop it. If there are none and it is stopped all the same, there is too much concealing terrain. */
  readonly blockedBy: readonly number[]
  /** Whatever conceals the target; if it is not seen, the concealing terrain on the line. */
  readonly concealedBy: readonly number[]
  /** So much of the line runs through concealing terrain, in whole hundredths. */
  readonly veil: number
}

const frame = new SightFrame()
const starts: Points = []
const ends: Points = []

export function sightReport(land: Landscape, from: Volume, target: Volume): SightReport {
  const conceals = isConcealed(land, from, target)
  const concealedBy = conceals ? concealersOf(land, from, target) : []
  if (!isOnGround(from) && from.inside === target.inside) {
    const line = [pointOf(from), pointOf(target)] as const
    return { sees: true, isConcealed: conceals, line, blockedBy: [], concealedBy, veil: 0 }
  }
  const isFirst = comesFirst(from, target)
  const [a, b] = isFirst ? [from, target] : [target, from]
  const found = newLine()
  const seen = sees(land, a, b, frame, found)
  frame.lay(land, a, b, Math.min(topOf(land, a), topOf(land, b)), true)
  const line = bestLine(seen, found)
  const ordered = [frame.onTable(line.px, line.py), frame.onTable(line.qx, line.qy)] as const
  return {
    sees: seen,
    isConcealed: conceals,
    line: isFirst ? ordered : [ordered[1], ordered[0]],
    blockedBy: seen ? [] : piecesOf(0, frame.blockCount, (n) => stops(frame, n, line)),
    concealedBy: seen ? concealedBy : piecesOf(frame.blockCount, frame.count, (n) => insideOf(frame, n, line) > graze),
    veil: Math.floor(veilOn(frame, line) + 0.5),
  }
}

const pointOf = ({ disc: { x, y } }: Volume): Point => ({ x, y })

function piecesOf(first: number, end: number, is: (n: number) => boolean): number[] {
  const found = new Set<number>()
  for (let n = first; n < end; n++) if (is(n)) found.add(frame.pieces[n] ?? 0)
  return [...found]
}

/** The line of the centres, unless another is better. */
function bestLine(seen: boolean, found: SightLine): SightLine {
  let best = newLine()
  layCentreLine(frame, best)
  let [leastStops, leastVeil] = [stopsOn(best), veilOn(frame, best)]
  const consider = (line: SightLine) => {
    const stopped = stopsOn(line)
    if (stopped > leastStops) return
    const veil = veilOn(frame, line)
    if (stopped === leastStops && veil > leastVeil - 1) return
    best = { ...line }
    leastStops = stopped
    leastVeil = veil
  }
  if (seen && found.px < found.qx) consider(found)
  if (leastStops === 0 && leastVeil < 1) return best
  facingPoints(frame, frame.first, starts)
  facingPoints(frame, frame.second, ends)
  const line = { ...best }
  for (let p = 0; p < starts.length; p += 2) {
    line.px = starts[p] ?? 0
    line.py = starts[p + 1] ?? 0
    for (let q = 0; q < ends.length; q += 2) {
      line.qx = ends[q] ?? 0
      line.qy = ends[q + 1] ?? 0
      consider(line)
    }
  }
  return best
}

function stopsOn(line: SightLine): number {
  let count = 0
  for (let n = 0; n < frame.blockCount; n++) if (stops(frame, n, line)) count++
  return count
}
