// A table in this browser: the match runs here, bots think in a worker, and every answer is saved.

import type { Tabletop } from '@umpire/board'
import {
  type AnyGame,
  type Ask,
  at,
  Match,
  type MatchRecord,
  needsHandOver,
  Refusal,
  RuleError,
  type Seat,
  spectator,
  type Told,
  type Viewer,
} from '@umpire/engine'
import type { think } from '../bots/bots.ts'
import type { GameChanges, GameStore, LoadedGame } from '../store/game-store.ts'
import { newGameId, standsAt } from '../store/keep-game.ts'
import type { SeatPlayer, StandingOrder } from '../store/saved-game.ts'
import { LogLines } from './log-lines.ts'
import { capitalised } from './names.ts'
import { Saver } from './saver.ts'
import { orderedAnswer, stillStanding } from './standing-orders.ts'
import type { Hint, TableLink, TableState, Trouble } from './table-link.ts'

/** The level that gives hints. */
const hintLevel = 'regular'

export class LocalTable implements TableLink {
  readonly id: string
  readonly game: AnyGame
  readonly players: readonly SeatPlayer[]
  private readonly tabletop: Tabletop
  private readonly saver: Saver
  private readonly think: typeof think
  private readonly match: Match
  private readonly persons: readonly Seat[]
  private readonly listeners = new Set<() => void>()
  private orders: readonly StandingOrder[]
  private takenBack: number
  /** Who sits at the screen. */
  private looking: Seat | undefined
  private handOver: Seat | undefined
  private readonly lines: LogLines<Told>
  private hint: Hint | 'thinking' | undefined
  private trouble: Trouble | undefined
  /** The question that no order answers: its answer was taken back. */
  private askedAnyway = -1
  /** Changes whenever the match is put back, so that a thought about another position is dropped. */
  private epoch = 0
  private readonly thinking = new Set<Seat>()
  private shown: () => Promise<void> = () => Promise.resolve()
  private isClosed = false
  private state: TableState

  private constructor(
    tabletop: Tabletop,
    store: GameStore,
    thinking: typeof think,
    { game }: LoadedGame,
    match: Match,
  ) {
    this.id = game.id
    this.game = match.game
    this.players = game.players
    this.tabletop = tabletop
    this.lines = new LogLines(match.game, tabletop, (told: Told) => told)
    this.saver = new Saver(
      store,
      game.id,
      match.count,
      () => ({ answers: match.record().answers, changes: this.changes() }),
      (refusal) => this.notSaved(refusal),
    )
    this.think = thinking
    this.match = match
    this.persons = match.seats.filter((seat) => at(game.players, seat).kind === 'person')
    this.looking = this.persons.length === 1 ? this.persons[0] : undefined
    this.orders = game.orders
    this.takenBack = game.takenBack
    this.state = this.makeState()
  }

  /** The table of a saved game, as it was left. */
  static open(
    game: AnyGame,
    tabletop: Tabletop,
    store: GameStore,
    thinking: typeof think,
    loaded: LoadedGame,
  ): LocalTable | Refusal {
    const match = Match.replay(game, { ...loaded.game.record, answers: loaded.answers })
    if (match instanceof Refusal) return match
    const table = new LocalTable(tabletop, store, thinking, loaded, match)
    table.goOn()
    return table
  }

