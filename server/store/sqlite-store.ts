// The store in a SQLite file in a data directory: for one server process, and commands beside it.

import { existsSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { Refusal } from '@umpire/engine'
import { chatInSql } from './chat-in-sql.ts'
import { matchesInSql } from './matches-in-sql.ts'
import { peopleInSql } from './people-in-sql.ts'
import { peopleOf } from './rows.ts'
import { enterDaybook, markBehind, SqliteAppends } from './sqlite-appends.ts'
import { backUpFile } from './sqlite-backup.ts'
import { Daybook, daybookFile, readDaybook } from './sqlite-daybook.ts'
import {
  databaseFile,
  makeFolder,
  makePrivateFile,
  migrate,
  openFile,
  thereIsNone,
  whyOld,
  whyUnusable,
} from './sqlite-file.ts'
import { type Lock, lockFolder } from './sqlite-lock.ts'
import { SqliteSnapshots } from './sqlite-snapshots.ts'
import { sqliteSql } from './sqlite-sql.ts'
import type { Entry } from '../play/entry.ts'
import type { Store } from './store.ts'

export interface SqliteOptions {
  /**
   * True, as a server needs it: nobody else may serve from there meanwhile, and what is missing is made. False for
   * what reads beside a running server: the database must be there already.
   */
  readonly lock?: boolean
}

/** Opens the database of a data directory, or says why that cannot be. */
export function openSqliteStore(folder: string, { lock = true }: SqliteOptions = {}): Store | Refusal {
  try {
    return lock ? openLocked(folder) : openBeside(folder)
  } catch (error) {
    const refusal = whyUnusable(databaseFile(folder), error)
    if (refusal === undefined) throw error
    return refusal
  }
}

function openLocked(folder: string): Store | Refusal {
  makeFolder(folder)
  const lock = lockFolder(folder)
  if (lock instanceof Refusal) return lock
  const file = databaseFile(folder)
  const daybook = daybookFile(folder)
  try {
    // An open file is not touched: closing it again would end the locks that SQLite holds on it.
    if (!existsSync(file)) makePrivateFile(file)
    const store = opened(openFile(file), (database) => {
      const refusal = migrate(database, file)
      if (refusal !== undefined) return refusal
      enterDaybook(database, readDaybook(daybook))
      markBehind(database)
      return sqliteStore(database, { lock, daybook: new Daybook(daybook) })
    })
    if (store instanceof Refusal) lock.release()
    return store
  } catch (error) {
    lock.release()
    throw error
  }
}

function openBeside(folder: string): Store | Refusal {
  const file = databaseFile(folder)
  const none = thereIsNone(folder)
  if (none !== undefined) return none
  return opened(openFile(file), (database) => {
    const refusal = whyOld(database, file)
    if (refusal !== undefined) return refusal
    const store = sqliteStore(database)
    return { ...store, entries: (match, from) => entriesBeside(store, daybookFile(folder), match, from) }
  })
}

/** The log of a match while another process serves from there: its end may stand in the daybook alone. */
async function entriesBeside(store: Store, daybook: string, match: string, from: number): Promise<readonly Entry[]> {
  // Before the log: what was in the daybook then, the log has now or will not have for a while.
  const noted = readDaybook(daybook)
  const entries = [...(await store.entries(match, 0))]
  for (const one of noted) if (one.match === match && one.entry.number === entries.length) entries.push(one.entry)
  return entries.slice(from)
}

/** What is made of a database; where that is nothing, it is closed. */
function opened(database: Database.Database, make: (database: Database.Database) => Store | Refusal): Store | Refusal {
  try {
    const store = make(database)
    if (store instanceof Refusal) database.close()
    return store
  } catch (error) {
    database.close()
    throw error
  }
}

/** What the one has who serves from a data directory. */
interface Served {
  readonly lock: Lock
  readonly daybook: Daybook
}

function sqliteStore(database: Database.Database, served?: Served): Store {
  const sql = sqliteSql(database)
  const appends = new SqliteAppends(database, served?.daybook)
  const snapshots = new SqliteSnapshots(sql)
  const matches = matchesInSql(sql)
  return {
    ...peopleInSql(sql),
    ...chatInSql(sql),
    ...matches,
    // Where the rows of matches are read, some may be behind.
    async summary(match) {
      const found = await matches.summary(match)
      return found && appends.latest(found)
    },
    async entries(match, from) {
      appends.catchUpLog(match)
      return matches.entries(match, from)
    },
    async publicMatches(status, most) {
      return (await matches.publicMatches(status, most)).map((summary) => appends.latest(summary))
    },
    async matchesOf(person, most) {
      appends.catchUp((summary) => peopleOf(summary).includes(person))
      return matches.matchesOf(person, most)
    },
    async botsDue(before, most) {
      for (;;) {
        const due = await matches.botsDue(before, most)
        // Where a bot is to answer, no row is behind: here it has answered since.
        const answered = due.filter((match) => appends.isBehind(match))
        if (answered.length === 0) return due
        appends.catchUp(({ id }) => answered.includes(id))
      }
    },
    async replaceLog(summary, length, entries) {
      // Nothing of the old log must come after it.
      appends.flush()
      snapshots.flush()
      return matches.replaceLog(summary, length, entries)
    },
    append: (append) => appends.append(append),
    putSnapshot: (snapshot) => snapshots.put(snapshot),
    // There is no other process.
    isShared: false,
    tell: () => undefined,
    listen: () => undefined,
    async isReady() {
      try {
        await sql.rows('select 1', [])
        return true
      } catch {
        return false
      }
    },
    async backup(file) {
      appends.flush()
      await backUpFile(database.name, file)
    },
    async close() {
      if (!database.open) return
      try {
        appends.flush()
        snapshots.flush()
      } finally {
        database.close()
        served?.daybook.close()
        served?.lock.release()
      }
    },
  }
}
