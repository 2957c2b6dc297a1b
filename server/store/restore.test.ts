// Backup and restore: from either database into either, and what is refused.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type Place } from './place.ts'
import { backUp, restore } from './restore.ts'
import { anAnswer, anAppend, aPerson, aSummary } from './samples.ts'
import { opened } from './store.contract.ts'
import type { Summary } from './store.ts'
import { freshDatabase, runSql } from './test-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

type Kind = 'SQLite' | 'PostgreSQL'
const kinds: readonly Kind[] = ['SQLite', 'PostgreSQL']

const emptyPlace = async (kind: Kind): Promise<Place> =>
  kind === 'SQLite' ? { folder: mkdtempSync(join(folder, 'data-')) } : { url: await freshDatabase() }

const ada = aPerson({ id: 'ada', name: 'Ada "the" \\ 🎲', login: null })
const bob = aPerson({ id: 'bob' })
const summary: Summary = aSummary({ id: 'm', host: 'ada', isPublic: true, isBotDue: true, options: { wild: true } })
const line = { channel: 'players', person: 'ada', at: 7, text: 'odd \0 \ud800' } as const

/** A bit of everything. */
async function fill(place: Place): Promise<void> {
  const store = opened(await openStore(place))
  await store.addPerson(ada)
  await store.addPerson(bob)
  await store.setAccount('bob', 'bob@example', 'hash')
  await store.addSession('session', 'ada', 1)
  await store.addLink('link', 'bob', 1000)
  const entries = Array.from({ length: 1234 }, (_, n) => anAnswer(`drop ${n}`, { key: n % 2 ? null : `k:${n}` }))
  await store.create(summary, entries)
  await store.create(aSummary({ id: 'n', end: { how: 'agreed', winners: [] }, status: 'over' }), [])
  await store.putSnapshot({ match: 'm', length: 3, version: 1, digest: 'd', position: { a: [1, null] } })
  await store.addChat('m', line, 'c:1')
  await store.close()
}

/** Everything that can be read of it. */
async function contents(place: Place): Promise<unknown> {
  const store = opened(await openStore(place))
  const all = {
    people: [await store.person('ada'), await store.account('bob@example')],
    session: await store.sessionPerson('session'),
    matches: [await store.summary('m'), await store.summary('n')],
    entries: await store.entries('m', 0),
    mine: (await store.matchesOf('ada', 9)).map(({ id }) => id),
    due: await store.botsDue(Date.now(), 9),
    snapshot: await store.snapshot('m'),
    chat: await store.chat('m', 'players', 9),
  }
  await store.close()
  return all
}

describe.each(kinds)('a backup of %s', (from) => {
  test.each(kinds)('restored into %s is the same, and goes on', async (to) => {
    const place = await emptyPlace(from)
    await fill(place)
    const file = join(folder, 'backup')
    expect(await backUp(place, file)).toBeUndefined()
    const target = await emptyPlace(to)
    expect(await restore(file, target)).toBeUndefined()
    expect(await contents(target)).toEqual(await contents(place))
    const store = opened(await openStore(target))
    expect(await store.takeLink('link', 1)).toMatchObject({ id: 'bob' })
    expect(await store.append(anAppend(summary, 1234))).toBe(true)
    expect((await store.addChat('m', line, 'c:2')).number).toBe(1)
    await store.close()
    expect((await restore(file, target))?.reason).toContain('is not empty')
    expect((await backUp(place, file))?.reason).toBe(`${file} is there already`)
  })

  test('is refused where there is nothing', async () => {
    const place = await emptyPlace(from)
    expect((await backUp(place, join(folder, 'backup')))?.reason).toMatch(/^there (is no database|are no matches)/)
  })
})

describe('what is no backup is refused', () => {
  const reason = async (file: string): Promise<string | undefined> =>
    (await restore(file, await emptyPlace('SQLite')))?.reason

  test('a file that is not there', async () => {
    expect(await reason(join(folder, 'nothing'))).toBe(`there is no file ${join(folder, 'nothing')}`)
  })

  test('a text, or an empty file', async () => {
    writeFileSync(join(folder, 'text'), 'not a database, but a text that is long enough to be taken for one'.repeat(20))
    writeFileSync(join(folder, 'empty'), '')
    expect(await reason(join(folder, 'text'))).toContain('damaged, or no database')
    expect(await reason(join(folder, 'empty'))).toContain('is empty')
  })

  test('one with damage deep inside', async () => {
    const place = await emptyPlace('SQLite')
    await fill(place)
    const file = join(folder, 'backup')
    await backUp(place, file)
    const database = new Database(file)
    database.unsafeMode()
    database.pragma('writable_schema = on')
    database.exec(`update sqlite_schema set rootpage = 3 where name = 'entries'`)
    database.close()
    expect(await reason(file)).toContain('damaged')
  })

  test('one of a newer Umpire', async () => {
    const place = await emptyPlace('SQLite')
    await fill(place)
    const file = join(folder, 'backup')
    await backUp(place, file)
    const database = new Database(file)
    database.pragma('user_version = 999')
    database.close()
    expect(await reason(file)).toContain('newer Umpire')
  })
})

test('a backup of a PostgreSQL database of another version is refused', async () => {
  const place = { url: await freshDatabase() }
  await fill(place)
  await runSql(place.url, 'update umpire_schema set version = 999')
  expect((await backUp(place, join(folder, 'backup')))?.reason).toContain('newer Umpire')
})

test('nothing is restored under a running server', async () => {
  const place = await emptyPlace('SQLite')
  await fill(place)
  const file = join(folder, 'backup')
  await backUp(place, file)
  const target = await emptyPlace('SQLite')
  const running = opened(await openStore(target))
  expect((await restore(file, target))?.reason).toContain('another Umpire is using')
  await running.close()
})
