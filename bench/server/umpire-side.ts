// Umpire's server as it is: every answer in the database, on the disk, before anybody is told.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { Refusal } from '@umpire/engine'
import { serve } from '@umpire/server'
import type { Serving } from './sides.ts'

/** All players come from one address here, and make far more matches than people do. */
const plenty = 1e9
const quotas = {
  connections: plenty,
  connectionsPerAddress: plenty,
  socketsPerAddress: plenty,
  requestsPerMinute: plenty,
  peoplePerHour: plenty,
  matchesPerHour: plenty,
  unfinishedMatches: plenty,
}

export async function serveUmpire(): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'index.html'), '')
  const serving = await serve({
    port: 0,
    host: '127.0.0.1',
    page: folder,
    data: join(folder, 'data'),
    metricsPort: 0,
    quotas,
  })
  if (serving instanceof Refusal) throw new Error(serving.reason)
  return { address: serving.address, beside: serving.metricsAddress ?? '' }
}
