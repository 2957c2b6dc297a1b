// Before all tests: makes PostgreSQL available to them. It is started when the first test asks for it.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import type { Postgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the address of the PostgreSQL server. */
    readonly postgres: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Postgres> | undefined
  const desk = createServer((_, response) => {
    starting ??= import('./test-postgres.ts').then(({ startPostgres }) => startPostgres())
    starting.then(
      (postgres) => response.end(postgres.url()),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const address = desk.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  project.provide('postgres', `http://127.0.0.1:${address.port}`)
  return async () => {
    desk.close()
    desk.closeAllConnections()
    // Where it did not start, the test that asked for it has said so.
    const postgres = await starting?.catch(() => undefined)
    await postgres?.stop()
  }
}
