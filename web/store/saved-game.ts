// A game as the browser keeps it: who plays, how it was set up, and every answer since.

import type { MatchRecord, Outcome, Seat } from '@umpire/engine'

/** Who sits at a seat. */
export type SeatPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

/** What is answered without asking: always the same, or only where the stakes are small. */
export interface StandingOrder {
  readonly id: string
  readonly seat: Seat
  /** The name of the question. */
  readonly question: string
  /** The answer to give, in notation. */
  readonly answer: string
  /** Ask after all if this number is at least so large. */
  readonly unless?: { readonly stake: string; readonly least: number }
  /** Until the seat is asked something else; or until it is removed. */
  readonly until: 'turn' | 'removed'
}

/** Everything about a game but its answers. */
export interface SavedGame {
  readonly id: string
  readonly record: Omit<MatchRecord, 'answers' | 'outcome'>
  readonly players: readonly SeatPlayer[]
  readonly orders: readonly StandingOrder[]
  readonly created: number
  readonly changed: number
  /** How many answers there are. */
  readonly count: number
  /** Where it stands, in a few words: `Round 3, Fight`. */
  readonly stands: string
  /** The seat of a person who is asked now; null while bots think, or when it is over. */
  readonly waitsFor: Seat | null
  readonly outcome: Outcome | null
  /** Taken back although somebody had learned something: how often. */
  readonly takenBack: number
  /** The game it was forked from. */
  readonly forkedFrom?: string
}
