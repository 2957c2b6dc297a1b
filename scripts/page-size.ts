// Fails if a screen of the built page loads more JavaScript, compressed, than it may.
// Usage: node --import @umpire/strip-types scripts/page-size.ts, after npm run build

import { readFileSync } from 'node:fs'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { scriptsOf, tableEntries } from '../web/build/page-size.ts'

const dist = new URL('../web/dist/', import.meta.url)
const kilobyte = 1000

const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0)

const home = scriptsOf(manifest, ['index.html'])
/** What the table of a game loads beside the home page. */
const tableOf = (game: string): readonly string[] =>
  [...scriptsOf(manifest, tableEntries(manifest, game))].filter((file) => !home.has(file))

const screens = [
  { name: 'The home page', size: sizeOf([...home]), most: 150 * kilobyte },
  { name: 'A table of Modular Mechs adds', size: sizeOf(tableOf('modular-mechs')), most: 120 * kilobyte },
  { name: 'A table of Subterra Bravo adds', size: sizeOf(tableOf('subterra-bravo')), most: 165 * kilobyte },
  { name: 'A table of Complex Crashers adds', size: sizeOf(tableOf('complex-crashers')), most: 160 * kilobyte },
  { name: 'A table of Reichbusters adds', size: sizeOf(tableOf('reichbusters')), most: 185 * kilobyte },
  { name: 'A table of Downsync adds', size: sizeOf(tableOf('downsync')), most: 180 * kilobyte },
]

for (const { name, size, most } of screens) {
  const isTooLarge = size > most
  if (isTooLarge) process.exitCode = 1
  console.log(`${name}: ${(size / kilobyte).toFixed(1)} kB of ${most / kilobyte} kB${isTooLarge ? ': TOO LARGE' : ''}`)
}
