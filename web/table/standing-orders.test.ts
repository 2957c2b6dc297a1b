// Standing orders answer what they were given for, and ask where it matters.

import { type AskJson, seat } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { StandingOrder } from '../store/saved-game.ts'
import { orderedAnswer, possibleOrders, sayOrder, stillStanding } from './standing-orders.ts'

const foam: AskJson = {
  seat: seat(1),
  number: 9,
  kind: 'choose',
  name: 'foam',
  prompt: 'What do you pay?',
  options: [{ say: '$1' }, { say: 'pass' }],
  passes: true,
  stakes: { damage: 3 },
}

const order = (changes: Partial<StandingOrder> = {}): StandingOrder => ({
  id: 'o',
  seat: seat(1),
  question: 'foam',
  answer: 'pass',
  until: 'removed',
  ...changes,
})

test('an order answers its own question, for its own seat', () => {
  expect(orderedAnswer([order()], foam)).toBe('pass')
  expect(orderedAnswer([order({ question: 'redirect' })], foam)).toBeUndefined()
  expect(orderedAnswer([order({ seat: seat(0) })], foam)).toBeUndefined()
})

test('an answer that is not offered is not given', () => {
  expect(orderedAnswer([order({ answer: '$5' })], foam)).toBeUndefined()
})

test('where the stakes are high the person is asked', () => {
  expect(orderedAnswer([order({ unless: { stake: 'damage', least: 3 } })], foam)).toBeUndefined()
  expect(orderedAnswer([order({ unless: { stake: 'damage', least: 4 } })], foam)).toBe('pass')
})

test('an order for this turn ends when its seat is asked something else, and only then', () => {
  const short = order({ until: 'turn' })
  expect(stillStanding([short], foam)).toEqual([short])
  expect(stillStanding([short], { ...foam, name: 'fight turn' })).toEqual([])
  expect(stillStanding([short], { ...foam, seat: seat(0), name: 'fight turn' })).toEqual([short])
  expect(stillStanding([order()], { ...foam, name: 'fight turn' })).toHaveLength(1)
})

test('what can be ordered: passing for now or always, and only below a stake', () => {
  expect(possibleOrders(foam).map(sayOrder)).toEqual([
    'At "foam" always answer "pass" until I am asked something else',
    'At "foam" always answer "pass"',
    'At "foam" ask me only if damage is at least 2',
  ])
})

test('a question that cannot be passed has no order, one with yes and no has both', () => {
  const { passes: _, stakes: __, ...mustChoose } = foam
  expect(possibleOrders(mustChoose)).toEqual([])
  const confirm: AskJson = { ...mustChoose, kind: 'confirm', options: [{ say: 'yes' }, { say: 'no' }] }
  expect(possibleOrders(confirm).map(({ answer }) => answer)).toEqual(['no', 'no', 'yes'])
})
