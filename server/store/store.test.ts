// The store's contract on both databases.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { opened, storeContract } from './store.contract.ts'
import { freshDatabase } from './test-database.ts'

describe('SQLite', () => {
  storeContract(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-store-'))
    return {
      open: async () => opened(openSqliteStore(folder)),
      remove: async () => rmSync(folder, { recursive: true }),
    }
  })
})

describe('PostgreSQL', () => {
  storeContract(async () => {
    const url = await freshDatabase()
    return {
      open: async () => opened(await openPostgresStore(url)),
      remove: async () => undefined,
    }
  })
})
