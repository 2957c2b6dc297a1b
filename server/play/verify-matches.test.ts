// After an update: which matches go on, which are migrated, which are stopped and say why.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, type MatchRecord, Refusal, seat } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { opened } from '../store/store.contract.ts'
import type { Store } from '../store/store.ts'
import type { Deed, Entry } from './entry.ts'
import { foldLog } from './fold.ts'
import { type Verified, keepPosition, verifyMatches, type VerifyOptions } from './verify-matches.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-verify-'))
  store = opened(openSqliteStore(folder))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const game: AnyGame = connectFour
const newer: AnyGame = { ...game, version: 2 }
/** Its positions are other bytes than they were. */
const changed: AnyGame = {
  ...newer,
  setup: (dealer, options) => Object.assign({ wind: 'north' }, game.setup(dealer, options)),
  copy: (state) => structuredClone(state),
}
/** Columns are counted from the right now. */
const mirrored = (record: MatchRecord): MatchRecord => ({
  ...record,
  answers: record.answers.map((line) => line.replace(/\d/, (column) => String(8 - Number(column)))),
})
const broken: AnyGame = {
  ...newer,
  setup: () => {
    throw new Error('no grid')
  },
}

const creation: Deed = {
  do: 'create',
  game: 'connect-four',
  version: 1,
  options: {},
  seats: [{ kind: 'person', person: 'ada' }, { kind: 'open' }],
  host: 'ada',
  isPublic: false,
  hasHints: false,
}
const sits: Deed = { do: 'seat', seat: seat(1), to: { kind: 'person', person: 'bob' } }
const start: Deed = { do: 'start', seed: 'seed' }
const drop = (of: number, column: number): Deed => ({ do: 'answer', seat: seat(of), text: `drop ${column}` })
const begun = [creation, sits, start, drop(0, 1), drop(1, 2), drop(0, 3)]

const logOf = (deeds: readonly Deed[]): Entry[] =>
  deeds.map((deed, number) => ({ number, at: number, by: 'ada', key: `page:${number}`, deed }))

/** A stored match, with its position where it has begun. */
async function stored(id: string, deeds: readonly Deed[]): Promise<void> {
  const entries = logOf(deeds)
  const live = foldLog(id, game, entries)
  if (live instanceof Refusal) throw new Error(live.reason)
  await store.create(
    live.summary(),
    entries.map(({ number: _number, ...entry }) => entry),
  )
  await keepPosition(store, live)
}

async function verified(now: AnyGame | undefined, options: VerifyOptions = {}): Promise<Verified[]> {
  const all: Verified[] = []
  for await (const one of verifyMatches(store, { findGame: async () => now, ...options })) all.push(one)
  return all
}

const deeds = async (id: string): Promise<readonly Deed[]> => (await store.entries(id, 0)).map(({ deed }) => deed)
const isA = { match: 'a', game: 'connect-four' }

test('a match whose game is as it was is left alone', async () => {
  await stored('a', begun)
  await stored('b', [creation])
  expect(await verified(game)).toEqual([
    { ...isA, verdict: 'same' },
    { ...isA, match: 'b', verdict: 'same' },
  ])
  expect(await deeds('a')).toEqual(begun)
})

test('a match that replays to the same bytes goes on with the new version', async () => {
  await stored('a', begun)
  const before = await store.summary('a')
  expect(await verified(newer, { isDryRun: true })).toEqual([{ ...isA, verdict: 'pinned' }])
  expect(await deeds('a')).toEqual(begun)
  expect(await verified(newer)).toEqual([{ ...isA, verdict: 'pinned' }])
  expect(await deeds('a')).toEqual([...begun, { do: 'pin', version: 2 }])
  expect(await store.summary('a')).toEqual({ ...before, version: 2 })
  expect(await verified(newer)).toEqual([{ ...isA, verdict: 'same' }])
})

test('a match that comes to another position is stopped, stays readable, and says why', async () => {
  await stored('a', begun)
  const before = await store.summary('a')
  const reason = 'after 3 answers the position is another than it was'
  expect(await verified(changed)).toEqual([{ ...isA, verdict: 'stopped', reason }])
  expect(await deeds('a')).toEqual([...begun, { do: 'stop', reason }])
  expect(await store.summary('a')).toEqual({ ...before, status: 'stopped', waitsFor: [] })
  expect(await verified(changed)).toEqual([{ ...isA, verdict: 'still stopped', reason }])
  expect(await deeds('a')).toHaveLength(begun.length + 1)
})

test('a match that was stopped goes on when the rules allow it again', async () => {
  await stored('a', begun)
  const before = await store.summary('a')
  await verified(changed)
  expect(await verified(newer)).toEqual([{ ...isA, verdict: 'pinned' }])
  expect(await store.summary('a')).toEqual({ ...before, version: 2 })
  const live = foldLog('a', newer, await store.entries('a', 0))
  expect(live instanceof Refusal ? live.reason : live.match?.count).toBe(3)
})

