// The list of files that the page needs offline, from a small folder made for the test.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesIn, neededOffline, versionOf } from './page-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'umpire-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
for (const path of [
  'index.html',
  'index.html.gz',
  'sw.js',
  '.vite/manifest.json',
  'assets/main-1.js',
  'assets/main-1.js.map',
]) {
  writeFileSync(join(folder, path), path)
}

test('the page needs its files, but no maps, no compressed copies and nothing that is not served', () => {
  expect(neededOffline(filesIn(folder))).toEqual(['/assets/main-1.js', '/index.html'])
})

test('another content of one file is another version, the same content the same', () => {
  const paths = neededOffline(filesIn(folder))
  const before = versionOf(folder, paths)
  expect(versionOf(folder, paths)).toBe(before)
  writeFileSync(join(folder, 'index.html'), 'new')
  expect(versionOf(folder, paths)).not.toBe(before)
})
