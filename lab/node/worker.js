// Starts a thread of a study: has TypeScript loaded as it is, as bin/umpire.js does for the command.

import { register } from 'tsx/esm/api'

register({ tsconfig: false })

await import('./work.ts')
