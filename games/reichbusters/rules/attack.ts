// Attacks of Heroes (RB-063 to RB-073): weapon and target, the test, whom it hits, and what follows.

import type { Rules } from '@umpire/engine'
import { attackQuestion, secondQuestion } from '../questions/attack.ts'
import { actionNow, enemyOf, heroOf } from '../state.ts'
import { isDowned } from '../state/hero.ts'
import type { Test } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { addNoise } from './actions.ts'
import { type AttackPlan, type AttackResult, plainAttack } from './attack-plan.ts'
import { type Arm, armOf } from './attack/arms.ts'
import { driveAway } from './attack/crowd.ts'
import { attackEffects } from './attack/effects.ts'
import { applyHits } from './attack/hits.ts'
import { isLethal, isVrilmeister, poolOf } from './attack/pool.ts'
import { suppress } from './attack/suppress.ts'
import { type AttackChoice, attackOffer, oneOfEach, othersInReach } from './attack/targets.ts'
import { circled } from './circle.ts'
import { defenceOf } from './enemies.ts'
import { type Harm, newHarm, resolveBlasts, strike } from './harm.ts'
import { hasWeaponKeyword } from './keywords.ts'
import { endCard, lastingOf } from './lasting.ts'
import { applyModifier } from './modifiers.ts'
import { closeTest, newTest, rollTest } from './tests.ts'
import { noteUnreliable } from './tests/common.ts'

export { outlook } from './attack/pool.ts'
export { type AttackChoice, attackOffer, canAttack } from './attack/targets.ts'

const notMade: AttackResult = {
  wasMade: false,
  isSuccess: false,
  target: null,
  area: null,
  weapon: null,
  mode: null,
  wounded: [],
  killed: [],
}

/** An attack from the choice of weapon and target on. Its noise belongs to the action that is going on. */
export function* attack(t: ReichbustersTable, plan: AttackPlan): Rules<AttackResult> {
  const offered = attackOffer(t.state, plan)
  if (offered.allowed.length === 0) return notMade
  const { seat } = heroOf(t.state, plan.hero)
  const question = attackQuestion(plan)
  const choice = plan.isOptional
    ? yield* t.chooseOrPass(seat, question, offered)
    : yield* t.choose(seat, question, offered)
  return choice === undefined ? notMade : yield* makeAttack(t, plan, choice)
}

/** RB-269 A second enemy against whose defence the total counts too. */
function* dualTarget(t: ReichbustersTable, plan: AttackPlan, choice: AttackChoice, arm: Arm): Rules<number[]> {
  const target = enemyOf(t.state, choice.target)
  if (target === undefined || !arm.keywords.includes('Dual Wielding')) return [choice.target]
  const isAimed = choice.aim !== null
  const others = othersInReach(t.state, plan, choice, target.area, [choice.target], isAimed)
  if (others.length === 0) return [choice.target]
  const named = oneOfEach(t.state, others, [choice.target]).map(({ uid, unit }) => ({ uid, unit }))
  const second = yield* t.chooseOrPass(heroOf(t.state, plan.hero).seat, secondQuestion('RB-269', plan, choice), named)
  return second === undefined ? [choice.target] : [choice.target, second.uid]
}

/** What an attack gives away, uses up and lets be heard (RB-072). */
function declare(t: ReichbustersTable, plan: AttackPlan, arm: Arm): void {
  const hero = heroOf(t.state, plan.hero)
  hero.hasShown = true
  const greatcoat = lastingOf(t.state, hero.id, 'QU10')
  if (greatcoat !== undefined) endCard(t, greatcoat, 'RB-112')
  const action = actionNow(t.state)
  if (action !== undefined) {
    addNoise(action, arm.noise)
    action.isWeaponNoise = true
  }
  if (arm.token !== null && arm.keywords.includes('Unreliable')) {
    noteUnreliable(t.state, { weapon: arm.token.id, item: null })
  }
}

function testOf(t: ReichbustersTable, plan: AttackPlan, choice: AttackChoice, arm: Arm, targets: number[]): Test {
  const { state } = t
  const hero = heroOf(state, plan.hero)
  const traits = [...plan.traits]
  if (isLethal(state, hero)) traits.push('Lethal')
  if (hasWeaponKeyword(hero, 'Precise')) traits.push('Precise')
  let target = 0
  for (const uid of targets) {
    const enemy = enemyOf(state, uid)
    if (enemy !== undefined) target += defenceOf(state, enemy)
  }
  const { attack: dice, vril, bonuses } = poolOf(state, plan, arm, choice.target)
  const area = enemyOf(state, choice.target)?.area ?? hero.area ?? 0
  return newTest(state, {
    kind: 'attack',
    hero: plan.hero,
    about: arm.name,
    target,
    enemies: targets,
    area,
    mode: choice.mode,
    weapon: choice.weapon,
    pool: { attack: dice, vril },
    traits,
    bonuses,
  })
}

