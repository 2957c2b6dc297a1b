// The attacks that an enemy can make (SB-119, SB-173), as the Overseer chooses among them.

import type { WhyNot } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import type { EnemyAttack } from '../questions/enemy-attack.ts'
import type { EnemyFigure, State } from '../state.ts'
import type { Part } from '../state/attack.ts'
import type { AttackSpec } from './pool.ts'
import { enemyAttackChoices, whyNotEnemyAttack } from './targets.ts'

/** Each attack line at each target, legal or not; `only`: at this commando. */
export const attacksOf = (state: State, enemy: EnemyFigure, only?: CommandoId): EnemyAttack[] =>
  enemyAttackChoices(state, enemy, only).flatMap(({ weapon, aim }) =>
    weapon.is === 'enemy' && aim.at === 'figure' ? [{ uid: enemy.uid, kind: weapon.kind, target: aim.figure }] : [],
  )

export const whyNotThisAttack = (state: State, enemy: EnemyFigure, { kind, target }: EnemyAttack): WhyNot =>
  whyNotEnemyAttack(state, enemy, { weapon: { is: 'enemy', kind }, aim: { at: 'figure', figure: target } })

/** `isExtra`: made by Surprise Attack or Backswing (SB-206). */
export const specOf = (
  { uid, kind, target }: EnemyAttack,
  isExtra: boolean,
  parts: readonly Part[] = [],
): AttackSpec => ({
  by: { is: 'enemy', uid },
  weapon: { is: 'enemy', kind },
  aim: { at: 'figure', figure: target },
  isExtra,
  parts,
})
