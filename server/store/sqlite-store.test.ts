// What is SQLite's own: one server for a data directory, permissions, damage, a full disk, versions of the schema.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import Database from 'better-sqlite3'
import { Refusal } from '@umpire/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate, openFile } from './sqlite-file.ts'
import { SqliteAppends } from './sqlite-appends.ts'
import { openSqliteStore, type SqliteOptions } from './sqlite-store.ts'
import { sqliteSql } from './sqlite-sql.ts'
import { matchesInSql } from './matches-in-sql.ts'
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
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { timeout: 60_000 })
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
    expect(reason()).toContain('was written by a newer Umpire (schema 999; this one: 1)')
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