/** RH5, W08 What counted for the next attack has counted. */
function spendAim(t: ReichbustersTable, plan: AttackPlan): void {
  heroOf(t.state, plan.hero).isBlinded = false
  const aim = lastingOf(t.state, plan.hero, 'RH5')
  if (aim !== undefined) endCard(t, aim, 'RB-107')
}

/** RH1 A wound before the roll, through armour. True if that was the end of it. */
function* oneShot(t: ReichbustersTable, plan: AttackPlan, target: number, harm: Harm): Rules<boolean> {
  if (!plan.traits.includes('One Shot') || isVrilmeister(t.state, target)) return false
  const { by } = harm
  harm.by = { ...by, ignoresArmour: true }
  yield* strike(t, harm, target, 1)
  harm.by = by
  return enemyOf(t.state, target) === undefined
}

/** An attack whose weapon and target are chosen. */
export function* makeAttack(t: ReichbustersTable, plan: AttackPlan, choice: AttackChoice): Rules<AttackResult> {
  const arm = armOf(t.state, heroOf(t.state, plan.hero), choice.weapon, plan)
  const targets = yield* dualTarget(t, plan, choice, arm)
  declare(t, plan, arm)
  const test = testOf(t, plan, choice, arm, targets)
  spendAim(t, plan)
  const { hero } = plan
  const harm = newHarm({ hero, how: choice.mode, isArmourPiercing: false, ignoresArmour: false })
  const enemies = targets.flatMap((uid) => {
    const enemy = enemyOf(t.state, uid)
    return enemy === undefined ? [] : [{ uid, unit: enemy.unit }]
  })
  t.tell({ kind: 'attack', rule: 'RB-067', hero, weapon: arm.name, mode: choice.mode, enemies, area: test.area })
  const isOver = yield* oneShot(t, plan, choice.target, harm)
  if (!isOver) yield* rollAndApply(t, plan, choice, test, harm)
  const isSuccess = isOver || test.isSuccess === true
  yield* aftermath(t, test, harm, isSuccess)
  const result: AttackResult = {
    wasMade: true,
    isSuccess,
    target: choice.target,
    area: test.area,
    weapon: choice.weapon,
    mode: choice.mode,
    wounded: harm.wounded,
    killed: harm.killed.slice(),
  }
  yield* attackAgain(t, plan, test)
  return result
}

/** RB-067 */
function* rollAndApply(t: ReichbustersTable, plan: AttackPlan, choice: AttackChoice, test: Test, harm: Harm): Rules {
  if (choice.aim !== null) applyModifier(t, test, plan.hero, choice.aim)
  yield* rollTest(t, test, attackEffects(t.state, test, harm))
  yield* applyHits(t, plan, choice, test, harm)
  if (test.traits.includes('no jam')) {
    for (const used of actionNow(t.state)?.unreliable ?? []) if (used.weapon === test.weapon) used.isSpared = true
  }
  closeTest(t, test)
}

/** What follows once all wounds are dealt: explosions, those who are driven away, cards that end, and instants. */
function* aftermath(t: ReichbustersTable, test: Test, harm: Harm, isSuccess: boolean): Rules {
  if (test.traits.includes('suppress if wounded') && harm.wounded.length > 0) suppress(t, test.area, 'RB-170')
  const edge = isSuccess || test.weapon !== 'daggers' ? undefined : lastingOf(t.state, test.hero, 'CL11')
  if (edge !== undefined) endCard(t, edge, 'RB-108')
  yield* resolveBlasts(t, harm)
  const hasDriven = test.traits.includes('Crowd Control')
  if (hasDriven) yield* driveAway(t, test.hero, test.area)
  if (harm.killed.length > 0 || hasDriven) yield* circled().look(t)
  if (harm.killed.length === 0 || test.mode === null) return
  yield* circled().react(t, { when: 'killed', hero: test.hero, mode: test.mode, killed: harm.killed.slice() })
}

/** RB-279, RB-297, RB-301 Attacks that specials have won, in the same action. */
function* attackAgain(t: ReichbustersTable, plan: AttackPlan, test: Test): Rules {
  if (test.traits.includes('Overload')) yield* overload(t, plan, test)
  if (test.traits.includes('Frenzy')) yield* again(t, plainAttack(plan.hero, { mode: 'melee', isOptional: true }))
  if (test.traits.includes('Quick Shot')) yield* again(t, plainAttack(plan.hero, { mode: 'ranged', isOptional: true }))
}

/** RB-297 With the same weapon, unless it is drained by now. */
function* overload(t: ReichbustersTable, { hero, mode, range }: AttackPlan, { weapon }: Test): Rules {
  if (weapon === null || weapon === 'unarmed') return
  yield* again(t, plainAttack(hero, { mode, range, weapons: [weapon], isOptional: true }))
}

function* again(t: ReichbustersTable, plan: AttackPlan): Rules {
  const hero = heroOf(t.state, plan.hero)
  if (hero.area !== null && !isDowned(hero)) yield* attack(t, plan)
}
