// Whose Countermeasure Tokens a base may spend when it is hit (DS-125, DS-185, DS-242, DS-244, DS-245).

import { gap } from '@umpire/plane'
import { netTokens, traitReach } from '../content/numbers.ts'
import type { State } from '../state.ts'
import type { Base, Unit } from '../state/unit.ts'
import { defendersOf } from './auras.ts'
import { baseOf, cardOf, isInfantry } from './units.ts'

/** Whose token is spent, and by which rule. */
export interface Source {
  readonly how: 'own' | 'emergency' | 'defend' | 'defender aura' | 'net'
  readonly unit: number
  readonly team: number
}

/** DS-242 Friendly Units whose tokens a base may spend that has none by its card. */
function defendSources(state: State, unit: Unit, base: Base, to: Source[]): void {
  if (!isInfantry(unit) || cardOf(unit).cm !== null) return
  for (const friend of state.units) {
    if (friend.seat !== unit.seat || friend.at !== 'table' || !cardOf(friend).defendsInfantry) continue
    for (const one of friend.bases) {
      if (one.cm > 0 && gap(one, base) <= traitReach.defend) to.push({ how: 'defend', unit: friend.id, team: one.team })
    }
  }
}

/** DS-244 */
function auraSources(state: State, unit: Unit, to: Source[]): void {
  for (const friend of defendersOf(state, unit)) {
    for (const one of friend.bases) if (one.cm > 0) to.push({ how: 'defender aura', unit: friend.id, team: one.team })
  }
}

/** DS-245 Another base of its own Unit, once against one attack. */
function netSources(unit: Unit, base: Base, spent: number, to: Source[]): void {
  if (!cardOf(unit).hasDefenseNet || spent >= netTokens) return
  for (const one of unit.bases) {
    if (one !== base && one.cm > 0 && gap(one, base) <= traitReach.defenseNet) {
      to.push({ how: 'net', unit: unit.id, team: one.team })
    }
  }
}

/** All tokens that the base may spend against this hit, its own first. `netSpent`: DS-245. */
export function sourcesFor(state: State, unit: Unit, team: number, netSpent: number): Source[] {
  const base = baseOf(unit, team)
  const sources: Source[] = []
  if (base.cm > 0) sources.push({ how: 'own', unit: unit.id, team })
  defendSources(state, unit, base, sources)
  auraSources(state, unit, sources)
  netSources(unit, base, netSpent, sources)
  if (base.emergency > 0) sources.push({ how: 'emergency', unit: unit.id, team })
  return sources
}
