// Figures from sheets whose answers are plain: by setting, by seat, level against level, and by question.

import { loadGame } from '@umpire/games'
import { describe, expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { emptySheet, type Sheet } from './sheet.ts'
import type { Study } from './study.ts'

const game = await loadGame('liars-dice')
if (game === undefined) throw new Error('no such game')
const usual = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]))

const study: Study = {
  game: game.id,
  version: game.version,
  arms: [2, 3].flatMap((seats) =>
    [false, true].map((wild) => ({
      seats,
      options: { ...usual, wild },
      bots: ['novice', 'random', 'novice'].slice(0, seats),
    })),
  ),
  games: 100,
  seed: '1',
  patch: null,
}

/** The first seat wins where dice are wild, the second elsewhere; the question comes three times, once with one answer. */
const sheets = study.arms.flatMap(({ seats, options }, arm) =>
  Array.from({ length: study.games }, (_, number): Sheet => {
    const winner = options['wild'] === true ? 0 : 1
    return {
      ...emptySheet({ arm, number }),
      payoffs: Array.from({ length: seats }, (_seat, seat) => (seat === winner ? 1 : 0)),
      decisions: 3,
      forced: 1,
      questions: [{ question: 'bid', asked: 3, forced: 1, wide: 0 }],
    }
  }),
)

const figures = figuresOf(game, study, sheets)

describe('figures', () => {
  test('are told apart by each setting that differs, over all values of the others', () => {
    expect(
      figures.bySetting.map(({ setting, values }) => [setting, values.map(({ value, wins }) => [value, wins.value])]),
    ).toEqual([
      [
        'seats',
        [
          ['2', 0.5],
          ['3', 0.5],
        ],
      ],
      [
        'wild',
        [
          ['false', 0],
          ['true', 1],
        ],
      ],
    ])
    expect(figures.bySetting[1]?.values[0]?.wins.games).toBe(200)
  })

  test('say how much more the first seat wins than the average seat of its games', () => {
    // It wins half of all; an average seat wins 1/2 or 1/3.
    const { value = 0, low = 0 } = figures.firstSeat ?? {}
    expect(value).toBeCloseTo(0.5 - (1 / 2 + 1 / 3) / 2, 10)
    expect(low).toBeLessThan(value)
  })

  test('set level against level, whichever seats they have', () => {
    // Seats move on by one from game to game, so that with two seats each has each seat as often as the other.
    const two = { ...study, arms: study.arms.slice(0, 2) }
    const [duel] = figuresOf(game, two, sheets.slice(0, 200)).duels
    expect(duel).toMatchObject({ bot: 'novice', against: 'random', wins: { value: 0.5, games: 200 } })
    const better = sheets.slice(0, 200).map((sheet) => ({
      ...sheet,
      payoffs: sheet.number % 2 === 0 ? [1, 0] : [0, 1],
    }))
    expect(figuresOf(game, two, better).duels[0]?.wins.value).toBe(1)
  })

  test('say at which questions there is one answer', () => {
    expect(figures.choices.questions).toEqual([{ question: 'bid', asked: 3, forced: 1 / 3, wide: 0 }])
    expect(figures.choices.forced).toBeCloseTo(1 / 3, 10)
  })

  test('of arms with different numbers of sides are held against what is wanted of all of them', () => {
    // With two seats 40 to 60 in 100, with three 23 to 43: of all together 32 to 52.
    expect(figures.main.wins.value).toBe(0.5)
    expect(figures.main.verdict).toBe('too few games to say')
  })
})
