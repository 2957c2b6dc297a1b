// Which rules a game can cite: those that its events and questions name, as its source has them.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A card's rule stands beside what is printed on it, and is not cited by that. */
const isRules = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.split(sep).includes('content')

/** Ids of rules in the folder of a game, sorted; undefined where it has no folder. */
export function citableRules(folder: string): string[] | undefined {
  if (!existsSync(folder)) return undefined
  const ids = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => isRules(relative(folder, path)))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\brule: '([A-Z]{2}-\d{3}[a-z]?)'/g)])
    .map(([, id = '']) => id)
  return [...new Set(ids)].sort()
}
