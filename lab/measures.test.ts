// What the games declare for the lab: every piece that an option or event speaks of is in the lists, and each kind comes up.

import { levelPlayer, playOut, type Watcher } from '@umpire/bots'
import { isObject, Refusal, seatsOf } from '@umpire/engine'
import { games } from '@umpire/games'
import { describe, expect, test } from 'vitest'
import { contentOf } from './content.ts'
import { playTrial } from './play.ts'
import type { Arm } from './study.ts'

interface Case {
  readonly game: string
  readonly seats: number
  readonly options?: Arm['options']
  /** Options and cards that are meant to be no piece of content. */
  readonly others: readonly string[]
  /** Pieces that the game must have noted: of a choice, of an event, of something dealt. */
  readonly noted: readonly string[]
}

const cases: readonly Case[] = [
  { game: 'modular-mechs', seats: 2, others: ['C01'], noted: ['W01', 'M01'] },
  { game: 'subterra-bravo', seats: 2, others: [], noted: ['ROAKE', 'ROAKE/0', 'HV1', 'ROGUE', 'T-05', 'DM-08'] },
  {
    game: 'complex-crashers',
    seats: 3,
    others: ['orders', 'own'],
    noted: ['first-game', 'overlay 6', 'basic-training', 'evasive-roll', 'TECH2'],
  },
  { game: 'reichbusters', seats: 1, others: [], noted: ['claudine', 'daggers', 'Silent', 'CL1', 'disguise-kit'] },
  {
    game: 'downsync',
    seats: 2,
    options: { size: 'skirmish', mission: 'M1', layout: 'T1' },
    others: [],
    noted: ['republic', 'coalition', 'M1', 'T1', 'action move', 're-crusader'],
  },
]

describe.each(cases)('$game', ({ game: id, seats, options = {}, others, noted }) => {
  test('speaks of its own content, and of nothing else', async () => {
    const game = await games.find((listed) => listed.id === id)?.load()
    if (game === undefined) throw new Error(`there is no game ${id}`)
    const content = contentOf(game)
    const unknown = new Set<string>()
    const numberOf = (piece: string): number | undefined => {
      const number = content.numberOf(piece)
      if (number === undefined) unknown.add(piece)
      return number
    }
    const arm: Arm = { seats, options, bots: Array.from({ length: seats }, () => 'novice') }
    const study = { game: id, version: game.version, arms: [arm], games: 1, seed: 'measures', patch: null }
    const sheet = playTrial(game, { ...content, numberOf }, study, { arm: 0, number: 0 })
    expect(sheet.error).toBeNull()
    expect([...unknown].sort()).toEqual(others)
    const pieces = new Set(sheet.content.map(({ item }) => content.items[item]?.id))
    expect(noted.filter((piece) => !pieces.has(piece))).toEqual([])
    expect(sheet.rounds).toBeGreaterThan(0)
  })
})

/** Whether an event holds reasons with rules of their own. */
const hasReasons = (event: object): boolean =>
  Object.values(event).some((parts) => Array.isArray(parts) && parts.some((part) => isObject(part) && 'rule' in part))

test.each(games.map(({ id }) => id))('%s declares every kind of event whose reasons have rules', async (id) => {
  const game = await games.find((listed) => listed.id === id)?.load()
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const content = contentOf(game)
  const undeclared = new Set<string>()
  const seats = game.seats.least
  const players = seatsOf(seats).flatMap((seat) => {
    const player = levelPlayer(game, 'novice', `reasons/${seat}`)
    return player instanceof Refusal ? [] : player
  })
  const watcher: Watcher = {
    hears(event) {
      if (hasReasons(event) && content.told.of(event.kind).reasons === undefined) undeclared.add(event.kind)
    },
    sees() {},
    decides() {},
  }
  const played = playOut(game, { seats, seed: 'reasons' }, players, { watcher })
  expect(played).not.toBeInstanceOf(Refusal)
  expect([...undeclared]).toEqual([])
})

test.each(games.map(({ id }) => id))('%s names sides that are all its seats, each once', async (id) => {
  const game = await games.find((listed) => listed.id === id)?.load()
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]))
  const { least, most } = game.seats
  for (let seats = least; seats <= most; seats++) {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    const sides = game.measures?.sides?.(options, seats)
    expect(sides?.flatMap((side) => side.seats).sort((a, b) => a - b) ?? all).toEqual(all)
  }
})
