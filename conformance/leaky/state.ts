// The table of The Vault: a small game of hidden cards, on which the suite tries itself out.

import type { Offer, Seat, Secret, Table } from '@umpire/engine'

export const kinds = ['crown', 'sword', 'coin', 'trap'] as const
export type Kind = (typeof kinds)[number]

export interface State {
  turn: Seat
  /** The card that nobody has seen, and all guess in the end. */
  readonly vault: Secret<Kind>
  readonly deck: Secret<Kind>[]
  readonly hands: Secret<Kind>[][]
  /** What each seat has laid before it, face down. */
  readonly laid: Secret<Kind>[][]
  /** A die under the cup of each seat: points for whoever guesses right. */
  readonly luck: Secret<number>[]
  readonly hasLooked: boolean[]
  readonly guesses: Secret<Kind>[]
  /** What was last done, in a word. */
  note: string
}

export type Event =
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: Secret<Kind>; readonly how: string }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly drawn: readonly Secret<Kind>[] }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: Secret<Kind> }
  | { readonly kind: 'put back'; readonly seat: Seat }
  | { readonly kind: 'guessed'; readonly seat: Seat; readonly guess: Secret<Kind> }
  | { readonly kind: 'opened'; readonly vault: Secret<Kind> }

export type VaultTable = Table<State, Event>

/** What a seat may do in its turn. */
export type Action =
  | { readonly do: 'lay'; readonly place: number }
  | { readonly do: 'look' }
  /** No sound game offers it. */
  | { readonly do: 'wait' }

/** A guess, and a mark on it that nobody is shown. */
export interface Guess {
  readonly kind: Kind
  readonly isMarked: boolean
}

/**
 * Where a game may go wrong: a part that is done otherwise than it should be. The rules call these in the places where
 * a real game would have its mistake.
 */
export interface Twist {
  /** The note after a card was laid. */
  note?(t: VaultTable, card: Secret<Kind>): string
  /** Said of a card that was laid. */
  how?(t: VaultTable, card: Secret<Kind>): string
  /** What else is done when a card is laid. */
  whenLaid?(t: VaultTable, seat: Seat, event: Event): void
  prompt?(t: VaultTable): string
  /** Why nobody looks twice. */
  whyNotTwice?(t: VaultTable, seat: Seat): string
  sayLay?(place: number, t: VaultTable, seat: Seat): string
  /** What may be done in a turn. */
  actions?(sound: Offer<Action>): Offer<Action>
  /** Who is asked to doubt a card. */
  doubters?(t: VaultTable, card: Secret<Kind>, others: readonly Seat[]): readonly Seat[]
  /** Done within the question that all are asked at once. */
  whenDoubted?(t: VaultTable, seat: Seat, doubts: boolean): void
  /** Done when all have answered it. */
  afterDoubts?(t: VaultTable): void
  /** The kind of a doubted card; by default it is looked at when it is shown. */
  keepsFace?: boolean
  guessable?(t: VaultTable): readonly Kind[]
  marks?(t: VaultTable, kind: Kind): boolean
  /** What the seats score that guessed wrong. */
  consolation?(t: VaultTable, seat: Seat): number
  isEndless?: boolean
}
