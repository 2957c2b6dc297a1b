// The advisor of a search: what the game's bot says about the world that is being played.

import {
  type Answer,
  type AnyGame,
  type Ask,
  fraction,
  type Imagination,
  payoffs,
  type Random,
  type Run,
  type Seat,
} from '@umpire/engine'

export class Advisor {
  readonly random: Random
  readonly hasPolicy: boolean
  private readonly mind: Imagination
  private readonly run: Run
  private lowest = 1
  private highest = 0

  /** `run`: the run in which all worlds of the search are played, one after the other. */
  constructor(mind: Imagination, run: Run, random: Random) {
    this.mind = mind
    this.run = run
    this.random = random
    this.hasPolicy = mind.game.bot?.policy !== undefined
  }

  /** What the game's policy would do; anything allowed, where it has none. */
  readonly favourite = (ask: Ask): Answer => {
    const { game } = this.mind
    return game.bot?.policy?.(ask, this.mind.viewIn(this.run, ask.seat), this.random) ?? ask.sample(this.random)
  }

  /** What the game would compare with it; undefined, where it does not say. */
  readonly alternatives = (ask: Ask): readonly Answer[] | undefined =>
    this.mind.game.bot?.alternatives?.(ask, this.mind.viewIn(this.run, ask.seat))

  /** A worth on the scale of all that this search has seen: differences count, however small the game makes them. */
  scaled(worth: number): number {
    return this.highest > this.lowest ? (worth - this.lowest) / (this.highest - this.lowest) : worth
  }

  private isSettled(): boolean {
    const { game, seat } = this.mind
    return game.bot?.isSettled?.(this.mind.viewIn(this.run, seat)) ?? true
  }

  private ending(seat: Seat, payoff: number | undefined): number | undefined {
    const { bot } = this.mind.game
    return bot?.ending?.(this.mind.viewIn(this.run, seat), seat, payoff)
  }

  /** Plays on for so many decisions, until the position is settled; what it is worth to each seat then. */
  playOn(depth: number, whims: number): readonly number[] {
    const { run, mind, random, hasPolicy } = this
    const { game, seats, teams } = mind
    let left = canEvaluate(game) ? depth : Number.POSITIVE_INFINITY
    const isOver = (): boolean => this.ending(mind.seat, undefined) !== undefined
    let isEnded = isOver()
    for (let { ask } = run; ask !== undefined && !isEnded && (left > 0 || !this.isSettled()); { ask } = run) {
      const isWhim = !hasPolicy || fraction(random) < whims
      run.answer(ask, isWhim ? ask.sample(random) : this.favourite(ask))
      left--
      isEnded = isOver()
    }
    const won = run.outcome === null ? undefined : payoffs(run.outcome, teams, seats.length)
    const worth = seats.map(
      (seat) =>
        this.ending(seat, won?.[seat]) ?? won?.[seat] ?? game.bot?.evaluate?.(mind.viewIn(run, seat), seat) ?? 0,
    )
    for (const one of worth) {
      if (one < this.lowest) this.lowest = one
      if (one > this.highest) this.highest = one
    }
    return worth
  }
}

const canEvaluate = ({ bot }: AnyGame): boolean => bot?.evaluate !== undefined
