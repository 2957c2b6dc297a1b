// Starts a thread of a study: has TypeScript loaded as it is, as bin/umpire.js does for the command.

import '@umpire/strip-types'

await import('./work.ts')
