// A player that is a program: it is shown a situation and answers. The quick ones need only the question and the view.

import {
  type Answer,
  type AnyGame,
  type Ask,
  type Imagination,
  type Match,
  type Seat,
  seedRandom,
  type View,
} from '@umpire/engine'

/** What a seat that is asked has before it. Nothing in it lets a bot see what its seat does not. */
export interface Situation {
  readonly ask: Ask
  readonly view: View
  /** Worlds that agree with what the seat knows. */
  imagine(): Imagination
}

export interface Player {
  readonly name: string
  /** True if it looks ahead: it needs a match with checkpoints, to imagine from. */
  readonly looksAhead: boolean
  decide(situation: Situation): Answer
}

export function situationOf(match: Match, seat: Seat): Situation {
  const ask = match.askOf(seat)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  return { ask, view: match.view(seat), imagine: () => match.imagine(seat) }
}

/** Answers anything that is allowed. */
export function randomPlayer(seed: string): Player {
  const random = seedRandom(seed)
  return { name: 'random', looksAhead: false, decide: ({ ask }) => ask.sample(random) }
}

/** Answers as the game's own quick policy says. */
export function policyPlayer(game: AnyGame, name: string, seed: string): Player {
  const random = seedRandom(seed)
  return {
    name,
    looksAhead: false,
    decide: ({ ask, view }) => game.bot?.policy?.(ask, view, random) ?? ask.sample(random),
  }
}
