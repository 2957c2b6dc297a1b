// Starts a worker thread of a simulation: has TypeScript loaded as it is, as bin/umpire.js does for the command.

import '@umpire/strip-types'

await import('./work.ts')
