// The tables in PostgreSQL: made and brought up to date by whichever process comes first.

import pg from 'pg'
import { Refusal } from '@umpire/engine'
import { migrationsFrom, postgresDialect, schemaVersion } from './migrations/index.ts'
import { connectionTo } from './postgres-pool.ts'

/** The lock that a process holds while it changes the tables: any number, but always the same. */
const migrationLock = 0x75_6d_70_72

/** Why the tables are not as this program needs them; nothing is changed. */
export async function whyPostgresOld(url: string): Promise<Refusal | undefined> {
  const client = new pg.Client(connectionTo(url))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ is_there: boolean }>(
      `select to_regclass('umpire_schema') is not null as is_there`,
    )
    const version = rows[0]?.is_there === true ? await versionIn(client) : 0
    if (version === 0) return new Refusal('unusable', 'there are no matches in the PostgreSQL database')
    if (version > schemaVersion) return newer(version)
    if (version === schemaVersion) return undefined
    return new Refusal('unusable', 'the database was written by an older Umpire: umpire serve brings it up to date')
  } finally {
    await client.end()
  }
}

async function versionIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from umpire_schema')
  return rows[0]?.version ?? 0
}

const newer = (version: number): Refusal =>
  new Refusal('unusable', `the database was written by a newer Umpire (schema ${version}; this one: ${schemaVersion})`)

/** Brings the tables up to date, in one transaction, while all others wait. */
export async function migratePostgres(url: string): Promise<Refusal | undefined> {
  // A large table takes its time.
  const client = new pg.Client({ ...connectionTo(url), query_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const refusal = await migrate(client)
    await client.query('commit')
    return refusal
  } finally {
    await client.end()
  }
}

async function migrate(client: pg.Client): Promise<Refusal | undefined> {
  await client.query('create table if not exists umpire_schema (version integer not null)')
  const version = await versionIn(client)
  if (version > schemaVersion) return newer(version)
  if (version === schemaVersion) return undefined
  for (const statement of migrationsFrom(version, postgresDialect)) await client.query(statement)
  await client.query('delete from umpire_schema')
  await client.query('insert into umpire_schema (version) values ($1)', [schemaVersion])
  return undefined
}
