// What is made of the built files: the service worker, which has to know them all, and their compressed copies.

import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildServiceWorker } from './build-service-worker.ts'
import { precompress } from './precompress.ts'

export function afterBuild(): Plugin {
  let folder = ''
  return {
    name: 'umpire-after-build',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      async handler(error) {
        if (error !== undefined) return
        await buildServiceWorker(folder)
        await precompress(folder)
      },
    },
  }
}
