// Records out of the store and into it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, type MatchRecord, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { opened } from '../store/store.contract.ts'
import type { Store } from '../store/store.ts'
import { exportMatch, importRecord, type Imported } from './records.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-records-'))
  store = opened(openSqliteStore(folder))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** A record of a game, each time with the first answer that is offered, up to so many. */
async function aRecord(id: string, answers: number): Promise<MatchRecord> {
  const game = await loadGame(id)
  const match = game === undefined ? undefined : Match.start(game, { seats: game.seats.least, seed: 'seed' })
  if (match === undefined || match instanceof Refusal) throw new Error('no such game')
  for (let n = 0; n < answers && match.outcome === null; n++) {
    const [ask] = match.asks
    const [first] = ask?.options() ?? []
    if (ask !== undefined && first !== undefined) match.answer(ask.seat, first.say)
  }
  return match.record()
}

async function imported(record: MatchRecord): Promise<Imported> {
  const game = await loadGame(record.game)
  const made = game === undefined ? undefined : await importRecord(store, game, record)
  if (made === undefined || made instanceof Refusal) throw new Error(made?.reason)
  return made
}

test.each([
  ['connect-four', 5],
  ['connect-four', 100],
  ['liars-dice', 9],
])('a record of %s with at most %i answers becomes a match with the same record', async (id, answers) => {
  const record = await aRecord(id, answers)
  const { match, isOver } = await imported(record)
  expect(isOver).toBe(record.outcome !== undefined)
  expect(await exportMatch(store, match)).toEqual(record)
  expect(await store.summary(match)).toMatchObject({
    game: id,
    status: isOver ? 'over' : 'running',
    count: record.answers.length,
    isPublic: false,
  })
  expect((await store.snapshot(match))?.length).toBe(record.answers.length + 2)
})

test('the seats of a match that goes on are for those who have their links', async () => {
  const { match, seats } = await imported(await aRecord('connect-four', 3))
  expect(seats.map(({ name }) => name)).toEqual(['azure', 'orange'])
  const summary = await store.summary(match)
  for (const [n, { path }] of seats.entries()) {
    const plan = summary?.seats[n]
    expect(path).toBe(`/match/${match}#invite=${plan?.kind === 'invited' ? plan.token : ''}&seat=${n}`)
  }
})

test('nobody needs a link to a match that is over', async () => {
  expect((await imported(await aRecord('connect-four', 100))).seats).toEqual([])
})

test('a record that does not replay, or begins in the middle, becomes no match', async () => {
  const record = await aRecord('connect-four', 3)
  await expect(imported({ ...record, answers: ['azure: drop 9'] })).rejects.toThrow('answer 1')
  await expect(imported({ ...record, answers: [], position: ['drops 4'] })).rejects.toThrow('arranged position')
  expect(await store.matchIds('', 10)).toEqual([])
})

test('a match that is not there, or has not begun, has no record', async () => {
  expect(await exportMatch(store, 'nowhere')).toMatchObject({ reason: 'there is no match nowhere' })
  const { match } = await imported(await aRecord('connect-four', 3))
  const [first] = await store.entries(match, 0)
  const summary = await store.summary(match)
  if (first === undefined || summary === undefined) throw new Error('there is no such match')
  await store.create({ ...summary, id: 'open' }, [first])
  expect(await exportMatch(store, 'open')).toMatchObject({ reason: 'the match has not begun' })
})
