// What it is worth to be rid of wounds.

import { vitalityOf } from '../rules/passives.ts'
import type { State } from '../state.ts'
import type { Commando } from '../state/commando.ts'

/** Most for those who are about to go down. */
export function healWorth(state: State, commando: Commando, wounds: number): number {
  const left = vitalityOf(state, commando) - commando.wounds
  const healed = Math.min(wounds, commando.wounds)
  return healed * (left <= 1 ? 2.4 : left <= 2 ? 1.8 : left <= 4 ? 0.7 : 0.3)
}
