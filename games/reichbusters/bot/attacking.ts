// Attacks: whom, with what, and what follows from specials that hit more than one.

import { bestAbove, bestIndex } from '../../best.ts'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { weapons } from '../content/weapons.ts'
import { adjacentAreas, enemiesAt, heroesAt } from '../ground.ts'
import type { Named } from '../names.ts'
import { type AttackPlan, plainAttack } from '../rules/attack-plan.ts'
import { type AttackChoice, attackOffer, outlook } from '../rules/attack.ts'
import { armOf } from '../rules/attack/arms.ts'
import { defenceOf, hasTrait } from '../rules/enemies.ts'
import { actionNow, enemyOf, heroOf, type State, testNow } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import { type Asked, choiceNamed, type Reply } from './asked.ts'
import { woundCost } from './danger.ts'
import { noiseCost, woundsLeft, woundWorth } from './worths.ts'
import { fighting } from './weights.ts'

/** What keywords and cards in the hand add to the chance of an attack. */
const luck = 0.08

/** What an attack is worth, its noise left out. */
function hitWorth(state: State, plan: AttackPlan, choice: AttackChoice): number {
  const enemy = enemyOf(state, choice.target)
  if (enemy === undefined) return 0
  const { chance, isHarmless, isUnreliable } = outlook(state, plan, choice)
  const arm = armOf(state, heroOf(state, plan.hero), choice.weapon, plan)
  const isPiercing = plan.traits.includes('Armour Piercing') || arm.keywords.includes('Armour Piercing')
  const wounds = isPiercing && !hasTrait(state, enemy, 'Armoured') ? Math.min(2, woundsLeft(enemy)) : 1
  const sure = plan.traits.includes('One Shot') ? 1 : 0
  const critical = arm.keywords.includes('Critical Hit') ? 0.12 : 0
  const crowd =
    arm.keywords.includes('Burst') || arm.keywords.includes('Splash') || arm.keywords.includes('Dual Wielding')
  const others = crowd ? Math.min(2, enemiesAt(state, enemy.area).length - 1) * 0.15 : 0
  const isLost = isHarmless && sure === 0
  const hits = isLost ? 0 : Math.min(1, chance + luck) * wounds + sure + critical + others
  const blast = isBlast(state, enemy, plan.hero) ? woundCost(heroOf(state, plan.hero)) : 0
  return hits * woundWorth(state, enemy) - (isUnreliable && !plan.traits.includes('no jam') ? fighting.jam : 0) - blast
}

/** Killing it hurts whoever stands beside it. */
const isBlast = (state: State, enemy: Enemy, hero: HeroId): boolean =>
  hasTrait(state, enemy, 'Unstable') && heroOf(state, hero).area === enemy.area

/** The best attack of a plan and what it is worth; `noise`: the card's, in place of the weapon's. */
export function bestAttack(state: State, plan: AttackPlan, isSilent = false): number {
  let best = 0
  for (const choice of attackOffer(state, plan).allowed) {
    best = Math.max(best, attackWorth(state, plan, choice, isSilent))
  }
  return best
}

export function attackWorth(state: State, plan: AttackPlan, choice: AttackChoice, isSilent = false): number {
  const { noise } = armOf(state, heroOf(state, plan.hero), choice.weapon, plan)
  return hitWorth(state, plan, choice) - (isSilent ? 0 : noiseCost(state, noise))
}

/** Whose attack it is: the weapon tells, or the action. */
function attackerOf(state: State, { weapon }: AttackChoice): HeroId | undefined {
  return weapon === 'unarmed' ? actionNow(state)?.hero : weapons.of(weapon).hero
}

/** In an attack that is made anyhow. */
function chooseAttack(choices: readonly AttackChoice[], { state }: Asked): number | undefined {
  const isHeard = (actionNow(state)?.noise ?? 0) > 0 || actionNow(state)?.loud !== null
  return bestAbove(choices, 0, (choice) => {
    const hero = attackerOf(state, choice)
    return hero === undefined ? 0 : attackWorth(state, plainAttack(hero), choice, isHeard)
  })
}

const worthOfNamed = (state: State, { uid }: Named): number => {
  const enemy = enemyOf(state, uid)
  return enemy === undefined ? 0 : woundWorth(state, enemy)
}

/** RB-269 Two at once only where both are weak; RB-316 the one that counts most. */
function chooseSecond(enemies: readonly Named[], { state, ask }: Asked): number | undefined {
  if (!ask.passes) return bestIndex(enemies, (enemy) => worthOfNamed(state, enemy))
  return bestAbove(enemies, 0, ({ uid }) => {
    const enemy = enemyOf(state, uid)
    return enemy === undefined ? 0 : 3.5 - defenceOf(state, enemy)
  })
}

/** Grenades: what a blast in an area is worth. */
function blastWorth(state: State, area: AreaId, wounds: number): number {
  let worth = 0
  for (const enemy of enemiesAt(state, area)) {
    if (hasTrait(state, enemy, 'Ablative Shield') || (wounds < 2 && hasTrait(state, enemy, 'Armoured'))) continue
    worth += woundWorth(state, enemy) * Math.min(wounds, woundsLeft(enemy))
  }
  for (const hero of heroesAt(state, area)) worth -= 1.5 * woundCost(hero)
  return worth
}

export const bestBlast = (state: State, areas: readonly AreaId[], wounds: number): number =>
  areas.reduce((best, area) => Math.max(best, blastWorth(state, area, wounds)), 0)

export const throwAreas = (state: State, hero: HeroId): AreaId[] => {
  const { area } = heroOf(state, hero)
  return area === null ? [] : adjacentAreas(state, area)
}

const chooseBlast = (areas: readonly AreaId[], { state }: Asked): number =>
  bestIndex(areas, (area) => blastWorth(state, area, 1))

export const attackReplies: readonly Reply[] = [
  choiceNamed<AttackChoice, State>('attack', chooseAttack),
  choiceNamed<Named, State>('second target', chooseSecond),
  choiceNamed<Named, State>('burst', (enemies, { state }) =>
    bestIndex(enemies, ({ uid }) => {
      const enemy = enemyOf(state, uid)
      return enemy === undefined ? 0 : woundWorth(state, enemy) / defenceOf(state, enemy)
    }),
  ),
  choiceNamed<AreaId, State>('crowd control', (areas, { state }) =>
    bestIndex(areas, (area) => -heroesAt(state, area).length),
  ),
  choiceNamed<AreaId, State>('throw', chooseBlast),
  choiceNamed<AreaId, State>('grenade area', chooseBlast),
  choiceNamed<AreaId, State>('card area', (areas, { state }) =>
    bestIndex(areas, (area) => -heroesAt(state, area).length - enemiesAt(state, area).length),
  ),
  choiceNamed<Named, State>('garrotte', (enemies, { state }) =>
    bestIndex(enemies, (enemy) => worthOfNamed(state, enemy)),
  ),
  choiceNamed<'heal' | number, State>('vril experiment', (options, { state }) => {
    const test = testNow(state)
    const wounds = test === undefined ? 0 : heroOf(state, test.hero).wounds.length
    return bestIndex(options, (what) => {
      if (what === 'heal') return 2 * wounds
      const enemy = enemyOf(state, what)
      return enemy === undefined ? 0 : woundWorth(state, enemy)
    })
  }),
]
