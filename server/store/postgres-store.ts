// The store in PostgreSQL: for any number of server processes.

import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Refusal } from '@umpire/engine'
import { chatInSql } from './chat-in-sql.ts'
import { matchesInSql } from './matches-in-sql.ts'
import { peopleInSql } from './people-in-sql.ts'
import { PostgresAppends } from './postgres-appends.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { reasonOf } from './postgres-errors.ts'
import { PostgresNews } from './postgres-news.ts'
import { poolOf } from './postgres-pool.ts'
import { migratePostgres } from './postgres-schema.ts'
import { postgresSql } from './postgres-sql.ts'
import type { Store } from './store.ts'

/** So many connections a process has at most, beside the one by which it listens. */
const mostConnections = 10
/** A database that takes longer than this to say anything is not ready, in milliseconds. */
const readyWithin = 2000

/** Opens a database, or says why that cannot be. */
export async function openPostgresStore(url: string): Promise<Store | Refusal> {
  try {
    return (await migratePostgres(url)) ?? postgresStore(url, poolOf(url, mostConnections))
  } catch (error) {
    return new Refusal('unusable', `cannot use the PostgreSQL database: ${reasonOf(error)}`)
  }
}

function postgresStore(url: string, pool: pg.Pool): Store {
  const sql = postgresSql(pool)
  const sender = randomBytes(9).toString('base64url')
  const appends = new PostgresAppends(pool, sender)
  const news = new PostgresNews(url, pool, sender)
  let isClosed = false
  return {
    ...peopleInSql(sql),
    ...matchesInSql(sql),
    ...chatInSql(sql),
    append: (append) => appends.append(append),
    isShared: true,
    tell: (text) => news.tell(text),
    listen: (heard) => news.listen(heard),
    isReady() {
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      )
      return Promise.race([answer, pause(readyWithin, false, { ref: false })])
    },
    backup: (file) => backUpPostgres(pool, file),
    async close() {
      if (isClosed) return
      isClosed = true
      await appends.close()
      await news.close()
      await pool.end()
    },
  }
}