test('a match is migrated where the game says how', async () => {
  const ends: Deed[] = [{ do: 'propose', what: 'end', by: seat(0), to: 0, needs: [seat(1)] }]
  await stored('a', [...begun, { do: 'leave', seat: seat(1), level: 'novice' }, ...ends])
  const withMigration: AnyGame = { ...changed, migrate: mirrored }
  expect(await verified(withMigration)).toEqual([{ ...isA, verdict: 'migrated' }])
  expect(await deeds('a')).toEqual([
    { ...creation, version: 2 },
    sits,
    start,
    drop(0, 7),
    drop(1, 6),
    drop(0, 5),
    { do: 'leave', seat: seat(1), level: 'novice' },
    ...ends,
  ])
  expect((await store.entries('a', 0)).map(({ key }) => key)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => `page:${n}`))
  expect(await store.summary('a')).toMatchObject({ version: 2, status: 'running', count: 3, isBotDue: true })
  expect((await store.snapshot('a'))?.length).toBe(8)
  expect(await verified(withMigration)).toEqual([{ ...isA, verdict: 'same' }])
})

test('answers that were taken back are not migrated, and those that stand keep their order', async () => {
  const ends: Deed = { do: 'propose', what: 'end', by: seat(0), to: 0, needs: [seat(1)] }
  await stored('a', [...begun, ends, { do: 'undo', seats: [seat(0)] }, drop(0, 4)])
  expect(await verified({ ...changed, migrate: mirrored })).toEqual([{ ...isA, verdict: 'migrated' }])
  expect((await deeds('a')).slice(3)).toEqual([drop(0, 7), drop(1, 6), drop(0, 4)])
  expect((await store.entries('a', 3)).map(({ key }) => key)).toEqual([null, null, null])
})

test('a stopped match is migrated too', async () => {
  await stored('a', begun)
  await verified(changed)
  expect(await verified({ ...changed, migrate: mirrored })).toEqual([{ ...isA, verdict: 'migrated' }])
  expect(await store.summary('a')).toMatchObject({ status: 'running', version: 2 })
})

test('a migration that does not replay is none', async () => {
  await stored('a', begun)
  const migrate = (record: MatchRecord): MatchRecord => ({ ...record, answers: ['azure: drop 9'] })
  expect((await verified({ ...changed, migrate }))[0]).toMatchObject({ verdict: 'stopped' })
})

test('rules that changed without a new version stop the match, whatever could be migrated', async () => {
  await stored('a', begun)
  expect(await verified({ ...changed, version: 1, migrate: mirrored })).toMatchObject([{ verdict: 'stopped' }])
})

test.each([
  [undefined, 'this Umpire has no game "connect-four"'],
  [{ ...game, version: 0 }, 'the match is of version 1 of Connect Four; this is version 0'],
  [broken, 'a rule of the game failed: no grid'],
])('a game that is gone, older or broken stops its matches, until it is back', async (now, reason) => {
  await stored('a', begun)
  expect(await verified(now)).toEqual([{ ...isA, verdict: 'stopped', reason }])
  expect(await verified(game)).toEqual([{ ...isA, verdict: 'pinned' }])
  expect(await store.summary('a')).toMatchObject({ status: 'running', count: 3 })
})

test('what people have stopped before it began stays stopped', async () => {
  const reason = 'whoever made the match has left for good'
  await stored('a', [creation, { do: 'stop', reason }])
  expect(await verified(newer)).toEqual([{ ...isA, verdict: 'still stopped', reason }])
})

test('a match that is over is checked too, and stays over', async () => {
  await stored('a', [...begun, { do: 'resign', seat: seat(1) }])
  const before = await store.summary('a')
  expect(await verified(newer)).toEqual([{ ...isA, verdict: 'pinned' }])
  expect(await store.summary('a')).toEqual({ ...before, version: 2 })
  expect(before?.end).toEqual({ how: 'resigned', winners: [0] })
})

test('a match that goes on meanwhile is looked at again', async () => {
  await stored('a', begun)
  const entries = store.entries.bind(store)
  let isFirst = true
  const busy: Store = {
    ...store,
    async entries(match, from) {
      const read = await entries(match, from)
      const summary = await store.summary(match)
      if (isFirst && summary !== undefined) {
        isFirst = false
        const next = [{ at: 9, by: 'bob', key: 'page:9', deed: drop(1, 5) }]
        await store.append({ match, from: read.length, entries: next, summary })
      }
      return read
    },
  }
  const all: Verified[] = []
  for await (const one of verifyMatches(busy, { findGame: async () => newer })) all.push(one)
  expect(all).toEqual([{ ...isA, verdict: 'pinned' }])
  expect(await deeds('a')).toEqual([...begun, drop(1, 5), { do: 'pin', version: 2 }])
})
