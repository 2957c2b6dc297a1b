// SQL on PostgreSQL, by a pool of connections.

import type pg from 'pg'
import { isDuplicate, isUnspeakable, untilNoCollision } from './postgres-errors.ts'
import type { Sql, Step, Value } from './sql.ts'

/** Runs work in a transaction on a connection of its own. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect()
  let isUsable = false
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    isUsable = true
    return result
  } catch (error) {
    isUsable = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    client.release(!isUsable)
  }
}

const change = async (on: pg.Pool | pg.PoolClient, { text, values }: Step): Promise<number> =>
  (await on.query(text, [...values])).rowCount ?? 0

export const postgresSql = (pool: pg.Pool): Sql => ({
  async rows<Row extends object>(text: string, values: readonly Value[]) {
    try {
      return (await pool.query<Row>(text, [...values])).rows
    } catch (error) {
      if (isUnspeakable(error)) return []
      throw error
    }
  },
  change: (text, values) => untilNoCollision(() => change(pool, { text, values })),
  changeAll: ([first, ...rest]) =>
    untilNoCollision(() =>
      inTransaction(pool, async (client) => {
        if (first === undefined || (await change(client, first)) === 0) return false
        for (const step of rest) await change(client, step)
        return true
      }),
    ),
  oneOf: (value) => `in (select json_array_elements_text(${value}::json))`,
  isDuplicate,
})
