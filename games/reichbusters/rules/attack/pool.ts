// The pool of an attack test (RB-018, RB-065): the dice of the weapon and everything that adds to them, by name.

import type { Loudness } from '../../content/hero.ts'
import { enemyOf, heroOf, type State } from '../../state.ts'
import { type Hero, isDowned } from '../../state/hero.ts'
import type { Bonus } from '../../state/test.ts'
import type { AttackPlan } from '../attack-plan.ts'
import { defenceOf, hasTrait } from '../enemies.ts'
import { hasKeyword, hasWeaponKeyword, isAlone } from '../keywords.ts'
import { lastingOf } from '../lasting.ts'
import { chance } from '../odds.ts'
import { woundEffect } from '../wound-effects.ts'
import { type Arm, armOf } from './arms.ts'
import type { AttackChoice } from './targets.ts'

const one = (name: string, rule: Bonus['rule'], dice = 1): Bonus => ({ name, dice, plus: 0, rule })

/** RB-275 Another Hero in the area who can stand. */
const isSupported = (state: State, hero: Hero): boolean =>
  state.heroes.some(
    (other) =>
      other !== hero && other.area === hero.area && !isDowned(other) && hasKeyword(state, other, 'Fire Support'),
  )

/** RH5 */
const steadyDice = 2
/** RH1 Against a Vrilmeister, in place of the wound. */
const oneShotDice = 4

export const isVrilmeister = (state: State, uid: number): boolean => {
  const enemy = enemyOf(state, uid)
  return enemy !== undefined && hasTrait(state, enemy, 'Vrilmeister')
}

/** Everything that changes the number of attack dice. */
function bonusesOf(state: State, hero: Hero, plan: AttackPlan, arm: Arm, target: number): Bonus[] {
  const found: Bonus[] = []
  if (plan.dice !== 0) found.push(one('card', 'RB-092', plan.dice))
  if (arm.token === null) {
    if (hasKeyword(state, hero, 'Strong')) found.push(one('Strong', 'RB-320'))
    if (hero.items.some(({ id }) => id === 'knuckledusters')) found.push(one('Knuckledusters', 'RB-235'))
  }
  if (hasKeyword(state, hero, 'Die Hard') && isAlone(state, hero)) found.push(one('Die Hard', 'RB-267'))
  if (isSupported(state, hero)) found.push(one('Fire Support', 'RB-275'))
  if (lastingOf(state, hero.id, 'RH5') !== undefined) found.push(one('Steady Aim', 'RB-092', steadyDice))
  if (plan.traits.includes('One Shot') && isVrilmeister(state, target))
    found.push(one('One Shot', 'RB-092', oneShotDice))
  return found
}

/** What wounds take away; W05 leaves at least one die. */
function lossesOf(state: State, hero: Hero, dice: number): Bonus[] {
  const found: Bonus[] = []
  if (dice > 1 && woundEffect(state, hero, 'weak attacks')) found.push(one('Shattered Hand', 'RB-196', -1))
  if (dice + found.length * -1 > 0 && hero.isBlinded) found.push(one('Blood in the Eyes', 'RB-196', -1))
  return found
}

const diceOf = (bonuses: readonly Bonus[]): number => bonuses.reduce((sum, { dice }) => sum + dice, 0)

interface AttackPool {
  readonly attack: number
  readonly vril: number
  readonly bonuses: Bonus[]
}

export function poolOf(state: State, plan: AttackPlan, arm: Arm, target: number): AttackPool {
  const hero = heroOf(state, plan.hero)
  const bonuses = bonusesOf(state, hero, plan, arm, target)
  const before = Math.max(0, arm.attack + diceOf(bonuses))
  const losses = lossesOf(state, hero, before)
  bonuses.push(...losses)
  return { attack: Math.max(0, before + diceOf(losses)), vril: arm.vril, bonuses }
}

/** RH5, RB-289 Whether low dice are re-rolled. */
export const isLethal = (state: State, hero: Hero): boolean =>
  hasKeyword(state, hero, 'Lethal') || lastingOf(state, hero.id, 'RH5') !== undefined

/** What an attack looks like before it is made: for labels, the board and bots. */
interface Outlook {
  readonly attack: number
  readonly vril: number
  readonly defence: number
  /** That it hits, with every special boosted. */
  readonly chance: number
  readonly noise: Loudness
  /** RB-324 It jams unless a special is spent on it. */
  readonly isUnreliable: boolean
  /** RB-073 It cannot do any harm. */
  readonly isHarmless: boolean
}

export function outlook(state: State, plan: AttackPlan, choice: AttackChoice): Outlook {
  const hero = heroOf(state, plan.hero)
  const arm = armOf(state, hero, choice.weapon, plan)
  const { attack, vril } = poolOf(state, plan, arm, choice.target)
  const enemy = enemyOf(state, choice.target)
  const defence = enemy === undefined ? 0 : defenceOf(state, enemy)
  const pool = {
    attack,
    vril,
    rerollsLow: isLethal(state, hero),
    precise: hasWeaponKeyword(hero, 'Precise') ? 1 : 0,
  }
  const isPiercing = plan.traits.includes('Armour Piercing') || arm.keywords.includes('Armour Piercing')
  return {
    attack,
    vril,
    defence,
    chance: chance(pool, defence - (hero.injected === 2 ? 1 : 0)),
    noise: arm.noise,
    isUnreliable: arm.keywords.includes('Unreliable'),
    isHarmless: !isPiercing && enemy !== undefined && hasTrait(state, enemy, 'Armoured'),
  }
}
