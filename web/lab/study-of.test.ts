// A study from the form: one arm, or one for each value of what is compared; the same arms as the command makes.

import { loadGame } from '@umpire/games'
import { expect, test } from 'vitest'
import { alike, comparable, studyOf } from './study-of.ts'

const game = await loadGame('liars-dice')
if (game === undefined) throw new Error('no such game')
const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]))
const form = { seats: 3, options, compared: alike, bots: ['novice', 'random'], games: 20, seed: '7' }

test('what is not compared is one arm, with the bots in turn on its seats', () => {
  expect(studyOf(game, form)).toEqual({
    game: 'liars-dice',
    version: game.version,
    arms: [{ seats: 3, options, bots: ['novice', 'random', 'novice'] }],
    games: 20,
    seed: '7',
    patch: null,
  })
})

test('every value of what is compared is an arm', () => {
  expect(comparable(game)).toEqual(['seats', ...Object.keys(game.options)])
  expect(studyOf(game, { ...form, compared: 'seats' }).arms.map(({ seats }) => seats)).toEqual([2, 3, 4, 5, 6])
  const wild = studyOf(game, { ...form, compared: 'wild' }).arms
  expect(wild.map((arm) => arm.options['wild'])).toEqual([false, true])
  expect(wild.every(({ seats }) => seats === 3)).toBe(true)
})
