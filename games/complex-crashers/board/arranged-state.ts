// Positions for the tests of the board, in the notation of scenarios, and what comes of some answers.

import { Match, Refusal } from '@umpire/engine'
import { arrange } from '../arrange.ts'
import { complexCrashers } from '../game.ts'
import type { State } from '../state.ts'

interface Arranged {
  readonly position: readonly string[]
  /** `vera: move 1.0`, one after the other. */
  readonly answers?: readonly string[]
  /** What is rolled. */
  readonly dice?: readonly number[]
}

/** The table with three seats, after some answers; the first Operative has the Initiative. */
export function playedState({ position, answers = [], dice = [] }: Arranged): State {
  let state: State | undefined
  const game: typeof complexCrashers = {
    ...complexCrashers,
    arrange: (t, statement) => {
      state = t.state
      return arrange(t, statement)
    },
  }
  const match = Match.start(game, { seats: 3, seed: 'board', position: [...position, 'initiative vera'] })
  if (match instanceof Refusal) throw new Error(match.reason)
  match.force(dice.map(String), [])
  for (const answer of answers) {
    const refusal = match.answerLine(answer)
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
  if (state === undefined) throw new Error('nothing was arranged')
  return state
}

export const arrangedState = (...position: readonly string[]): State => playedState({ position })
