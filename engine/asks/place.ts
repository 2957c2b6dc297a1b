// Place: a point (or a path, or a formation) on a continuous table, where the answers cannot be listed.

import { Ask, type Answer, type Shown } from '../ask.ts'
import type { Seat } from '../id.ts'
import type { Plain } from '../plain.ts'
import type { OpenQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import type { Refusal, WhyNot } from '../refusal.ts'

/** A point of the table, in whole units of the game's own measure. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where something may go: a judge for every answer, good candidates for bots, and a shape for people. */
export interface Ground<T> {
  whyNot(value: T): WhyNot
  /** An allowed answer; the likelier, the better it tends to be. */
  sample(random: Random): T
  /** What to shade on the board, in the game's own terms. */
  reach?(): Plain
}

/** T is plain data: the answer is kept as it is. */
export class Place<T extends Plain | Point> extends Ask<T, T> {
  readonly kind = 'place'
  readonly size = 0
  private readonly asked: OpenQuestion<T>
  private readonly ground: Ground<T>

  constructor(seat: Seat, question: OpenQuestion<T>, state: unknown, ground: Ground<T>) {
    super(seat, question, state)
    this.asked = question
    this.ground = ground
  }

  value(answer: Answer): T {
    return answer as T
  }

  /** What comes in as data is put into its notation and read back, so that only what can be said is taken. */
  refusal(answer: Answer): Refusal | undefined {
    let text: string
    try {
      text = this.say(answer)
    } catch {
      return this.notAnAnswer(answer)
    }
    const read = this.asked.read(text, this.state)
    return read === undefined ? this.notAnAnswer(answer) : this.ground.whyNot(read)
  }

  say(answer: Answer): string {
    return this.question.say(answer as T, this.state)
  }

  read(text: string): Answer | Refusal {
    const value = this.asked.read(text, this.state)
    if (value === undefined) return this.malformed(text)
    return this.ground.whyNot(value) ?? (value as Answer)
  }

  sample(random: Random): Answer {
    return this.ground.sample(random) as Answer
  }

  enumerate(): undefined {
    return undefined
  }

  options(): Shown[] {
    return []
  }

  override terms(): { [name: string]: Plain } {
    const reach = this.ground.reach?.()
    return reach === undefined ? {} : { reach }
  }
}

/** The notation of a point with so many decimals: `12.50 30.25`. Units are whole, so nothing is lost. */
export function sayPoint(point: Point, decimals: number): string {
  const unit = 10 ** decimals
  return `${(point.x / unit).toFixed(decimals)} ${(point.y / unit).toFixed(decimals)}`
}

export function readPoint(text: string, decimals: number): Point | undefined {
  const match = /^\s*(-?\d{1,7}(?:\.\d+)?)\s+(-?\d{1,7}(?:\.\d+)?)\s*$/.exec(text)
  if (match === null) return undefined
  const unit = 10 ** decimals
  // Adding 0 turns a negative zero into the plain one.
  return { x: Math.round(Number(match[1]) * unit) + 0, y: Math.round(Number(match[2]) * unit) + 0 }
}
