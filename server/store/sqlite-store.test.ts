// What is SQLite's own: one server for a data directory, permissions, damage, a full disk, versions of the schema.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import Database from 'better-sqlite3'
import { Refusal } from '@umpire/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstTables } from './migrations/001-first-tables.ts'
import { schemaVersion, sqliteDialect } from './migrations/index.ts'
import { migrate, openFile } from './sqlite-file.ts'
import { SqliteAppends } from './sqlite-appends.ts'
import { openSqliteStore, type SqliteOptions } from './sqlite-store.ts'
import { sqliteSql } from './sqlite-sql.ts'
import { matchesInSql } from './matches-in-sql.ts'
import { backUp } from './restore.ts'
import { anAnswer, anAppend, aPerson, aSummary } from './samples.ts'
import { opened } from './store.contract.ts'
import { tables } from './tables.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-sqlite-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (): string => join(folder, 'umpire.sqlite')

function reason(options?: SqliteOptions): string {
  const store = openSqliteStore(folder, options)
  return store instanceof Refusal ? store.reason : 'it opens'
}

async function aDatabase(): Promise<void> {
  const store = opened(openSqliteStore(folder))
  await store.addPerson(aPerson())
  for (let n = 0; n < 50; n++) await store.create(aSummary(), [anAnswer('x'.repeat(1000))])
  await store.close()
}

