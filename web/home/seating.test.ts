// Seats of a new game: proposals, changes, and what is refused.

import { onOff, oneOf, wholeNumber } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { SeatPlayer } from '../store/saved-game.ts'
import {
  choiceAt,
  lastSeating,
  nameRefusals,
  usualOptions,
  usualSeating,
  withChoice,
  withName,
  withSeats,
} from './seating.ts'

const person = (name: string): SeatPlayer => ({ kind: 'person', name })
const bot = (level: string): SeatPlayer => ({ kind: 'bot', level })
const table = { least: 2, most: 6 }
const levels = ['novice', 'regular']

test('a new game proposes me against two bots, or as many as fit', () => {
  expect(usualSeating(table, 'Mara')).toEqual({
    players: [person('Mara'), bot('novice'), bot('regular')],
    mine: 0,
  })
  expect(usualSeating({ least: 2, most: 2 }, 'Mara').players).toHaveLength(2)
  expect(usualSeating({ least: 4, most: 4 }, 'Mara').players).toHaveLength(4)
})

test('when I take another seat, whoever sat there takes mine', () => {
  const before = { players: [person('Mara'), bot('novice'), person('Ito')], mine: 0 }
  expect(withChoice(before, 2, 'me', 'Mara')).toEqual({
    players: [person('Ito'), bot('novice'), person('Mara')],
    mine: 2,
  })
})

test('my seat given to a bot leaves me watching, and I can sit down again', () => {
  const watching = withChoice(usualSeating(table, 'Mara'), 0, 'bot regular', 'Mara')
  expect(watching).toEqual({ players: [bot('regular'), bot('novice'), bot('regular')], mine: undefined })
  const back = withChoice(watching, 1, 'me', 'Mara')
  expect(back).toEqual({ players: [bot('regular'), person('Mara'), bot('regular')], mine: 1 })
  expect([0, 1, 2].map((seat) => choiceAt(back, seat))).toEqual(['bot regular', 'me', 'bot regular'])
})

test('fewer seats do not send me away', () => {
  const before = { players: [bot('novice'), bot('novice'), person('Mara')], mine: 2 }
  expect(withSeats(before, 2)).toEqual({ players: [bot('novice'), person('Mara')], mine: 1 })
  expect(withSeats(before, 4).players[3]).toEqual(bot('novice'))
})

test('a person needs a name, and one that nobody else at the table has', () => {
  const [first, second, third, fourth] = nameRefusals([person('Mara'), person('  '), person('mara '), bot('novice')])
  expect(first).toBeUndefined()
  expect(second?.reason).toContain('name')
  expect(third?.reason).toBe('mara sits at the table already.')
  expect(fourth).toBeUndefined()
  expect(nameRefusals(withName(usualSeating(table, ''), 0, 'Mara').players)).toEqual([undefined, undefined, undefined])
})

test('the last seating comes back, with me where I sat', () => {
  const setup = { players: [bot('novice'), person('Mara')], options: {} }
  expect(lastSeating(table, setup, levels, 'Mara')).toEqual({ players: setup.players, mine: 1 })
  expect(lastSeating(table, setup, levels, 'Ito')?.mine).toBeUndefined()
})

test('a seating with too few seats or an unknown level is not proposed again', () => {
  const setup = { players: [bot('grandmaster'), person('Mara')], options: {} }
  expect(lastSeating(table, setup, levels, 'Mara')).toBeUndefined()
  expect(lastSeating({ least: 3, most: 4 }, { ...setup, players: [person('Mara')] }, levels, 'Mara')).toBeUndefined()
  expect(lastSeating(table, undefined, levels, 'Mara')).toBeUndefined()
})

test('options of the last time hold where the game still has them', () => {
  const schema = {
    dice: wholeNumber('Dice', 1, 6, 5),
    doubts: oneOf('Doubts', ['in turn', 'at once']),
    wild: onOff('Wild', false),
  }
  expect(usualOptions(schema)).toEqual({ dice: 5, doubts: 'in turn', wild: false })
  expect(usualOptions(schema, { dice: 9, doubts: 'at once', gone: true })).toEqual({
    dice: 5,
    doubts: 'at once',
    wild: false,
  })
})
