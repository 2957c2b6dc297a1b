// The benchmark runs from end to end; how fast anything is, is not for a test to say.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a quick run measures every side, and no floor makes it fail', async () => {
  const program = fileURLToPath(new URL('run.js', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--quick'])
  for (const line of [
    /^Connect Four at random, moves .* boardgame\.io /m,
    /^Connect Four at random, moves .* bare loop /m,
    /^live match of 200 units, moves .* boardgame\.io /m,
    /^forks of such a match .* structuredClone /m,
    /^search on Connect Four, iterations .* boardgame\.io /m,
    /^replay of a record of 1,000 answers .* ms /m,
    /^undo in a match of 1,000 answers .* ms /m,
    /^undo in a match of 10,000 answers .* ms /m,
    /^Liar's Dice at random/m,
    /^decisions three generators deep/m,
    /^sight on a table of 25 pieces, tests/m,
  ]) {
    expect(stdout).toMatch(line)
  }
  expect(stdout).not.toMatch(/NaN|∞|MISSED/)
})
