// Questions: what is asked, in words. Everything here is called only when somebody reads it, never in a playout.

import type { RuleId, Seat } from './id.ts'

/** An option in words for a person. */
export interface Label {
  /** Short, as on a button: `Shield Generator`. */
  readonly name: string
  /** What would come of it, in a few words: `3 of 6 left: breaks, +$6`. */
  readonly means?: string
  /** What it costs: `$3`, `1 AP`. */
  readonly cost?: string
  /** What it stands together with: `Mantis, distance 5`. Options of a group follow each other. */
  readonly group?: string
  /** The name of an icon. */
  readonly icon?: string
  /** True where its things are attacked by it. */
  readonly isAttack?: boolean
  /** True for one of many places, which people choose on the board and not from a list. */
  readonly isPlace?: boolean
}

/**
 * One kind of decision of a game, written once beside the rule that asks it. `say` is the notation: what a person
 * types, a record keeps and a log shows. It names each option of an ask differently, and holds no comma and no `>`.
 */
export interface Question<T, S = unknown> {
  /** A short name: `target`. Statistics and standing orders go by it. */
  readonly name: string
  /** The rule that gives the choice. */
  readonly rule?: RuleId
  /** What is asked, as a sentence. */
  prompt(state: S, seat: Seat): string
  /** The notation of one option: `drop 4`. */
  say(value: T, state: S): string
  /** The things on the board that the option speaks of, so that a click on one answers. */
  things?(value: T, state: S, seat: Seat): readonly string[]
  /** How the option is put to a person beside its notation. */
  label?(value: T, state: S, seat: Seat): Label
  /** More about the question in a sentence or two: what the choice is about, what counts. */
  detail?(state: S, seat: Seat): string
  /** The numbers that matter, by name: a standing order may ask only "if damage is at least 3". */
  stakes?(state: S, seat: Seat): { readonly [what: string]: number }
  /** What to say for passing, where that is allowed. Default: `pass`. */
  readonly pass?: string
  /** How passing is put to a person, where it has a price: `Be destroyed`. */
  passLabel?(state: S, seat: Seat): Label
  /** True: with a single possible answer nobody is asked and it is taken. */
  readonly forced?: boolean
}

/** A question with yes or no for an answer. */
export type YesNo<S = unknown> = Omit<Question<boolean, S>, 'say' | 'pass' | 'passLabel' | 'forced'>

/** A question that gives each of several items (dice) a target. */
export interface AssignQuestion<Item, T, S = unknown> extends Question<T, S> {
  /** The notation of an item: `9`. Two items may share it; they are told apart by their order. */
  sayItem(item: Item, state: S): string
}

/** A question whose answers cannot be listed: a point, a path, a whole formation. */
export interface OpenQuestion<T, S = unknown> extends Question<T, S> {
  /** Reads the notation; undefined if it is none. */
  read(text: string, state: S): T | undefined
}

/** The one spelling of a notation: without outer or double spaces, in lower case. */
export const plainWords = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()
