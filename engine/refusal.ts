// Refusals: what a person may do wrong, answered with a reason and the rule, as a value and never as an exception.

import type { RuleId } from './id.ts'

/** Why an answer was not taken. */
export type RefusalKind =
  /** Against the rules of the game, now. */
  | 'illegal'
  /** An answer to a question that is no longer asked. */
  | 'stale'
  /** Another seat is asked, not this one. */
  | 'wrong seat'
  /** Not an answer to this question in any position. */
  | 'malformed'
  /** The game is over. */
  | 'over'
  /** It cannot be taken back without the others' consent. */
  | 'not undone'
  /** A file, record, option or command that cannot be used. */
  | 'unusable'

export class Refusal {
  readonly kind: RefusalKind
  readonly rule: RuleId | undefined
  readonly #words: string | (() => string)

  constructor(kind: RefusalKind, words: string | (() => string), rule?: RuleId) {
    this.kind = kind
    this.#words = words
    this.rule = rule
  }

  get reason(): string {
    return typeof this.#words === 'string' ? this.#words : this.#words()
  }

  toString(): string {
    return this.rule === undefined ? this.reason : `${this.reason} (${this.rule})`
  }

  toJSON(): { refused: RefusalKind; reason: string; rule?: RuleId } {
    const plain = { refused: this.kind, reason: this.reason }
    return this.rule === undefined ? plain : { ...plain, rule: this.rule }
  }
}

/**
 * The rule that forbids it, and why in words. Rules refuse far more often than anybody reads the reason (in every
 * playout), so words that have to be put together are given as a function.
 */
export const refuse = (rule: RuleId, words: string | (() => string)): Refusal => new Refusal('illegal', words, rule)

/** What a `whyNot` says: the refusal, or nothing where the thing is allowed. */
export type WhyNot = Refusal | undefined
