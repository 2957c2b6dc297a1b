// Auras that a Command Point keeps up (DS-049, DS-243, DS-244): who stands in one.

import { traitNumbers, traitReach } from '../content/numbers.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { areWithin, sees } from './ground.ts'
import { cardOf } from './units.ts'

/** DS-243 What is added to the Unit's Countermeasure Checks. Several auras of one name do not add up (DS-017). */
export function checkBonus(state: State, unit: Unit): number {
  for (const friend of state.units) {
    if (!friend.upkeep || friend.seat !== unit.seat || friend.at !== 'table') continue
    if (cardOf(friend).hasDefenseAura && areWithin(friend, unit, traitReach.defenseAura))
      return traitNumbers.defenseAura
  }
  return 0
}

/** DS-244 Units whose tokens it may spend: within 4" and in sight, with a Command Point on them. */
export const defendersOf = (state: State, unit: Unit): Unit[] =>
  state.units.filter(
    (friend) =>
      friend.upkeep &&
      friend.seat === unit.seat &&
      friend !== unit &&
      friend.at === 'table' &&
      cardOf(friend).hasDefenderAura &&
      areWithin(friend, unit, traitReach.defenderAura) &&
      seeEachOther(state, friend, unit),
  )

const seeEachOther = (state: State, one: Unit, two: Unit): boolean =>
  one.bases.some((from) =>
    two.bases.some((to) => sees(state, { element: one.id, team: from.team }, { element: two.id, team: to.team })),
  )
