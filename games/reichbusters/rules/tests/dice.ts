// The dice of a test: rolling, adding, re-rolling them, and what they are worth (RB-018, RB-022, RB-029, RB-033).

import type { RuleId } from '@umpire/engine'
import { type DieKind, dice, type Face, worthOf } from '../../content/dice.ts'
import type { State } from '../../state.ts'
import type { Bonus, Test, TestDie, TestKind } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { woundEffect } from '../wound-effects.ts'

/** RB-033, RB-035 The die of a test: what a special that a card added counts as. */
export const dieOf = (kind: TestKind): DieKind => kind

const newDie = (die: DieKind, face: Face): TestDie => ({ die, face, spent: null, rerolled: [], isAdded: false })

/** RB-018 Rolls the pool. */
export function rollPool(t: ReichbustersTable, test: Test): void {
  rollKind(t, test, 'attack')
  rollKind(t, test, 'defence')
  rollKind(t, test, 'noise')
  rollKind(t, test, 'vril')
  test.stage = 'rolled'
}

function rollKind(t: ReichbustersTable, test: Test, kind: DieKind): void {
  for (let n = test.pool[kind]; n > 0; n--) test.dice.push(newDie(kind, t.rollOne(dice[kind])))
}

/** One more die, rolled at once. */
export function rollOneMore(t: ReichbustersTable, test: Test, kind: DieKind): Face {
  const face = t.rollOne(dice[kind])
  test.dice.push(newDie(kind, face))
  return face
}

/** A change of the pool, by name; after the roll its dice are rolled at once. */
export function addDice(
  t: ReichbustersTable,
  test: Test,
  name: string,
  count: number,
  rule: RuleId,
  kind: DieKind,
): void {
  test.bonuses.push({ name, dice: count, plus: 0, rule })
  if (test.stage === 'pool') {
    test.pool[kind] += count
    return
  }
  const faces: Face[] = []
  for (let n = 0; n < count; n++) faces.push(rollOneMore(t, test, kind))
  t.tell({ kind: 'dice added', rule, hero: test.hero, name, die: kind, faces })
}

/** A change of the total, by name. */
export function addPlus(test: Test, name: string, plus: number, rule: RuleId): void {
  test.bonuses.push({ name, dice: 0, plus, rule })
}

/** RB-034 */
export function rerollDie(t: ReichbustersTable, test: Test, die: TestDie, by: string): void {
  const before = die.face
  die.face = t.rollOne(dice[die.die])
  die.rerolled.push(by)
  t.tell({ kind: 'die rerolled', rule: 'RB-034', hero: test.hero, by, die: die.die, before, face: die.face })
}

/** RB-299, W15 What a die shows in this test: a 1 may count as a blank, a blank vril die as a surge. */
export function faceNow(state: State, test: Test, die: TestDie): Face {
  const face = die.face === 1 && test.kind === 'defence' && test.traits.includes('Piercing') ? 0 : die.face
  if (face === 0 && die.die === 'vril' && woundEffect(state, test.hero, 'blanks surge')) return 'U'
  return face
}

/** RB-043 A surge that nobody has cancelled. */
export const isSurge = (state: State, test: Test, die: TestDie): boolean =>
  die.die === 'vril' && die.spent === null && faceNow(state, test, die) === 'U'

export function hasSurge(state: State, test: Test): boolean {
  for (const die of test.dice) if (isSurge(state, test, die)) return true
  return false
}

/** RB-030 A special that still has to be spent. */
export const isUnspent = (die: TestDie): boolean => die.face === 'S' && die.spent === null

export function countUnspent(test: Test): number {
  let count = 0
  for (const die of test.dice) if (isUnspent(die)) count++
  return count
}

/** RB-300 What each attack and vril special is worth beyond the usual. */
const preciseWorth = 1

/** RB-022 The sum of faces and flat bonuses, never below 0. */
export function totalOf(state: State, test: Test): number {
  const more = test.traits.includes('Precise') ? preciseWorth : 0
  let total = 0
  for (const die of test.dice) total += worthOf(faceNow(state, test, die)) + (die.face === 'S' ? more : 0)
  return Math.max(0, total + plusOf(test.bonuses))
}

export function plusOf(bonuses: readonly Bonus[]): number {
  let plus = 0
  for (const bonus of bonuses) plus += bonus.plus
  return plus
}
