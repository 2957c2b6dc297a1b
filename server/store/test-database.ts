// A new and empty PostgreSQL database for a test.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Runs SQL at an address, on a connection of its own. */
export async function runSql(url: string, text: string): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<object>(text)).rows
  } finally {
    await client.end()
  }
}

/** The address of a database that nobody else uses. */
export async function freshDatabase(): Promise<string> {
  const response = await fetch(inject('postgres'))
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  const name = `umpire_${randomBytes(6).toString('hex')}`
  await runSql(answer, `create database ${name}`)
  const url = new URL(answer)
  url.pathname = `/${name}`
  return url.href
}
