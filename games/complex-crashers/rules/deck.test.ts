// The stack of tiles in every world that a bot may imagine, and what looking at its top tells to whom.

import { Dealer, id, Imagination, readOptions, Refusal, type Seat, seatsOf, seedRandom, Table } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { CrashersEvent } from '../events.ts'
import { complexCrashers } from '../game.ts'
import { options, termsOf } from '../options.ts'
import type { State } from '../state.ts'
import type { CrashersTable } from '../table.ts'
import { drawTile, scan } from './deck.ts'
import { setUp } from './setup.ts'

const seats = seatsOf(5)
const vera = id<Seat>(0)
const manager = id<Seat>(4)

function begin(seed: string, length = 'full'): CrashersTable {
  const chosen = readOptions(options, { length })
  if (chosen instanceof Refusal) throw new Error(chosen.reason)
  const dealer = new Dealer<CrashersEvent>(seats, seedRandom(seed), { faces: [], seenBy: [], pool: [], pools: [] })
  const state = setUp(dealer, termsOf(chosen, seats.length))
  return new Table<State, CrashersEvent>(seats, dealer.random, dealer.secrets, state)
}

const seeds = Array.from({ length: 20 }, (_, n) => `${n}`)

/** The special tiles by their places in the stack, from the top: `REACT1` in 0 to 11. */
function specials(table: CrashersTable, faces: readonly unknown[]): { [tile: string]: number } {
  const found: { [tile: string]: number } = {}
  for (const [n, secret] of table.state.kinds.toReversed().entries()) {
    const face = faces[secret]
    if (typeof face === 'string' && face !== 'ordinary') found[face] = n
  }
  return found
}

const between = (first: number, last: number) => (place: number | undefined) =>
  place !== undefined && place >= first && place <= last

function expectGroups(table: CrashersTable, faces: readonly unknown[]): void {
  const { REACT1, REACT2, REACT3, REACT4, REACT5, ...tech } = specials(table, faces)
  expect(tech).toEqual({ TECH2: 12, TECH3: 25 })
  expect([REACT1, REACT2].every(between(0, 11))).toBe(true)
  expect([REACT3, REACT4].every(between(13, 24))).toBe(true)
  expect([REACT5].every(between(26, 36))).toBe(true)
}

test.each(seeds)('worlds that a seat imagines keep every special tile in its group: %s', (seed) => {
  const table = begin(seed)
  const { state, secrets, random } = table
  expectGroups(table, secrets.faces)
  const about = { game: complexCrashers, seats, teams: [], seatNames: [] }
  const imagination = new Imagination(
    about,
    manager,
    { count: 0, position: { state, secrets, random, outcome: null } },
    [],
  )
  const world = imagination.world(seedRandom(`world ${seed}`))
  expect(world.table.secrets.faces).not.toEqual(secrets.faces)
  expectGroups(table, world.table.secrets.faces)
})

test('a short game has one Reactor tile in each group', () => {
  const table = begin('short', 'short')
  expect(table.state.kinds).toHaveLength(23)
  const { REACT1, REACT2, REACT3, ...tech } = specials(table, table.secrets.faces)
  expect(tech).toEqual({ TECH2: 7, TECH3: 15 })
  expect(between(0, 6)(REACT1) && between(8, 14)(REACT2) && between(16, 22)(REACT3)).toBe(true)
})

describe.each(seeds)('looking at the top tiles: %s', (seed) => {
  test('shows the Operatives what is drawn next, and the Complex Manager nothing', () => {
    const table = begin(seed)
    for (let n = Number(seed); n > 0; n--) drawTile(table)
    const known = table.secrets.faces.map((_, secret) => table.sees(manager, id(secret)))
    scan(table, 2)
    expect(known.every((isSeen, secret) => table.sees(manager, id(secret)) === isSeen)).toBe(true)
    const copies = table.state.scans.map(({ tile }) => tile)
    // One copy for each tile, whether ordinary or special.
    expect(table.secrets.faces).toHaveLength(known.length + 2)
    expect(copies.map((tile) => [table.sees(vera, tile), table.sees(manager, tile)])).toEqual([
      [true, false],
      [true, false],
    ])
    const seen = copies.map((tile) => table.face(tile))
    expect([drawTile(table), drawTile(table)]).toEqual(seen)
    expect(table.state.scans).toEqual([])
  })

  test('a second time adds only what was not seen yet', () => {
    const table = begin(seed)
    scan(table, 2)
    drawTile(table)
    scan(table, 2)
    expect(table.state.scans.map(({ place }) => place)).toEqual([36, 35])
  })
})
