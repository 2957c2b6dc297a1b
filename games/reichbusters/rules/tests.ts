// Tests, step by step (RB-017 to RB-035): the pool, the roll, specials and cards, surges, drain, total, result.

import type { Rules } from '@umpire/engine'
import { heroOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { Bonus, Test } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { circled } from './circle.ts'
import { sideOfWeapon } from './keywords.ts'
import { discardModifiers } from './modifiers.ts'
import { faceNow, isSurge, rollPool, totalOf } from './tests/dice.ts'
import type { SpecialEffect } from './tests/effect.ts'
import { addExtras } from './tests/extras.ts'
import { rescue } from './tests/heroic.ts'
import { workOnTest } from './tests/steps.ts'

/** What a test is about. What is left out is not part of it. */
type TestPlan = Pick<Test, 'kind' | 'hero' | 'about'> &
  Partial<Pick<Test, 'target' | 'enemies' | 'area' | 'mode' | 'weapon' | 'item' | 'traits' | 'bonuses'>> & {
    readonly pool: Partial<Test['pool']>
  }

/** RB-017, RB-018, RB-024 A test of a Hero before it is rolled. Its area is the Hero's, where nothing else is said. */
export function newTest(state: State, plan: TestPlan): Test {
  const { attack = 0, defence = 0, noise = 0, vril = 0 } = plan.pool
  const hero = heroOf(state, plan.hero)
  return {
    kind: plan.kind,
    hero: plan.hero,
    about: plan.about,
    stage: 'pool',
    target: plan.target ?? 0,
    enemies: plan.enemies ?? [],
    area: plan.area ?? hero.area ?? 0,
    mode: plan.mode ?? null,
    weapon: plan.weapon ?? null,
    item: plan.item ?? null,
    pool: { attack, defence, noise, vril },
    dice: [],
    bonuses: [...(plan.bonuses ?? []), ...injectionOf(hero)],
    played: [],
    traits: plan.traits ?? [],
    total: null,
    isSuccess: null,
    isHeroic: false,
  }
}

/** RB-243 One more on every total while a strong injection works. */
const injectionOf = ({ injected }: Hero): Bonus[] =>
  injected === 2 ? [{ name: 'Vril Injection', dice: 0, plus: 1, rule: 'RB-243' }] : []

/** RB-020, RB-044 Each surge that is left is a permanent wound. RB-243 It ends a Vril Injection. */
function* surge(t: ReichbustersTable, test: Test, surges: number): Rules {
  if (surges === 0) return
  heroOf(t.state, test.hero).injected = 0
  t.tell({ kind: 'surged', rule: 'RB-044', hero: test.hero, surges })
  for (let n = 0; n < surges; n++) yield* circled().wound(t, test.hero, 'permanent', { by: 'surge', area: null })
}

function countSurges(state: State, test: Test): number {
  let count = 0
  for (const die of test.dice) if (isSurge(state, test, die)) count++
  return count
}

/** RB-021 A surge, or a blank vril die, that is left in the pool. */
function isDraining(state: State, test: Test): boolean {
  for (const die of test.dice) {
    if (die.die === 'vril' && (isSurge(state, test, die) || faceNow(state, test, die) === 0)) return true
  }
  return false
}

/** RB-021 The vril weapon or item of the test; dice of a skill have nothing to drain. */
function drain(t: ReichbustersTable, test: Test): void {
  const hero = heroOf(t.state, test.hero)
  const token = hero.weapons.find(({ id }) => id === test.weapon)
  const item = hero.items.find(({ uid }) => uid === test.item)
  if (token !== undefined && sideOfWeapon(token).vril > 0) {
    token.drained++
    t.tell({ kind: 'drained', rule: 'RB-021', hero: hero.id, weapon: token.id, item: null })
  } else if (item !== undefined) {
    item.drained++
    t.tell({ kind: 'drained', rule: 'RB-021', hero: hero.id, weapon: null, item: item.id })
  }
}

/** RB-022, RB-023 */
function compare(t: ReichbustersTable, test: Test): void {
  test.total = totalOf(t.state, test)
  test.isSuccess = test.total >= test.target
  test.stage = 'compared'
  const { hero, kind: test_, total, target, isSuccess } = test
  t.tell({ kind: 'test compared', rule: 'RB-023', hero, test: test_, total, target, isSuccess })
}

/** Runs a test up to its result. It stays on the table, for what comes of it, until `closeTest`. */
export function* rollTest(t: ReichbustersTable, test: Test, effects: readonly SpecialEffect[]): Rules {
  t.state.tests.push(test)
  const { hero, kind: test_, about, target, enemies } = test
  t.tell({ kind: 'test begins', rule: 'RB-017', hero, test: test_, about, target, enemies: enemies.slice() })
  if (test.kind !== 'noise') yield* addExtras(t, test)
  if (test.isHeroic) return
  rollPool(t, test)
  const dice = test.dice.map(({ die, face }) => ({ die, face }))
  t.tell({ kind: 'dice rolled', rule: 'RB-018', hero, test: test_, dice })
  yield* workOnTest(t, test, effects)
  const surges = countSurges(t.state, test)
  const isDrained = isDraining(t.state, test)
  yield* surge(t, test, surges)
  if (isDrained) drain(t, test)
  compare(t, test)
  if (test.isSuccess === false) yield* rescue(t, test)
}

/** RB-095 The test leaves the table, and the cards that were played on it go to the discard piles. */
export function closeTest(t: ReichbustersTable, test: Test): void {
  t.state.tests.pop()
  discardModifiers(t.state, test)
}

/** A whole test: afterwards it knows its `total` and whether it is a success. */
export function* runTest(t: ReichbustersTable, test: Test, effects: readonly SpecialEffect[] = []): Rules {
  yield* rollTest(t, test, effects)
  closeTest(t, test)
}
