// Units that an Action is turned on (CC-052, CC-139): who may be healed, drained, moved, phased, ordered.

import { refuse, type WhyNot } from '@umpire/engine'
import type { EffectAbility } from '../../content/ability.ts'
import { mostCharges } from '../../content/numbers.ts'
import { unitName } from '../../names.ts'
import { distance } from '../../regions.ts'
import { defenderOf, operativeOf, reactorOf, type State } from '../../state.ts'
import type { RegionId } from '../../state/region.ts'
import type { Unit } from '../../state/unit.ts'
import { armorOf, isAble, isExhausted, operativeHas, placeOf } from '../units.ts'
import { whyNotPhase, whyNotStep } from '../ways.ts'
import { whyNotAble, whyNotHere, whyNotOperative, whyNotOther, whyNotReach } from './reach.ts'

/** CC-206 Nobody gains Health beyond the maximum. Who is Incapacitated is revived (CC-202). */
export function whyNotHeal(state: State, unit: Unit, other: Unit): WhyNot {
  const operative = operativeOf(state, other)
  const elsewhere = whyNotHere(state, unit, other)
  if (elsewhere !== undefined || operative.health < armorOf(operative)) return elsewhere
  return refuse('CC-206', () => `${unitName(other, state)} has full Health.`)
}

/** CC-205 Only what was lost comes back. */
export function whyNotRecover(state: State, unit: Unit, other: Unit): WhyNot {
  const flaw = whyNotHere(state, unit, other) ?? whyNotAble(state, other)
  if (flaw !== undefined || operativeOf(state, other).armorDamage > 0) return flaw
  return refuse('CC-205', () => `${unitName(other, state)} has lost no Armor.`)
}

/** CC-129 */
const whyNotAwake = (state: State, other: Unit): WhyNot =>
  isExhausted(operativeOf(state, other)) ? refuse('CC-129', () => `${unitName(other, state)} is Exhausted.`) : undefined

/** CC-118, CC-129 Another Operative that can gain AP. */
export function whyNotGive(state: State, unit: Unit, ability: EffectAbility, other: Unit): WhyNot {
  const flaw = whyNotOther(unit, other) ?? whyNotOperative(state, unit, ability, other) ?? whyNotAwake(state, other)
  const { ap, maxAp } = operativeOf(state, other)
  if (flaw !== undefined || ap < maxAp) return flaw
  return refuse('CC-118', () => `${unitName(other, state)} has all its AP.`)
}

/** CC-129 Another Operative that can act. */
export const whyNotCommand = (state: State, unit: Unit, ability: EffectAbility, other: Unit): WhyNot =>
  whyNotOther(unit, other) ?? whyNotOperative(state, unit, ability, other) ?? whyNotAwake(state, other)

/** Another Defender in line, for Execute Orders. */
export function whyNotOrder(state: State, unit: Unit, ability: EffectAbility, other: Unit): WhyNot {
  const defender = defenderOf(state, other)
  if (defender === undefined) return refuse('CC-154', 'It is not on the board.')
  return whyNotOther(unit, other) ?? whyNotReach(state, unit, ability, defender.region)
}

/** CC-046 An Operative is moved one region; Complex abilities never move one that is Plated. */
export function whyNotDrag(
  state: State,
  unit: Unit,
  ability: EffectAbility,
  isNearer: boolean,
  other: Unit,
  to: RegionId,
): WhyNot {
  const flaw = whyNotOperative(state, unit, ability, other)
  if (flaw !== undefined) return flaw
  const operative = operativeOf(state, other)
  if (operativeHas(operative, 'plated'))
    return refuse('CC-052', () => `Complex abilities cannot move ${unitName(other, state)}.`)
  const place = placeOf(state, unit)
  if (isNearer && place !== undefined && distance(state, to, place) >= distance(state, operative.region, place))
    return refuse('CC-044', 'That is not nearer.')
  return whyNotStep(state, other, to)
}

/** CC-047, CC-258 A Defender within so many regions, to another region within so many. */
export function whyNotTransit(state: State, unit: Unit, within: number, other: Unit, to: RegionId): WhyNot {
  const from = placeOf(state, unit)
  const place = placeOf(state, other)
  if (from === undefined || place === undefined) return refuse('CC-154', 'It is not on the board.')
  if (distance(state, from, place) > within || distance(state, from, to) > within)
    return refuse('CC-047', () => `That is more than ${within} regions away.`)
  return whyNotPhase(state, other, to, Infinity)
}

/** CC-258 A Defender from anywhere to the region of this Reactor. */
export function whyNotRecall(state: State, unit: Unit, other: Unit): WhyNot {
  const place = placeOf(state, unit)
  return place === undefined ? refuse('CC-154', 'It is not on the board.') : whyNotPhase(state, other, place, Infinity)
}

/** CC-053 Operatives who lose AP without being targets. */
export function* losersOf(state: State, unit: Unit, within: number): Iterable<Unit> {
  const place = placeOf(state, unit)
  if (place === undefined) return
  for (const one of state.operatives) {
    if (isAble(one) && distance(state, place, one.region) <= within) yield one.id
  }
}

/** CC-219 An Online Reactor here that has charges to lose. */
export function whyNotDrain(state: State, unit: Unit, other: Unit): WhyNot {
  const { isOnline, charges } = reactorOf(state, other)
  const flaw = whyNotHere(state, unit, other)
  if (flaw !== undefined) return flaw
  if (!isOnline) return refuse('CC-232', 'That Reactor is Offline.')
  return charges > 0 ? undefined : refuse('CC-232', 'That Reactor has no charges.')
}

/** CC-011 */
export const whyNotCharge = (state: State, unit: Unit): WhyNot =>
  reactorOf(state, unit).charges < mostCharges ? undefined : refuse('CC-011', 'A Reactor holds no more charges.')
