// Connections to PostgreSQL: how each is set up.

import pg from 'pg'

/** So long for a connection to come about, and for a statement to end, in milliseconds. */
const connectWithin = 5000
const answerWithin = 30_000

/** A commit is on the disk before it is said to be, whatever the database does by default. */
const waitForTheDisk = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') <> 'remote_apply'`

const int8 = 20

/** Numbers of up to 15 digits come as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === int8 ? Number : pg.types.getTypeParser(type, format),
}

export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'umpire',
  connectionTimeoutMillis: connectWithin,
  query_timeout: answerWithin,
  keepAlive: true,
  types,
})

export function poolOf(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max,
    async onConnect(client) {
      // Whoever uses a connection learns from its call that it broke; without this the process would end as well.
      client.on('error', () => undefined)
      await client.query(waitForTheDisk)
    },
  })
  // One that breaks while nobody uses it is replaced.
  pool.on('error', () => undefined)
  return pool
}
