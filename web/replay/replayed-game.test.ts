// A replay is true to its game at every moment, and a game that goes on keeps its secrets.

import type { Tabletop } from '@umpire/board'
import { at, everybody, Match, Refusal, samePlain, seat, seedRandom, spectator } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { describe, expect, test } from 'vitest'
import type { SeatPlayer } from '../store/saved-game.ts'
import { forkSeating, isFixed } from './fork.ts'
import { momentWords, resultWords } from './names.ts'
import {
  decisionAt,
  firstViewer,
  isOpen,
  logOf,
  momentAt,
  type ReplayedGame,
  roundsOf,
  viewersOf,
} from './replayed-game.ts'

/** A table that draws nothing and counts every answer as a round. */
const tabletop: Tabletop = {
  size: () => ({ width: 1, height: 1 }),
  Board: () => null,
  SeatStats: () => null,
  subtitle: () => '',
  phases: () => [],
  round: () => 1,
  happening: () => ({ kind: 'other', things: [] }),
}

const person = (name: string): SeatPlayer => ({ kind: 'person', name })
const bot: SeatPlayer = { kind: 'bot', level: 'novice' }

/** A game played at random, up to so many answers. */
async function played(id: string, seats: number, most: number, players: readonly SeatPlayer[]): Promise<ReplayedGame> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const match = Match.start(game, { seats, seed: 'replay' })
  if (match instanceof Refusal) throw new Error(match.reason)
  const random = seedRandom('answers')
  for (let ask = match.asks[0]; ask !== undefined && match.count < most; ask = match.asks[0]) {
    match.give(ask.seat, ask.sample(random))
  }
  return { match, tabletop, players, saved: undefined, rounds: roundsOf(match, tabletop), isOpen: isOpen(match) }
}

const mechs = await played('modular-mechs', 4, 90, [person('Mara'), bot, bot, bot])
const dice = await played('liars-dice', 3, 10, [person('Mara'), bot, bot])
const over = await played('liars-dice', 3, 10_000, [person('Mara'), bot, bot])

describe('moments', () => {
  test('any of them is the position that the record comes to, whichever was looked at before', () => {
    const { match } = mechs
    for (const count of [90, 3, 77, 0, 89, 31, 32, 33]) {
      const again = Match.replay(match.game, match.record(), count)
      if (again instanceof Refusal) throw new Error(again.reason)
      expect(samePlain(momentAt(match, count).position, again.position), `after ${count} answers`).toBe(true)
    }
    expect(match.count).toBe(90)
  })

  test('there is a round for each, from before the first answer to after the last', () => {
    expect(mechs.rounds).toHaveLength(91)
  })

  test('there is none after the end', () => {
    expect(() => momentAt(mechs.match, 91)).toThrow(RangeError)
  })

  test('are named by their decision, the last one by what it is', () => {
    expect(momentWords(over, 0)).toBe(`Decision 1 of ${over.match.count}, round 1`)
    expect(momentWords(over, over.match.count)).toBe('The end, round 1')
    expect(momentWords(dice, 10)).toBe('After 10 decisions, round 1')
  })
})

describe('decisions', () => {
  test('say who was asked and what they answered', () => {
    const given = at(over.match.given, 0)
    const decision = decisionAt(over, momentAt(over.match, 0), everybody)
    expect(decision?.seat).toBe(given.seat)
    expect(decision?.answer?.text).toBe(given.text)
    expect(decision?.prompt).not.toBe('')
  })

  test('there is none at the end', () => {
    expect(decisionAt(over, over.match, everybody)).toBeUndefined()
  })

  test('the things of the answer are those of its option', () => {
    const withThings = mechs.match.given.findIndex(
      (given, n) =>
        momentAt(mechs.match, n)
          .askOf(given.seat)
          ?.options()
          .find(({ say }) => say === given.text)?.things !== undefined,
    )
    const moment = momentAt(mechs.match, withThings)
    const given = at(mechs.match.given, withThings)
    const option = moment
      .askOf(given.seat)
      ?.options()
      .find(({ say }) => say === given.text)
    expect(decisionAt({ ...mechs, isOpen: true }, moment, everybody)?.things).toEqual(option?.things)
  })
})

describe('secrets', () => {
  test('a game that goes on is seen by its persons and by spectators alone', () => {
    expect(viewersOf(dice)).toEqual([spectator, seat(0)])
    expect(firstViewer(viewersOf(dice))).toBe(seat(0))
    expect(firstViewer([spectator, seat(0), seat(2)])).toBe(spectator)
  })

  test('a game that is over is seen by everybody', () => {
    expect(viewersOf(over)).toEqual([everybody, seat(0), seat(1), seat(2)])
    expect(firstViewer(viewersOf(over))).toBe(everybody)
  })

  test('what others answered stays hidden while the game goes on', () => {
    for (const [n, { seat: by }] of dice.match.given.entries()) {
      const decision = decisionAt(dice, momentAt(dice.match, n), seat(0))
      expect(decision?.answer === undefined, `answer ${n + 1}`).toBe(by !== seat(0))
    }
  })

  test('dice under a cup are in the log of their owner alone, and of everybody once the game is over', () => {
    const rolls = (game: ReplayedGame, viewer: Parameters<typeof logOf>[1]): readonly string[] =>
      logOf(game, viewer).flatMap(({ text }) => (text.startsWith('P2 rolls') ? [text] : []))
    expect(rolls(dice, seat(0))[0]).toMatch(/dice under the cup/)
    expect(rolls(dice, seat(1))[0]).toMatch(/rolls( \d)+/)
    expect(rolls(over, everybody)[0]).toMatch(/rolls( \d)+/)
  })

  test('nobody forks into the seat of a bot while the game goes on', () => {
    expect([0, 1, 2].map((number) => isFixed(dice, number))).toEqual([false, true, true])
    expect([0, 1, 2].map((number) => isFixed(over, number))).toEqual([false, false, false])
  })
})

describe('forks', () => {
  test('of a game that came by a link: I take the seat that is asked, and bots the others', () => {
    const decision = decisionAt(over, momentAt(over.match, 1), everybody)
    const seating = forkSeating(over, decision, 'Ito')
    expect(seating.mine).toBe(decision?.seat)
    expect(seating.players.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot'])
  })

  test('of a game of mine: all sit where they sat', () => {
    const header = { id: 'evening', record: over.match.record(), players: over.players, orders: [] }
    const saved = {
      ...header,
      created: 0,
      changed: 0,
      count: 0,
      stands: '',
      waitsFor: null,
      outcome: null,
      takenBack: 0,
    }
    expect(forkSeating({ ...over, saved }, undefined, 'Mara')).toEqual({ players: over.players, mine: 0 })
    expect(forkSeating({ ...over, saved }, undefined, 'Ito').mine).toBeUndefined()
  })
})

test('the result is said in a few words', () => {
  expect(resultWords(dice)).toBe('')
  expect(resultWords(over)).toMatch(/^(Mara|P2|P3) won$/)
})
