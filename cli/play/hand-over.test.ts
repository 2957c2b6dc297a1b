// When the screen changes hands.

import { Match, needsHandOver, Refusal, seat } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { liarsDice } from '@umpire/games/liars-dice'
import { expect, test } from 'vitest'

const start = (...args: Parameters<typeof Match.start>): Match => {
  const match = Match.start(...args)
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

const both = [seat(0), seat(1)]

test('where all is open, never', () => {
  const match = start(connectFour)
  expect(needsHandOver(match, both, undefined, { seat: seat(0), number: 0 })).toBe(false)
  expect(needsHandOver(match, both, seat(0), { seat: seat(1), number: 0 })).toBe(false)
})

test('where persons know different things, whenever another is asked', () => {
  const match = start(liarsDice)
  expect(needsHandOver(match, both, undefined, { seat: seat(0), number: 0 })).toBe(true)
  expect(needsHandOver(match, both, seat(0), { seat: seat(1), number: 0 })).toBe(true)
  expect(needsHandOver(match, both, seat(1), { seat: seat(1), number: 0 })).toBe(false)
})

test('not to a person who sits alone among bots', () => {
  expect(needsHandOver(start(liarsDice), [seat(0)], undefined, { seat: seat(0), number: 0 })).toBe(false)
})

test('where persons are asked at once, before the next sees what the last has answered', () => {
  const match = start(connectFour)
  match.answer(seat(0), 'drop 1')
  expect(needsHandOver(match, both, seat(0), { seat: seat(1), number: 0 })).toBe(true)
  expect(needsHandOver(match, both, seat(0), { seat: seat(1), number: 1 })).toBe(false)
})
