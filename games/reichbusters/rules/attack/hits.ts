// Whom an attack hits (RB-026): its targets, and by keywords others in their area.

import type { Rules } from '@umpire/engine'
import { enemiesAt } from '../../ground.ts'
import { burstQuestion, secondQuestion } from '../../questions/attack.ts'
import { enemyOf, heroOf } from '../../state.ts'
import type { Test } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import type { AttackPlan } from '../attack-plan.ts'
import { defenceOf } from '../enemies.ts'
import { type Harm, strike } from '../harm.ts'
import { isOnWeapon, isPiercing } from './effects.ts'
import { type AttackChoice, oneOfEach, othersInReach } from './targets.ts'

/** RB-071 Only the first declared target leaves loot. */
const isLooted = (test: Test, uid: number): boolean => test.traits.includes('Loot') && test.enemies[0] === uid

function* hit(t: ReichbustersTable, test: Test, harm: Harm, uid: number): Rules {
  yield* strike(t, harm, uid, 1, isLooted(test, uid))
}

/** RB-276, RB-310 The total counts against each of them. */
function* hitAll(t: ReichbustersTable, test: Test, harm: Harm): Rules {
  const total = test.total ?? 0
  const hits = enemiesAt(t.state, test.area).filter((enemy) => defenceOf(t.state, enemy) <= total)
  for (const { uid } of hits) yield* hit(t, test, harm, uid)
}

/** RB-257, D20 What is left of the total pays for the defence of one after the other. */
function* burst(t: ReichbustersTable, plan: AttackPlan, choice: AttackChoice, test: Test, harm: Harm): Rules {
  let left = (test.total ?? 0) - test.target
  const done = test.enemies.slice()
  const isAimed = test.traits.includes('Accurate')
  for (;;) {
    const payable = othersInReach(t.state, plan, choice, test.area, done, isAimed).filter(
      (enemy) => defenceOf(t.state, enemy) <= left,
    )
    const sorts = oneOfEach(t.state, payable, done)
    if (sorts.length === 0) return
    const options = sorts.map(({ uid, unit }) => ({ uid, unit }))
    const next = yield* t.chooseOrPass(heroOf(t.state, plan.hero).seat, burstQuestion(left), options)
    const enemy = next === undefined ? undefined : enemyOf(t.state, next.uid)
    if (enemy === undefined) return
    left -= defenceOf(t.state, enemy)
    done.push(enemy.uid)
    yield* hit(t, test, harm, enemy.uid)
  }
}

/** RB-316 The result counts for a second enemy too. */
function* splash(t: ReichbustersTable, plan: AttackPlan, choice: AttackChoice, test: Test, harm: Harm): Rules {
  const others = enemiesAt(t.state, test.area).filter(({ uid }) => !test.enemies.includes(uid))
  if (others.length === 0) return
  const options = oneOfEach(t.state, others, test.enemies).map(({ uid, unit }) => ({ uid, unit }))
  const second = yield* t.choose(heroOf(t.state, plan.hero).seat, secondQuestion('RB-316', plan, choice), options)
  yield* hit(t, test, harm, second.uid)
}

/** RB-023, RB-026 */
export function* applyHits(
  t: ReichbustersTable,
  plan: AttackPlan,
  choice: AttackChoice,
  test: Test,
  harm: Harm,
): Rules {
  harm.by = { ...harm.by, isArmourPiercing: isPiercing(t.state, test) }
  if (test.traits.includes('Shockwave') || isOnWeapon(t.state, test, 'Firestorm')) {
    yield* hitAll(t, test, harm)
    return
  }
  if (test.isSuccess !== true) return
  for (const uid of test.enemies) yield* hit(t, test, harm, uid)
  if (test.traits.includes('Splash')) yield* splash(t, plan, choice, test, harm)
  if (test.traits.includes('Burst')) yield* burst(t, plan, choice, test, harm)
}
