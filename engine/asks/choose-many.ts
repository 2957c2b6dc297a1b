// Choose many: between `least` and `most` of a list, in no order.

import { at } from '../at.ts'
import { Ask, type Fit, isListBelow, parts, type Answer, type Shown, type ShownBlocked } from '../ask.ts'
import type { Seat } from '../id.ts'
import { isOffer, type Offer, type Options } from '../offer.ts'
import { plainWords, type Question } from '../question.ts'
import { below, shuffle, type Random } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { enumerateLists, range } from './enumerate.ts'

export interface HowMany<T> extends Fit<readonly T[]> {
  readonly least: number
  readonly most: number
}

export class ChooseMany<T> extends Ask<T[], T> {
  readonly kind = 'choose many'
  readonly size = 0
  readonly allowed: readonly T[]
  readonly least: number
  readonly most: number
  private readonly offer: Offer<T> | undefined
  private readonly howMany: HowMany<T>

  constructor(seat: Seat, question: Question<T>, state: unknown, options: Options<T>, howMany: HowMany<T>) {
    super(seat, question, state)
    this.offer = isOffer(options) ? options : undefined
    this.allowed = isOffer(options) ? options.allowed : options
    this.howMany = howMany
    this.least = howMany.least
    this.most = Math.min(howMany.most, this.allowed.length)
    if (this.least > this.most) throw new Error(`${question.name}: fewer options than must be chosen`)
    if (question.forced === true && (this.most === 0 || this.least === this.allowed.length)) {
      this.settleNow(this.most === 0 ? [] : [...this.allowed])
    }
  }

  value(answer: Answer): T[] {
    return (answer as readonly number[]).map((index) => at(this.allowed, index))
  }

  refusal(answer: Answer): Refusal | undefined {
    if (!isListBelow(answer, this.allowed.length)) return this.notAnAnswer(answer)
    if (answer.some((index, n) => n > 0 && index <= at(answer, n - 1))) return this.notAnAnswer(answer)
    if (answer.length < this.least || answer.length > this.most) {
      return this.unfit(`choose ${this.range()}, not ${answer.length}`)
    }
    return this.howMany.whyNot?.(this.value(answer))
  }

  private range(): string {
    return this.least === this.most ? `${this.least}` : `${this.least} to ${this.most}`
  }

  say(answer: Answer): string {
    const chosen = this.value(answer)
    return chosen.length === 0 ? 'none' : chosen.map((value) => this.question.say(value, this.state)).join(', ')
  }

  read(text: string): Answer | Refusal {
    const answer: number[] = []
    for (const part of parts(text)) {
      const words = plainWords(part)
      const isMeant = (value: T): boolean => plainWords(this.question.say(value, this.state)) === words
      const index = this.allowed.findIndex(isMeant)
      if (index < 0) return this.offer?.blocked().find(({ value }) => isMeant(value))?.refusal ?? this.malformed(part)
      if (answer.includes(index)) return new Refusal('malformed', `"${words}" is chosen twice`)
      answer.push(index)
    }
    answer.sort((a, b) => a - b)
    return this.refusal(answer) ?? answer
  }

  sample(random: Random): Answer {
    const all = this.allowed.map((_, index) => index)
    return this.sampleBy(random, () => {
      const own = this.howMany.sample?.(random)
      if (own !== undefined) return own.map((value) => this.allowed.indexOf(value)).sort((a, b) => a - b)
      const count = this.least + below(random, this.most - this.least + 1)
      return shuffle(random, all)
        .slice(0, count)
        .sort((a, b) => a - b)
    })
  }

  enumerate(limit: number): Answer[] | undefined {
    return enumerateLists(
      limit,
      (list) => (list.length < this.most ? range((list.at(-1) ?? -1) + 1, this.allowed.length) : []),
      (list) => list.length >= this.least && this.refusal(list) === undefined,
    )
  }

  options(): Shown[] {
    return this.allowed.map((value) => this.shown(value))
  }

  override terms(): { least: number; most: number } {
    return { least: this.least, most: this.most }
  }

  override blocked(): ShownBlocked[] {
    return (this.offer?.blocked() ?? []).map(({ value, refusal }) => ({ ...this.shown(value), refusal }))
  }
}
