// What a machine plays with: machines share a study only if their games come out alike, to the last number.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { games } from '@umpire/games'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The source that decides how a game goes and what is counted of it. */
const sources = ['engine', 'grid', 'plane', 'bots', 'lab']

/** Boards, reports, queues and tests decide nothing. */
const isOfPlay = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|[/\\])(board|node_modules|node|report)[/\\]/.test(path)

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isOfPlay)
    .map((path) => join(root, folder, path))

/** Of one game: its source and that of all it needs, and the engine that computes with it. Undefined, if it is not listed. */
export function programOf(game: string): string | undefined {
  if (!games.some(({ id }) => id === game)) return undefined
  const shared = readdirSync(join(root, 'games'))
    .filter((name) => isOfPlay(name))
    .map((name) => join(root, 'games', name))
  const hash = createHash('sha256')
  for (const file of [...sources.flatMap(filesOf), ...shared, ...filesOf(join('games', game))].sort()) {
    hash.update(relative(root, file).replaceAll('\\', '/'))
    hash.update(readFileSync(file, 'utf8').replaceAll('\r', ''))
  }
  return `source ${hash.digest('hex').slice(0, 12)} on V8 ${process.versions.v8}`
}
