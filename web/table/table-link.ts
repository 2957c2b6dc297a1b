// The table as one screen sees it, wherever the match lives. The table's screen knows only this.

import type { BlockedOption, Happening } from '@umpire/board'
import type { AnyGame, AskJson, MatchRecord, Outcome, Refusal, RuleId, Seat, View, Viewer } from '@umpire/engine'
import type { SeatPlayer, StandingOrder } from '../store/saved-game.ts'

/** A line of the log, with what it looks like on the board. */
export interface LogLine {
  /** Its place in the log, from 0. */
  readonly index: number
  /** How many answers had been given. */
  readonly at: number
  readonly text: string
  readonly rule: RuleId | undefined
  readonly happening: Happening
}

/** What another than the one at the screen is asked. */
export interface Waiting {
  readonly seat: Seat
  readonly question: string
}

/** Something went wrong, and what can be done about it. */
export interface Trouble {
  readonly says: string
  readonly ways: readonly { readonly name: string; readonly take: () => void }[]
}

/** What a bot advises for the question that is open. */
export interface Hint {
  readonly answer: string
  readonly level: string
}

export interface TableState {
  readonly viewer: Viewer
  readonly view: View
  /** What the person at the screen is asked. */
  readonly ask: AskJson | undefined
  readonly blocked: readonly BlockedOption[]
  readonly waiting: readonly Waiting[]
  readonly lines: readonly LogLine[]
  readonly outcome: Outcome | null
  /** Why the last answer cannot be taken back; undefined if it can. */
  readonly undoRefusal: Refusal | undefined
  readonly canRedo: boolean
  /** The screen must be handed to this seat; until then nothing is shown. */
  readonly handOver: Seat | undefined
  readonly orders: readonly StandingOrder[]
  readonly hint: Hint | 'thinking' | undefined
  readonly trouble: Trouble | undefined
}

export interface TableLink {
  readonly id: string
  readonly game: AnyGame
  readonly players: readonly SeatPlayer[]
  readonly seatNames: readonly string[]
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => TableState
  /** Answers the question with that number; a refusal changes nothing. */
  answer(seat: Seat, text: string, number: number): Refusal | undefined
  undo(): Refusal | undefined
  redo(): Refusal | undefined
  /** Takes back even what somebody has learned from; only where nobody else minds. */
  undoAnyway(): void
  /** The person of that seat sits at the screen now. */
  takeScreen(seat: Seat): void
  addOrder(order: Omit<StandingOrder, 'id'>): void
  removeOrder(id: string): void
  askForHint(): void
  /** The match goes on only when what has happened was shown. */
  setPace(shown: () => Promise<void>): void
  /** Kept when everything so far has been written. */
  readonly saved: Promise<void>
  /** The game so far, for a file. */
  record(): MatchRecord
  close(): void
}
