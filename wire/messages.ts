// What goes over a match's socket. The page's messages are checked once, at the edge, by the schema that is their type.

import type {
  AskJson,
  Outcome,
  Plain,
  RefusalKind,
  RuleId,
  Seat,
  SeenEvent,
  Shown,
  ViewJson,
  Viewer,
} from '@umpire/engine'
import * as z from 'zod'
import type { AskChange } from './asks.ts'
import type { Patch } from './patch.ts'

/** More than this in one message is refused unread. */
export const longestMessage = 8 * 1024
export const longestChat = 500
export const longestAnswer = 4000

const seat = z.int().min(0).max(15)
/** Numbers the page's messages, so that each is taken once: an unanswered one is sent again under its number. */
const n = z.int().min(1)

/** Who is to sit at a seat, as the host sets it. */
export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  /** Anybody who finds the match. */
  z.strictObject({ kind: z.literal('open') }),
  /** Whoever has the seat's own link. */
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(['random', 'novice', 'regular', 'expert']) }),
])
export type SeatWish = z.infer<typeof seatWish>

export const fromPage = z.discriminatedUnion('do', [
  // Before the match begins.
  z.strictObject({ n, do: z.literal('sit'), seat, invite: z.string().max(64).optional() }),
  z.strictObject({ n, do: z.literal('stand up'), seat }),
  z.strictObject({ n, do: z.literal('set seat'), seat, to: seatWish }),
  z.strictObject({ n, do: z.literal('start') }),
  // While it goes on. `number`: of the question; `count`: of the answers that the page knows of.
  z.strictObject({
    n,
    do: z.literal('answer'),
    seat,
    number: z.int().min(0),
    text: z.string().min(1).max(longestAnswer),
  }),
  z.strictObject({ n, do: z.literal('undo'), seat, count: z.int().min(0) }),
  /** Asks the others to let the seat's last answer be taken back, or to end the match without a winner. */
  z.strictObject({ n, do: z.literal('propose take back'), seat, count: z.int().min(0) }),
  z.strictObject({ n, do: z.literal('propose end'), seat }),
  /** Says yes or no to a proposal, or takes back one's own. */
  z.strictObject({ n, do: z.literal('consent'), proposal: z.int().min(0), yes: z.boolean() }),
  z.strictObject({ n, do: z.literal('resign'), seat }),
  /** A bot plays for me until I return. */
  z.strictObject({ n, do: z.literal('leave'), seat }),
  z.strictObject({ n, do: z.literal('return'), seat }),
  /** A bot plays for somebody else who has gone. */
  z.strictObject({ n, do: z.literal('stand in'), seat }),
  z.strictObject({ n, do: z.literal('rematch') }),
  // What changes nothing.
  z.strictObject({ n, do: z.literal('say'), text: z.string().min(1).max(longestChat) }),
  z.strictObject({ n, do: z.literal('why not'), seat, number: z.int().min(0) }),
  z.strictObject({ n, do: z.literal('hint'), seat, number: z.int().min(0) }),
  /** Everything anew: the page has missed something. */
  z.strictObject({ n, do: z.literal('show all') }),
  /** Nothing: the page wants to hear whether the server is still there. */
  z.strictObject({ n, do: z.literal('check') }),
])
export type FromPage = z.infer<typeof fromPage>

/** Who sits at a seat, as everybody at the table may know it. */
export interface SeatInfo {
  readonly kind: 'open' | 'invited' | 'person' | 'bot'
  /** The person's id and name. */
  readonly person?: string
  readonly name?: string
  /** The bot's level. */
  readonly level?: string
  /** The person has the table open. */
  readonly isHere?: boolean
  /** A bot of that level plays for the person until they return. */
  readonly standIn?: string
  readonly hasResigned?: boolean
  /** The seat's own link, for the host alone. */
  readonly invite?: string
}

export interface Proposal {
  /** Its number; a consent quotes it. */
  readonly number: number
  readonly what: 'take back' | 'end'
  readonly by: Seat
  /** To where so many answers had been given. */
  readonly to?: number
  /** The seats whose consent is still needed. */
  readonly waitsFor: readonly Seat[]
}

