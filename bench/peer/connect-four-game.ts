// Connect Four for boardgame.io, as its documentation writes games, with the drop and the win test of ours.

import { seat, seatAfter } from '@umpire/engine'
import type { Game } from 'boardgame.io'
import { type Column, drop, emptyGrid, makesFour, type State } from '../../games/connect-four/grid.ts'

export interface G extends State {
  /** Where the last disc fell; -1 before the first. */
  last: number
}

export const game: Game<G, 'drop', Column> = {
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
