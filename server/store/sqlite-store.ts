// The store in a SQLite file in a data directory: for one server process, and commands beside it.

import { existsSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { Refusal } from '@umpire/engine'
import { chatInSql } from './chat-in-sql.ts'
import { matchesInSql } from './matches-in-sql.ts'
import { peopleInSql } from './people-in-sql.ts'
import { peopleOf } from './rows.ts'
import { markBehind, SqliteAppends } from './sqlite-appends.ts'
import { backUpFile } from './sqlite-backup.ts'
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
  try {
    // An open file is not touched: closing it again would end the locks that SQLite holds on it.
    if (!existsSync(file)) makePrivateFile(file)
    const store = storeOf(openFile(file), lock, (database) => {
      const refusal = migrate(database, file)
      if (refusal === undefined) markBehind(database)
      return refusal
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
  return thereIsNone(folder) ?? storeOf(openFile(file), undefined, (database) => whyOld(database, file))
}

type Check = (database: Database.Database) => Refusal | undefined

function storeOf(database: Database.Database, lock: Lock | undefined, check: Check): Store | Refusal {
  try {
    const refusal = check(database)
    if (refusal === undefined) return sqliteStore(database, lock)
    database.close()
    return refusal
  } catch (error) {
    database.close()
    throw error
  }
}

function sqliteStore(database: Database.Database, lock: Lock | undefined): Store {
  const sql = sqliteSql(database)
  const appends = new SqliteAppends(database)
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
      appends.catchUp(({ id }) => id === summary.id)
      // One of the old log must not come after it.
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
    backup: (file) => backUpFile(database.name, file),
    async close() {
      if (!database.open) return
      try {
        appends.flush()
        snapshots.flush()
      } finally {
        database.close()
        lock?.release()
      }
    },
  }
}
