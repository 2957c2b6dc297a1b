// How a module in TypeScript is loaded: its types become blanks, with what Node itself uses for that in later versions.
// Everything else stays where it is and as it was written, so that errors name the right lines, and so that V8 optimizes
// it: a loader that keeps the names of functions by defining them (esbuild's keepNames, always on in tsx) has the
// optimizer begin again and again with functions it never gets done.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/wasm-typescript'

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
  const path = fileURLToPath(url)
  const { code } = transformSync(await readFile(path, 'utf8'), { mode: 'strip-only', filename: path })
  return { format: 'module', source: code, shortCircuit: true }
}
