// An ask: one question put to one seat, with its possible answers. A rule waits for it by `yield*`.

import type { RuleId, Seat } from './id.ts'
import type { Plain } from './plain.ts'
import type { Label, Question } from './question.ts'
import { pick, type Random } from './random.ts'
import { Refusal, type WhyNot } from './refusal.ts'

export type AskKind = 'choose' | 'confirm' | 'choose many' | 'assign' | 'share' | 'order' | 'place'

/**
 * An answer as the engine keeps it: for `choose` the number of the option, for the others a list of numbers or the
 * thing itself. People, records and the network use the notation instead (`say`, `read`).
 */
export type Answer = Plain

/** One option as it is shown to a person or an outside bot. */
export interface Shown {
  readonly say: string
  readonly things?: readonly string[]
  readonly label?: Label
}

/** Something that looks possible and is not, with the reason. */
export interface ShownBlocked extends Shown {
  readonly refusal: Refusal
}

/** An ask as plain data, for whoever is not in the same program. */
export interface AskJson {
  readonly seat: Seat
  readonly number: number
  readonly kind: AskKind
  readonly name: string
  readonly prompt: string
  readonly detail?: string
  readonly rule?: RuleId
  /** The last of them is passing, where `passes` is true. */
  readonly options: readonly Shown[]
  readonly passes?: boolean
  readonly stakes?: { readonly [what: string]: number }
  /** What else the answer must fit: see `terms` of each kind of ask. */
  readonly least?: Plain
  readonly most?: Plain
  readonly points?: Plain
  readonly items?: Plain
  readonly reach?: Plain
}

/** What an answer of several parts must fit as a whole. */
export interface Fit<Chosen> {
  /** Why these parts together are not allowed. */
  whyNot?(chosen: Chosen): WhyNot
  /** An allowed answer at random, where most combinations are not allowed. */
  sample?(random: Random): Chosen
}

export abstract class Ask<T = unknown, V = unknown> implements Iterable<Ask, T, void>, Iterator<Ask, T, void> {
  abstract readonly kind: AskKind
  // Declared, and set by the constructor: fields that define themselves make questions slow, and playouts ask millions.
  declare readonly seat: Seat
  declare readonly question: Question<V>
  /** The position it is asked in; the notation is put in words by it. */
  declare protected readonly state: unknown
  /** How many answers had been given in the match when this was asked; -1 before. An answer quotes it. */
  declare number: number
  declare private settled: boolean
  declare private chosen: T | undefined

  constructor(seat: Seat, question: Question<V>, state: unknown) {
    this.seat = seat
    this.question = question
    this.state = state
    this.number = -1
    this.settled = false
    this.chosen = undefined
  }

  /** How many answers there are, where they go by number (0 to size - 1); 0 where they do not. */
  abstract readonly size: number
  /** What an answer means to the rules. The answer must be allowed. */
  abstract value(answer: Answer): T
  /** Why an answer is not allowed; undefined if it is. Takes anything whatever. */
  abstract refusal(answer: Answer): Refusal | undefined
  /** The notation of an allowed answer. */
  abstract say(answer: Answer): string
  /** Reads the notation, and refuses with the reason what is not allowed. */
  abstract read(text: string): Answer | Refusal
  /** An allowed answer at random: every one has a chance, not always the same. */
  abstract sample(random: Random): Answer
  /** All allowed answers, or undefined if there are more than `limit` or they cannot be listed. */
  abstract enumerate(limit: number): Answer[] | undefined
  /** The options (for `assign` and `share`: the targets), in the order of their numbers. */
  abstract options(): Shown[]
  /** What else the answer must fit, as data: `{ least: 0, most: 3 }`. */
  terms(): { readonly [name: string]: Plain } {
    return {}
  }
  /** What looks possible and is not. Worked out when called. */
  blocked(): ShownBlocked[] {
    return []
  }

  prompt(): string {
    return this.question.prompt(this.state, this.seat)
  }

  /** More about the question; empty where there is nothing to add. */
  detail(): string {
    return this.question.detail?.(this.state, this.seat) ?? ''
  }

  /** The numbers that matter, by name. */
  stakes(): { readonly [what: string]: number } {
    return this.question.stakes?.(this.state, this.seat) ?? {}
  }

  /** True where passing, or another word for it, is one of the answers. */
  get passes(): boolean {
    return false
  }

  settle(answer: Answer): void {
    this.chosen = this.value(answer)
    this.settled = true
  }

  /** For questions that need nobody: the answer is already known when the rule asks. */
  protected settleNow(value: T): void {
    this.chosen = value
    this.settled = true
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Ask, T> {
    return this.settled ? { done: true, value: this.chosen as T } : { done: false, value: this }
  }

  protected shown(value: V): Shown {
    const say = this.question.say(value, this.state)
    const things = this.question.things?.(value, this.state, this.seat)
    const label = this.question.label?.(value, this.state, this.seat)
    if (things === undefined) return label === undefined ? { say } : { say, label }
    return label === undefined ? { say, things } : { say, things, label }
  }

  /** The ask as an outside bot or a page receives it. */
  toJSON(): AskJson {
    const { seat, number, kind, passes, question } = this
    const detail = this.detail()
    return {
      seat,
      number,
      kind,
      name: question.name,
      prompt: this.prompt(),
      ...(detail === '' ? {} : { detail }),
      ...(question.rule === undefined ? {} : { rule: question.rule }),
      options: this.options(),
      ...(passes ? { passes } : {}),
      ...(question.stakes === undefined ? {} : { stakes: this.stakes() }),
      ...this.terms(),
    }
  }

  /** Draws until an answer is allowed; where that is rare, one of all there are. */
  protected sampleBy(random: Random, draw: () => Answer): Answer {
    for (let tries = 0; tries < 200; tries++) {
      const answer = draw()
      if (this.refusal(answer) === undefined) return answer
    }
    const every = this.enumerate(Number.POSITIVE_INFINITY)
    if (every === undefined || every.length === 0) {
      throw new Error(`${this.question.name}: no allowed answer found; give it a sample of its own`)
    }
    return pick(random, every)
  }

  protected malformed(text: string): Refusal {
    return new Refusal('malformed', () => {
      const options = this.options().map((option) => option.say)
      const few = options.slice(0, 8).join(' | ') + (options.length > 8 ? ' | ...' : '')
      return `"${shortened(text)}" is no answer to ${this.question.name}${few === '' ? '' : `; there is: ${few}`}`
    })
  }

  protected notAnAnswer(answer: Answer): Refusal {
    return new Refusal('malformed', () => `${inWords(answer)} is no answer to ${this.question.name}`)
  }

  /** An answer that breaks a bound of the question itself. */
  protected unfit(words: string): Refusal {
    return new Refusal('illegal', words, this.question.rule)
  }
}

/** What was given, as far as it can be put in words: it may be anything. */
function inWords(answer: unknown): string {
  try {
    return shortened(JSON.stringify(answer) ?? 'nothing')
  } catch {
    return 'that'
  }
}

export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

/** Splits a notation at its commas; `none` is no part at all. */
export function parts(text: string): string[] {
  const all = text.trim()
  return all === '' || all.toLowerCase() === 'none' ? [] : all.split(',')
}

/** An answer that is a list of whole numbers from 0 to below `limit`. */
export function isListBelow(answer: Answer, limit: number): answer is readonly number[] {
  return (
    Array.isArray(answer) &&
    answer.every((entry) => typeof entry === 'number' && Number.isInteger(entry) && entry >= 0 && entry < limit)
  )
}
