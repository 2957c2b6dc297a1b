// What it takes to activate an enemy (SB-156, SB-157, SB-171 to SB-173), and what a charge gives it.

import { refuse, type WhyNot } from '@umpire/engine'
import { enemies, moveActivationCost } from '../content/enemies.ts'
import type { AttackKind } from '../content/weapon.ts'
import { enemyName } from '../names.ts'
import { type EnemyFigure, enemyOf, type State } from '../state.ts'
import type { Part } from '../state/attack.ts'
import type { SubterraTable } from '../table.ts'
import { surchargeOf, tileWith, whyNotStunned } from './dashboard.ts'
import { distanceOf } from './figures.ts'

/** The enemy of an option, which is on the map as long as the option is there. */
export function enemyOnMap(state: State, uid: number): EnemyFigure {
  const enemy = enemyOf(state, uid)
  if (enemy === undefined) throw new Error(`enemy ${uid} is not on the map`)
  return enemy
}

/** SB-156, SB-172, SB-173 */
export const activationCost = (enemy: EnemyFigure, isCombat: boolean): number =>
  (isCombat ? enemies.of(enemy.type).combatCost : moveActivationCost) + surchargeOf(enemy)

export function whyNotActivate(state: State, enemy: EnemyFigure, isCombat: boolean): WhyNot {
  if (enemy.activated) return refuse('SB-171', () => `${enemyName(enemy)} was already activated in this phase.`)
  const cost = activationCost(enemy, isCombat)
  if (cost > state.energy) {
    return refuse(isCombat ? 'SB-173' : 'SB-172', () => `It costs ${cost} energy, the pool holds ${state.energy}.`)
  }
  return whyNotStunned(enemy)
}

/** All of it goes to the bank. */
export function payForActivation(t: SubterraTable, enemy: EnemyFigure, isCombat: boolean): void {
  const { uid, type, figure, square } = enemy
  const cost = activationCost(enemy, isCombat)
  t.state.energy -= cost
  enemy.suppressed = false // SB-156
  enemy.activated = true
  t.state.activation = { uid, isCombat, from: square, charged: false, phased: false }
  t.tell({ kind: 'activated', rule: isCombat ? 'SB-173' : 'SB-172', uid, type, figure, cost })
}

/** SB-184 The die of a charge that went far enough. It is for the first melee attack of the activation. */
export function chargeParts(state: State, enemy: EnemyFigure, kind: AttackKind): readonly Part[] {
  const { activation } = state
  const charge = tileWith(state, 'charge')
  if (activation === null || activation.uid !== enemy.uid || !activation.charged || charge === undefined) return []
  const { distance, black } = charge.effect
  const isFar = distanceOf(state, activation.from, enemy.square) >= distance
  return kind === 'melee' && isFar ? [{ why: 'Charge', rule: 'SB-184', black }] : []
}
