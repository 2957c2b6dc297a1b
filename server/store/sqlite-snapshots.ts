// Snapshots in SQLite: those of one tick become one transaction, and so one wait for the disk. Hundreds come at once where
// the process forgets matches that were all left at the same time.

import { snapshotStep } from './matches-in-sql.ts'
import type { SqliteSql } from './sqlite-sql.ts'
import type { StoredSnapshot } from './store.ts'

interface Waiting {
  readonly snapshot: StoredSnapshot
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export class SqliteSnapshots {
  readonly #sql: SqliteSql
  #waiting: Waiting[] = []

  constructor(sql: SqliteSql) {
    this.#sql = sql
  }

  /** Durable when the promise is kept. */
  put(snapshot: StoredSnapshot): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ snapshot, resolve, reject }) === 1) setImmediate(this.flush)
    })
  }

  readonly flush = (): void => {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    try {
      this.#sql.changeEach(waiting.map(({ snapshot }) => snapshotStep(snapshot)))
      for (const { resolve } of waiting) resolve()
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
}
