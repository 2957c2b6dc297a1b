// Power (SB-193 to SB-195, SB-198): what happens when the generator starts.

import type { Rules } from '@umpire/engine'
import { missionOf, passageOf } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { crisisIfTriggered, putPassage } from './crisis.ts'
import { openLift } from './room-finds.ts'
import { changeTerrain } from './terrain.ts'
import { checkVictory } from './victory.ts'
import { removeEnemy } from './wounds.ts'

/** SB-193 In this order: the token, the sealed passage, the lift, the Crisis Point. */
export function* startGenerator(t: SubterraTable, commando: Commando): Rules {
  const { objectives } = t.state
  objectives.generator = null
  objectives.isPowered = true
  changeTerrain(t.state)
  t.tell({ kind: 'generator started', rule: 'SB-193', commando: commando.id })
  checkVictory(t)
  sealPassage(t)
  openLift(t)
  yield* crisisIfTriggered(t)
}

/** SB-194, SB-195 The passage comes now if it has not; enemies that stand on it go back to the supply. */
function sealPassage(t: SubterraTable): void {
  const { state } = t
  const { objective, latePassage } = missionOf(state)
  if (latePassage?.orAt === 'generator-start') putPassage(t, latePassage.passage, 'SB-194')
  if (objective.objective !== 'generator') return
  const passage = passageOf(state, objective.seals)
  passage.timer = 0
  changeTerrain(state)
  t.tell({ kind: 'passage sealed', rule: 'SB-195', passage: passage.id, price: objective.sealPrice })
  for (const enemy of state.enemies.slice()) {
    if (passage.squares.includes(enemy.square)) removeEnemy(t, enemy, 'SB-195')
  }
}
