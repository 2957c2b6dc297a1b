// What the page and its thinking worker say to each other.

import type { MatchRecord, RuleId, Seat, Snapshot } from '@umpire/engine'

export type Request =
  /** What would a bot of this level answer for the seat? */
  | { readonly do: 'think'; readonly snapshot: Snapshot; readonly seat: Seat; readonly level: string }
  /** How good is the position for each seat, after every answer? */
  | { readonly do: 'judge'; readonly record: MatchRecord }

export type Reply = { readonly answer: string } | { readonly worth: number[][] } | Refused

/** A refusal on its way between two threads. */
export interface Refused {
  readonly refused: string
  readonly rule?: RuleId
}

export interface Asked {
  readonly id: number
  readonly request: Request
}

export interface Answered {
  readonly id: number
  readonly reply: Reply
}
