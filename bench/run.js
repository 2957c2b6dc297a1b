// Starts the benchmark: bundles it into plain JavaScript, so that neither side pays for a loader, and runs it.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const source = (name) => fileURLToPath(new URL(name, import.meta.url))

const folder = await mkdtemp(join(tmpdir(), 'umpire-bench-'))
try {
  await build({
    entryPoints: [source('main.ts'), source('side.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    // boardgame.io and what it stands on check a good deal more in development.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  await import(pathToFileURL(join(folder, 'main.mjs')).href)
} finally {
  await rm(folder, { recursive: true })
}
