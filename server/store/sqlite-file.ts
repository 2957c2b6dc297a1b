// The SQLite file of a data directory: made, opened and brought up to date, or refused in words.

import { closeSync, existsSync, fdatasyncSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Refusal } from '@umpire/engine'
import { migrationsFrom, schemaVersion, sqliteDialect } from './migrations/index.ts'
import { isSqliteError } from './sqlite-sql.ts'

/** Says in the file's header whose it is: "umpr". */
const applicationId = 0x75_6d_70_72

/** How long one process waits for another's write, in milliseconds. */
const patience = 5000

/** Pages that SQLite keeps for itself. What else was read or written lately, the machine has at hand. */
const cacheKilobytes = 1000

export const databaseFile = (folder: string): string => join(folder, 'umpire.sqlite')

/** Nobody but the one who runs the server may read what is made here. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Makes an empty file for oneself alone. SQLite gives the files that it lays beside it the same permissions. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', 0o600))
}

/** Waits until the disk has what was written to a file, whoever wrote it. */
export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    fdatasyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why a file cannot be used, where the reason lies outside this program. */
export function whyUnusable(file: string, error: unknown): Refusal | undefined {
  if (isSqliteError(error, 'SQLITE_NOTADB') || isSqliteError(error, 'SQLITE_CORRUPT')) {
    return new Refusal('unusable', `${file} is damaged, or no database (${reasonOf(error)}): restore a backup`)
  }
  if (isSqliteError(error, 'SQLITE_') || (error instanceof Error && 'code' in error)) {
    return new Refusal('unusable', `cannot use ${file}: ${reasonOf(error)}`)
  }
  return undefined
}

/** The number that a PRAGMA gives. */
const numberOf = (database: Database.Database, pragma: string): number =>
  Number(database.pragma(pragma, { simple: true }))

/** The schema's version; 0 where there is nothing at all yet. */
function versionOf(database: Database.Database, file: string): number | Refusal {
  const version = numberOf(database, 'user_version')
  const [tables] = database.prepare<[], { many: number }>('select count(*) as many from sqlite_schema').all()
  if (numberOf(database, 'application_id') !== applicationId && (version !== 0 || tables?.many !== 0)) {
    return new Refusal('unusable', `${file} is a database of another program`)
  }
  if (version <= schemaVersion) return version
  return new Refusal(
    'unusable',
    `${file} was written by a newer Umpire (schema ${version}; this one: ${schemaVersion})`,
  )
}

/** Why this program cannot read the file: another's, or a newer one's. */
export function whyNewer(database: Database.Database, file: string): Refusal | undefined {
  const version = versionOf(database, file)
  if (version instanceof Refusal) return version
  return version === 0 ? new Refusal('unusable', `${file} is empty`) : undefined
}

/** Why the file is not as this program needs it, though no newer one wrote it. */
export function whyOld(database: Database.Database, file: string): Refusal | undefined {
  const version = versionOf(database, file)
  if (version instanceof Refusal) return version
  if (version === schemaVersion) return undefined
  return new Refusal('unusable', `${file} was written by an older Umpire: umpire serve brings it up to date`)
}

/** Brings the tables up to date, in one transaction. */
export function migrate(database: Database.Database, file: string): Refusal | undefined {
  const version = versionOf(database, file)
  if (version instanceof Refusal) return version
  if (version === schemaVersion) return undefined
  const bringUpToDate = database.transaction(() => {
    for (const statement of migrationsFrom(version, sqliteDialect)) database.exec(statement)
    database.pragma(`application_id = ${applicationId}`)
    database.pragma(`user_version = ${schemaVersion}`)
  })
  bringUpToDate.immediate()
  return undefined
}

/** Opens a file as a server needs it: every commit is on the disk before it is said to be. */
export function openFile(file: string): Database.Database {
  const database = new Database(file, { timeout: patience })
  try {
    database.pragma('journal_mode = wal')
    database.pragma('synchronous = full')
    database.pragma('foreign_keys = on')
    database.pragma(`cache_size = -${cacheKilobytes}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

export const thereIsNone = (folder: string): Refusal | undefined =>
  existsSync(databaseFile(folder)) ? undefined : new Refusal('unusable', `there is no database in ${folder}`)
