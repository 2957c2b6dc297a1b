// Positions for the tests of the board, in the notation of scenarios, and what comes of some answers.

import { Match, Refusal } from '@umpire/engine'
import { arrange } from '../arrange.ts'
import { reichbusters } from '../game.ts'
import type { State } from '../state.ts'

/** The table with three seats, after some answers: `ace: move b2`. */
export function playedState(position: readonly string[], answers: readonly string[] = []): State {
  let state: State | undefined
  const game: typeof reichbusters = {
    ...reichbusters,
    arrange: (t, statement) => {
      state = t.state
      return arrange(t, statement)
    },
  }
  const match = Match.start(game, { seats: 3, seed: 'board', position })
  if (match instanceof Refusal) throw new Error(match.reason)
  for (const answer of answers) {
    const refusal = match.answerLine(answer)
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
  if (state === undefined) throw new Error('nothing was arranged')
  return state
}

/** The first mission with three Heroes, Sarge's turn. */
export const posternGate = (...position: readonly string[]): State =>
  playedState(['mission M1', 'team sarge + claudine + red-hawk', ...position, 'turn sarge'])
