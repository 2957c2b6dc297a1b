// What an enemy attacks, and with what: the choice with its dice and its odds.

import type { Label, Question } from '@umpire/engine'
import { sayPool } from '../content/dice.ts'
import type { AttackKind } from '../content/weapon.ts'
import { enemyName, figureName, sayFigure } from '../names.ts'
import { chargeParts } from '../rules/activating.ts'
import { enemyRef } from '../rules/figures.ts'
import { oddsOf } from '../rules/odds.ts'
import { vitalityOf } from '../rules/passives.ts'
import { type AttackPlan, planAttack } from '../rules/pool.ts'
import { consoleVitality } from '../rules/victory.ts'
import { commandoOf, enemyOf, type FigureRef, type State } from '../state.ts'

/** One attack line of an enemy, and whom it is for. */
export interface EnemyAttack {
  readonly uid: number
  readonly kind: AttackKind
  readonly target: FigureRef
}

/** `melee quill` */
const sayAttack = ({ kind, target }: EnemyAttack, state: State): string => `${kind} ${sayFigure(target, state)}`

/** `rogue 3 melee quill` */
export const sayEnemyAttack = (attack: EnemyAttack, state: State): string =>
  `${sayFigure(enemyRef(attack), state)} ${sayAttack(attack, state)}`

/** Where several enemies may attack, a click on the one that does. */
export const enemyAttackThings = ({ uid, target }: EnemyAttack, state: State): string[] => [
  sayFigure(enemyRef({ uid }), state),
  sayFigure(target, state),
]

/** The wounds that a target can still take; the downed are killed by the first (SB-135). */
function woundsLeft(state: State, target: FigureRef): number {
  switch (target.is) {
    case 'commando': {
      const commando = commandoOf(state, target.id)
      return commando.status === 'active' ? vitalityOf(state, commando) - commando.wounds : 1
    }
    case 'console':
      return consoleVitality(state) - state.objectives.consoleWounds
    case 'enemy':
      return 1
  }
}

function planOf({ uid, kind, target }: EnemyAttack, state: State): AttackPlan | undefined {
  const enemy = enemyOf(state, uid)
  if (enemy === undefined) return undefined
  return planAttack(state, {
    by: { is: 'enemy', uid },
    weapon: { is: 'enemy', kind },
    aim: { at: 'figure', figure: target },
    isExtra: false,
    parts: chargeParts(state, enemy, kind),
  })
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`

/** What its fall is called. */
function fallOf(state: State, target: FigureRef): string {
  if (target.is === 'console') return 'destroyed'
  return target.is === 'commando' && commandoOf(state, target.id).status === 'downed' ? 'killed' : 'down'
}

/** `3B against 2: 0.7 wounds, 12 % down` */
function oddsWords(attack: EnemyAttack, state: State): string {
  const plan = planOf(attack, state)
  if (plan === undefined) return ''
  const defense = plan.targets[0]?.defense ?? 0
  const { expected, removed } = oddsOf(plan.dice, defense, woundsLeft(state, attack.target))
  const fall = `${percent(removed)} ${fallOf(state, attack.target)}`
  return `${sayPool(plan.dice)} against ${defense}: ${expected.toFixed(1)} wounds, ${fall}`
}

export function enemyAttackLabel(attack: EnemyAttack, state: State): Label {
  const enemy = enemyOf(state, attack.uid)
  return {
    name: figureName(attack.target, state),
    means: oddsWords(attack, state),
    group: `${enemy === undefined ? '' : enemyName(enemy)}, ${attack.kind}`,
    icon: attack.kind,
    isAttack: true,
  }
}

export const enemyAttack: Question<EnemyAttack, State> = {
  name: 'enemy attack',
  rule: 'SB-173',
  prompt: (state) => {
    const enemy = state.activation === null ? undefined : enemyOf(state, state.activation.uid)
    return `Whom does ${enemy === undefined ? 'it' : enemyName(enemy)} attack?`
  },
  detail: (state) => {
    const enemy = state.activation === null ? undefined : enemyOf(state, state.activation.uid)
    const parts = enemy === undefined ? [] : chargeParts(state, enemy, 'melee')
    return enemy === undefined || parts.length === 0
      ? ''
      : `${enemyName(enemy)} has charged: one black die more in melee.`
  },
  say: sayAttack,
  things: ({ target }, state) => [sayFigure(target, state)],
  label: enemyAttackLabel,
  pass: 'no attack',
}
