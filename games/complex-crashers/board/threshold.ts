// How much damage of one activation a Defender or a Reactor does not survive (CC-185, CC-186).

import { defenders } from '../content/defenders.ts'
import { reactors } from '../content/reactors.ts'
import { defenderOf, reactorOf, type State } from '../state.ts'
import { isDefender, isOperative, type Unit } from '../state/unit.ts'

/** Undefined for Operatives, who keep their damage, and for Defenders that are gone. */
export function thresholdOf(state: State, unit: Unit): number | undefined {
  if (isOperative(unit)) return undefined
  if (!isDefender(unit)) return reactors.of(reactorOf(state, unit).card).killThreshold
  const defender = defenderOf(state, unit)
  return defender === undefined ? undefined : defenders.of(defender.card).killThreshold
}
