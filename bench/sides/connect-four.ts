// Random games of Connect Four: through the whole engine, through boardgame.io, and in a bare loop over arrays.

import {
  at,
  below,
  type Random,
  Refusal,
  type Run,
  samePlain,
  seat,
  seatAfter,
  seedRandom,
  startRun,
} from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { type Column, columns, drop, emptyGrid, makesFour, type State, width } from '../../games/connect-four/grid.ts'
import { manyTimes, type Side } from '../measure.ts'
import { newClient } from '../peer/connect-four.ts'

/** The columns with room, for each set of them. */
const openColumns: readonly (readonly Column[])[] = Array.from({ length: 2 ** width }, (_, open) =>
  columns.filter((column) => ((open >> column) & 1) === 1),
)

/** A game through the engine: settings, set-up, questions, answers by number, outcome. */
function engineGame(random: Random): Run {
  const start = startRun(connectFour)
  if (start instanceof Refusal) throw new Error(start.reason)
  const { run } = start
  run.start()
  for (let { ask } = run; ask !== undefined; { ask } = run) run.answer(ask, below(random, ask.size))
  if (run.outcome === null) throw new Error('a game without an end')
  return run
}

/** A game on boardgame.io; gives how many moves it had. */
function peerGame(client: ReturnType<typeof newClient>, random: Random): number {
  client.reset()
  for (let count = 0; ; count++) {
    const { G, ctx } = client.store.getState()
    if (ctx.gameover !== undefined) return count
    const open = at(openColumns, G.open)
    client.moves.drop(at(open, below(random, open.length)))
  }
}

/** A game by nobody's rules but those of the grid; gives how many moves it had. */
function bareGame(state: State, random: Random): number {
  for (let count = 1; ; count++) {
    const open = at(openColumns, state.open)
    const cell = drop(state, at(open, below(random, open.length)))
    if (makesFour(state.cells, cell) || state.open === 0) return count
    state.turn = seatAfter(state.turn, 2)
  }
}

export function engineConnectFour(): Side {
  const random = seedRandom('connect four')
  return manyTimes(() => engineGame(random).table.count)
}

export function peerConnectFour(): Side {
  const random = seedRandom('connect four')
  const client = newClient()
  return { work: () => peerGame(client, random) }
}

export function bareConnectFour(): Side {
  const random = seedRandom('connect four')
  return manyTimes(() => bareGame(emptyGrid(seat(0)), random))
}

/** All three must play the same games from the same seed, or they cannot be compared. */
export function checkSameGames(): void {
  const [forEngine, forPeer, forBare] = [seedRandom('same'), seedRandom('same'), seedRandom('same')]
  const client = newClient()
  for (let game = 0; game < 20; game++) {
    const { table } = engineGame(forEngine)
    const bare = emptyGrid(seat(0))
    const counts = [peerGame(client, forPeer), bareGame(bare, forBare)]
    const { cells } = client.store.getState().G
    const isSame = counts.every((count) => count === table.count) && samePlain(cells, bare.cells)
    if (!isSame || !samePlain(table.state, bare)) throw new Error('Connect Four: the three sides differ')
  }
}