  get seatNames(): readonly string[] {
    return this.match.seatNames
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getState = (): TableState => this.state

  setPace(shown: () => Promise<void>): void {
    this.shown = shown
  }

  record(): Promise<MatchRecord> {
    return Promise.resolve(this.match.record())
  }

  /** Kept when everything so far has been written. */
  get saved(): Promise<void> {
    return this.saver.done
  }

  close(): void {
    this.isClosed = true
    this.epoch++
    this.listeners.clear()
  }

  // Answers ------------------------------------------------------------------------------------------------------

  answer(seat: Seat, text: string, number: number): Refusal | undefined {
    if (this.handOver !== undefined) return new Refusal('wrong seat', 'The screen is being handed over.')
    const refusal = this.take(seat, text, number)
    if (refusal === undefined) this.goOn()
    return refusal
  }

  /** Gives the match an answer and writes it down. */
  private take(seat: Seat, text: string, number: number): Refusal | undefined {
    const { match } = this
    try {
      const refusal = match.answer(seat, text, number)
      if (refusal !== undefined) return refusal
    } catch (error) {
      if (!(error instanceof RuleError)) throw error
      return new Refusal('unusable', `A rule of the game failed on that answer, which was not taken: ${error.message}`)
    }
    this.hint = undefined
    this.trouble = undefined
    this.saver.save()
    return undefined
  }

  private notSaved({ reason }: Refusal): void {
    this.trouble = { says: `This game is not saved any more: ${reason}`, ways: [] }
    if (!this.isClosed) this.publish()
  }

  private changes(): GameChanges {
    const { match } = this
    const asked = match.asks.find(({ seat }) => this.persons.includes(seat))
    return {
      changed: Date.now(),
      stands: standsAt(this.tabletop, match),
      waitsFor: asked?.seat ?? null,
      outcome: match.outcome,
      orders: this.orders,
      takenBack: this.takenBack,
    }
  }

  // Taking back --------------------------------------------------------------------------------------------------

  undo(): Refusal | undefined {
    const refusal = this.match.undo(this.persons)
    if (refusal === undefined) this.wentBack()
    return refusal
  }

  undoAnyway(): void {
    const last = this.match.given.findLastIndex(({ seat }) => this.persons.includes(seat))
    if (last < 0) return
    this.match.takeBackTo(last)
    this.takenBack++
    this.wentBack()
  }

  private wentBack(): void {
    const { match } = this
    this.epoch++
    this.thinking.clear()
    this.askedAnyway = match.asks.find(({ seat }) => this.persons.includes(seat))?.number ?? -1
    this.hint = undefined
    this.trouble = undefined
    this.saver.goneBackTo(match.count)
    this.goOn()
  }

  redo(): Refusal | undefined {
    const { match } = this
    const refusal = match.redo()
    if (refusal !== undefined) return refusal
    this.saver.save()
    this.goOn()
    return undefined
  }

  // What happens next --------------------------------------------------------------------------------------------

  /** Orders answer, bots think, the screen changes hands; then everybody is told. */
  private goOn(): void {
    while (this.answerByOrder());
    this.seatWhoIsAsked()
    this.publishWhenSaved()
    for (const ask of this.match.asks) {
      const player = at(this.players, ask.seat)
      if (player.kind === 'bot') void this.letBotAnswer(ask, player.level)
    }
  }

  private answerByOrder(): boolean {
    for (const ask of this.match.asks) {
      if (!this.persons.includes(ask.seat) || ask.number === this.askedAnyway) continue
      const json = ask.toJSON()
      this.orders = stillStanding(this.orders, json)
      const answer = orderedAnswer(this.orders, json)
      if (answer !== undefined && this.take(ask.seat, answer, ask.number) === undefined) return true
    }
    return false
  }

  /** Of the persons who are asked, the one at the screen goes first; else the screen is handed over. */
  private seatWhoIsAsked(): void {
    this.handOver = undefined
    const asks = this.match.asks.filter(({ seat }) => this.persons.includes(seat))
    const next = asks.find(({ seat }) => seat === this.looking) ?? asks[0]
    if (next === undefined || next.seat === this.looking) return
    if (needsHandOver(this.match, this.persons, this.looking, next)) this.handOver = next.seat
    else this.looking = next.seat
  }

  takeScreen(seat: Seat): void {
    if (this.handOver !== seat) return
    this.handOver = undefined
    this.looking = seat
    this.publish()
  }

  private async letBotAnswer(ask: Ask, level: string): Promise<void> {
    const { seat, number } = ask
    if (this.thinking.has(seat) || this.isClosed) return
    this.thinking.add(seat)
    const { epoch } = this
    const isOutdated = (): boolean => this.isClosed || this.epoch !== epoch
    const answer = await this.think(this.match.snapshot(), seat, level)
    if (isOutdated()) return
    await this.saver.done
    await this.shown()
    if (isOutdated()) return
    this.thinking.delete(seat)
    const refusal = answer instanceof Refusal ? answer : this.take(seat, answer, number)
    if (refusal === undefined) this.goOn()
    else this.botFailed(ask, level, refusal)
  }

  private botFailed(ask: Ask, level: string, { reason }: Refusal): void {
    const again = (by: string) => () => {
      this.trouble = undefined
      this.publish()
      void this.letBotAnswer(ask, by)
    }
    this.trouble = {
      says: `${capitalised(at(this.seatNames, ask.seat))} (bot, ${level}) could not answer: ${reason}`,
      ways: [
        { name: 'Try again', take: again(level) },
        { name: 'Let it answer at random', take: again('random') },
      ],
    }
    this.publish()
  }

  askForHint(): void {
    const { ask } = this.state
    if (ask === undefined || this.hint !== undefined) return
    const { epoch } = this
    this.hint = 'thinking'
    this.publish()
    void this.think(this.match.snapshot(), ask.seat, hintLevel).then((answer) => {
      if (this.epoch !== epoch || this.state.ask?.number !== ask.number) return
      this.hint = answer instanceof Refusal ? undefined : { answer, level: hintLevel }
      if (answer instanceof Refusal) this.trouble = { says: `No hint: ${answer.reason}`, ways: [] }
      this.publish()
    })
  }

  // Standing orders ----------------------------------------------------------------------------------------------

  addOrder(order: Omit<StandingOrder, 'id'>): void {
    const others = this.orders.filter(({ seat, question }) => seat !== order.seat || question !== order.question)
    this.orders = [...others, { ...order, id: newGameId() }]
    this.askedAnyway = -1
    this.saver.save()
    this.goOn()
  }

  removeOrder(id: string): void {
    this.orders = this.orders.filter((order) => order.id !== id)
    this.saver.save()
    this.publish()
  }

  // What is shown ------------------------------------------------------------------------------------------------

  /** What the screen shows as taken has been written before: whoever closes the tab then finds it again. */
  private publishWhenSaved(): void {
    if (this.saver.isIdle) this.publish()
    else void this.saver.done.then(() => this.publish())
  }

  /** Where a game fails to say what is to be shown, the match stands and is saved; only the screen is behind. */
  private publish(): void {
    try {
      this.state = this.makeState()
    } catch (error) {
      const says = `The game cannot be shown as it is now: ${error instanceof Error ? error.message : String(error)}`
      this.state = { ...this.state, ask: undefined, blocked: [], trouble: { says, ways: [] } }
    }
    for (const listener of this.listeners) listener()
  }

  private get viewer(): Viewer {
    return this.handOver === undefined ? (this.looking ?? spectator) : spectator
  }

  private makeState(): TableState {
    const { match, viewer, handOver } = this
    const view = match.view(viewer)
    const ask = typeof viewer === 'number' ? match.askOf(viewer) : undefined
    return {
      viewer,
      view,
      ask: ask?.toJSON(),
      blocked:
        ask?.blocked().map(({ refusal: { reason, rule }, ...shown }) => ({
          ...shown,
          reason,
          ...(rule === undefined ? {} : { rule }),
        })) ?? [],
      waiting: match.asks
        .filter(({ seat }) => seat !== viewer)
        .map(({ seat, question }) => ({ seat, question: question.name })),
      lines: this.lines.read(view, match.events()),
      outcome: match.outcome,
      undoRefusal: match.undoRefusal(this.persons),
      canRedo: match.canRedo,
      handOver,
      orders: this.orders,
      hint: this.hint,
      trouble: this.trouble,
    }
  }
}