/** How a match ended, by the rules or by its players. */
export interface MatchEnd {
  readonly how: 'played' | 'resigned' | 'agreed'
  /** The seats that won. */
  readonly winners: readonly Seat[]
}

export type MatchStatus = 'open' | 'running' | 'over' | 'stopped'

/** A match and who is at it. */
export interface RoomInfo {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: { readonly [name: string]: string | number | boolean }
  readonly isPublic: boolean
  readonly hasHints: boolean
  readonly status: MatchStatus
  /** Why it cannot go on, where it was stopped. */
  readonly stoppedBecause?: string
  readonly seats: readonly SeatInfo[]
  /** The person who made it. */
  readonly host: string
  /** How many watch. */
  readonly watching: number
  readonly proposal?: Proposal
  readonly end?: MatchEnd
  /** The match that was made to play once more. */
  readonly rematch?: string
}

export interface RefusalJson {
  readonly refused: RefusalKind
  readonly reason: string
  readonly rule?: RuleId
}

/** What one page sees of a match, beside the state, the log and the question. */
export interface Seen {
  readonly room: RoomInfo
  /** The person at the page; null for one without a name. */
  readonly me: string | null
  /** The seats that are theirs. */
  readonly mine: readonly Seat[]
  /** Whose eyes the page sees with: one of `mine`, or the spectator's. */
  readonly viewer: Viewer
  readonly faces: { readonly [id: string]: Plain }
  /** Whom the match waits for, but the viewer: the question's name by the seat's number. */
  readonly waiting: { readonly [seat: string]: string }
  readonly outcome: Outcome | null
  /** Why the last answer of the viewer cannot be taken back freely, in words; null if it can. */
  readonly undo: string | null
  /** How many answers have been given. */
  readonly count: number
}

export interface ChatLine {
  readonly number: number
  readonly person: string
  readonly name: string
  readonly at: number
  readonly text: string
}

export type BlockedJson = Shown & { readonly reason: string; readonly rule?: RuleId }

/** Sent to a page; `n` counts the messages of a connection, so that a gap is noticed. */
/** An event in an update: it came when so many answers had been given as there are now, where it says nothing else. */
export type NewEvent = Omit<SeenEvent, 'at'> & { readonly at?: number }

export type ToPage = { readonly n: number } & (
  | {
      readonly is: 'all'
      /** How long the match's log is. */
      readonly at: number
      readonly seen: Seen
      /** Undefined before the match begins. */
      readonly state?: ViewJson['state']
      readonly seatNames: readonly string[]
      readonly told: readonly SeenEvent[]
      readonly ask?: AskJson
      /** The last lines; absent: those that the page has are all. */
      readonly chat?: readonly ChatLine[]
      readonly taken?: number
    }
  | {
      readonly is: 'update'
      /** The log is so long now. */
      readonly at: number
      /** How long it was before; absent: one less. A page that stands elsewhere asks for everything anew. */
      readonly from?: number
      readonly seen?: Patch
      readonly state?: Patch
      /** So many events stand; those after were taken back. */
      readonly kept?: number
      readonly told?: readonly NewEvent[]
      /** What is asked now; null: nothing; absent: the same as before. */
      readonly ask?: AskChange | null
      /** The page's message that did this. */
      readonly taken?: number
    }
  /** A message was taken, and had been before or changed nothing that is shown. */
  | { readonly is: 'taken'; readonly taken: number }
  | ({ readonly is: 'refused'; readonly of: number } & RefusalJson)
  | { readonly is: 'chat'; readonly line: ChatLine; readonly taken?: number }
  | { readonly is: 'blocked'; readonly of: number; readonly number: number; readonly blocked: readonly BlockedJson[] }
  | {
      readonly is: 'hint'
      readonly of: number
      readonly number: number
      readonly answer: string
      readonly level: string
    }
  /** The server ends the connection; come back after so many milliseconds. */
  | { readonly is: 'bye'; readonly reason: string; readonly again: number }
)
