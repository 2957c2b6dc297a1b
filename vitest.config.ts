// How the tests run: all packages in one run, a file shares its process with others where nothing is kept in globals.

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,grid,wire,board,games,bots,conformance,server,web,cli,bench}/**/*.test.ts'],
    globalSetup: ['server/store/postgres-for-tests.ts'],
    isolate: false,
    // By itself it would leave half of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 300_000,
  },
})
