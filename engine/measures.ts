// Measures: what a designer wants counted in a game beside who wins. A game declares it once, beside its rules.

import type { GameEvent } from './dealer.ts'
import type { RuleId, Seat } from './id.ts'
import type { OptionSchema, OptionsOf } from './options.ts'

/** A piece of content: a card, a unit, a module. */
export interface ContentItem {
  /** Not the id of any other item, of whatever kind. */
  readonly id: string
  readonly name: string
  /** What it is, in a few words: `ranged, single`. */
  readonly note?: string
  /** It works without being used: that no event tells of its use says nothing. */
  readonly isPassive?: true
}

/** Pieces that are compared with each other: `Weapons`. */
export interface ContentKind {
  readonly name: string
  readonly items: readonly ContentItem[]
  /**
   * Whether somebody has such a piece depends on how the game goes (a boss that comes late, a reward): then games are not
   * won because of it, and nothing is said about wins.
   */
  readonly comesByPlay?: true
}

/** Seats that win and lose together, by a name: `operatives`. */
export interface Side {
  readonly name: string
  readonly seats: readonly Seat[]
}

/** What an event says of a piece of content. */
export interface Use {
  readonly item: string
  /** Left out: nobody at the table (an enemy that the rules run). */
  readonly seat?: Seat
  /** How often it was used by that; 0: somebody has it now, or this is what came of a use that was told before. Default: 1. */
  readonly times?: number
  /** To so much effect, in the game's own measure: damage, money. */
  readonly effect?: number
}

/** What an answer that cannot be listed could have held, and what it holds. */
export interface Draft {
  readonly offered: readonly string[]
  readonly chosen: readonly string[]
}

/** All are written as methods: what a game says of its own state and events can stand for any game. */
interface Sayings<S, E extends GameEvent, One extends E> {
  offer(value: unknown, state: S): string | readonly string[] | undefined
  uses(event: One, state: S, earlier: readonly E[]): readonly Use[]
  reasons(event: One): readonly Reason[]
}

/** Why there is a die more, or a number is another. */
export interface Reason {
  readonly rule?: RuleId
}

export type PieceOf<S> = Sayings<S, GameEvent, GameEvent>['offer']

export type UsesByKind<S, E extends GameEvent> = {
  readonly [Kind in E['kind']]?: Sayings<S, E, Extract<E, { readonly kind: Kind }>>['uses']
}

type ReasonsByKind<E extends GameEvent> = {
  readonly [Kind in E['kind']]?: Sayings<unknown, E, Extract<E, { readonly kind: Kind }>>['reasons']
}

export interface Measures<S = unknown, O extends OptionSchema = OptionSchema, E extends GameEvent = GameEvent> {
  /** The round of a position, from 1. Left out where a game has none. */
  round?(state: S): number
  /** Who wins together, by name; the first is the one whose wins are the main figure. Default: the teams. */
  sides?(options: OptionsOf<O>, seats: number): readonly Side[]
  /** How often each side should win, from 0 to 1. Default: within 10 points of an equal share. */
  readonly wanted?: { readonly low: number; readonly high: number }
  /** What people need for a decision, on average. Default: 8. */
  readonly secondsForDecision?: number
  /** What the effect of content is measured in: `damage`. */
  readonly effect?: string
  readonly content?: readonly ContentKind[]
  /** The tables of content by name, whose fields a designer may change for a study. */
  readonly tables?: { readonly [name: string]: readonly { readonly id: string }[] }
  /** How small and how large a number can be, by the name of its field, wherever it stands in the tables. */
  readonly ranges?: { readonly [field: string]: readonly [least: number, most: number] }
  /** By the name of a question: the piece of content that one of its options stands for, or several of them. */
  readonly offers?: { readonly [question: string]: PieceOf<S> }
  /** The same for an answer that cannot be listed: a force list, a formation. */
  drafts?(question: string, answer: unknown, state: S, seat: Seat): Draft | undefined
  /** Kinds of events that others are put down to: whose attack a wound comes from. */
  readonly causes?: readonly E['kind'][]
  /** By the kind of an event: what it says of content. `earlier`: all causes before it. */
  readonly uses?: UsesByKind<S, E>
  /** By the kind of an event: the reasons in it that have rules of their own. */
  readonly reasons?: ReasonsByKind<E>
}
