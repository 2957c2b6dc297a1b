// The passage that the generator seals (SB-170, SB-196, SB-235): the Overseer pays its timer off bit by bit.

import { missionOf, passageOf, type State } from '../state.ts'
import type { PassageState } from '../state/terrain.ts'
import type { SubterraTable } from '../table.ts'
import { changeTerrain } from './terrain.ts'

/** What removing the timer costs in all. */
export function sealPriceOf(state: State): number {
  const { objective } = missionOf(state)
  return objective.objective === 'generator' ? objective.sealPrice : 0
}

/** The passage with the timer on it, and what was paid so far. */
export function sealedPassage({ terrain }: State): (PassageState & { timer: number }) | undefined {
  return terrain.passages.find((passage): passage is PassageState & { timer: number } => passage.timer !== null)
}

/** SB-196 What was paid stays on the track; with the last of it the passage works again at once. */
export function payTowards(t: SubterraTable, id: PassageState['id'], energy: number): void {
  const { state } = t
  const passage = passageOf(state, id)
  const price = sealPriceOf(state)
  const paid = (passage.timer ?? 0) + energy
  state.energy -= energy
  passage.timer = paid
  t.tell({ kind: 'paid towards passage', rule: 'SB-196', passage: id, energy, paid, price })
  if (paid < price) return
  passage.timer = null
  changeTerrain(state)
  t.tell({ kind: 'passage opened', rule: 'SB-196', passage: id })
}
