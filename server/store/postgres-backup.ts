// A PostgreSQL database copied into a new SQLite file, and such a file copied into an empty PostgreSQL database.

import Database from 'better-sqlite3'
import type pg from 'pg'
import { Refusal } from '@umpire/engine'
import { inTransaction } from './postgres-sql.ts'
import { inserts, type Value } from './sql.ts'
import { makeOneFile, writeWhole } from './sqlite-backup.ts'
import { migrate, openFile } from './sqlite-file.ts'
import { type TableColumns, tables } from './tables.ts'

/** So many rows are read at once. */
const rowsAtOnce = 500

/** Writes everything into a new file, as it is when the copying begins. */
export const backUpPostgres = (pool: pg.Pool, file: string): Promise<void> =>
  writeWhole(file, async (draft) => {
    const copy = openFile(draft)
    try {
      const refusal = migrate(copy, draft)
      if (refusal !== undefined) throw new Error(refusal.reason)
      await inTransaction(
        pool,
        async (client) => {
          for (const table of tables) await copyOut(client, table, copy)
        },
        'begin isolation level repeatable read read only',
      )
    } finally {
      copy.close()
    }
    makeOneFile(draft)
  })

/** A value as SQLite takes it. */
const plainValue = (value: Value | boolean): Value => (typeof value === 'boolean' ? Number(value) : value)

async function copyOut(client: pg.PoolClient, { name, columns }: TableColumns, copy: Database.Database): Promise<void> {
  const add = copy.prepare<Value[]>(
    `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  )
  const addAll = copy.transaction((rows: readonly (Value | boolean)[][]) => {
    for (const row of rows) add.run(...row.map(plainValue))
  })
  await client.query(`declare copying no scroll cursor for select ${columns.join(', ')} from ${name}`)
  for (;;) {
    const { rows } = await client.query<(Value | boolean)[]>({
      text: `fetch ${rowsAtOnce} from copying`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    addAll(rows)
  }
  await client.query('close copying')
}

/** Copies a SQLite file of this program's schema into the database, if nothing is in there yet. */
export const copyIntoPostgres = (file: string, pool: pg.Pool): Promise<Refusal | undefined> =>
  inTransaction(pool, async (client) => {
    // Nobody else writes from here to the end.
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in exclusive mode`)
    const { rows } = await client.query('select 1 from people union all select 1 from matches limit 1')
    if (rows.length > 0) return new Refusal('unusable', 'the database is not empty')
    const source = new Database(file, { readonly: true })
    try {
      for (const table of tables) await copyIn(source, table, client)
    } finally {
      source.close()
    }
    return undefined
  })

async function copyIn(
  source: Database.Database,
  { name, columns }: TableColumns,
  client: pg.PoolClient,
): Promise<void> {
  const read = source.prepare<[], Value[]>(`select ${columns.join(', ')} from ${name}`).raw()
  let rows: Value[][] = []
  const write = async (): Promise<void> => {
    for (const { text, values } of inserts(name, columns, rows)) await client.query(text, [...values])
    rows = []
  }
  for (const row of read.iterate()) {
    rows.push(row)
    if (rows.length === rowsAtOnce) await write()
  }
  await write()
}
