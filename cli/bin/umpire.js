#!/usr/bin/env node
// Starts the command: has TypeScript loaded as it is, and hands over to main.ts.

import process from 'node:process'
import '@umpire/strip-types'

const { main } = await import('../main.ts')
await main(process.argv.slice(2))
