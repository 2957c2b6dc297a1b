// Starts a thread in which bots think: has TypeScript loaded as it is, as the command does for the server.

import '@umpire/strip-types'

await import('./think.ts')
