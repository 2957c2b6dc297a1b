// Positions for the tests of the board, in the notation of scenarios: the table, and what is asked there.

import { type AskJson, Match, Refusal, seat } from '@umpire/engine'
import { arrange } from '../arrange.ts'
import { downsync } from '../game.ts'
import type { State } from '../state.ts'

interface Arranged {
  readonly state: State
  /** What south is asked. */
  readonly ask: AskJson
  /** Answers for south; throws where they are refused. */
  readonly answer: (notation: string) => void
  /** The question after some answers. */
  readonly askNow: () => AskJson
}

export function arranged(position: readonly string[], options: { readonly [name: string]: string } = {}): Arranged {
  let state: State | undefined
  const game: typeof downsync = {
    ...downsync,
    arrange: (t, statement) => {
      state = t.state
      return arrange(t, statement)
    },
  }
  const match = Match.start(game, { seats: 2, seed: 'board', options, position })
  if (match instanceof Refusal) throw new Error(match.reason)
  const askNow = (): AskJson => {
    const ask = match.askOf(seat(0))
    if (ask === undefined) throw new Error('south is not asked')
    return ask.toJSON()
  }
  if (state === undefined) throw new Error('nothing was arranged')
  return {
    state,
    ask: askNow(),
    askNow,
    answer: (notation) => {
      const refusal = match.answerLine(`south: ${notation}`)
      if (refusal !== undefined) throw new Error(refusal.reason)
    },
  }
}
