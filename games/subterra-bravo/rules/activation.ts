// An enemy's activation (SB-171 to SB-173, SB-184, SB-209): a move, or a move and then an attack.

import { offer, type Rules } from '@umpire/engine'
import { enemyAttack } from '../questions/enemy-attack.ts'
import { type EnemyFigure, enemyOf } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { chargeParts, payForActivation } from './activating.ts'
import { attack } from './attack.ts'
import { newWindow } from './dashboard.ts'
import { attacksOf, specOf, whyNotThisAttack } from './enemy-attacks.ts'
import { moveEnemy } from './enemy-moving.ts'
import { speedOfEnemy } from './figures.ts'
import { afterAttackWindow } from './tile-attacks.ts'
import { chargeWindow } from './tile-windows.ts'

export function* activate(t: SubterraTable, enemy: EnemyFigure, isCombat: boolean): Rules {
  payForActivation(t, enemy, isCombat)
  const more = isCombat ? yield* chargeWindow(t, enemy) : 0
  yield* moveEnemy(t, enemy, speedOfEnemy(t.state, enemy) + more)
  if (isCombat && enemyOf(t.state, enemy.uid) !== undefined) yield* fight(t, enemy) // SB-209
  t.state.activation = null
  newWindow(t.state) // SB-167
}

/** SB-173 The attack may be left out, and nobody moves after it. */
function* fight(t: SubterraTable, enemy: EnemyFigure): Rules {
  const { state } = t
  const attacks = offer(attacksOf(state, enemy), (one) => whyNotThisAttack(state, enemy, one))
  if (attacks.allowed.length === 0) return
  const chosen = yield* t.chooseOrPass(state.overseer, enemyAttack, attacks)
  if (chosen === undefined) return
  const result = yield* attack(t, specOf(chosen, false, chargeParts(state, enemy, chosen.kind)))
  yield* afterAttackWindow(t, chosen, result)
}
