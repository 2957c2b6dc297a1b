// Measures: what a designer wants counted in a game beside who wins. A game declares it once, beside its rules.

import type { GameEvent } from './dealer.ts'
import type { Seat } from './id.ts'
import type { OptionSchema, OptionsOf } from './options.ts'

/** A piece of content: a card, a unit, a module. */
export interface ContentItem {
  /** Not the id of any other item, of whatever kind. */
  readonly id: string
  readonly name: string
  /** What it is, in a few words: `ranged, single`. */
  readonly note?: string
}

/** Pieces that are compared with each other: `Weapons`. */
export interface ContentKind {
  readonly name: string
  readonly items: readonly ContentItem[]
}

/** Seats that win and lose together, by a name: `operatives`. */
export interface Side {
  readonly name: string
  readonly seats: readonly Seat[]
}

/** A seat used a piece of content. */
export interface Use {
  readonly item: string
  readonly seat: Seat
  /** To so much effect, in the game's own measure: damage, money. */
  readonly effect?: number
}

export interface Measures<S = unknown, O extends OptionSchema = OptionSchema, E extends GameEvent = GameEvent> {
  /** The round of a position, from 1. Left out where a game has none. */
  round?(state: S): number
  /** Who wins together, by name; the first is the one whose wins are the main figure. Default: every seat for itself. */
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
  /** The piece of content that an option of a question stands for. */
  offers?(question: string, value: unknown, state: S): string | undefined
  /** What an event says of content. */
  uses?(event: E, state: S): Use | undefined
}
