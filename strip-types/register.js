// Has Node load TypeScript as it is: `import '@umpire/strip-types'`, or `node --import @umpire/strip-types some/script.ts`.
// From version 22.18 on Node does so by itself.

import { register } from 'node:module'
import process from 'node:process'

if (!process.features.typescript) register('./hooks.js', import.meta.url)
