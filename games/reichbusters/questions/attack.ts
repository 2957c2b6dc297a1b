// What is asked in an attack (D13, D14, D20, D35): weapon and target, second targets, where a crowd is driven.

import type { Label, Question, RuleId } from '@umpire/engine'
import type { WeaponId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { areaName, cardName, enemyName, heroName, type Named, sayArea, sayCard, sayEnemy, sayUid } from '../names.ts'
import type { AttackPlan } from '../rules/attack-plan.ts'
import { armOf } from '../rules/attack/arms.ts'
import { outlook } from '../rules/attack/pool.ts'
import { allLike, type AttackChoice } from '../rules/attack/targets.ts'
import { defenceOf } from '../rules/enemies.ts'
import { percent } from '../rules/odds.ts'
import { enemyOf, heroOf, type State } from '../state.ts'
import { areaThing, enemyThing, weaponThing } from '../things.ts'

/** `vickers-left`, `bare hands` */
const sayWeapon = (weapon: WeaponId | 'unarmed'): string => (weapon === 'unarmed' ? 'bare hands' : weapon)

/** `thompson soldier 3`; `longbow officer 2 with silent shaft` */
export function sayAttack({ weapon, target, aim }: AttackChoice, state: State): string {
  const aimed = aim === null ? '' : ` with ${sayCard(aim)}`
  return `${sayWeapon(weapon)} ${sayUid(target, state)}${aimed}`
}

/** The enemies that the option stands for (RB-119), and the weapon. */
export const attackThings = ({ weapon, target }: AttackChoice, state: State): string[] => [
  ...allLike(state, target).map(enemyThing),
  ...(weapon === 'unarmed' ? [] : [weaponThing(weapon)]),
]

const noiseWords = (noise: number | string): string =>
  noise === 0 ? 'silent' : typeof noise === 'string' ? noise : `noise ${noise}`

/** `3 dice against 4: 78 %, noise 3` */
function attackWords(plan: AttackPlan, choice: AttackChoice, state: State): string {
  const { attack, vril, defence, chance, noise, isUnreliable, isHarmless } = outlook(state, plan, choice)
  const dice = `${attack} dice${vril === 0 ? '' : ` and ${vril} vril`} against ${defence}: ${percent(chance)}`
  const aimed = choice.aim === null ? '' : `, plays ${cardName(choice.aim)}`
  return `${dice}, ${noiseWords(noise)}${isUnreliable ? ', may jam' : ''}${isHarmless ? ', cannot pierce its armour' : ''}${aimed}`
}

const uidName = (uid: number, state: State): string => {
  const enemy = enemyOf(state, uid)
  return enemy === undefined ? `Enemy ${uid}` : enemyName(enemy)
}

export function attackLabel(plan: AttackPlan, choice: AttackChoice, state: State): Label {
  const arm = armOf(state, heroOf(state, plan.hero), choice.weapon, plan)
  return {
    name: uidName(choice.target, state),
    means: attackWords(plan, choice, state),
    group: arm.token === null ? 'Bare hands' : arm.name,
    icon: choice.mode === 'melee' ? 'melee' : 'ranged',
    isAttack: true,
  }
}

/** D13, D14 */
export const attackQuestion = (plan: AttackPlan): Question<AttackChoice, State> => ({
  name: 'attack',
  rule: 'RB-066',
  prompt: () => `Whom does ${heroName(plan.hero)} attack, and with what?`,
  say: sayAttack,
  things: attackThings,
  label: (choice, state) => attackLabel(plan, choice, state),
  pass: 'no attack',
  forced: true,
})

const defenceWords = ({ uid }: Named, state: State): string => {
  const enemy = enemyOf(state, uid)
  return enemy === undefined ? 'gone' : `defence ${defenceOf(state, enemy)}`
}

/** RB-269 Whose defence is added, RB-316 who is hit as well. */
export const secondQuestion = (
  rule: 'RB-269' | 'RB-316',
  plan: AttackPlan,
  choice: AttackChoice,
): Question<Named, State> => ({
  name: 'second target',
  rule,
  prompt: (state) => `Whom does ${heroName(plan.hero)} hit together with ${uidName(choice.target, state)}?`,
  detail: () =>
    rule === 'RB-269'
      ? 'The total has to reach both defences together; then both are wounded.'
      : 'What happens to the target happens to this one too.',
  say: sayEnemy,
  things: ({ uid }, state) => allLike(state, uid).map(enemyThing),
  label: (enemy, state) => ({
    name: enemyName(enemy),
    means: defenceWords(enemy, state),
    icon: 'attack',
    isAttack: true,
  }),
  pass: 'only one',
  forced: rule === 'RB-316',
})

/** RB-257, D20 */
export const burstQuestion = (left: number): Question<Named, State> => ({
  name: 'burst',
  rule: 'RB-257' satisfies RuleId,
  prompt: () => 'Who is hit next?',
  detail: () => `${left} of the total is left.`,
  say: sayEnemy,
  things: ({ uid }, state) => allLike(state, uid).map(enemyThing),
  label: (enemy, state) => ({
    name: enemyName(enemy),
    means: `${defenceWords(enemy, state)} of ${left}`,
    icon: 'attack',
    isAttack: true,
  }),
  stakes: () => ({ left }),
  pass: 'stop',
})

/** RB-262 */
export const crowdQuestion = (from: AreaId): Question<AreaId, State> => ({
  name: 'crowd control',
  rule: 'RB-262',
  prompt: (state) => `Where is everybody in ${areaName(from, state)} driven?`,
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({ name: areaName(area, state), icon: 'move', isPlace: true }),
  forced: true,
})
