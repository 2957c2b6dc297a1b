// Search on the empty grid of Connect Four, beside the search that comes with boardgame.io.

import { search } from '@umpire/bots'
import { Match, Refusal, seat, seedRandom } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import type { Side } from '../measure.ts'
import { newClient, newSearch } from '../peer/connect-four.ts'

const iterations = 1_000

export function engineSearch(): Side {
  const match = Match.start(connectFour)
  if (match instanceof Refusal) throw new Error(match.reason)
  const random = seedRandom('search')
  return { work: () => search(match.imagine(seat(0)), { iterations }, random).iterations }
}

export function peerSearch(): Side {
  const bot = newSearch(iterations)
  const start = newClient().store.getState()
  return { work: async () => (await bot.play(start, start.ctx.currentPlayer)).metadata.visits }
}
