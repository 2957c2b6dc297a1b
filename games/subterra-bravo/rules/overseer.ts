// The Overseer Phase (SB-163): refresh the dashboard, spawn enemies, activate enemies, discard.

import type { Rules } from '@umpire/engine'
import type { SubterraTable } from '../table.ts'
import { newWindow } from './dashboard.ts'
import { loseEnergy } from './paying.ts'
import { spawnStep } from './spawn-step.ts'
import { MissionEnds } from './victory.ts'
import { refreshTiles } from './wounds.ts'

export { activateStep } from './activate-step.ts'
export { spawnStep } from './spawn-step.ts'

/** SB-164 Nothing is asked in it, so the Spawn step begins at once. */
export function* refreshStep(t: SubterraTable): Rules {
  const { state } = t
  for (const commando of state.commandos) commando.attackedBy = [] // SB-127
  for (const enemy of state.enemies) enemy.activated = false // SB-171
  newWindow(state)
  t.tell({ kind: 'overseer phase begins', rule: 'SB-163', round: state.round, energy: state.energy })
  refreshTiles(t, 'SB-164')
  state.stage = 'spawn'
  yield* spawnStep(t)
}

/** SB-008, SB-157, SB-174 The end of the phase, and of the round. */
export function discardStep(t: SubterraTable): Rules {
  const { state } = t
  loseEnergy(t, Math.max(0, state.energy - state.terms.poolCap), 'SB-174')
  state.wallCrawlers = false
  for (const enemy of state.enemies) {
    if (!enemy.stunned) continue
    enemy.stunned = false
    const { uid, type, figure } = enemy
    t.tell({ kind: 'no longer stunned', rule: 'SB-157', uid, type, figure })
  }
  if (state.round >= state.terms.roundLimit) throw new MissionEnds('overseer', 'SB-008')
  state.round++
  state.stage = 'timer'
  return nothingToAsk()
}

function* nothingToAsk(): Rules {}
