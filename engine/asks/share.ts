// Share: a number of equal points is divided among targets, each up to its own limit.

import { at } from '../at.ts'
import { Ask, type Fit, isListBelow, parts, type Answer, type Shown } from '../ask.ts'
import type { Seat } from '../id.ts'
import type { Plain } from '../plain.ts'
import { plainWords, type Question } from '../question.ts'
import { below, type Random } from '../random.ts'
import type { Refusal } from '../refusal.ts'
import { enumerateLists, range } from './enumerate.ts'

/** A target of points, and how many it can take at the most. */
export interface Room<T> {
  readonly target: T
  readonly most: number
}

export class Share<T> extends Ask<number[], T> {
  readonly kind = 'share'
  readonly size = 0
  readonly points: number
  readonly rooms: readonly Room<T>[]
  private readonly fit: Fit<readonly number[]>

  constructor(
    seat: Seat,
    question: Question<T>,
    state: unknown,
    points: number,
    rooms: readonly Room<T>[],
    fit: Fit<readonly number[]> = {},
  ) {
    super(seat, question, state)
    this.points = points
    this.rooms = rooms
    this.fit = fit
    const most = rooms.reduce((sum, room) => sum + room.most, 0)
    if (most < points) throw new Error(`${question.name}: ${points} points do not fit into ${most}`)
    if (question.forced === true && (most === points || rooms.length === 1)) {
      this.settleNow(rooms.map((room) => Math.min(room.most, points)))
    }
  }

  /** The points of each target, in the targets' order. */
  value(answer: Answer): number[] {
    return [...(answer as readonly number[])]
  }

  refusal(answer: Answer): Refusal | undefined {
    if (!isListBelow(answer, this.points + 1) || answer.length !== this.rooms.length) return this.notAnAnswer(answer)
    const over = this.rooms.findIndex((room, n) => at(answer, n) > room.most)
    if (over >= 0) return this.unfit(`${this.sayTarget(over)} takes at most ${this.rooms[over]?.most}`)
    const sum = answer.reduce((total, points) => total + points, 0)
    if (sum !== this.points) return this.unfit(`${this.points} points to share, not ${sum}`)
    return this.fit.whyNot?.(answer)
  }

  private sayTarget(index: number): string {
    return this.question.say(at(this.rooms, index).target, this.state)
  }

  say(answer: Answer): string {
    const shares = this.value(answer).flatMap((points, n) => (points > 0 ? [`${points}>${this.sayTarget(n)}`] : []))
    return shares.length === 0 ? 'none' : shares.join(', ')
  }

  read(text: string): Answer | Refusal {
    const answer = this.rooms.map(() => 0)
    for (const part of parts(text)) {
      const [points = '', target = ''] = part.split('>')
      const index = this.rooms.findIndex((_, n) => plainWords(this.sayTarget(n)) === plainWords(target))
      if (index < 0 || !/^\s*\d{1,6}\s*$/.test(points)) return this.malformed(part)
      answer[index] = (answer[index] ?? 0) + Number(points)
    }
    return this.refusal(answer) ?? answer
  }

  sample(random: Random): Answer {
    return this.sampleBy(random, () => {
      const own = this.fit.sample?.(random)
      if (own !== undefined) return own
      const answer = this.rooms.map(() => 0)
      for (let point = 0; point < this.points; point++) {
        let target = below(random, this.rooms.length)
        while (at(answer, target) >= at(this.rooms, target).most) {
          target = (target + 1) % this.rooms.length
        }
        answer[target] = at(answer, target) + 1
      }
      return answer
    })
  }

  enumerate(limit: number): Answer[] | undefined {
    return enumerateLists(
      limit,
      (list) => {
        const left = list.reduce((points, given) => points - given, this.points)
        return range(0, Math.min(left, this.rooms[list.length]?.most ?? -1) + 1)
      },
      (list) => list.length === this.rooms.length && this.refusal(list) === undefined,
    )
  }

  options(): Shown[] {
    return this.rooms.map((room) => this.shown(room.target))
  }

  override terms(): { points: number; most: Plain } {
    return { points: this.points, most: this.rooms.map((room) => room.most) }
  }
}
