// Who looks: whoever is about to move from where it would be, whoever is looked at, or a point that somebody set.

import type { Seat } from '@umpire/engine'
import {
  canSee,
  type Disc,
  gap,
  isConcealed,
  type Landscape,
  type Point,
  sightReport,
  type Volume,
} from '@umpire/plane'
import { targetName } from '../names.ts'
import { isShrouded, landOf, targetDisc, volumeId, volumeOf } from '../rules/ground.ts'
import { baseOf } from '../rules/units.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { depthIn } from './scatter.ts'

export interface Eye {
  readonly name: string
  readonly seat: Seat
  readonly disc: Disc
  /** The base or Ping that it is; null for a bare point. */
  readonly of: Target | null
}

/** What an eye makes of one target. */
export interface Seen {
  readonly target: Target
  readonly name: string
  readonly gap: number
  readonly is: 'clear' | 'concealed' | 'blocked'
  /** The pieces that block or conceal, by number. */
  readonly by: readonly number[]
  readonly line: readonly [Point, Point]
}

const volumeAt = (state: State, { disc, of }: Eye): Volume => ({
  id: of === null ? -1 : volumeId(of.element, of.team),
  disc,
  inside: landOf(state).blockAround(disc),
})

/** DS-259, DS-273 Whatever the line: a Shroud conceals, and the exposed have no benefit. */
function isConcealedAnyway(state: State, target: Target): boolean | undefined {
  if (pingOf(state, target.element) !== undefined) return undefined
  const unit = unitOf(state, target.element)
  if (unit.exposed) return false
  return isShrouded(state, unit, baseOf(unit, target.team)) ? true : undefined
}

const seenAs = (sees: boolean, isHidden: boolean): Seen['is'] => (sees ? (isHidden ? 'concealed' : 'clear') : 'blocked')

/** Looks closely: the best line there is, and exactly what stops or conceals it. */
export function look(state: State, eye: Eye, target: Target): Seen {
  const report = sightReport(landOf(state), volumeAt(state, eye), volumeOf(state, target))
  const { sees, blockedBy, concealedBy, line } = report
  return {
    target,
    name: targetName(state, target),
    gap: gap(eye.disc, targetDisc(state, target)),
    is: seenAs(sees, isConcealedAnyway(state, target) ?? report.isConcealed),
    by: !sees && blockedBy.length > 0 ? blockedBy : concealedBy,
    line,
  }
}

/** Pieces of that kind between two points. */
function between({ pieces }: Landscape, from: Point, to: Point, is: 'blocks' | 'conceals'): readonly number[] {
  return pieces.flatMap((piece, n) => (piece[is] && crosses(piece.outline, from, to) ? [n] : []))
}

/** Whether a line comes into a shape, looked at closely enough for the eye. */
function crosses(outline: readonly Point[], from: Point, to: Point): boolean {
  const steps = 48
  for (let n = 0; n <= steps; n++) {
    const share = n / steps
    if (depthIn(outline, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }) > 0) return true
  }
  return false
}

/** Looks quickly, for many at once while something moves: sight and concealment are exact, the line is that of the middles. */
export function glance(state: State, eye: Eye, target: Target): Seen {
  const land = landOf(state)
  const [from, to] = [volumeAt(state, eye), volumeOf(state, target)]
  const sees = canSee(land, from, to)
  const is = seenAs(sees, sees && (isConcealedAnyway(state, target) ?? isConcealed(land, from, to)))
  const blocking = is === 'blocked' ? between(land, from.disc, to.disc, 'blocks') : []
  return {
    target,
    name: targetName(state, target),
    gap: gap(from.disc, to.disc),
    is,
    by: is === 'clear' ? [] : blocking.length > 0 ? blocking : between(land, from.disc, to.disc, 'conceals'),
    line: [from.disc, to.disc],
  }
}

/** All enemies of whoever looks. */
export function enemiesOf(state: State, seat: Seat): readonly Target[] {
  return [
    ...state.units
      .filter((unit) => unit.seat !== seat && unit.at === 'table')
      .flatMap((unit) => unit.bases.map(({ team }) => ({ element: unit.id, team }))),
    ...state.pings.filter((ping) => ping.seat !== seat).map(({ id }) => ({ element: id, team: 0 })),
  ]
}

/** The eye of a base or Ping where it stands. */
export function eyeOf(state: State, target: Target): Eye {
  const { x, y, r } = targetDisc(state, target)
  const seat = pingOf(state, target.element)?.seat ?? unitOf(state, target.element).seat
  return { name: targetName(state, target), seat, disc: { x, y, r }, of: target }
}
