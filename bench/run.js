// Starts a benchmark: bundles it into plain JavaScript, so that no side pays for a loader, and runs it.

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const source = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Servers and what they stand on stay as they are installed: they find parts of themselves by where they lie. */
const asInstalled = {
  name: 'packages as installed',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@umpire/') ? undefined : { path, external: true },
    )
  },
}

const benchmarks = {
  engine: { programs: ['main.ts', 'side.ts'], plugins: [] },
  server: { programs: ['server/main.ts', 'server/side.ts', 'server/load.ts'], plugins: [asInstalled] },
}

const { programs, plugins } = process.argv[2] === 'server' ? benchmarks.server : benchmarks.engine

// Below the packages, so that these are found from there.
await mkdir(source('dist'), { recursive: true })
const folder = await mkdtemp(join(source('dist'), 'bench-'))
try {
  await build({
    entryPoints: programs.map(source),
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
    plugins,
  })
  await import(pathToFileURL(join(folder, 'main.mjs')).href)
} finally {
  await rm(folder, { recursive: true })
}
