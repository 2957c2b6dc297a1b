// The log of a match: everything that was ever done to it, from its making on. Whoever reads the log knows the match.

import type { OptionValue, Seat } from '@umpire/engine'

/** Who is meant to sit at a seat before somebody does. */
export type SeatPlan =
  | { readonly kind: 'open' }
  /** For whoever has the token. */
  | { readonly kind: 'invited'; readonly token: string }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string }

/** What was done. */
export type Deed =
  | {
      readonly do: 'create'
      readonly game: string
      readonly version: number
      readonly options: { readonly [name: string]: OptionValue }
      readonly seats: readonly SeatPlan[]
      readonly host: string
      readonly isPublic: boolean
      readonly hasHints: boolean
      /** The match that this one is a rematch of. */
      readonly after?: string
    }
  | { readonly do: 'seat'; readonly seat: Seat; readonly to: SeatPlan }
  /** Never shown before the match is over: whoever knows the seed knows every card and die. */
  | { readonly do: 'start'; readonly seed: string }
  | { readonly do: 'answer'; readonly seat: Seat; readonly text: string }
  /** The last answer of one of these seats, taken back freely. */
  | { readonly do: 'undo'; readonly seats: readonly Seat[] }
  /** The match ends so, or goes back to so many answers, as soon as these seats agree. */
  | {
      readonly do: 'propose'
      readonly what: 'take back' | 'end'
      readonly by: Seat
      readonly to: number
      readonly needs: readonly Seat[]
    }
  | { readonly do: 'consent'; readonly seats: readonly Seat[]; readonly yes: boolean }
  | { readonly do: 'resign'; readonly seat: Seat }
  /** A bot plays for the person at the seat until they return. */
  | { readonly do: 'leave'; readonly seat: Seat; readonly level: string }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'rematch'; readonly match: string }
  /** It cannot go on: the rules have changed, and the log does not replay any more. */
  | { readonly do: 'stop'; readonly reason: string }
  /** Found to replay to the same bytes under another version of its game, with which it goes on. */
  | { readonly do: 'pin'; readonly version: number }

export interface Entry {
  /** Its place in the log, from 0. */
  readonly number: number
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** The person who did it; null for bots and for the server itself. */
  readonly by: string | null
  /** The page and its message's number: what was taken under a key is not taken again. */
  readonly key: string | null
  readonly deed: Deed
}

/** What is not yet in the log. */
export type NewEntry = Omit<Entry, 'number'>
