// The server of the browser tests: the built page and network play, with a fresh data directory, and with quotas that a
// hundred people at one address do not use up.
// Usage: node --import @umpire/strip-types web/e2e/serve-tests.ts [folder of the built page]

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@umpire/engine'
import { serve } from '@umpire/server'

const plenty = 1_000_000

const data = mkdtempSync(join(tmpdir(), 'umpire-tests-'))
const serving = await serve({
  port: 0,
  host: '127.0.0.1',
  page: process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url)),
  data,
  quotas: {
    requestsPerMinute: plenty,
    peoplePerHour: plenty,
    matchesPerHour: plenty,
    socketsPerAddress: plenty,
    triesPerAddress: plenty,
  },
})
if (serving instanceof Refusal) {
  process.stderr.write(`${serving.reason}\n`)
  process.exit(1)
}
process.stdout.write(`Umpire is at ${serving.address}\n`)

const stop = async (): Promise<void> => {
  await serving.close()
  rmSync(data, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
