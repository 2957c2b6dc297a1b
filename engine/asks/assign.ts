// Assign: every one of several items (dice) is given to one of several targets.

import { at } from '../at.ts'
import { Ask, type Fit, isListBelow, parts, type Answer, type Shown } from '../ask.ts'
import type { Seat } from '../id.ts'
import type { Plain } from '../plain.ts'
import { type AssignQuestion, plainWords } from '../question.ts'
import { below, type Random } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { enumerateLists, range } from './enumerate.ts'

export class Assign<Item, T> extends Ask<T[], T> {
  readonly kind = 'assign'
  readonly size = 0
  readonly items: readonly Item[]
  readonly targets: readonly T[]
  private readonly asked: AssignQuestion<Item, T>
  private readonly fit: Fit<readonly T[]>

  constructor(
    seat: Seat,
    question: AssignQuestion<Item, T>,
    state: unknown,
    items: readonly Item[],
    targets: readonly T[],
    fit: Fit<readonly T[]> = {},
  ) {
    super(seat, question, state)
    this.asked = question
    this.items = items
    this.targets = targets
    this.fit = fit
    if (items.length > 0 && targets.length === 0) throw new Error(`${question.name}: no target to assign to`)
    if (question.forced === true && (items.length === 0 || targets.length === 1)) {
      this.settleNow(items.map(() => at(targets, 0)))
    }
  }

  value(answer: Answer): T[] {
    return (answer as readonly number[]).map((index) => at(this.targets, index))
  }

  refusal(answer: Answer): Refusal | undefined {
    if (!isListBelow(answer, this.targets.length) || answer.length !== this.items.length) {
      return this.notAnAnswer(answer)
    }
    return this.fit.whyNot?.(this.value(answer))
  }

  private sayItem(index: number): string {
    return this.asked.sayItem(at(this.items, index), this.state)
  }

  say(answer: Answer): string {
    const targets = this.value(answer)
    if (targets.length === 0) return 'none'
    return targets.map((target, n) => `${this.sayItem(n)}>${this.question.say(target, this.state)}`).join(', ')
  }

  read(text: string): Answer | Refusal {
    const pairs = parts(text)
    if (pairs.length !== this.items.length) {
      return new Refusal('malformed', `${this.items.length} to assign, in order, as item>target; not ${pairs.length}`)
    }
    const answer: number[] = []
    for (const [n, pair] of pairs.entries()) {
      const [item = '', target = ''] = pair.split('>')
      const index = this.targets.findIndex(
        (one) => plainWords(this.question.say(one, this.state)) === plainWords(target),
      )
      if (plainWords(item) !== plainWords(this.sayItem(n)) || index < 0) return this.malformed(pair)
      answer.push(index)
    }
    return this.refusal(answer) ?? answer
  }

  sample(random: Random): Answer {
    return this.sampleBy(
      random,
      () =>
        this.fit.sample?.(random).map((target) => this.targets.indexOf(target)) ??
        this.items.map(() => below(random, this.targets.length)),
    )
  }

  enumerate(limit: number): Answer[] | undefined {
    return enumerateLists(
      limit,
      (list) => (list.length < this.items.length ? range(0, this.targets.length) : []),
      (list) => list.length === this.items.length && this.refusal(list) === undefined,
    )
  }

  options(): Shown[] {
    return this.targets.map((target) => this.shown(target))
  }

  override terms(): { items: Plain } {
    return { items: this.items.map((_, n) => this.sayItem(n)) }
  }
}
