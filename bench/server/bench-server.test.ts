// The benchmark of the server runs from end to end; how fast anything is, is not for a test to say.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a quick run measures every server, and no floor makes it fail', async () => {
  const program = fileURLToPath(new URL('../run.js', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'server', '--quick'])
  for (const line of [
    /^Connect Four, 5 matches: moves .* boardgame\.io /m,
    /^Connect Four, 5 matches: news, 99 % .* ms .* boardgame\.io /m,
    /^Connect Four, 5 matches: message, 99 % .* bytes /m,
    /^Modular Mechs, 5 matches: moves .* boardgame\.io /m,
    /^Modular Mechs, 5 matches: .* bare server /m,
    /^Modular Mechs: memory of a match .* KB .* boardgame\.io /m,
    /^20 matches open: news, 99 % .* ms$/m,
    /^brought back: Modular Mechs, .* ms /m,
  ]) {
    expect(stdout).toMatch(line)
  }
  expect(stdout).not.toMatch(/NaN|MISSED/)
  // A process may have had room for ten more matches already.
  const others = stdout.split('\n').filter((line) => !line.includes('memory of a match'))
  expect(others.join('\n')).not.toMatch('∞')
})
