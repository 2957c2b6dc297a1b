// A match outlives its process: what was acknowledged is there again, bots go on, and rules that have changed are found.

import { cpSync } from 'node:fs'
import { at, Refusal } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Person, Store } from '../store/store.ts'
import { foldLog } from './fold.ts'
import type { HubOptions } from './hub.ts'
import { dataFolder, sqliteStore, type TestPlayer, TestTables } from './test-tables.ts'

let data: ReturnType<typeof dataFolder>
let tables: TestTables
let mara: Person
let tom: Person

beforeEach(async () => {
  data = dataFolder()
  tables = await TestTables.start(sqliteStore(data.folder))
  mara = await tables.person('Mara')
  tom = await tables.person('Tom')
})

afterEach(async () => {
  await tables.stop()
  data.remove()
})

/** Ends the process, and starts another on the same data. */
async function restart(options: HubOptions = {}): Promise<void> {
  const before = tables
  await tables.stop()
  tables = await TestTables.start(sqliteStore(data.folder), options, before)
}

async function begun(): Promise<{ match: string; first: TestPlayer; second: TestPlayer }> {
  const match = await tables.match(mara, { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const first = await tables.open(match, mara)
  const second = await tables.open(match, tom)
  await second.do({ do: 'sit', seat: 1 })
  await first.do({ do: 'start' })
  await first.untilAsked()
  return { match, first, second }
}

/** The answers of a match, as they lie in its log. */
const answers = async (match: string, store: Store = tables.store): Promise<readonly string[]> =>
  (await store.entries(match, 0)).flatMap(({ deed }) => (deed.do === 'answer' ? [deed.text] : []))

test('after a restart the match is as it was, with everything that was taken back and proposed', async () => {
  const { match, first, second } = await begun()
  await first.answer('drop 4')
  await first.do({ do: 'undo', seat: 0, count: 1 })
  await first.answer('drop 3')
  await second.untilAsked()
  await second.answer('drop 3')
  await first.until(({ seen }) => seen?.count === 2)
  await first.do({ do: 'propose take back', seat: 0, count: 2 })
  const { state, told, seen } = first.state
  await restart()
  const again = await tables.open(match, mara)
  expect(again.state).toMatchObject({ state, told, ask: { number: 2 } })
  expect(again.seen).toMatchObject({ count: 2, room: { proposal: seen?.room.proposal, status: 'running' } })
})

test('what was sent before the restart and not acknowledged is taken once after it', async () => {
  const { match, first } = await begun()
  const { page } = { page: new URL(at(first.sockets, 0).url).searchParams.get('page') }
  await first.answer('drop 4')
  await restart()
  const again = await tables.open(match, mara)
  const key = `${page}:2`
  const entries = await tables.store.entries(match, 0)
  expect(entries.at(-1)).toMatchObject({ key, by: mara.id })
  const live = foldLog(match, connectFour, entries)
  if (live instanceof Refusal) throw new Error(live.reason)
  expect(live.keys.has({ page: page ?? '', n: 2 })).toBe(true)
  expect(again.seen.count).toBe(1)
})

test('a match that nobody has open is forgotten, and brought back at once', async () => {
  await restart({ idleAfter: 0, roundEvery: 100 })
  const { match, first, second } = await begun()
  await first.answer('drop 4')
  first.connection.close()
  second.connection.close()
  await vi.waitUntil(() => tables.hub.stats.live === 0, { timeout: 20_000, interval: 100 })
  expect((await tables.store.snapshot(match))?.length).toBe(4)
  const started = performance.now()
  const again = await tables.open(match, tom)
  expect(performance.now() - started).toBeLessThan(1000)
  expect(again.state.ask?.number).toBe(1)
  expect(await again.answer('drop 4')).toBeUndefined()
})

test('a bot whose move was cut off makes it after the restart, once', async () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] as const
  const match = await tables.match(mara, { game: 'connect-four', seats: [...seats] })
  const page = await tables.open(match, mara)
  await page.do({ do: 'start' })
  await page.untilAsked()
  // As if the process had ended right after the person's answer was written.
  page.connection.close()
  await tables.hub.close()
  const entries = await tables.store.entries(match, 0)
  const deed = { do: 'answer', seat: page.state.ask?.seat ?? page.seen.mine[0] ?? at([], 0), text: 'drop 4' } as const
  const entry = { at: Date.now(), by: mara.id, key: null, deed }
  const live = foldLog(match, connectFour, [...entries, { ...entry, number: entries.length }])
  if (live instanceof Refusal) throw new Error(live.reason)
  expect(await tables.store.append({ match, from: entries.length, entries: [entry], summary: live.summary() })).toBe(
    true,
  )
  await restart()
  await tables.hub.wakeBots()
  await vi.waitUntil(async () => (await answers(match)).length === 2, { timeout: 10_000 })
  await tables.hub.wakeBots()
  expect(await answers(match)).toHaveLength(2)
})

