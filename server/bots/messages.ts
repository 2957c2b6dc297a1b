// What the server and a thread in which a bot thinks say to each other.

import type { AnyGame, Level, RuleId, Seat, Snapshot } from '@umpire/engine'

/** A thought to be had: the answer of a seat that is asked. */
export interface Thought {
  readonly snapshot: Snapshot
  readonly seat: Seat
  /** A level of play, or the game's policy whatever its levels are. */
  readonly way: string
  /** A search answers after so long. */
  readonly milliseconds: number
}

/** How an answer is come by in the end. */
export type Means = Level['by'] | 'random'

export type FromThread =
  /** The game is loaded; from here on it is thinking that takes the time. */
  | { readonly is: 'begun'; readonly by: Means }
  | { readonly is: 'answer'; readonly text: string }
  /** The thought itself makes no sense: no such game, no such level, nobody asked. */
  | { readonly is: 'refused'; readonly reason: string; readonly rule?: RuleId }
  /** The game threw, or its bot answered what is not allowed. */
  | { readonly is: 'failed'; readonly reason: string }

export interface ThreadData {
  /** The address of the module with the games, where it is not the list of games. */
  readonly games?: string
}

export interface GameList {
  readonly loadGame: (id: string) => Promise<AnyGame | undefined>
}
