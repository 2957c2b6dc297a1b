// Movement (CC-046, CC-047, CC-162 to CC-165): one step, several in a row, out of the way of dice, and by force.

import { offer, type Rules, refuse, type WhyNot } from '@umpire/engine'
import { whoIs } from '../events/who.ts'
import { forcedStep, nextStep, phaseTo, pulledStep } from '../questions/moving.ts'
import { sideTowards } from '../regions.ts'
import { defenderOf, type MovingNow, operativeOf, type State } from '../state.ts'
import type { RegionId, Side } from '../state/region.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { reveal } from './revealing.ts'
import { isThere, placeOf, seatOf } from './units.ts'
import { neighboursOf, phasesOf, stepsTowards, whyNotStep } from './ways.ts'
import { type Movement, openWindow } from './windows.ts'

/** By steps, or by phasing. */
type Going = 'move' | 'phase'

/** CC-068 Being somewhere else ends being Pillared. */
function put(state: State, unit: Unit, to: RegionId): void {
  const figure = isOperative(unit) ? operativeOf(state, unit) : defenderOf(state, unit)
  if (figure === undefined) return
  figure.region = to
  figure.pillar = null
}

/** CC-162, CC-165 Units leave and enter, an Operative makes the Complex grow, and then others may react, once. */
function* enter(t: CrashersTable, units: readonly Unit[], to: RegionId, how: Going): Rules {
  const { state } = t
  const before = state.nextDefender
  const regions = state.regions.length
  const movements: Movement[] = []
  for (const unit of units) {
    const from = placeOf(state, unit)
    if (from === undefined) continue
    put(state, unit, to)
    movements.push({ unit, from, to, how })
  }
  if (movements.length === 0) return
  tellMoved(t, movements, to, how)
  if (movements.some(({ unit }) => isOperative(unit))) yield* reveal(t, to) // CC-077, CC-081
  yield* openWindow(t, { window: 'step', movements, before, regions })
}

function tellMoved(t: CrashersTable, movements: readonly Movement[], to: RegionId, how: Going): void {
  if (!t.isHeard) return // In playouts nobody listens, and this is told all the time.
  const units = movements.map(({ unit }) => whoIs(t.state, unit))
  t.tell({ kind: 'moved', rule: how === 'phase' ? 'CC-047' : 'CC-162', units, to, how })
}

/** CC-163 The movements of a unit that are going on are lost when something else moves it or holds it. */
function halted(moving: MovingNow | null, unit: Unit): MovingNow | null {
  if (moving === null) return null
  const { left, isStraight, side, isHalted, outer } = moving
  return {
    unit: moving.unit,
    left,
    isStraight,
    side,
    isHalted: isHalted || moving.unit === unit,
    outer: halted(outer, unit),
  }
}

export function halt(state: State, unit: Unit): void {
  state.moving = halted(state.moving, unit)
}

/** CC-162 A step, or phasing in, of one unit or of several together. Whoever asks has looked whether it is possible. */
export function* step(t: CrashersTable, units: readonly Unit[], to: RegionId, how: Going): Rules {
  for (const unit of units) halt(t.state, unit)
  yield* enter(t, units, to, how)
}

interface How {
  readonly isStraight?: boolean
  /** It has to go all the way, as far as it can. */
  readonly isExactly?: boolean
}

/** The side of its region across which a unit goes there. */
function sideOf(state: State, unit: Unit, to: RegionId): Side | null {
  const place = placeOf(state, unit)
  return place === undefined ? null : (sideTowards(state, place, to) ?? null)
}

/** The next step of a movement, where it may have to go straight on. */
function whyNotGoOn(state: State, { unit, side }: MovingNow, to: RegionId): WhyNot {
  if (side !== null && sideOf(state, unit, to) !== side) return refuse('CC-046', 'It has to go on in a straight line.')
  return whyNotStep(state, unit, to)
}

/** CC-046 Up to so many regions, each of them chosen when the unit stands before it. */
export function* moveUpTo(
  t: CrashersTable,
  unit: Unit,
  regions: number,
  { isStraight = false, isExactly = false }: How = {},
): Rules {
  const { state } = t
  const seat = seatOf(state, unit)
  let now: MovingNow = { unit, left: regions, isStraight, side: null, isHalted: false, outer: state.moving }
  state.moving = now
  while (now.left > 0 && !now.isHalted && isThere(state, unit)) {
    const going = now
    const steps = offer(neighboursOf(state, unit), (to) => whyNotGoOn(state, going, to))
    if (steps.allowed.length === 0) break
    const to = isExactly ? yield* t.choose(seat, forcedStep, steps) : yield* t.chooseOrPass(seat, nextStep, steps)
    if (to === undefined) break
    const side = isStraight ? sideOf(state, unit, to) : null
    state.moving = { unit, left: going.left - 1, isStraight, side, isHalted: false, outer: going.outer }
    yield* enter(t, [unit], to, 'move')
    now = state.moving
    if (now.isHalted && now.left > 0) t.tell({ kind: 'movement lost', rule: 'CC-163', who: whoIs(state, unit) })
  }
  state.moving = now.outer
}

/** A Defender is drawn one region nearer to whoever has hit it, if there is a way. */
export function* reelIn(t: CrashersTable, attacker: Unit, unit: Unit): Rules {
  const { state } = t
  const goal = placeOf(state, attacker)
  const steps = goal === undefined ? [] : stepsTowards(state, unit, goal)
  if (steps.length === 0) return
  const to = yield* t.choose(seatOf(state, attacker), pulledStep, steps)
  yield* step(t, [unit], to, 'move')
}

/** CC-142 One region, anywhere beside the unit. Nothing where there is no way. */
export function* moveAside(t: CrashersTable, unit: Unit): Rules {
  const { state } = t
  const steps = offer(neighboursOf(state, unit), (to) => whyNotStep(state, unit, to))
  if (steps.allowed.length === 0) return
  yield* step(t, [unit], yield* t.choose(seatOf(state, unit), forcedStep, steps), 'move')
}

/** How a unit gets out of the way of dice. */
type WayOut = { readonly by: 'moving' } | { readonly by: 'phasing'; readonly within: number }

/** CC-142 Out of the way, where there is somewhere to go. */
export function* dodge(t: CrashersTable, unit: Unit, way: WayOut): Rules {
  if (way.by === 'moving') return yield* moveAside(t, unit)
  const { state } = t
  const regions = phasesOf(state, unit, way.within)
  if (regions.length === 0) return
  yield* step(t, [unit], yield* t.choose(seatOf(state, unit), phaseTo, regions), 'phase')
}
