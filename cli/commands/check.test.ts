// Scenarios from the command line: what holds, what does not, and where.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { run } from '../main.ts'
import { removeScratchFolders, scratchFolder, umpire } from '../run-umpire.ts'

afterAll(removeScratchFolders)

const gamesFolder = fileURLToPath(new URL('../../games/', import.meta.url))

test('the scenarios of a game hold, one line each', async () => {
  const { code, out, err } = await umpire(['check', join(gamesFolder, 'connect-four')])
  expect(err).toBe('')
  expect(out).toMatch(/^ok {6}Azure begins and the players take turns {2}CF-001$/m)
  expect(out).toMatch(/^\d+ scenarios, all as they should be\.$/m)
  expect(code).toBe(0)
})

test('a scenario that does not hold is named with its file and line', async () => {
  const folder = scratchFolder()
  const scenario = ['scenario Orange begins', 'proves CF-001', 'asked orange: column', '']
  writeFileSync(join(folder, 'wrong.scenario'), scenario.join('\n'))
  const { code, out, err } = await umpire(['check', '.', '--game', 'connect-four'], '', folder)
  expect(out).toContain('not ok  Orange begins')
  expect(out).toContain('wrong.scenario:3: ')
  expect(err).toContain('1 problem in 1 scenario')
  expect(code).toBe(1)
})

test('a scenario in no folder of a game needs its game named', async () => {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'try.scenario'), 'scenario Nothing\n')
  const { code, says } = await run(['check', join(folder, 'try.scenario')])
  expect(says).toContain('--game')
  expect(code).toBe(2)
})

test('a path that is not there, and a folder without scenarios, are wrong usage', async () => {
  expect((await run(['check', '/nowhere'])).code).toBe(2)
  expect((await run(['check', scratchFolder()])).says).toContain('ends in .scenario')
})
