// Clustered Actions (DS-270): the point, who is near enough to it, and how the Attacks are spread.

import {
  at,
  below,
  fraction,
  type Ground,
  type Plain,
  type Random,
  refuse,
  type Rules,
  type WhyNot,
} from '@umpire/engine'
import { directions, type Point } from '@umpire/plane'
import { inches, sayAt, targetName } from '../names.ts'
import { pointQuestion, spreadQuestion } from '../questions/clusters.ts'
import type { State } from '../state.ts'
import type { Target } from '../state/shot.ts'
import type { DownsyncTable } from '../table.ts'
import { seesThePoint, type Shooter } from './eyes.ts'
import { gapToPoint, tableSize, targetDisc } from './ground.ts'
import { targetsOf, whyOutOfRange } from './targets.ts'

const isOnTable = ({ x, y }: Point): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x <= tableSize && y <= tableSize

/** How near the targets have to be. */
const spreadOf = ({ action }: Shooter): number => action.cluster ?? 0

/** Those of the targets that are near enough to the point. */
const around = (state: State, shooter: Shooter, targets: readonly Target[], point: Point): Target[] =>
  targets.filter((target) => gapToPoint(state, target, point) <= spreadOf(shooter))

/** DS-270, DS-274 In range and sight, with a target near enough. `targets`: those in range and sight themselves. */
export function whyNoPoint(state: State, shooter: Shooter, targets: readonly Target[], point: Point): WhyNot {
  if (!isOnTable(point)) return refuse('DS-270', 'that is not on the table')
  if (around(state, shooter, targets, point).length === 0) {
    return refuse('DS-270', () => `no target in range and sight is within ${inches(spreadOf(shooter))} of it`)
  }
  const { unit, team } = shooter
  const tooFar = whyOutOfRange(shooter, gapToPoint(state, { element: unit.id, team }, point))
  if (tooFar !== undefined) return tooFar
  return seesThePoint(state, shooter, point) ? undefined : refuse('DS-270', 'no line of sight to that point')
}

const rounded = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The middle of a target, and points along its edge: whoever sees the target sees one of these. */
function* pointsOn(state: State, target: Target): Generator<Point> {
  const { x, y, r } = targetDisc(state, target)
  yield rounded(x, y)
  for (const direction of directions) yield rounded(x + direction.x * r, y + direction.y * r)
}

/** Some point that is allowed; undefined: there is none. */
function anyPoint(state: State, shooter: Shooter, targets: readonly Target[]): Point | undefined {
  for (const target of targets) {
    for (const point of pointsOn(state, target)) {
      if (whyNoPoint(state, shooter, targets, point) === undefined) return point
    }
  }
  return undefined
}

const noPoint = refuse('DS-270', 'there is no point in range and sight with a target near it')

/** Why the Action cannot be used now. */
export function whyNoCluster(state: State, shooter: Shooter): WhyNot {
  return anyPoint(state, shooter, targetsOf(state, shooter)) === undefined ? noPoint : undefined
}

/** Points that catch one target, two, or all that stand close together; those that catch most come first. */
function goodPoints(state: State, shooter: Shooter, targets: readonly Target[]): Point[] {
  const discs = targets.map((target) => targetDisc(state, target))
  const ideas: Point[] = discs.map(({ x, y }) => rounded(x, y))
  for (const [n, one] of discs.entries()) {
    for (const two of discs.slice(n + 1)) ideas.push(rounded((one.x + two.x) / 2, (one.y + two.y) / 2))
  }
  return ideas
    .filter((point) => whyNoPoint(state, shooter, targets, point) === undefined)
    .map((point) => ({ point, caught: around(state, shooter, targets, point).length }))
    .sort((a, b) => b.caught - a.caught)
    .map(({ point }) => point)
}

/** Anywhere around a target, as far as it may be from the point. */
function randomPoint(state: State, shooter: Shooter, targets: readonly Target[], random: Random): Point {
  const { x, y, r } = targetDisc(state, at(targets, below(random, targets.length)))
  const direction = at(directions, below(random, directions.length))
  const distance = fraction(random) * (r + spreadOf(shooter))
  return rounded(x + direction.x * distance, y + direction.y * distance)
}

/** On one target, or between two. */
function ideaOf(state: State, targets: readonly Target[], random: Random): Point {
  const one = targetDisc(state, at(targets, below(random, targets.length)))
  const two = targetDisc(state, at(targets, below(random, targets.length)))
  return below(random, 2) === 0 ? rounded(one.x, one.y) : rounded((one.x + two.x) / 2, (one.y + two.y) / 2)
}

function samplePoint(state: State, shooter: Shooter, targets: readonly Target[], random: Random): Point {
  let best: Point | undefined
  let most = 0
  for (let tries = 0; tries < 8; tries++) {
    const point = tries < 5 ? ideaOf(state, targets, random) : randomPoint(state, shooter, targets, random)
    const caught = around(state, shooter, targets, point).length
    if ((caught <= most && below(random, 8) > 0) || whyNoPoint(state, shooter, targets, point) !== undefined) continue
    best = point
    most = caught
  }
  best ??= anyPoint(state, shooter, targets)
  if (best === undefined) throw new Error('a Clustered Action without any point')
  return best
}

/** What the page draws: where the shooter stands, how far, and a few points worth choosing. */
function reachOf(state: State, shooter: Shooter, targets: readonly Target[]): Plain {
  const suggestions = goodPoints(state, shooter, targets)
    .slice(0, 6)
    .map((point) => ({
      say: sayAt(point),
      name: around(state, shooter, targets, point)
        .map((target) => targetName(state, target))
        .join(', '),
    }))
  return {
    kind: 'cluster',
    unit: shooter.unit.id,
    team: shooter.team,
    within: spreadOf(shooter),
    range: shooter.action.range,
    targets: targets.map(({ element, team }) => ({ element, team })),
    suggestions,
  }
}

/** D28 */
export function* choosePoint(t: DownsyncTable, shooter: Shooter): Rules<Point> {
  const { state } = t
  const targets = targetsOf(state, shooter)
  const ground: Ground<Point> = {
    whyNot: (point) => whyNoPoint(state, shooter, targets, point),
    sample: (random) => samplePoint(state, shooter, targets, random),
    reach: () => reachOf(state, shooter, targets),
  }
  const { x, y } = yield* t.place(shooter.unit.seat, pointQuestion, ground)
  return { x, y }
}

/** D28 Where one Attack goes; null: it is held back. */
export type Share = Target | null

/** DS-270 The targets of all Attacks, in the order in which they are made. With one target there is nothing to spread. */
export function* spreadAttacks(t: DownsyncTable, shooter: Shooter): Rules<Target[]> {
  const { action, unit } = shooter
  const targets = targetsOf(t.state, shooter)
  const [only] = targets
  if (only !== undefined && targets.length === 1) return Array.from({ length: action.rof }, () => only)
  const rooms = [
    ...targets.map((target): { target: Share; most: number } => ({ target, most: action.rof })),
    { target: null, most: action.rof - 1 },
  ]
  const shares = yield* t.share<Share>(unit.seat, spreadQuestion, action.rof, rooms)
  return targets.flatMap((target, n) => Array.from({ length: at(shares, n) }, () => target))
}
