// The table: what rules work on. It holds the position, puts the questions, and rolls, deals and tells as a dealer.

import type { Fit } from './ask.ts'
import { Assign } from './asks/assign.ts'
import { Choose, confirm } from './asks/choose.ts'
import { ChooseMany, type HowMany } from './asks/choose-many.ts'
import { Order } from './asks/order.ts'
import { type Ground, Place, type Point } from './asks/place.ts'
import { type Room, Share } from './asks/share.ts'
import { Dealer, type GameEvent } from './dealer.ts'
import { type Seat, seatAfter } from './id.ts'
import type { Options } from './offer.ts'
import type { Plain } from './plain.ts'
import type { AssignQuestion, OpenQuestion, Question, YesNo } from './question.ts'
import type { Random } from './random.ts'
import type { Secrets } from './secrets.ts'
import { AskAll, AskFirst, type Asked, type Branch, type Guard } from './together.ts'

/** A piece of the rules: it changes the table's state, and waits wherever somebody has to decide. */
export type Rules<T = void> = Generator<Asked, T, void>

export class Table<S, E extends GameEvent = GameEvent> extends Dealer<E> {
  /** The position, all of it public: what is hidden lies in the secrets. */
  state: S

  constructor(seats: readonly Seat[], random: Random, secrets: Secrets, state: S) {
    super(seats, random, secrets)
    this.state = state
  }

  /** The seat whose turn comes after this one's. */
  after(seat: Seat): Seat {
    return seatAfter(seat, this.seats.length)
  }

  /** One of the options. */
  choose<T>(seat: Seat, question: Question<T, S>, options: Options<T>): Choose<T> {
    return new Choose(seat, question, this.state, options, false, 'choose')
  }

  /** One of the options, or undefined: none. */
  chooseOrPass<T>(seat: Seat, question: Question<T, S>, options: Options<T>): Choose<T | undefined, T> {
    return new Choose<T | undefined, T>(seat, question, this.state, options, true, 'choose')
  }

  confirm(seat: Seat, question: YesNo<S>): Choose<boolean> {
    return confirm(seat, question, this.state)
  }

  /** Between `least` and `most` of the options, in the options' order. */
  chooseMany<T>(seat: Seat, question: Question<T, S>, options: Options<T>, howMany: HowMany<T>): ChooseMany<T> {
    return new ChooseMany(seat, question, this.state, options, howMany)
  }

  /** A target for every item, in the items' order. */
  assign<Item, T>(
    seat: Seat,
    question: AssignQuestion<Item, T, S>,
    items: readonly Item[],
    targets: readonly T[],
    fit?: Fit<readonly T[]>,
  ): Assign<Item, T> {
    return new Assign(seat, question, this.state, items, targets, fit)
  }

  /** All points divided among the targets: the points of each, in the targets' order. */
  share<T>(
    seat: Seat,
    question: Question<T, S>,
    points: number,
    rooms: readonly Room<T>[],
    fit?: Fit<readonly number[]>,
  ): Share<T> {
    return new Share(seat, question, this.state, points, rooms, fit)
  }

  /** All of them, in an order of the seat's choice. */
  order<T>(seat: Seat, question: Question<T, S>, things: readonly T[]): Order<T> {
    return new Order(seat, question, this.state, things)
  }

  /** A point, path or formation. */
  place<T extends Plain | Point>(seat: Seat, question: OpenQuestion<T, S>, ground: Ground<T>): Place<T> {
    return new Place(seat, question, this.state, ground)
  }

  /**
   * Asks several seats at once, hidden until all are in. A branch may ask its seat one thing after another, and does
   * nothing else: it must not change the state.
   */
  askAll<T>(seats: readonly Seat[], branch: (seat: Seat) => Branch<T>): AskAll<T> {
    return new AskAll<T>(seats, branch, this.guard)
  }

  /** Asks several seats at once; the first who is done decides. */
  askFirst<T>(seats: readonly Seat[], branch: (seat: Seat) => Branch<T>): AskFirst<T> {
    return new AskFirst<T>(seats, branch, this.guard)
  }

  private readonly guard: Guard = (run) => {
    this.shut = true
    try {
      run()
    } finally {
      this.shut = false
    }
  }
}