test('before something is refused, what another process has written is read, though the news of it is not here yet', async () => {
  const shared: Store = { ...tables.store, isShared: true, close: async () => undefined }
  const other = await TestTables.start(shared, {}, tables)
  try {
    const match = await tables.match(mara, { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const host = await other.open(match, mara)
    const guest = await tables.open(match, tom)
    expect(await guest.do({ do: 'sit', seat: 1 })).toBeUndefined()
    expect(await host.do({ do: 'start' })).toBeUndefined()
    expect(host.seen.room.status).toBe('running')
  } finally {
    await other.stop()
  }
})

test('what another process has taken back and done anew is told as it is there, though both are read at once', async () => {
  const shared: Store = { ...tables.store, isShared: true, close: async () => undefined }
  const other = await TestTables.start(shared, {}, tables)
  try {
    const { match, first } = await begun()
    const elsewhere = await other.open(match, tom)
    // Whatever is refused has the log read first.
    const readLog = (): Promise<unknown> => elsewhere.do({ do: 'undo', seat: 1, count: 9 })
    await first.answer('drop 4')
    await readLog()
    expect(elsewhere.state.told).toEqual(first.state.told)
    await first.do({ do: 'undo', seat: 0, count: 1 })
    await first.untilAsked()
    await first.answer('drop 3')
    await readLog()
    expect(elsewhere.seen.count).toBe(1)
    expect(elsewhere.state.told).toEqual(first.state.told)
  } finally {
    await other.stop()
  }
})

test('after a crash the lists are put right', async () => {
  const { match, first, second } = await begun()
  await first.answer('drop 4')
  // As the disk would be, had the process ended now.
  const crashed = dataFolder()
  cpSync(data.folder, crashed.folder, { recursive: true })
  const after = await TestTables.start(sqliteStore(crashed.folder), {}, tables)
  try {
    expect(await after.store.summary(match)).toMatchObject({ waitsFor: [0], count: 0 })
    await after.hub.wakeBots()
    expect(await after.store.summary(match)).toMatchObject({ waitsFor: [1], count: 1, isBotDue: false })
    expect(await after.store.botsDue(Date.now(), 10)).toEqual([])
    expect(await answers(match, after.store)).toEqual(['drop 4'])
  } finally {
    await after.stop()
    crashed.remove()
  }
  expect(await second.answer('drop 4')).toBeUndefined()
})

test('when another process was faster, the log is read and the answer checked again', async () => {
  const { match, first, second } = await begun()
  const entries = await tables.store.entries(match, 0)
  const deed = { do: 'answer', seat: at(first.seen.mine, 0), text: 'drop 7' } as const
  const entry = { at: Date.now(), by: mara.id, key: 'elsewhere:1', deed }
  const live = foldLog(match, connectFour, [...entries, { ...entry, number: entries.length }])
  if (live instanceof Refusal) throw new Error(live.reason)
  await tables.store.append({ match, from: entries.length, entries: [entry], summary: live.summary() })
  expect(await first.answer('drop 1')).toMatchObject({ kind: 'wrong seat' })
  await second.until(({ seen }) => seen?.count === 1)
  expect(await answers(match)).toEqual(['drop 7'])
  expect(await second.answer('drop 7')).toBeUndefined()
})

test('an answer that could not be written is refused, told to nobody, and can be given again', async () => {
  const { match, first, second } = await begun()
  const append = vi.spyOn(tables.store, 'append').mockRejectedValueOnce(new Error('disk full'))
  expect(await first.answer('drop 4')).toMatchObject({ reason: expect.stringContaining('not done') })
  expect(append).toHaveBeenCalledOnce()
  expect(first.seen.count).toBe(0)
  expect(second.received.join()).not.toContain('drop 4')
  expect(await first.answer('drop 4')).toBeUndefined()
  expect(await answers(match)).toEqual(['drop 4'])
  expect(tables.failures).toHaveLength(1)
})

test('where the store cannot even be read, pages are sent away and come back', async () => {
  const { first } = await begun()
  vi.spyOn(tables.store, 'append').mockRejectedValueOnce(new Error('gone'))
  const entries = vi.spyOn(tables.store, 'entries').mockRejectedValueOnce(new Error('gone'))
  const answered = first.answer('drop 4')
  expect(await answered).toBeUndefined()
  expect(entries).toHaveBeenCalled()
  expect(first.sockets.length).toBeGreaterThan(1)
  expect(first.seen.count).toBe(1)
})

test('a log that leads elsewhere under the rules of now stops the match: kept, readable, with the reason', async () => {
  const { match, first } = await begun()
  await first.answer('drop 4')
  await restart()
  const { length } = await tables.store.entries(match, 0)
  await tables.store.putSnapshot({ match, length, version: 1, digest: 'of another position', position: {} })
  const again = await tables.open(match, mara)
  expect(again.seen.room).toMatchObject({ status: 'stopped', stoppedBecause: expect.stringContaining('position') })
  expect(await again.do({ do: 'resign', seat: 0 })).toBeInstanceOf(Refusal)
  expect((await tables.store.summary(match))?.status).toBe('stopped')
  expect(await tables.hub.record(match)).toMatchObject({ game: 'connect-four', answers: ['azure: drop 4'] })
})

test('somebody who is deleted frees their seats; where a match goes on, a bot plays for them', async () => {
  const { match, first } = await begun()
  const waiting = await tables.match(mara, { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const other = await tables.match(mara, { game: 'connect-four', seats: [{ kind: 'open' }, { kind: 'me' }] })
  const page = await tables.open(other, tom)
  await page.do({ do: 'sit', seat: 0 })
  await tables.hub.leaves(tom.id)
  await first.until(({ seen }) => seen?.room.seats[1]?.standIn !== undefined)
  await page.until(({ seen }) => seen?.room.seats[0]?.kind === 'open')
  await tables.hub.leaves(mara.id)
  expect((await tables.store.summary(waiting))?.status).toBe('stopped')
  expect((await tables.store.summary(match))?.isBotDue).toBe(true)
})
