// How much is played in the benchmark of the server.

import type { Pace } from './play.ts'
import type { GameName } from './table.ts'

/** One game at one number of matches. */
export interface Load {
  readonly game: GameName
  readonly title: string
  readonly matches: number
  /** Moves in each match: as fast as the server answers, and then at a pace. */
  readonly fast: number
  readonly paced: number
  /** Moves a second of all matches together; the slowest server must not be busy for more than half of the time. */
  readonly perSecond: number
}

export interface Plan {
  readonly rounds: number
  readonly loads: readonly Load[]
  /** So many matches are looked at right after the last move, and when the next player has thought for so many milliseconds. */
  readonly memory: { readonly matches: number; readonly thinking: number }
  /** Many matches on one server. */
  readonly many: {
    readonly matches: number
    /** How many of them are Modular Mechs, and the moves played in each. */
    readonly mechs: number
    readonly moves: number
    /** How long nobody has a match open before the server forgets it, and a bit more, in milliseconds. */
    readonly untilForgotten: number
  }
}

/** A drawn game of Connect Four has 42 moves. A match of Modular Mechs that ends before just has fewer. */
const loadOf = (game: GameName, matches: number): Load =>
  game === 'connect-four'
    ? { game, title: 'Connect Four', matches, fast: 30, paced: 10, perSecond: 500 }
    : { game, title: 'Modular Mechs', matches, fast: 20, paced: 4, perSecond: 200 }

export const fullPlan: Plan = {
  rounds: 5,
  loads: [
    loadOf('connect-four', 200),
    loadOf('connect-four', 500),
    loadOf('modular-mechs', 200),
    loadOf('modular-mechs', 500),
  ],
  memory: { matches: 1000, thinking: 20_000 },
  many: { matches: 5000, mechs: 200, moves: 60, untilForgotten: 75_000 },
}

/** Enough to see that everything runs; the figures mean nothing. */
export const quickPlan: Plan = {
  rounds: 1,
  loads: (['connect-four', 'modular-mechs'] as const).map((game) => ({ ...loadOf(game, 5), fast: 3, paced: 3 })),
  memory: { matches: 10, thinking: 0 },
  many: { matches: 20, mechs: 5, moves: 5, untilForgotten: 0 },
}

export const paceOf = ({ matches, paced, perSecond }: Load): Pace => ({
  moves: paced,
  every: (1000 * matches) / perSecond,
})