/** Another process that has the data directory open. */
async function anotherServer(): Promise<ChildProcess> {
  const module = JSON.stringify(new URL('sqlite-store.ts', import.meta.url).href)
  const code = `
    import { openSqliteStore } from ${module}
    const store = openSqliteStore(${JSON.stringify(folder)})
    console.log('append' in store ? 'open' : store.reason)
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', '@umpire/strip-types', '--input-type=module', '-e', code], {
    timeout: 60_000,
  })
  const [said]: unknown[] = await once(child.stdout.setEncoding('utf8'), 'data')
  expect(said).toBe('open\n')
  return child
}

describe('one server for a data directory', () => {
  test('a second in the same process is refused', async () => {
    const store = opened(openSqliteStore(folder))
    expect(reason()).toBe(`another Umpire is using the data directory ${folder}`)
    await store.close()
    expect(reason()).toBe('it opens')
  })

  test('a second process is refused as long as the first one lives, and what only reads is not', async () => {
    const child = await anotherServer()
    expect(reason()).toContain('another Umpire is using')
    const beside = opened(openSqliteStore(folder, { lock: false }))
    expect(await beside.counts()).toEqual({ open: 0, running: 0, over: 0, stopped: 0 })
    await beside.close()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(reason()).toBe('it opens')
  })
})

describe('files', () => {
  test('nobody else may read them', async () => {
    const inside = join(folder, 'data', 'umpire')
    const store = opened(openSqliteStore(inside))
    await store.addPerson(aPerson())
    expect(statSync(inside).mode & 0o777).toBe(0o700)
    const names = readdirSync(inside).filter((name) => name.startsWith('umpire.sqlite'))
    expect(names).toHaveLength(3)
    for (const name of names) expect(statSync(join(inside, name)).mode & 0o777).toBe(0o600)
    await store.backup(join(inside, 'copy'))
    expect(statSync(join(inside, 'copy')).mode & 0o777).toBe(0o600)
    await store.close()
  })

  test('what only reads does not make a database', () => {
    expect(reason({ lock: false })).toBe(`there is no database in ${folder}`)
    expect(readdirSync(folder)).toEqual([])
  })

  test('a data directory that cannot be made is refused', () => {
    writeFileSync(join(folder, 'file'), '')
    const store = openSqliteStore(join(folder, 'file', 'data'))
    expect(store instanceof Refusal && store.reason).toContain('cannot use')
  })

  test.each(['a text', 'x'.repeat(100_000)])('a file that is no database is refused, and stays as it is', (text) => {
    writeFileSync(file(), text)
    expect(reason()).toContain('umpire.sqlite is damaged, or no database')
    expect(reason({ lock: false })).toContain('restore a backup')
    expect(readFileSync(file(), 'utf8')).toBe(text)
  })

  test('a database that lost its end is refused', async () => {
    await aDatabase()
    truncateSync(file(), 4096)
    expect(reason()).toContain('umpire.sqlite is damaged')
  })

  test('a database of another program is refused', () => {
    const other = new Database(file())
    other.exec('create table recipes (name text)')
    other.close()
    expect(reason()).toContain('is a database of another program')
  })

  test('a database of a newer Umpire is refused, and stays as it is', async () => {
    await aDatabase()
    const newer = new Database(file())
    newer.pragma('user_version = 999')
    newer.close()
    expect(reason()).toContain(`was written by a newer Umpire (schema 999; this one: ${schemaVersion})`)
    expect(reason({ lock: false })).toContain('newer Umpire')
  })

  test('an empty file becomes a database for a server, and is too old for what only reads', () => {
    writeFileSync(file(), '')
    expect(reason({ lock: false })).toContain('was written by an older Umpire')
    expect(reason()).toBe('it opens')
  })
})

test('the list of tables and columns is that of the database', async () => {
  await aDatabase()
  const database = new Database(file())
  const found = database.prepare<[], { name: string }>("select name from sqlite_schema where type = 'table'").all()
  expect(found.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  for (const { name, columns } of tables) {
    const has = database.prepare<[string], { name: string }>('select name from pragma_table_info(?)').all(name)
    expect(has.map((column) => column.name).toSorted()).toEqual(columns.toSorted())
  }
  database.close()
})

test('a full disk: what did not fit is an error and leaves nothing, and with room again everything goes on', async () => {
  const database = openFile(file())
  migrate(database, file())
  const matches = matchesInSql(sqliteSql(database))
  const appends = new SqliteAppends(database)
  const [small, large] = [aSummary(), aSummary()]
  for (const summary of [small, large]) await matches.create(summary, [])
  const pages = Number(database.pragma('page_count', { simple: true }))
  database.pragma(`max_page_count = ${pages + 3}`)
  const tries = await Promise.allSettled([
    appends.append(anAppend(small, 0)),
    appends.append(anAppend(large, 0, 'x'.repeat(100_000))),
  ])
  expect(tries.map((one) => (one.status === 'rejected' ? String(one.reason) : 'added'))).toEqual([
    'SqliteError: database or disk is full',
    'SqliteError: database or disk is full',
  ])
  for (const summary of [small, large]) {
    expect(await matches.entries(summary.id, 0)).toEqual([])
    expect(await matches.summary(summary.id)).toEqual(summary)
  }
  expect(await appends.append(anAppend(small, 0))).toBe(true)
  database.pragma('max_page_count = 1000000')
  expect(await appends.append(anAppend(large, 0, 'x'.repeat(100_000)))).toBe(true)
  database.close()
})

test('what is asked for in one tick is one transaction', async () => {
  await aDatabase()
  const said: string[] = []
  const database = new Database(file(), { verbose: (text) => said.push(String(text)) })
  const matches = matchesInSql(sqliteSql(database))
  const appends = new SqliteAppends(database)
  const summaries = Array.from({ length: 30 }, () => aSummary())
  for (const summary of summaries) await matches.create(summary, [])
  said.length = 0
  const added = await Promise.all(summaries.map((summary) => appends.append(anAppend(summary, 0))))
  expect(added).toEqual(summaries.map(() => true))
  expect(said.filter((text) => /^(begin|commit|rollback)/i.test(text))).toEqual(['BEGIN IMMEDIATE', 'COMMIT'])
  database.close()
})

test('a commit waits for the disk', () => {
  const database = openFile(file())
  expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(database.pragma('synchronous', { simple: true })).toBe(2)
  expect(database.pragma('foreign_keys', { simple: true })).toBe(1)
  database.close()
})

test('a database of an older Umpire is brought up to date, with all that is in it', async () => {
  const old = openFile(file())
  for (const statement of firstTables(sqliteDialect)) old.exec(statement)
  old.pragma('application_id = 0x756d7072')
  old.pragma('user_version = 1')
  const summary = aSummary({ isPublic: true })
  await matchesInSql(sqliteSql(old)).create(summary, [anAnswer('drop 4')])
  old.close()
  expect(reason({ lock: false })).toContain('was written by an older Umpire')
  const store = opened(openSqliteStore(folder))
  expect(await store.publicMatches('running', 10)).toEqual([summary])
  expect(await store.append(anAppend(summary, 1))).toBe(true)
  await store.close()
  const indices = (path: string): unknown => {
    const database = new Database(path)
    const found = database.prepare('select name, sql from sqlite_schema where sql is not null order by name').all()
    database.close()
    return found
  }
  const fresh = join(folder, 'fresh')
  await opened(openSqliteStore(fresh)).close()
  expect(indices(file())).toEqual(indices(join(fresh, 'umpire.sqlite')))
})

describe('the rows that lists are made of follow the logs', () => {
  // Nothing follows by itself while a test looks at what is where.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const row = (path: string, id: string): unknown => {
    const database = new Database(path, { readonly: true })
    const found = database.prepare('select length, count, is_bot_due from matches where id = ?').get(id)
    database.close()
    return found
  }
  const played = async (): Promise<{ store: ReturnType<typeof opened>; summary: ReturnType<typeof aSummary> }> => {
    const store = opened(openSqliteStore(folder))
    const summary = aSummary()
    await store.create(summary, [])
    for (const from of [0, 1, 2]) expect(await store.append(anAppend(summary, from))).toBe(true)
    return { store, summary }
  }

  test('by themselves after a while, at once when they are read, and when the store is closed', async () => {
    const { store, summary } = await played()
    expect(row(file(), summary.id)).toEqual({ length: 0, count: 0, is_bot_due: 0 })
    await vi.waitUntil(() => JSON.stringify(row(file(), summary.id)).includes('"length":3'), 10_000)
    expect(await store.append(anAppend(summary, 3))).toBe(true)
    expect((await store.summary(summary.id))?.count).toBe(3)
    expect(await store.append(anAppend(summary, 4))).toBe(true)
    await store.close()
    expect(row(file(), summary.id)).toEqual({ length: 5, count: 4, is_bot_due: 0 })
  })

  test('where a bot is to answer, in the same instant', async () => {
    const { store, summary } = await played()
    expect(await store.append(anAppend({ ...summary, isBotDue: true }, 3))).toBe(true)
    expect(row(file(), summary.id)).toEqual({ length: 4, count: 3, is_bot_due: 1 })
    await store.close()
  })

  test('after a crash the log goes on where it ended, and somebody is told to look', async () => {
    const { store, summary } = await played()
    const crashed = `${folder}-crashed`
    cpSync(folder, crashed, { recursive: true })
    await store.close()
    expect(row(join(crashed, 'umpire.sqlite'), summary.id)).toEqual({ length: 0, count: 0, is_bot_due: 0 })
    const again = opened(openSqliteStore(crashed))
    expect(await again.botsDue(Date.now(), 10)).toEqual([summary.id])
    expect(await again.append(anAppend(summary, 2))).toBe(false)
    expect(await again.append(anAppend(summary, 3))).toBe(true)
    expect(await again.botsDue(Date.now(), 10)).toEqual([])
    await again.close()
    rmSync(crashed, { recursive: true })
  })

  test('and nothing is behind in a backup, be it of the server or beside it', async () => {
    const { store, summary } = await played()
    expect(await backUp({ folder }, join(folder, 'beside'))).toBeUndefined()
    expect(row(join(folder, 'beside'), summary.id)).toEqual({ length: 3, count: 0, is_bot_due: 1 })
    await store.backup(join(folder, 'backup'))
    expect(row(join(folder, 'backup'), summary.id)).toEqual({ length: 3, count: 2, is_bot_due: 0 })
    await store.close()
  })
})
