// How the tests run: all packages in one run, a file shares its process with others where nothing is kept in globals.

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, and so begins first: in the end a processor would wait for it. The longest stands first. */
const slow = [
  /\/conformance\/games-\d+\.test\.ts$/,
  /\/server\/(?:chaos|bots\/bot-pool)\.test\.ts$/,
  /\/bench\/(?:server\/bench-server|bench)\.test\.ts$/,
  /\/bots\/search\.test\.ts$/,
  /\/server\/security\/[^/]+\.test\.ts$/,
  /\/cli\/(?:commands\/)?[^/]+\.test\.ts$/,
]

const place = ({ moduleId }: TestSpecification): number => {
  const found = slow.findIndex((pattern) => pattern.test(moduleId))
  return found < 0 ? slow.length : found
}

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    include: ['{engine,grid,plane,wire,board,games,bots,lab,conformance,server,web,cli,bench}/**/*.test.ts'],
    globalSetup: ['server/store/postgres-for-tests.ts'],
    isolate: false,
    sequence: { sequencer: SlowFirst },
    // One more than there are processors: many tests wait for something.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
