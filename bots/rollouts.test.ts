// Rollouts: the better of a few answers is found, the same from the same seed, and without looking at what is hidden.

import { type AnyGame, Match, Refusal, seat, seedRandom } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { liarsDice } from '@umpire/games/liars-dice'
import { describe, expect, test } from 'vitest'
import { compare, playOut, randomPlayer, rolloutPlayer } from './index.ts'

const start = (game: AnyGame, position: readonly string[] = [], seed = '0'): Match => {
  const match = Match.start(game, { position, seed })
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

const answerIn = (match: Match, seed: string, worlds = 12): string => {
  const [ask] = match.asks
  if (ask === undefined) throw new Error('nobody is asked')
  return ask.say(compare(match.imagine(ask.seat), { candidates: 7, worlds }, seedRandom(seed)))
}

test.each([
  ['wins', 'drops 1 1 2 2 3 3', 'drop 4'],
  ['stops a loss', 'drops 1 7 2 7 3 6', 'drop 4'],
])('it %s in one', (_, position, wanted) => {
  for (const seed of ['a', 'b', 'c']) expect(answerIn(start(connectFour, [position]), seed, 30)).toBe(wanted)
})

test('where a game names alternatives, those are compared with its policy and nothing else', () => {
  const answersWith = (alternatives: readonly number[]): string[] => {
    const bot: AnyGame['bot'] = { policy: (ask, _, random) => ask.sample(random), alternatives: () => alternatives }
    const match = start({ ...connectFour, bot }, ['drops 1 1 2 2 3 3'])
    return ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => answerIn(match, seed))
  }
  expect(new Set(answersWith([3]))).toEqual(new Set(['drop 4']))
  expect(new Set(answersWith([])).size).toBeGreaterThan(2)
})

describe('in how many worlds each is tried', () => {
  /** The policy drops into column 4; a disc in column 1, 2, 3 or 4 ends the playout and is worth this. */
  function trials(worths: readonly number[], level: { most?: number; decisions?: number }): [string, number[]] {
    const tried = [0, 0, 0, 0]
    const bot: typeof connectFour.bot = {
      policy: () => 3,
      alternatives: () => [0, 1, 2],
      ending: ({ state }, asker) => {
        const column = state.heights.findIndex((height) => height > 0)
        if (column < 0) return undefined
        if (asker === 1) tried[column] = (tried[column] ?? 0) + 1 // asked once for what it is worth to each seat
        return worths[column]
      },
    }
    const match = start({ ...connectFour, bot })
    const answer = compare(match.imagine(seat(0)), { candidates: 4, worlds: 3, ...level }, seedRandom('a'))
    return [match.asks[0]?.say(answer) ?? '', tried]
  }

  test('the better half goes on', () => {
    expect(trials([0.1, 0.3, 0.2, 0.9], {})).toEqual(['drop 4', [3, 6, 3, 6]])
  })

  test('with a bound, only what does better than the policy goes on, up to that', () => {
    expect(trials([0.1, 0.3, 0.2, 0.9], { most: 9 })).toEqual(['drop 4', [3, 3, 3, 3]])
    expect(trials([0.1, 0.95, 0.2, 0.9], { most: 9 })).toEqual(['drop 2', [3, 9, 3, 9]])
  })

  test('no more than so many decisions are imagined', () => {
    expect(trials([0.1, 0.3, 0.2, 0.9], { decisions: 5 })).toEqual(['drop 4', [2, 2, 2, 2]])
  })
})

test('it beats chance', () => {
  let won = 0
  for (let n = 0; n < 20; n++) {
    const level = { by: 'rollouts', candidates: 7, worlds: 6 } as const
    const players = [rolloutPlayer('rollouts', level, `own ${n}`), randomPlayer(`other ${n}`)]
    const own = n % 2
    const played = playOut(connectFour, { seed: `${n}` }, own === 0 ? players : players.toReversed())
    if (played instanceof Refusal) throw new Error(played.reason)
    won += played.payoffs[own] ?? 0
  }
  expect(won).toBeGreaterThan(17)
})

test('the same seed gives the same answer', () => {
  const match = start(liarsDice)
  expect(answerIn(match, 'same')).toBe(answerIn(match, 'same'))
})

test('what lies under the other cup changes nothing', () => {
  const withHidden = (die: number): Match =>
    start(liarsDice, ['P1 has 3', `P2 has ${die}`, 'P2 bids 2 threes', 'P1 to act'])
  for (const seed of ['a', 'b', 'c']) expect(answerIn(withHidden(3), seed)).toBe(answerIn(withHidden(5), seed))
})

test('a limit on time is kept', () => {
  const match = start(connectFour)
  const mind = match.imagine(seat(0))
  const before = performance.now()
  compare(mind, { candidates: 7, worlds: 1_000_000, milliseconds: 50 }, seedRandom('time'))
  expect(performance.now() - before).toBeLessThan(5_000)
})
