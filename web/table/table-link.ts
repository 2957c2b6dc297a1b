// The table as one screen sees it, wherever the match lives. The table's screen knows only this.

import type { BlockedOption, Happening } from '@umpire/board'
import type { AnyGame, AskJson, MatchRecord, Outcome, Refusal, RuleId, Seat, View, Viewer } from '@umpire/engine'
import type { ChatLine, RoomInfo } from '@umpire/wire'
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

/** What a match over the network has beside the game: who is there, what is said, whether we are in touch. */
export interface Together {
  /** False while the server cannot be reached; what is answered meanwhile is sent when it can. */
  readonly isInTouch: boolean
  readonly room: RoomInfo
  /** The person at the page; null for one without a name. */
  readonly me: string | null
  /** The seats that are theirs; none for one who watches. */
  readonly mine: readonly Seat[]
  readonly chat: readonly ChatLine[]
}

/** What the person at the screen has answered and the server has not taken yet. */
export interface Sending {
  readonly seat: Seat
  readonly text: string
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
  readonly sending?: Sending | undefined
  readonly together?: Together
}

/** What can be done at a table over the network alone. What is refused shows as trouble. */
export interface TogetherActs {
  say(text: string): void
  offerEnd(): void
  /** Says yes or no to what is proposed, or takes back one's own proposal. */
  consent(yes: boolean): void
  resign(): void
  /** A bot plays for me until I return. */
  leave(): void
  comeBack(): void
  /** A bot plays for somebody who is not here. */
  standIn(seat: Seat): void
  /** The address of the match to play once more, as soon as there is one. */
  rematch(): Promise<string | undefined>
  /** Keeps the match, which is over, among the games of this browser; the id under which it can be replayed there. */
  keep(): Promise<string | undefined>
}

export interface TableLink {
  readonly id: string
  readonly game: AnyGame
  readonly players: readonly SeatPlayer[]
  readonly seatNames: readonly string[]
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => TableState
  /** Answers the question with that number; a refusal changes nothing. */
  answer(seat: Seat, text: string, number: number): Refusal | undefined | Promise<Refusal | undefined>
  undo(): void
  redo(): void
  /** Takes back even what somebody has learned from: at once where all sit at this screen, else if the others agree. */
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
  /** The game so far, for a file; over the network only once it is over. */
  record(): Promise<MatchRecord | Refusal>
  /** Absent where the match is in this browser. */
  readonly together?: TogetherActs
  close(): void
}
