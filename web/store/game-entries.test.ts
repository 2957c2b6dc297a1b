// How answers lie in a store: their keys, and what is noticed when some are missing or too many.

import { Refusal } from '@umpire/engine'
import { expect, test } from 'vitest'
import { answersFrom, appended, cutTo, joinAnswers } from './game-entries.ts'
import { savedGame } from './saved-game-example.ts'

const reasonOf = (value: unknown): string => (value instanceof Refusal ? value.reason : 'taken')

test('the answers of a game lie between its first number and any number', () => {
  const [first, last] = answersFrom('evening', 3)
  expect(first).toEqual(['evening', 3])
  expect(last).toEqual(['evening', Number.POSITIVE_INFINITY])
})

test('answers are added after the last one and nowhere else', () => {
  const game = { ...savedGame, count: 4 }
  expect(appended(game, 4, ['azure: drop 1', 'orange: drop 2'], { stands: 'Move 7' })).toMatchObject({
    count: 6,
    stands: 'Move 7',
  })
  expect(reasonOf(appended(game, 3, ['azure: drop 1'], {}))).toContain('another tab')
  expect(reasonOf(appended(game, 5, ['azure: drop 1'], {}))).toContain('another tab')
})

test('a change notes the time, unless it says another', () => {
  const next = appended(savedGame, 0, [], {})
  expect(next instanceof Refusal ? 0 : next.changed).toBeGreaterThan(savedGame.changed)
  expect(appended(savedGame, 0, [], { changed: 5 })).toMatchObject({ changed: 5 })
})

test('no more is taken back than there is', () => {
  const game = { ...savedGame, count: 4 }
  expect(cutTo(game, 0, { takenBack: 1 })).toMatchObject({ count: 0, takenBack: 1 })
  expect(cutTo(game, 4, {})).toMatchObject({ count: 4 })
  for (const count of [5, -1, 1.5]) expect(reasonOf(cutTo(game, count, {}))).toContain('another tab')
})

test('answers are joined in their order, and gaps, strays and things that are no text are noticed', () => {
  const keys = [
    ['evening', 0],
    ['evening', 1],
  ]
  expect(joinAnswers(2, keys, ['a', 'b'])).toEqual(['a', 'b'])
  expect(reasonOf(joinAnswers(3, keys, ['a', 'b']))).toBe('3 answers were given, and 2 are there')
  expect(
    reasonOf(
      joinAnswers(
        2,
        [
          ['evening', 0],
          ['evening', 2],
        ],
        ['a', 'c'],
      ),
    ),
  ).toBe('answer 2 is missing')
  expect(reasonOf(joinAnswers(2, keys, ['a', { drop: 4 }]))).toBe('answer 2 cannot be read')
})
