// Search: it sees what is to be seen, gets better with its budget, repeats itself from a seed, and does not cheat.

import {
  type AnyGame,
  type Answer,
  Match,
  pick,
  type Random,
  Refusal,
  type Seat,
  seat,
  seedRandom,
} from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { liarsDice } from '@umpire/games/liars-dice'
import { describe, expect, test } from 'vitest'
import {
  levelNames,
  levelPlayer,
  type Player,
  playOut,
  randomPlayer,
  search,
  searchPlayer,
  situationOf,
} from './index.ts'

const start = (game: AnyGame, settings: Parameters<typeof Match.start>[1] = {}): Match => {
  const match = Match.start(game, settings)
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

const searching =
  (iterations: number, depth?: number) =>
  (seed: string): Player =>
    searchPlayer('search', { by: 'search', iterations, ...(depth === undefined ? {} : { depth }) }, seed)

/** The share of the games that the first wins, a draw counting half; seats change from game to game. */
function shareWon(
  game: AnyGame,
  first: (seed: string) => Player,
  second: (seed: string) => Player,
  games: number,
  options: { readonly [name: string]: unknown } = {},
): number {
  let won = 0
  for (let n = 0; n < games; n++) {
    const players = [first(`first ${n}`), second(`second ${n}`)]
    const own = n % 2
    const played = playOut(game, { seed: `${n}`, options }, own === 0 ? players : players.toReversed())
    if (played instanceof Refusal) throw new Error(played.reason)
    won += played.payoffs[own] ?? 0
  }
  return won / games
}

/** Positions of Connect Four in which the columns named, and no others, win at once (or must be stopped). */
const winsInOne: readonly [string, string, readonly string[]][] = [
  ['three across, open at one end', 'drops 1 1 2 2 3 3', ['drop 4']],
  ['three up', 'drops 4 1 4 1 4 2', ['drop 4']],
  ['a gap in the middle', 'drops 1 7 2 7 4 6', ['drop 3']],
  ['a rising diagonal', 'drops 1 2 2 3 3 4 3 4 4 7', ['drop 4']],
  ['a falling diagonal', 'drops 7 6 6 5 5 4 5 4 4 1', ['drop 4']],
  ['three across, open at both ends', 'drops 3 3 4 4 5 5', ['drop 2', 'drop 6']],
  ['orange to win at the edge', 'drops 1 7 1 7 2 7 4', ['drop 7']],
]
const lossesInOne: readonly [string, string, string][] = [
  ['three across at the edge', 'drops 1 7 2 7 3', 'drop 4'],
  ['three up', 'drops 4 1 4 2 4', 'drop 4'],
  ['a gap in the middle', 'drops 7 1 6 1 4', 'drop 5'],
  ['a rising diagonal', 'drops 7 1 2 2 3 3 1 3 6 4 4 4', 'drop 4'],
]

describe('on Connect Four, search', () => {
  const answerIn = (position: string, seed: string): string => {
    const match = start(connectFour, { position: [position] })
    const ask = match.asks[0]
    if (ask === undefined) throw new Error('the position is over')
    return ask.say(search(match.imagine(ask.seat), { iterations: 600 }, seedRandom(seed)).answer)
  }

  test.each(winsInOne)('finds the win in one: %s', (_, position, wins) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) expect(wins).toContain(answerIn(position, seed))
  })

  test.each(lossesInOne)('stops the loss in one: %s', (_, position, stop) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) expect(answerIn(position, seed)).toBe(stop)
  })

  test('beats random play in 100 of 100 games', () => {
    expect(shareWon(connectFour, searching(300), randomPlayer, 100)).toBe(1)
  })

  test('beats its own quarter budget clearly', () => {
    // 60 games: a share of 0.62 is more than 1.8 standard deviations above a half.
    expect(shareWon(connectFour, searching(400), searching(100), 60)).toBeGreaterThan(0.62)
  })

  test('decides the same from the same seed', () => {
    const answers = (seed: string): unknown[] =>
      ['drops 4 4', 'drops 1 2 3', 'drops 4 4 4 3 3'].map((position) => answerIn(position, seed))
    expect(answers('same')).toEqual(answers('same'))
  })

  test('keeps to a budget of time', () => {
    const match = start(connectFour)
    const before = performance.now()
    const found = search(match.imagine(seat(0)), { iterations: 1e9, milliseconds: 50 }, seedRandom('time'))
    expect(found.iterations).toBeGreaterThan(8)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})

describe("on Liar's Dice, search", () => {
  test.each(['in turn', 'at once'])('beats random play, doubts %s', (doubts) => {
    expect(shareWon(liarsDice, searching(60, 4), randomPlayer, 30, { doubts, dice: 3 })).toBeGreaterThan(0.85)
  })

  test('plays with six seats to the end', () => {
    const players = Array.from({ length: 6 }, (_, n) => searching(10, 4)(`${n}`))
    const played = playOut(liarsDice, { seats: 6, seed: 'six', options: { dice: 2, doubts: 'at once' } }, players)
    expect(played).toMatchObject({ payoffs: expect.arrayContaining([1]) })
  })
})

