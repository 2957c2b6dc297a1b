// A table in the browser: every answer is saved, bots answer in turn, what was taken back is gone from the store too.

import type { Happening, Tabletop } from '@umpire/board'
import { type AnyGame, Refusal, seat } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { liarsDice } from '@umpire/games/liars-dice'
import { beforeEach, expect, test, vi } from 'vitest'
import type { think as realThink } from '../bots/bots.ts'
import type { LoadedGame } from '../store/game-store.ts'
import { MemoryStore } from '../store/memory-store.ts'
import type { SavedGame, SeatPlayer } from '../store/saved-game.ts'
import { LocalTable } from './local-table.ts'

const think = vi.fn<typeof realThink>()

const happening: Happening = { kind: 'other', things: [] }
const tabletop: Tabletop = {
  size: () => ({ width: 1, height: 1 }),
  Board: () => null,
  SeatStats: () => null,
  subtitle: () => '',
  phases: () => [{ name: 'Move', is: 'now' }],
  round: () => 0,
  happening: () => happening,
}

const person = (name: string): SeatPlayer => ({ kind: 'person', name })
const bot: SeatPlayer = { kind: 'bot', level: 'novice' }

async function openGame(
  game: AnyGame,
  players: readonly SeatPlayer[],
  changes: Partial<SavedGame> = {},
  answers: string[] = [],
): Promise<{ table: LocalTable; kept: () => Promise<LoadedGame> }> {
  const store = new MemoryStore()
  const saved: SavedGame = {
    id: 'g',
    record: { umpire: 1, game: game.id, version: game.version, seats: players.length, options: {}, seed: '7' },
    players,
    orders: [],
    created: 0,
    changed: 0,
    count: 0,
    stands: '',
    waitsFor: null,
    outcome: null,
    takenBack: 0,
    ...changes,
  }
  await store.create(saved, answers)
  const loaded = await store.load('g')
  if (loaded instanceof Refusal) throw new Error(loaded.reason)
  const table = LocalTable.open(game, tabletop, store, think, loaded)
  if (table instanceof Refusal) throw new Error(table.reason)
  return {
    table,
    kept: async () => {
      await table.saved
      const found = await store.load('g')
      if (found instanceof Refusal) throw new Error(found.reason)
      return found
    },
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(() => {
  think.mockReset()
  think.mockResolvedValue('drop 7')
})

test('an answer is taken and saved, then the bot answers', async () => {
  const { table, kept } = await openGame(connectFour, [person('You'), bot])
  expect(table.getState().ask?.prompt).toMatch(/column/)
  expect(table.answer(seat(0), 'drop 4', 0)).toBeUndefined()
  await settled()
  const { game, answers } = await kept()
  expect(answers).toEqual(['azure: drop 4', 'orange: drop 7'])
  expect(game).toMatchObject({ count: 2, waitsFor: 0, stands: 'Move' })
})

test('an answer is shown as taken only when it has been written', async () => {
  const { table, kept } = await openGame(connectFour, [person('Ada'), person('Bo')])
  table.answer(seat(0), 'drop 4', 0)
  expect(table.getState().lines).toEqual([])
  expect(table.answer(seat(0), 'drop 5', 0)).toBeInstanceOf(Refusal)
  await kept()
  expect(table.getState().lines).toHaveLength(1)
})

test('a refused answer changes nothing', async () => {
  const { table, kept } = await openGame(connectFour, [person('You'), bot])
  expect(table.answer(seat(0), 'drop 9', 0)).toBeInstanceOf(Refusal)
  expect(table.answer(seat(1), 'drop 4', 0)).toBeInstanceOf(Refusal)
  expect(table.answer(seat(0), 'drop 4', 5)).toBeInstanceOf(Refusal)
  expect((await kept()).answers).toEqual([])
})

test('a bot answers only when what has happened was shown', async () => {
  const { table, kept } = await openGame(connectFour, [person('You'), bot])
  let go = (): void => undefined
  table.setPace(
    () =>
      new Promise((resolve) => {
        go = resolve
      }),
  )
  table.answer(seat(0), 'drop 4', 0)
  await settled()
  expect((await kept()).answers).toHaveLength(1)
  go()
  await settled()
  expect((await kept()).answers).toHaveLength(2)
})

test('undo after the bot has answered says why not, and can be done all the same', async () => {
  const { table, kept } = await openGame(connectFour, [person('You'), bot])
  table.answer(seat(0), 'drop 4', 0)
  await settled()
  expect(table.undo()?.reason).toBe('orange has answered since')
  table.undoAnyway()
  const { game, answers } = await kept()
  expect(answers).toEqual([])
  expect(game.takenBack).toBe(1)
  expect(table.getState().lines).toEqual([])
})

test('undo between two persons is free, and redo gives the answer again', async () => {
  const { table, kept } = await openGame(connectFour, [person('Ada'), person('Bo')])
  table.answer(seat(0), 'drop 4', 0)
  expect(table.undo()).toBeUndefined()
  expect((await kept()).answers).toEqual([])
  expect(table.getState().canRedo).toBe(true)
  expect(table.redo()).toBeUndefined()
  expect((await kept()).answers).toEqual(['azure: drop 4'])
})

test('a thought about a position that was taken back is dropped', async () => {
  let answer: (said: string) => void = () => undefined
  think.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const { table, kept } = await openGame(connectFour, [person('You'), bot])
  table.answer(seat(0), 'drop 4', 0)
  expect(table.undo()).toBeUndefined()
  answer('drop 7')
  await settled()
  expect((await kept()).answers).toEqual([])
})

test('a bot that fails is reported, and can be tried again', async () => {
  think.mockResolvedValueOnce(new Refusal('unusable', 'the worker died'))
  const { table, kept } = await openGame(connectFour, [person('You'), bot])
  table.answer(seat(0), 'drop 4', 0)
  await settled()
  const { trouble } = table.getState()
  expect(trouble?.says).toMatch(/the worker died/)
  trouble?.ways[0]?.take()
  await settled()
  expect((await kept()).answers).toHaveLength(2)
  expect(table.getState().trouble).toBeUndefined()
})

test('an open game passes from person to person without covering the table', async () => {
  const { table } = await openGame(connectFour, [person('Ada'), person('Bo')])
  expect(table.getState()).toMatchObject({ viewer: 0, handOver: undefined })
  table.answer(seat(0), 'drop 4', 0)
  await table.saved
  expect(table.getState()).toMatchObject({ viewer: 1, handOver: undefined })
})

test('a game with hidden dice is covered until the next person says they are there', async () => {
  const { table } = await openGame(liarsDice, [person('Ada'), person('Bo')])
  expect(table.getState()).toMatchObject({ viewer: 'spectator', handOver: 0, ask: undefined })
  expect(table.answer(seat(0), '1 two', 0)).toBeInstanceOf(Refusal)
  table.takeScreen(seat(0))
  const { viewer, ask, lines } = table.getState()
  expect(viewer).toBe(0)
  expect(ask).toBeDefined()
  expect(lines.filter(({ text }) => text.includes('under the cup'))).toHaveLength(1)
  table.answer(seat(0), '1 two', 0)
  await table.saved
  expect(table.getState()).toMatchObject({ viewer: 'spectator', handOver: 1 })
  const covered = table.getState().lines.filter(({ text }) => text.includes('under the cup'))
  expect(covered).toHaveLength(2)
})

test('a standing order answers by itself, and not what was just taken back', async () => {
  const { table, kept } = await openGame(liarsDice, [person('Ada'), bot])
  think.mockResolvedValue('1 three')
  table.answer(seat(0), '1 two', 0)
  await settled()
  const { ask } = table.getState()
  if (ask === undefined) throw new Error('nothing is asked')
  table.addOrder({ seat: seat(0), question: ask.name, answer: '1 four', until: 'removed' })
  await settled()
  const { answers, game } = await kept()
  expect(answers.slice(0, 3)).toEqual(['P1: 1 two', 'P2: 1 three', 'P1: 1 four'])
  expect(game.orders).toHaveLength(1)
  table.undoAnyway()
  await table.saved
  expect(table.getState().ask?.number).toBe(2)
  table.removeOrder(table.getState().orders[0]?.id ?? '')
  expect(table.getState().orders).toEqual([])
})

test('answers given faster than they can be written are all written, in their order', async () => {
  const { table, kept } = await openGame(connectFour, [person('Ada'), person('Bo')])
  const columns = [1, 2, 3, 4, 5, 6, 7]
  for (const [number, column] of columns.entries()) table.answer(seat(number % 2), `drop ${column}`, number)
  expect((await kept()).answers).toHaveLength(columns.length)
  expect(table.getState().trouble).toBeUndefined()
})

test('a saved game goes on where it was left', async () => {
  const { table } = await openGame(connectFour, [person('You'), bot], {}, ['azure: drop 4', 'orange: drop 4'])
  expect(table.getState().ask?.number).toBe(2)
  expect(table.getState().lines).toHaveLength(2)
})

test('answers that do not fit are refused with their place', async () => {
  await expect(openGame(connectFour, [person('You'), bot], {}, ['azure: drop 4', 'azure: drop 4'])).rejects.toThrow(
    /answer 2/,
  )
})
