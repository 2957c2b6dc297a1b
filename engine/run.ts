// A run of the rules from a position: questions come up, answers go in. The fast path; it keeps no history.

import type { Answer, Ask } from './ask.ts'
import type { AnyGame, Outcome } from './game.ts'
import type { Seat } from './id.ts'
import type { Position } from './position.ts'
import { seenByAll } from './secrets.ts'
import { type Rules, Table } from './table.ts'
import { type Asked, Together } from './together.ts'

/** So many steps in a row that ask nothing and end nothing are a bug of the game. */
const mostStepsWithoutAsk = 100_000

export class Run {
  readonly game: AnyGame
  readonly table: Table<unknown>
  outcome: Outcome | null
  /** The open question (of several asked at once: the first), or undefined when the game is over. */
  ask: Ask | undefined = undefined
  /** The seats asked at once, while there are such. */
  together: Together | undefined = undefined
  /** How many answers had been given when they were asked. */
  togetherSince = -1
  /** Called before every step with how many answers were given: the position is whole then. */
  beforeStep: (() => void) | undefined = undefined
  private rules: Rules<Outcome | undefined> | undefined = undefined

  /** Takes the position over: it is changed by what follows. */
  constructor(game: AnyGame, seats: readonly Seat[], position: Position) {
    this.game = game
    this.table = new Table(seats, position.random, position.secrets, position.state)
    this.outcome = position.outcome
    const { table } = this
    if (game.stamp !== undefined) table.stamp = (event) => game.stamp?.(event, table.state) ?? event
  }

  /** Another position on the same table, for the next playout. */
  load(position: Position): void {
    const { table } = this
    table.state = position.state
    table.secrets = position.secrets
    table.random = position.random
    this.outcome = position.outcome
    this.rules = undefined
    this.ask = undefined
    this.together = undefined
    this.togetherSince = -1
  }

  /** Forgets what the other seats have answered to a question that `seat` is asked at the same time. */
  forgetOthers(seat: Seat): void {
    if (this.together === undefined) return
    this.together.forgetOthers(seat)
    this.openTogether(this.together)
  }

  /** Runs to the first question. */
  start(): void {
    this.goOn()
  }

  get position(): Position {
    const { state, secrets, random } = this.table
    return { state, secrets, random, outcome: this.outcome }
  }

  /** All open questions, at most one a seat. */
  get asks(): readonly Ask[] {
    if (this.together !== undefined) return this.together.asks
    return this.ask === undefined ? [] : [this.ask]
  }

  askOf(seat: Seat): Ask | undefined {
    if (this.together === undefined) return this.ask?.seat === seat ? this.ask : undefined
    return this.together.asks.find((ask) => ask.seat === seat)
  }

  /** Gives an allowed answer to an open question. */
  answer(ask: Ask, answer: Answer): void {
    ask.settle(answer)
    this.table.count++
    const { together } = this
    if (together !== undefined) {
      together.goOn(ask)
      if (!together.complete) {
        this.openTogether(together)
        return
      }
      this.together = undefined
      this.togetherSince = -1
      if (together.hides) {
        this.table.news = 'hidden answers were shown'
        this.table.learners = seenByAll
      }
    }
    this.goOn()
  }

  private goOn(): void {
    for (let steps = 0; steps < mostStepsWithoutAsk; steps++) {
      if (this.rules === undefined) {
        if (this.outcome !== null) {
          this.ask = undefined
          return
        }
        this.beforeStep?.()
        this.rules = this.game.step(this.table)
      }
      const result = this.rules.next()
      if (result.done !== true) {
        this.open(result.value)
        return
      }
      this.rules = undefined
      if (result.value !== undefined) this.outcome = result.value
    }
    throw new Error(`${this.game.id}: ${mostStepsWithoutAsk} steps without a question or an end`)
  }

  private open(asked: Asked): void {
    if (asked instanceof Together) {
      this.together = asked
      this.togetherSince = this.table.count
      this.openTogether(asked)
    } else {
      asked.number = this.table.count
      this.ask = asked
    }
  }

  private openTogether(together: Together): void {
    const { asks } = together
    for (const ask of asks) if (ask.number < 0) ask.number = this.table.count
    this.ask = asks[0]
  }
}
