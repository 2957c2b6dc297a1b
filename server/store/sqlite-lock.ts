// One server for a data directory: a lock that ends with the process that holds it, however it ends.

import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Refusal } from '@umpire/engine'
import { isSqliteError } from './sqlite-sql.ts'

export interface Lock {
  release(): void
}

/** An empty SQLite file beside the other, held by a transaction that never ends. */
export function lockFolder(folder: string): Lock | Refusal {
  const file = new Database(join(folder, 'umpire.lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (isSqliteError(error, 'SQLITE_BUSY')) {
      return new Refusal('unusable', `another Umpire is using the data directory ${folder}`)
    }
    throw error
  }
  return { release: () => void file.close() }
}
