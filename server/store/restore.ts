// Backup and restore as commands do them: a backup is one SQLite file, whichever database it is of or goes to.

import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Refusal } from '@umpire/engine'
import type { Place } from './place.ts'
import { backUpPostgres, copyIntoPostgres } from './postgres-backup.ts'
import { reasonOf } from './postgres-errors.ts'
import { poolOf } from './postgres-pool.ts'
import { migratePostgres, whyPostgresOld } from './postgres-schema.ts'
import { backUpFile } from './sqlite-backup.ts'
import { daybookFile } from './sqlite-daybook.ts'
import { databaseFile, makeFolder, thereIsNone, whyNewer, whyUnusable } from './sqlite-file.ts'
import { lockFolder } from './sqlite-lock.ts'
import { openSqliteStore } from './sqlite-store.ts'

/** Writes everything that is kept at a place into a new file, whether a server runs there or not. */
export async function backUp(place: Place, file: string): Promise<Refusal | undefined> {
  if (existsSync(file)) return new Refusal('unusable', `${file} is there already`)
  return 'url' in place ? backUpDatabase(place.url, file) : backUpFolder(place.folder, file)
}

async function backUpFolder(folder: string, file: string): Promise<Refusal | undefined> {
  const none = thereIsNone(folder)
  if (none !== undefined) return none
  try {
    await backUpFile(databaseFile(folder), file, daybookFile(folder))
    return whyNoBackup(file)
  } catch (error) {
    return whyUnusable(file, error)
  }
}

async function backUpDatabase(url: string, file: string): Promise<Refusal | undefined> {
  try {
    const old = await whyPostgresOld(url)
    if (old !== undefined) return old
    const pool = poolOf(url, 1)
    await backUpPostgres(pool, file).finally(() => pool.end())
    return whyNoBackup(file)
  } catch (error) {
    return new Refusal('unusable', `cannot back up the PostgreSQL database: ${reasonOf(error)}`)
  }
}

/** Why a file is no backup that can be restored. */
function whyNoBackup(file: string): Refusal | undefined {
  if (!existsSync(file)) return new Refusal('unusable', `there is no file ${file}`)
  let database: Database.Database | undefined
  try {
    database = new Database(file, { readonly: true })
    const newer = whyNewer(database, file)
    if (newer !== undefined) return newer
    const found = database.pragma('integrity_check', { simple: true })
    return found === 'ok' ? undefined : new Refusal('unusable', `${file} is damaged: ${String(found)}`)
  } catch (error) {
    return whyUnusable(file, error)
  } finally {
    database?.close()
  }
}

/** Puts a backup where nothing is kept yet. */
export async function restore(file: string, place: Place): Promise<Refusal | undefined> {
  const refusal = whyNoBackup(file)
  if (refusal !== undefined) return refusal
  return 'url' in place ? restoreDatabase(file, place.url) : restoreFolder(file, place.folder)
}

async function restoreFolder(file: string, folder: string): Promise<Refusal | undefined> {
  const target = databaseFile(folder)
  const draft = `${target}.restored`
  try {
    makeFolder(folder)
    const lock = lockFolder(folder)
    if (lock instanceof Refusal) return lock
    try {
      const full = existsSync(target) ? whyNotEmpty(target) : undefined
      if (full !== undefined) return full
      rmSync(draft, { force: true })
      await backUpFile(file, draft)
      for (const old of [`${target}-wal`, `${target}-shm`, target, daybookFile(folder)]) rmSync(old, { force: true })
      renameSync(draft, target)
    } finally {
      lock.release()
    }
    return await bringUpToDate(folder)
  } catch (error) {
    return whyUnusable(target, error)
  }
}

/** Opened once as a server opens it, whatever version of Umpire wrote it. */
async function bringUpToDate(folder: string): Promise<Refusal | undefined> {
  const store = openSqliteStore(folder)
  if (store instanceof Refusal) return store
  await store.close()
  return undefined
}

function whyNotEmpty(file: string): Refusal | undefined {
  const database = new Database(file, { readonly: true })
  try {
    const has = (table: string): boolean =>
      database.prepare('select 1 from sqlite_schema where name = ?').get(table) !== undefined &&
      database.prepare(`select 1 from ${table} limit 1`).get() !== undefined
    return has('people') || has('matches') ? new Refusal('unusable', `${file} is not empty`) : undefined
  } finally {
    database.close()
  }
}

async function restoreDatabase(file: string, url: string): Promise<Refusal | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-restore-'))
  try {
    // A copy is brought up to date, so that its tables are those of the database.
    const refusal = (await restoreFolder(file, folder)) ?? (await migratePostgres(url))
    if (refusal !== undefined) return refusal
    const pool = poolOf(url, 1)
    return await copyIntoPostgres(databaseFile(folder), pool).finally(() => pool.end())
  } catch (error) {
    return new Refusal('unusable', `cannot restore into the PostgreSQL database: ${reasonOf(error)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
