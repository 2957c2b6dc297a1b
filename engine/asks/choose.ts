// Choose: one of a list, where the question allows it also none.

import { at } from '../at.ts'
import { Ask, type Answer, type AskKind, type Shown, type ShownBlocked } from '../ask.ts'
import type { Seat } from '../id.ts'
import { isOffer, type Offer, type Options } from '../offer.ts'
import { plainWords, type Question, type YesNo } from '../question.ts'
import { below, type Random } from '../random.ts'
import type { Refusal } from '../refusal.ts'

/** T is what the rule gets: an option, or undefined for passing where that is allowed. */
export class Choose<T, V extends T = T> extends Ask<T, V> {
  declare readonly kind: AskKind
  declare readonly allowed: readonly V[]
  declare private readonly offer: Offer<V> | undefined
  declare private readonly mayPass: boolean

  constructor(seat: Seat, question: Question<V>, state: unknown, options: Options<V>, mayPass: boolean, kind: AskKind) {
    super(seat, question, state)
    this.kind = kind
    this.mayPass = mayPass
    if (isOffer(options)) {
      this.offer = options
      this.allowed = options.allowed
    } else {
      this.offer = undefined
      this.allowed = options
    }
    if (this.size === 0) throw new Error(`${question.name}: nothing to choose from`)
    if (question.forced === true && this.size === 1) this.settle(0)
  }

  get size(): number {
    return this.mayPass ? this.allowed.length + 1 : this.allowed.length
  }

  override get passes(): boolean {
    return this.mayPass
  }

  value(answer: Answer): T {
    return this.allowed[answer as number] as T
  }

  refusal(answer: Answer): Refusal | undefined {
    const fits = typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer < this.size
    return fits ? undefined : this.notAnAnswer(answer)
  }

  private get passWord(): string {
    return this.question.pass ?? 'pass'
  }

  say(answer: Answer): string {
    const index = answer as number
    return index === this.allowed.length ? this.passWord : this.question.say(at(this.allowed, index), this.state)
  }

  read(text: string): Answer | Refusal {
    // Nearly always an option is said just as it was shown.
    const same = this.allowed.findIndex((value) => this.question.say(value, this.state) === text)
    if (same >= 0) return same
    const words = plainWords(text)
    const isMeant = (value: V): boolean => plainWords(this.question.say(value, this.state)) === words
    const index = this.allowed.findIndex(isMeant)
    if (index >= 0) return index
    if (this.mayPass && words === plainWords(this.passWord)) return this.allowed.length
    return this.offer?.blocked().find(({ value }) => isMeant(value))?.refusal ?? this.malformed(text)
  }

  sample(random: Random): Answer {
    return below(random, this.size)
  }

  enumerate(limit: number): Answer[] | undefined {
    return this.size <= limit ? Array.from({ length: this.size }, (_, index) => index) : undefined
  }

  options(): Shown[] {
    const shown = this.allowed.map((value) => this.shown(value))
    return this.mayPass ? [...shown, this.shownPass()] : shown
  }

  private shownPass(): Shown {
    const label = this.question.passLabel?.(this.state, this.seat)
    return { say: this.passWord, ...(label === undefined ? {} : { label }) }
  }

  override blocked(): ShownBlocked[] {
    return (this.offer?.blocked() ?? []).map(({ value, refusal }) => ({ ...this.shown(value), refusal }))
  }
}

/** Whether an ask is a choice by this question: then its options are of the question's kind. */
export const isChoose = <V, S>(ask: Ask, question: Question<V, S>): ask is Choose<V | undefined, V> =>
  ask instanceof Choose && ask.question === question

const yesAndNo: readonly boolean[] = [true, false]

/** A question with yes or no for an answer, as one with two options. */
export function confirm<S>(seat: Seat, question: YesNo<S>, state: S): Choose<boolean> {
  return new Choose(seat, { ...question, say: sayYesNo }, state, yesAndNo, false, 'confirm')
}

const sayYesNo = (value: boolean): string => (value ? 'yes' : 'no')
