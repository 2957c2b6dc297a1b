// How the tests run: all packages in one run, a file shares its process with others where nothing is kept in globals.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,wire,board,games,bots,conformance,server,web,cli,bench}/**/*.test.ts'],
    isolate: false,
    testTimeout: 300_000,
  },
})
