// A server in a process of its own, which says how much memory it needs when it is asked; for tests.

import process from 'node:process'
import '@umpire/strip-types'

const { startServer } = await import('../test-server.ts')
const server = await startServer({ data: process.argv[2] })

process.on('message', () => {
  globalThis.gc()
  globalThis.gc()
  process.send({ heap: process.memoryUsage().heapUsed })
})
process.send({ address: server.address })
