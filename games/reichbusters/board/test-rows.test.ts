// A test in lines: every modifier by its name, the chance, and what it comes to.

import { expect, test } from 'vitest'
import { type State, testNow } from '../state.ts'
import type { Test } from '../state/test.ts'
import { playedState, posternGate } from './arranged-state.ts'
import { attackOdds, chanceNow, outcomeOf, rowsOf, titleOf } from './test-rows.ts'

const position = ['mission M1', 'team sarge + claudine + red-hawk', 'sarge heroic attack', '2 soldier at c2']
const inSight = [...position, 'door b2-c2 open', 'sarge at b2', 'turn sarge']

test('before an attack its odds are told, with what adds to them', () => {
  const state = posternGate('soldier at c2', 'door b2-c2 open', 'sarge at b2')
  const odds = attackOdds(state, 'sarge', 'thompson', 1)
  expect(odds?.chance).toBeCloseTo(0.78, 2)
  expect(odds?.rows.map(({ why, amount }) => `${why} ${amount}`)).toEqual(['Thompson 3 dice', 'Defence 4'])
  expect(odds?.notes).toEqual(['noise 3'])
  expect(attackOdds(state, 'sarge', 'thompson', 9)).toBeUndefined()
})

test('a guard that is dug in names what makes it harder', () => {
  const state = posternGate('castle-guard at c2', 'c2 guard point', 'door b2-c2 open', 'sarge at b2')
  expect(attackOdds(state, 'sarge', 'thompson', 1)?.rows.at(-1)).toMatchObject({ why: 'Dug In', amount: '+1' })
})

/** Sarge has declared an attack on a Soldier, and has not rolled yet. */
function declared(): { readonly state: State; readonly attack: Test } {
  const state = playedState(inSight, ['ace: attack thompson soldier 1'])
  const attack = testNow(state)
  if (attack === undefined) throw new Error('no test is going on')
  return { state, attack }
}

test('before the roll the pool stands in lines, and how likely it hits', () => {
  const { state, attack } = declared()
  expect(attack.stage).toBe('pool')
  expect(rowsOf(attack)).toMatchObject([{ why: 'Attack dice', amount: '3' }])
  expect(titleOf(state, attack)).toMatch(/Thompson at Soldier$/)
  expect(chanceNow(state, attack)).toBeCloseTo(0.78, 2)
})

test('as the dice lie it is a hit or a miss, damage or none, heard or not', () => {
  const { state, attack } = declared()
  const lying = (...faces: readonly (0 | 1 | 2 | 3)[]): Test => ({
    ...attack,
    stage: 'rolled',
    dice: faces.map((face) => ({ die: 'attack', face, spent: null, rerolled: [], isAdded: false })),
  })
  expect(outcomeOf(state, lying(3, 1, 0))).toEqual({ words: 'hit', tone: 'good' })
  expect(outcomeOf(state, lying(1, 1, 0))).toEqual({ words: 'miss', tone: 'bad' })
  expect(chanceNow(state, lying(1, 1, 0))).toBe(0)
  expect(outcomeOf(state, { ...lying(1, 1, 0), kind: 'defence' })).toEqual({ words: '2 damage', tone: 'bad' })
  expect(outcomeOf(state, { ...lying(0, 0, 0), kind: 'noise' })).toEqual({ words: 'nobody hears', tone: 'good' })
})