/** The same match, in which all dice that the seat has not seen are others. */
function withOtherDice(dice: readonly string[], bids: readonly string[], doubts: string): Match {
  const match = start(liarsDice, {
    seats: 3,
    options: { dice: 3, doubts },
    position: ['P1 has 2 2 5', ...dice, ...bids],
  })
  return match
}

describe('a hidden die', () => {
  const hidden = [
    ['P2 has 1 1 1', 'P3 has 1 1 1'],
    ['P2 has 2 2 2', 'P3 has 2 2 2'],
    ['P2 has 6 5 4', 'P3 has 2 6 3'],
  ] as const
  const situations = [
    { name: 'a first bid', bids: ['P1 to act'], doubts: 'in turn' },
    { name: 'a doubtful bid', bids: ['P3 bids 4 twos', 'P1 to act'], doubts: 'in turn' },
    { name: 'a doubt at once', bids: ['P3 bids 4 twos'], doubts: 'at once' },
  ]
  const players: readonly [string, (seed: string) => Player | Refusal][] = [
    ...levelNames
      .filter((name) => name !== 'expert')
      .map((name): [string, (seed: string) => Player | Refusal] => [
        name,
        (seed) => levelPlayer(liarsDice, name, seed),
      ]),
    ['search', searching(200, 4)],
  ]

  test.each(players)('is never read by %s: whatever lies under the other cups, it chooses the same', (_, make) => {
    for (const { bids, doubts } of situations) {
      for (const seed of ['x', 'y', 'z']) {
        const answers = hidden.map((dice): Answer => {
          const player = make(seed)
          if (player instanceof Refusal) throw new Error(player.reason)
          return player.decide(situationOf(withOtherDice(dice, bids, doubts), seat(0)))
        })
        expect(answers).toEqual([answers[0], answers[0], answers[0]])
      }
    }
  })

  test('would be noticed: a player that looks into the real position chooses differently', () => {
    const peeking = (match: Match): number => match.position.secrets.faces.filter((face) => face === 2).length
    const answers = hidden.map((dice) => peeking(withOtherDice(dice, ['P1 to act'], 'in turn')))
    expect(new Set(answers).size).toBeGreaterThan(1)
  })
})

describe('levels', () => {
  test('are refused by a name that is none', () => {
    expect(levelPlayer(connectFour, 'genius', 'x')).toMatchObject({
      reason: 'no bot "genius"; there is: random, novice, regular, expert',
    })
  })

  test('play every seat of a game to its end, and time is taken if asked for', () => {
    const players = ['novice', 'random'].map((name) => {
      const player = levelPlayer(connectFour, name, 'x')
      if (player instanceof Refusal) throw new Error(player.reason)
      return player
    })
    let now = 0
    const played = playOut(connectFour, { seed: 'x' }, players, { clock: () => now++ })
    if (played instanceof Refusal) throw new Error(played.reason)
    expect(played.milliseconds.flat()).toHaveLength(played.decisions)
    expect(played.milliseconds.flat().every((one) => one === 1)).toBe(true)
  })

  test('give the same game from the same seed, with history or without', () => {
    const play = (make: (seed: string) => Player): unknown =>
      playOut(liarsDice, { seed: 'twice', seats: 3 }, [make('1'), make('2'), make('3')])
    expect(play(randomPlayer)).toEqual(play(randomPlayer))
    const thoughtful = (seed: string): Player => ({ ...randomPlayer(seed), looksAhead: true })
    expect(play(thoughtful)).toEqual(play(randomPlayer))
  })

  test("of the novice beat random play in Liar's Dice", () => {
    const novice = (seed: string): Player => {
      const player = levelPlayer(liarsDice, 'novice', seed)
      if (player instanceof Refusal) throw new Error(player.reason)
      return player
    }
    expect(shareWon(liarsDice, novice, randomPlayer, 200)).toBeGreaterThan(0.9)
  })
})

interface Guess {
  readonly target: number
}

/** Wide questions: name a point as near to the middle of a line of a million as you can. */
const nearest: AnyGame = {
  id: 'nearest',
  name: 'Nearest',
  about: 'A point near the middle wins.',
  version: 1,
  seats: { least: 1, most: 1 },
  options: {},
  bound: () => 1,
  setup: (): Guess => ({ target: 500_000 }),
  *step(t) {
    const point = yield* t.place(
      t.seats[0] as Seat,
      {
        name: 'point',
        prompt: () => 'Which point?',
        say: (value: number) => String(value),
        read: (text) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined),
      },
      {
        whyNot: () => undefined,
        sample: (random: Random) => pick(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) * 100_000 + 50_000,
      },
    )
    t.state = point
    return { winners: Math.abs(point - 500_000) < 100_000 ? t.seats : [] }
  },
  board: () => '',
  says: () => '',
}

test('a question whose answers cannot be listed is searched wider the longer it is looked at', () => {
  const match = start(nearest)
  const found = search(match.imagine(seat(0)), { iterations: 300 }, seedRandom('wide'))
  expect([450_000, 550_000]).toContain(found.answer)
  expect(found.worth).toBe(1)
})
