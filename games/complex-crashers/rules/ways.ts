// Where a unit can go (CC-046, CC-047): the regions beside it, and those that it can phase to.

import { refuse, type WhyNot } from '@umpire/engine'
import { unitName } from '../names.ts'
import { borderOf, distance, sideTowards, stepsFrom } from '../regions.ts'
import { defenderOf, regionOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import { isDefender, isOperative, type Unit } from '../state/unit.ts'
import { defenderHas, placeOf } from './units.ts'

/** CC-234, CC-253 Reactors and Immobile Defenders never move. */
export function canMove(state: State, unit: Unit): boolean {
  if (isOperative(unit)) return true
  const defender = isDefender(unit) ? defenderOf(state, unit) : undefined
  return defender !== undefined && !defenderHas(defender, 'Immobile')
}

/** CC-234, CC-258 Reactors and Phase Unstable Defenders are never phased. */
export function canPhase(state: State, unit: Unit): boolean {
  if (isOperative(unit)) return true
  const defender = isDefender(unit) ? defenderOf(state, unit) : undefined
  return defender !== undefined && !defenderHas(defender, 'Phase Unstable')
}

const nowhere: readonly RegionId[] = []

/** CC-046 Where a unit can go by one step. */
export function stepsOf(state: State, unit: Unit): readonly RegionId[] {
  const place = placeOf(state, unit)
  return place === undefined || !canMove(state, unit) ? nowhere : stepsFrom(state, place)
}

/** CC-046 The revealed neighbours of a unit, whether it can go there or not. */
export function neighboursOf(state: State, unit: Unit): RegionId[] {
  const place = placeOf(state, unit)
  return place === undefined ? [] : regionOf(state, place).next.filter((next) => next !== null)
}

/** CC-042, CC-046, CC-057, CC-253 */
export function whyNotStep(state: State, unit: Unit, to: RegionId): WhyNot {
  const place = placeOf(state, unit)
  if (place === undefined) return refuse('CC-046', 'It is not on the board.')
  if (!canMove(state, unit)) return refuse('CC-253', () => `${unitName(unit, state)} cannot move.`)
  const side = distance(state, place, to) === 1 ? sideTowards(state, place, to) : undefined
  if (side === undefined) return refuse('CC-046', 'A step goes to a neighbouring region.')
  const border = borderOf(state, regionOf(state, place), side)
  if (border === 'closed door') return refuse('CC-057', 'The Blast Door between is closed.')
  return border === 'open' ? undefined : refuse('CC-042', () => `A ${border} lies between.`)
}

/** CC-047 Phasing leads to another region; nothing between matters, only how far it is. */
export function whyNotPhase(state: State, unit: Unit, to: RegionId, within: number): WhyNot {
  const place = placeOf(state, unit)
  if (place === undefined) return refuse('CC-047', 'It is not on the board.')
  if (!canPhase(state, unit)) return refuse('CC-258', () => `${unitName(unit, state)} cannot be phased.`)
  if (place === to) return refuse('CC-047', 'It is there already.')
  const far = distance(state, place, to)
  return far <= within ? undefined : refuse('CC-047', () => `${far} regions away, more than ${within}.`)
}

/** CC-047 Where a unit can phase to. */
export function phasesOf(state: State, unit: Unit, within: number): RegionId[] {
  const place = placeOf(state, unit)
  if (place === undefined || !canPhase(state, unit)) return []
  const found: RegionId[] = []
  for (const { id } of state.regions) if (id !== place && distance(state, place, id) <= within) found.push(id)
  return found
}

/** Other regions with exactly one Operative, Incapacitated ones counted: where a Warp Strike leads. */
export function loneRegions(state: State, unit: Unit): RegionId[] {
  const place = placeOf(state, unit)
  if (place === undefined || !canPhase(state, unit)) return []
  const found: RegionId[] = []
  for (const { id, region } of state.operatives) {
    if (region !== place && state.operatives.every((other) => other.id === id || other.region !== region)) {
      found.push(region)
    }
  }
  return found
}

/** CC-044 Steps of a unit that bring it nearer to a region. */
export function stepsTowards(state: State, unit: Unit, goal: RegionId): RegionId[] {
  const place = placeOf(state, unit)
  if (place === undefined) return []
  const far = distance(state, place, goal)
  return stepsOf(state, unit).filter((to) => distance(state, to, goal) < far)
}
