// As far along a way as is legal: for dragging a ruler.

import { type Point, whole } from './disc.ts'
import { type Keep } from './keep.ts'
import { type Landscape } from './landscape.ts'
import { type Mover, type PathFault, pathFault, rawLength, slowOnWay, startOf } from './path.ts'

export interface ClampedPath {
  readonly path: Point[]
  /** What stopped it. */
  readonly fault: PathFault | undefined
}

/** In how small steps a place is looked for at which the way just touches slowing terrain. */
const touchStep = 0.25
/** How far from the first contact it may be. */
const touchRange = 3

export function clampPath(land: Landscape, mover: Mover, keeps: readonly Keep[], path: readonly Point[]): ClampedPath {
  const { disc: start } = mover
  const fault = pathFault(land, mover, keeps, path)
  if (fault === undefined) return { path: [...path], fault }
  const upTo = (length: number): Point[] => roundEnd(startOf(start, path, length))
  const faultAt = (length: number) => pathFault(land, mover, keeps, upTo(length))
  let length = rawLength(start, path)
  while (length >= 1) {
    const found = faultAt(length)
    if (found === undefined) return { path: upTo(length), fault }
    if (found.kind === 'too long') {
      const touch = found.piece === -1 ? undefined : touching(land, mover, upTo, faultAt, found.limit, length)
      if (touch !== undefined) return { path: upTo(touch), fault }
      length = Math.min(found.limit, length - 1)
    } else if (found.kind === 'half in') {
      length--
    } else {
      const before = lastBefore(length, (at) => isHard(faultAt(at)))
      // Nothing before is open: it may have begun where nobody may stand, and be open on the way out.
      length = before >= 1 ? before : length - 4
    }
  }
  return { path: [], fault }
}

/** What no longer way makes good. */
const isHard = (fault: PathFault | undefined): boolean =>
  fault?.kind === 'off table' || fault?.kind === 'block' || fault?.kind === 'meets'

/** The greatest length, to the hundredth, at which something is not yet so, if from some length on it is. */
function lastBefore(length: number, isSo: (length: number) => boolean): number {
  let not = 0
  let so = length
  while (so - not > 1) {
    const middle = (not + so) / 2
    if (isSo(middle)) so = middle
    else not = middle
  }
  return not
}

/** The length at which the way just touches slowing terrain, if it may be longer for that than it might be inside. */
function touching(
  land: Landscape,
  mover: Mover,
  upTo: (length: number) => Point[],
  faultAt: (length: number) => PathFault | undefined,
  limit: number,
  length: number,
): number | undefined {
  const contact = lastBefore(length, (at) => slowOnWay(land, mover.disc, upTo(at)) !== -1)
  for (let at = contact + touchRange; at > Math.max(limit, contact - touchRange); at -= touchStep) {
    if (at <= length && faultAt(at) === undefined) return at
  }
  return undefined
}

function roundEnd(way: Point[]): Point[] {
  const end = way.pop()
  return end === undefined ? way : [...way, { x: whole(end.x), y: whole(end.y) }]
}
