// Imagination: all that a seat can know. Worlds that agree with what it has seen, and differ in all it has not.

import type { Answer, Ask } from './ask.ts'
import type { AnyGame } from './game.ts'
import type { Seat } from './id.ts'
import { copyPosition, type Position } from './position.ts'
import { nextBits, type Random } from './random.ts'
import { Run } from './run.ts'
import { dealAgain } from './secrets.ts'
import { View } from './view.ts'

/** An answer since the checkpoint. */
export interface TailAnswer {
  readonly seat: Seat
  readonly answer: Answer
}

/** The last checkpoint, and how many answers had been given. */
interface ImaginedFrom {
  readonly count: number
  readonly position: Position
}

export class Imagination {
  readonly game: AnyGame
  readonly seat: Seat
  readonly seats: readonly Seat[]
  readonly teams: readonly (readonly Seat[])[]
  readonly seatNames: readonly string[]
  private readonly checkpoint: ImaginedFrom
  private readonly tail: readonly TailAnswer[]
  private readonly run: Run

  constructor(
    about: { game: AnyGame; seats: readonly Seat[]; teams: readonly (readonly Seat[])[]; seatNames: readonly string[] },
    seat: Seat,
    checkpoint: ImaginedFrom,
    tail: readonly TailAnswer[],
  ) {
    this.game = about.game
    this.seats = about.seats
    this.teams = about.teams
    this.seatNames = about.seatNames
    this.seat = seat
    this.checkpoint = checkpoint
    this.tail = tail
    this.run = new Run(this.game, this.seats, checkpoint.position)
  }

  /**
   * A world as it might be: everything the seat has not seen dealt again, fresh dice, and what others have answered
   * at the same time forgotten. It is the same run each time, put into a new position.
   */
  world(random: Random): Run {
    const { run } = this
    run.load(copyPosition(this.game, this.checkpoint.position))
    run.table.count = this.checkpoint.count
    run.start()
    giveTail(run, this.tail)
    const { table } = run
    dealAgain(table.secrets, this.seat, random)
    table.random = [nextBits(random), nextBits(random), nextBits(random), nextBits(random) | 1]
    run.forgetOthers(this.seat)
    return run
  }

  /** The question put to the seat, in a world. */
  askIn(run: Run): Ask {
    const ask = run.askOf(this.seat)
    if (ask === undefined) throw new Error('only a seat that is asked imagines')
    return ask
  }

  viewIn(run: Run, seat: Seat): View {
    return new View(run.table.state, seat, this.seatNames, run.table.secrets)
  }
}

/** Gives a run that stands at a checkpoint the answers since. */
export function giveTail(run: Run, tail: readonly TailAnswer[]): void {
  for (const { seat, answer } of tail) {
    const ask = run.askOf(seat)
    if (ask === undefined) throw new Error('the tail does not fit its checkpoint')
    run.answer(ask, answer)
  }
}
