// A game: what the engine needs to know of it, and nothing more.

import type { Answer, Ask } from './ask.ts'
import type { Dealer, GameEvent } from './dealer.ts'
import type { RuleId, Seat } from './id.ts'
import type { Measures } from './measures.ts'
import type { OptionSchema, OptionsOf } from './options.ts'
import type { Plain } from './plain.ts'
import type { Random } from './random.ts'
import type { MatchRecord } from './record.ts'
import type { Refusal } from './refusal.ts'
import type { Rules, Table } from './table.ts'
import type { LogReader, View } from './view.ts'

/** How a game ended. Plain data. */
export interface Outcome {
  /** The seats that won: a whole team, everybody who shares a draw, or nobody if all lost together. */
  readonly winners: readonly Seat[]
  /** Points by seat, where the game counts any. */
  readonly scores?: readonly number[]
  readonly rule?: RuleId
}

export interface Game<S = unknown, O extends OptionSchema = OptionSchema, E extends GameEvent = GameEvent> {
  /** Its folder's name: `connect-four`. */
  readonly id: string
  readonly name: string
  /** One sentence for somebody who does not know it. */
  readonly about: string
  /** Raised whenever old records may no longer replay. */
  readonly version: number
  readonly seats: { readonly least: number; readonly most: number }
  readonly options: O
  /** No game has more decisions than this. */
  bound(options: OptionsOf<O>, seats: number): number

  /** The names of the seats, as notation and log use them: one word each. Default: P1, P2, ... */
  seatNames?(options: OptionsOf<O>, seats: number): readonly string[]
  /** Who wins together. Default: everybody for themselves. */
  teams?(options: OptionsOf<O>, seats: number): readonly (readonly Seat[])[]

  /** The first position. */
  setup(dealer: Dealer<E>, options: OptionsOf<O>): S
  /**
   * What happens next: one small piece, after which the state is everything there is. Returns the outcome when the
   * game has ended. A face that not all have seen is not kept in a variable over an ask: keep the secret, ask again.
   */
  step(table: Table<S, E>): Rules<Outcome | undefined>
  /**
   * A copy that shares nothing, written for the state's shape, field by field: the compiler then misses none, and a
   * copy by spread of a copy by spread gets slower and slower on Node 20. Default: a general and slower one.
   */
  copy?(state: S): S

  /** The board as text, through a viewer's eyes. */
  board(view: View<S>): string
  /** An event as a line of the log. */
  says(event: E, reader: LogReader<S>): string
  /** The event with what the log needs to read it in a later position: the map that it happened on, say. */
  stamp?(event: E, state: S): E

  /** Changes a new game into a position, by one statement of the game's own notation for scenarios. */
  arrange?(table: Table<S, E>, statement: string): Refusal | undefined
  /** What scenarios may expect beside the state itself, hidden things too: `{ P1: { dice: [3, 5] } }`. */
  facts?(table: Table<S, E>): { readonly [name: string]: Plain }
  /** Makes a record of an older version into one of this version. */
  migrate?(record: MatchRecord): MatchRecord | undefined
  readonly bot?: Bot<S>
  /** What the lab counts in it. */
  readonly measures?: Measures<S, O, E>
}

/** What a good player knows. */
export interface Bot<S = unknown> {
  /** A quick choice: an answer that `ask` allows. */
  policy?(ask: Ask, view: View<S>, random: Random): Answer
  /**
   * Other answers that are worth comparing with the policy's, the most promising first; none where the policy should
   * just answer. Undefined: rollouts find some by themselves.
   */
  alternatives?(ask: Ask, view: View<S>): readonly Answer[] | undefined
  /** How good the position is for a seat, from 0 (lost) to 1 (won). Of two teams one hopes for what the other fears: 1 together. */
  evaluate?(view: View<S>, seat: Seat): number
  /**
   * Whether all seats stand alike now, so that positions can be compared: the start of a round, say. A playout that
   * has gone as far as it should goes on until this is true. Default: always.
   */
  isSettled?(view: View<S>): boolean
  /**
   * What an end is worth in a playout, from 0 to 1: how narrowly it was won or lost tells more than that it was. The
   * end of the game (`payoff`: what the seat has won), or of a part beyond which nobody need look: a mission of a
   * campaign. Undefined while it goes on.
   */
  ending?(view: View<S>, seat: Seat, payoff: number | undefined): number | undefined
  /** How the levels play this game, where that differs from the usual. */
  readonly levels?: { readonly [Name in LevelName]?: Level }
}

export type LevelName = 'novice' | 'regular' | 'expert'

/** How a level decides: by the game's policy, by comparing a few answers, or by search with a budget. */
export type Level =
  | { readonly by: 'policy' }
  | {
      readonly by: 'rollouts'
      /** So many answers are compared: the policy's own, others that it might give, a few at random. */
      readonly candidates: number
      /** In so many worlds all of them, in as many more the better half, and so on. */
      readonly worlds: number
      /** Only answers that do better than the policy's go on after that, in so many worlds at most. */
      readonly most?: number
      /** No further world once so many decisions have been imagined: long games take no longer than short ones. */
      readonly decisions?: number
      /** A limit on time as well; what is cut short by it is not reproducible. */
      readonly milliseconds?: number
      /** After so many decisions a playout stops and is evaluated; left out, it goes to the end. */
      readonly depth?: number
      /** So many standard errors better than the policy's own answer another must be; 1 if left out. */
      readonly lead?: number
    }
  | {
      readonly by: 'search'
      readonly iterations: number
      /** A limit on time as well; a search cut short by it is not reproducible. */
      readonly milliseconds?: number
      /** After so many decisions a playout stops and is evaluated. */
      readonly depth?: number
      /** How often a playout leaves the policy and answers at random, from 0 to 1. */
      readonly whims?: number
    }

/** Any game at all, for code that knows none. */
export type AnyGame = Game

export function seatNames(game: AnyGame, options: OptionsOf<OptionSchema>, seats: number): readonly string[] {
  return game.seatNames?.(options, seats) ?? Array.from({ length: seats }, (_, n) => `P${n + 1}`)
}

export function teamsOf(
  game: AnyGame,
  options: OptionsOf<OptionSchema>,
  seats: readonly Seat[],
): readonly (readonly Seat[])[] {
  return game.teams?.(options, seats.length) ?? seats.map((seat) => [seat])
}

/** What an outcome is worth to each seat: 1 for a win, shared among the teams that won, else 0. */
export function payoffs(outcome: Outcome, teams: readonly (readonly Seat[])[], seats: number): number[] {
  const worth = Array.from({ length: seats }, () => 0)
  const won = teams.filter((team) => team.some((seat) => outcome.winners.includes(seat)))
  for (const team of won) for (const seat of team) worth[seat] = 1 / won.length
  return worth
}
