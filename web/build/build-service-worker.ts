// Builds the service worker, with the list of all files that the page needs.

import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { filesIn, neededOffline, versionOf } from './page-files.ts'

const source = fileURLToPath(new URL('../service-worker/worker/service-worker.ts', import.meta.url))

export async function buildServiceWorker(folder: string): Promise<void> {
  const paths = neededOffline(filesIn(folder))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { pagePaths: JSON.stringify(paths), pageVersion: JSON.stringify(versionOf(folder, paths)) },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}
