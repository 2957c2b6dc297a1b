// Order: all of a list, in an order of the seat's choice.

import { at } from '../at.ts'
import { Ask, isListBelow, parts, type Answer, type Shown } from '../ask.ts'
import type { Seat } from '../id.ts'
import { plainWords, type Question } from '../question.ts'
import { type Random, shuffle } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { enumerateLists, range } from './enumerate.ts'

export class Order<T> extends Ask<T[], T> {
  readonly kind = 'order'
  readonly size = 0
  readonly things: readonly T[]

  constructor(seat: Seat, question: Question<T>, state: unknown, things: readonly T[]) {
    super(seat, question, state)
    this.things = things
    if (question.forced === true && things.length < 2) this.settleNow([...things])
  }

  value(answer: Answer): T[] {
    return (answer as readonly number[]).map((index) => at(this.things, index))
  }

  refusal(answer: Answer): Refusal | undefined {
    const { length } = this.things
    const isOrder = isListBelow(answer, length) && answer.length === length && new Set(answer).size === length
    return isOrder ? undefined : this.notAnAnswer(answer)
  }

  say(answer: Answer): string {
    const ordered = this.value(answer)
    return ordered.length === 0 ? 'none' : ordered.map((value) => this.question.say(value, this.state)).join(', ')
  }

  read(text: string): Answer | Refusal {
    const answer: number[] = []
    for (const part of parts(text).slice(0, this.things.length + 1)) {
      const words = plainWords(part)
      const index = this.things.findIndex((value) => plainWords(this.question.say(value, this.state)) === words)
      if (index < 0) return this.malformed(part)
      answer.push(index)
    }
    if (this.refusal(answer) === undefined) return answer
    return new Refusal('malformed', `name all ${this.things.length}, each once, in the order you want`)
  }

  sample(random: Random): Answer {
    return shuffle(
      random,
      this.things.map((_, index) => index),
    )
  }

  enumerate(limit: number): Answer[] | undefined {
    const { length } = this.things
    return enumerateLists(
      limit,
      (list) => range(0, length).filter((index) => !list.includes(index)),
      (list) => list.length === length,
    )
  }

  options(): Shown[] {
    return this.things.map((value) => this.shown(value))
  }
}
