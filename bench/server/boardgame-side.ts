// The server of boardgame.io with the store that is in memory, which is what it has if one says nothing.

import { Server } from 'boardgame.io/dist/cjs/server.js'
import { game as connectFour } from '../peer/connect-four-game.ts'
import { game as modularMechs } from '../peer/modular-mechs-game.ts'
import { addressOf } from './address.ts'
import type { Serving } from './sides.ts'

/** It hands the port on to `listen`, which also takes an address. */
const anyPort = { port: 0, host: '127.0.0.1' }

export async function serveBoardgame(): Promise<Serving> {
  const server = Server({ games: [connectFour, modularMechs], origins: [] })
  // With what it depends on today its lobby answers only on a port of its own.
  const { appServer, apiServer } = await server.run({ port: anyPort, lobbyConfig: { apiPort: anyPort } })
  return { address: addressOf(appServer), beside: addressOf(apiServer) }
}
