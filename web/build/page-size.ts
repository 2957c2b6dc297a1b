// How much JavaScript a screen loads: its entry and all that this imports, as the manifest of the build lists it.

import type { Manifest } from 'vite'

/** The script files of these entries and of everything they import; not what is loaded later, when it is needed. */
export function scriptsOf(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const open = [...entries]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`the build has no entry ${name}`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    open.push(...(chunk.imports ?? []))
  }
  return files
}

/** What has to be loaded for a table of a game: the screen, the game's rules and its board. */
export function tableEntries(manifest: Manifest, game: string): readonly string[] {
  const ofGame = Object.entries(manifest)
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry === true && name.startsWith(`../games/${game}/`))
    .map(([name]) => name)
    .filter((name) => /\.tsx?$/.test(name))
  if (ofGame.length < 2) throw new Error(`the build has no rules or no board of ${game}`)
  return ['table/table-page.tsx', ...ofGame]
}
