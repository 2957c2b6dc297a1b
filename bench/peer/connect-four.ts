// Connect Four on boardgame.io: its client without a server, and its search.

import { at } from '@umpire/engine'
import { type BotMove, MCTSBot } from 'boardgame.io/ai'
import { Client, type ClientOf } from 'boardgame.io/client'
import { type Column, columns, height, width } from '../../games/connect-four/grid.ts'
import { type G, game } from './connect-four-game.ts'

/** A client without a page and without its debug panel. */
export const newClient = (): ClientOf<G, 'drop', Column> => Client({ game, numPlayers: 2, debug: false })

/** The moves of each set of open columns. */
const moves: readonly (readonly BotMove<'drop', Column>[])[] = Array.from({ length: 2 ** width }, (_, open) =>
  columns.filter((column) => ((open >> column) & 1) === 1).map((column) => ({ move: 'drop', args: [column] })),
)

/** Its search, playing every line to the end, in one go (it does not wait between iterations unless told to). */
export const newSearch = (iterations: number): MCTSBot<G, 'drop', Column> =>
  new MCTSBot({ game, enumerate: ({ open }) => at(moves, open), iterations, playoutDepth: width * height })
