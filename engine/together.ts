// Several seats asked at once. Nobody's answer is seen before all are in, because it stays inside its branch.

import { Ask } from './ask.ts'
import type { Seat } from './id.ts'

/** What a rule can wait for. */
export type Asked = Ask | Together

/** A branch of the rules, for one seat: an ask, or a generator that asks this seat one thing after another. */
export type Branch<T> = Iterable<Asked, T, void>

interface OpenBranch {
  readonly seat: Seat
  iterator: Iterator<Asked, unknown, void>
  ask: Ask | undefined
  value: unknown
}

/** Runs the branches' code where dice, secrets and telling are shut, so that no answer shows before its time. */
export type Guard = (run: () => void) => void

/** The seats that are asked at once, whatever becomes of their answers. */
export abstract class Together {
  private readonly branches: readonly OpenBranch[]
  private readonly branch: (seat: Seat) => Branch<unknown>
  private readonly guard: Guard

  constructor(seats: readonly Seat[], branch: (seat: Seat) => Branch<unknown>, guard: Guard) {
    this.branch = branch
    this.guard = guard
    if (new Set(seats).size !== seats.length) throw new Error('a seat is asked twice at once')
    this.branches = seats.map((seat) => ({
      seat,
      iterator: branch(seat)[Symbol.iterator](),
      ask: undefined,
      value: undefined,
    }))
    for (const open of this.branches) this.advance(open)
  }

  private advance(branch: OpenBranch): void {
    this.guard(() => {
      const result = branch.iterator.next()
      if (result.done === true) {
        branch.ask = undefined
        branch.value = result.value
        return
      }
      if (!(result.value instanceof Ask)) throw new Error('asked at once within asked at once')
      if (result.value.seat !== branch.seat)
        throw new Error(`asked at once: the branch of seat ${branch.seat} asks another`)
      branch.ask = result.value
    })
  }

  /** The open questions, at most one a seat. */
  get asks(): Ask[] {
    return this.branches.flatMap(({ ask }) => (ask === undefined ? [] : [ask]))
  }

  /** Goes on with the branch whose ask was just settled. */
  goOn(ask: Ask): void {
    const branch = this.branches.find((open) => open.ask === ask)
    if (branch === undefined) throw new Error('not one of the open questions')
    this.advance(branch)
  }

  /** Forgets what all but one seat have answered, and asks them anew: that seat cannot know it. */
  forgetOthers(seat: Seat): void {
    for (const open of this.branches) {
      if (open.seat === seat) continue
      open.iterator = this.branch(open.seat)[Symbol.iterator]()
      this.advance(open)
    }
  }

  protected ended(): { readonly seat: Seat; readonly value: unknown }[] {
    return this.branches.filter(({ ask }) => ask === undefined)
  }

  /** True when the rule can go on. */
  abstract get complete(): boolean

  /** True if somebody learns another's answer when it does. */
  get hides(): boolean {
    return this.branches.length > 1
  }

  protected get everyoneEnded(): boolean {
    return this.branches.every(({ ask }) => ask === undefined)
  }
}

/** Everybody answers; the rule gets all answers, in the order of the seats. */
export class AskAll<T> extends Together implements Iterable<Asked, T[], void>, Iterator<Asked, T[], void> {
  get complete(): boolean {
    return this.everyoneEnded
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Asked, T[]> {
    if (!this.complete) return { done: false, value: this }
    return { done: true, value: this.ended().map(({ value }) => value as T) }
  }
}

/** Whoever answers first decides for all. */
export interface First<T> {
  readonly seat: Seat
  readonly value: T
}

export class AskFirst<T> extends Together implements Iterable<Asked, First<T>, void>, Iterator<Asked, First<T>, void> {
  get complete(): boolean {
    return this.ended().length > 0
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Asked, First<T>> {
    const first = this.ended()[0]
    if (first === undefined) return { done: false, value: this }
    return { done: true, value: { seat: first.seat, value: first.value as T } }
  }
}
