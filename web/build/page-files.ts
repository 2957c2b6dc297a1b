// The files of the built page, as a browser asks for them.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The paths of all files in a folder, in order: `/assets/main-abc123.js`. Those that begin with a dot are not served. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'))
    .sort()

/** What the page needs in order to work without a network: all but maps for debuggers and compressed copies. */
export const neededOffline = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => path !== '/sw.js' && !/\.(?:map|gz|br)$/.test(path))

/** Another text for every other content of these files. */
export function versionOf(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const content = readFileSync(join(folder, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 12)
}
