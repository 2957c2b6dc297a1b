// A game of Connect Four that nobody wins: every match that plays it has as many moves as the grid has cells.

import { at, below, seat, seatAfter, seedRandom } from '@umpire/engine'
import { columns, drop, emptyGrid, makesFour, type State } from '../../games/connect-four/grid.ts'

const openColumns = ({ open }: State) => columns.filter((column) => ((open >> column) & 1) === 1)

/** The columns in order, by chance; undefined where somebody would win. */
function tryGame(random: ReturnType<typeof seedRandom>): readonly string[] | undefined {
  const state = emptyGrid(seat(0))
  const moves: string[] = []
  for (let open = openColumns(state); open.length > 0; open = openColumns(state)) {
    const column = at(open, below(random, open.length))
    if (makesFour(state.cells, drop(state, column))) return undefined
    moves.push(`drop ${column + 1}`)
    state.turn = seatAfter(state.turn, 2)
  }
  return moves
}

export function drawnGame(): readonly string[] {
  const random = seedRandom('a draw')
  for (;;) {
    const moves = tryGame(random)
    if (moves !== undefined) return moves
  }
}
