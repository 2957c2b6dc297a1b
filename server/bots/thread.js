// Starts a thread in which bots think: has TypeScript loaded as it is, as the command does for the server.

import { register } from 'tsx/esm/api'

register({ tsconfig: false })

await import('./think.ts')
