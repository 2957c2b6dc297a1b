// What an attack of a commando is worth: the enemies it may remove or wound, and the comrades it may hit.

import { vitalityOfEnemy } from '../rules/figures.ts'
import { oddsOf } from '../rules/odds.ts'
import { type AttackPlan, planAttack } from '../rules/pool.ts'
import type { AttackChoice } from '../rules/targets.ts'
import { enemyOf, type State } from '../state.ts'
import type { Attacker, Part } from '../state/attack.ts'
import type { Commando } from '../state/commando.ts'
import { mannerOf } from './manner.ts'
import { enemyWays, far } from './ways.ts'
import { reachOf } from './threat.ts'
import { enemyWorth, weights } from './weights.ts'

/** What wounds alone count, of the worth of an enemy. */
const wounded = 0.4
/** An enemy that reaches nobody in the next phase is in no hurry. */
const farAway = 0.45

/** What it is worth to be rid of this enemy now. */
export function worthOfEnemy(state: State, uid: number): number {
  const enemy = enemyOf(state, uid)
  if (enemy === undefined) return 0
  const ways = enemyWays(state, enemy.square)
  const reach = reachOf(state, enemy)
  const isNear = state.commandos.some(({ square }) => square !== null && (ways[square] ?? far) <= reach)
  return mannerOf(state).fight * enemyWorth[enemy.type] * (isNear && !enemy.stunned ? 1 : farAway)
}

/** What the targets of a planned attack may suffer, in points of the commandos. */
function worthOfPlan(state: State, { dice, targets }: AttackPlan): number {
  let worth = 0
  for (const { figure, defense } of targets) {
    if (figure.is === 'commando') worth -= 2 * weights.wound * oddsOf(dice, defense, 1).expected
    if (figure.is !== 'enemy') continue
    const enemy = enemyOf(state, figure.uid)
    if (enemy === undefined) continue
    const vitality = vitalityOfEnemy(state, enemy)
    const left = vitality - enemy.wounds
    const { removed, expected } = oddsOf(dice, defense, left)
    const partly = left > 1 ? (wounded * Math.min(expected, left) * (1 - removed)) / left : 0
    worth += worthOfEnemy(state, figure.uid) * (removed + partly)
  }
  return worth
}

export function worthOfAttack(
  state: State,
  { id }: Pick<Commando, 'id'>,
  choice: AttackChoice,
  parts: readonly Part[] = [],
): number {
  const by: Attacker = { is: 'commando', id }
  const plan = planAttack(state, { by, weapon: choice.weapon, aim: choice.aim, isExtra: false, parts })
  // A use that is spent now is missing later.
  const isLimited = choice.weapon.is === 'card' && plan.weapon.blast !== undefined
  return worthOfPlan(state, plan) - (isLimited ? 1 : 0)
}
