// Connect Four for boardgame.io, as its documentation writes games, with the drop and the win test of ours.

import { at, seat, seatAfter } from '@umpire/engine'
import type { Game } from 'boardgame.io'
import { type BotMove, MCTSBot } from 'boardgame.io/ai'
import { Client, type ClientOf } from 'boardgame.io/client'
import {
  type Column,
  columns,
  drop,
  emptyGrid,
  height,
  makesFour,
  type State,
  width,
} from '../../games/connect-four/grid.ts'

interface G extends State {
  /** Where the last disc fell; -1 before the first. */
  last: number
}

const game: Game<G, 'drop', Column> = {
  name: 'connect-four',
  setup: () => ({ ...emptyGrid(seat(0)), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G: grid }, column) => {
      grid.last = drop(grid, column)
      grid.turn = seatAfter(grid.turn, 2)
      return undefined
    },
  },
  endIf: ({ G: { cells, last, open }, ctx }) => {
    if (last < 0) return undefined
    if (makesFour(cells, last)) return { winner: ctx.currentPlayer }
    return open === 0 ? { draw: true } : undefined
  },
  // It keeps every position otherwise; nobody takes anything back here.
  disableUndo: true,
}

/** A client without a page and without its debug panel. */
export const newClient = (): ClientOf<G, 'drop', Column> => Client({ game, numPlayers: 2, debug: false })

/** The moves of each set of open columns. */
const moves: readonly (readonly BotMove<'drop', Column>[])[] = Array.from({ length: 2 ** width }, (_, open) =>
  columns.filter((column) => ((open >> column) & 1) === 1).map((column) => ({ move: 'drop', args: [column] })),
)

/** Its search, playing every line to the end, in one go (it does not wait between iterations unless told to). */
export const newSearch = (iterations: number): MCTSBot<G, 'drop', Column> =>
  new MCTSBot({ game, enumerate: ({ open }) => at(moves, open), iterations, playoutDepth: width * height })
