// What the pool will hold after the next transfer (SB-039, SB-040), as things stand.

import type { State } from '../state.ts'

interface NextEnergy {
  readonly next: number
  /** How much that is more than now. */
  readonly more: number
}

/** What is above the cap at the end of the Overseer Phase does not stay (SB-174). */
export function nextEnergy({ energy, commandos, terms }: Pick<State, 'energy' | 'commandos' | 'terms'>): NextEnergy {
  const kept = Math.min(energy, terms.poolCap)
  const taken = commandos.reduce((sum, { adrenaline }) => sum + adrenaline, 0)
  const next = Math.max(kept + taken, terms.energyMinimum)
  return { next, more: Math.max(0, next - energy) }
}
