// The key of a data directory: made once, whole, and kept to the server's user.

import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@umpire/engine'
import { afterAll, expect, test } from 'vitest'
import { removeScratchFolders, scratchFolder } from '../test-server.ts'
import { secretKey } from './secret-key.ts'

afterAll(removeScratchFolders)

test('it is made in a folder of its own, is random, and is the same the next time', () => {
  const folder = join(scratchFolder(), 'new', 'data')
  const key = secretKey(folder)
  expect(key).toHaveLength(32)
  expect(secretKey(folder)).toEqual(key)
  expect(secretKey(join(scratchFolder(), 'data'))).not.toEqual(key)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret.key'])
})

test.each([0o640, 0o604, 0o620])('a key with the permissions %o is refused, with what mends it', (mode) => {
  const folder = scratchFolder()
  secretKey(folder)
  chmodSync(join(folder, 'secret.key'), mode)
  expect(secretKey(folder)).toMatchObject({ reason: expect.stringContaining('chmod 600') })
})

test('a damaged key and a folder that cannot be made are refused', () => {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'secret.key'), 'short', { mode: 0o600 })
  expect(secretKey(folder)).toMatchObject({ reason: expect.stringContaining('damaged') })
  expect(secretKey(join(folder, 'secret.key', 'below'))).toBeInstanceOf(Refusal)
})
