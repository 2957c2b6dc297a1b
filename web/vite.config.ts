// How the page is built: one chunk for the home page, others for table, replay, rulebook, and each game.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { citableRulesOfGames } from './build/citable-rules.ts'
import { afterBuild } from './build/after-build.ts'

export default defineConfig({
  plugins: [react(), citableRulesOfGames(), afterBuild()],
  build: {
    target: 'es2023',
    sourcemap: true,
    // Read by the check of how large the page is.
    manifest: true,
    // Drawings are used piece by piece (`icons.svg#move`), which works from a file alone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // How long our own steps after the build take is nothing to warn of.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
  // Network play is answered by `umpire serve`, where it usually is.
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:4117', ws: true } } },
})
