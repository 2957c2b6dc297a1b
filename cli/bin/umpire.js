#!/usr/bin/env node
// Starts the command: has TypeScript loaded as it is, and hands over to main.ts.

import process from 'node:process'
import { register } from 'tsx/esm/api'

// Without this the loader would obey a tsconfig.json in whatever folder the command is called from.
register({ tsconfig: false })

const { main } = await import('../main.ts')
await main(process.argv.slice(2))
