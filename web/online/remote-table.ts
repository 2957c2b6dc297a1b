// A table over the network: the match runs on a server, and this is what its connection says of it, as the table's screen
// knows a match.

import type { BlockedOption, Tabletop } from '@umpire/board'
import {
  type AnyGame,
  type AskJson,
  type MatchRecord,
  Refusal,
  samePlain,
  type Seat,
  seatsOf,
  type SeenEvent,
  SentView,
  toldOf,
  type View,
} from '@umpire/engine'
import type { Seen } from '@umpire/wire'
import type { Command, MatchConnection, MatchState } from '@umpire/wire/connection'
import { sentence } from '../home/words.ts'
import { newGameId } from '../store/keep-game.ts'
import type { SeatPlayer, StandingOrder } from '../store/saved-game.ts'
import { LogLines } from '../table/log-lines.ts'
import { orderedAnswer, stillStanding } from '../table/standing-orders.ts'
import type { Hint, Sending, TableLink, TableState, TogetherActs, Trouble, Waiting } from '../table/table-link.ts'
import { playersOf } from './company.ts'
import { loadOrders, saveOrders } from './kept-orders.ts'
import { recordOf } from './match-record.ts'
import { Pace } from './pace.ts'
import { togetherActs } from './together-acts.ts'

/** So long a question is shown before it is asked what is not possible there: most are answered without. */
const beforeWhyNot = 200

/** A match that has begun, as the connection knows it. */
export interface BegunMatch extends MatchState {
  readonly seen: Seen
}

export const hasBegun = (state: MatchState): state is BegunMatch =>
  state.seen !== undefined && state.state !== undefined

const none: readonly BlockedOption[] = []

export class RemoteTable implements TableLink {
  readonly id: string
  readonly game: AnyGame
  readonly saved = Promise.resolve()
  readonly together: TogetherActs
  private readonly connection: Pick<MatchConnection, 'subscribe' | 'getState' | 'send'>
  private readonly lines: LogLines<SeenEvent>
  private readonly pace: Pace<BegunMatch>
  private readonly unsubscribe: () => void
  private readonly listeners = new Set<() => void>()
  /** What the connection last said, and how much of it is shown by now. */
  private latest: BegunMatch
  private shown: BegunMatch
  private view: View
  private seated: readonly SeatPlayer[] = []
  private orders: readonly StandingOrder[]
  /** The question that no order answers: its answer was taken back, or an order has answered it once. */
  private askedAnyway = -1
  private whyNot: { readonly about: string; readonly timer: ReturnType<typeof setTimeout> } | undefined
  private trouble: Trouble | undefined
  private state: TableState

  constructor(
    game: AnyGame,
    tabletop: Tabletop,
    connection: Pick<MatchConnection, 'subscribe' | 'getState' | 'send'>,
    begun: BegunMatch,
  ) {
    this.id = begun.seen.room.id
    this.game = game
    this.connection = connection
    this.lines = new LogLines(game, tabletop, toldOf)
    this.pace = new Pace((state) => this.show(state))
    this.latest = begun
    this.shown = begun
    this.view = viewOf(begun)
    this.orders = loadOrders(this.id)
    this.together = togetherActs({
      seen: () => this.latest.seen,
      players: () => this.players,
      send: (command) => this.send(command),
      say: (words) => this.say(words),
    })
    this.state = this.makeState()
    this.unsubscribe = connection.subscribe(() => this.follow())
    this.goOn()
  }

  get players(): readonly SeatPlayer[] {
    const players = playersOf(this.latest.seen.room)
    if (!samePlain(players, this.seated)) this.seated = players
    return this.seated
  }

  get seatNames(): readonly string[] {
    return this.latest.seatNames
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getState = (): TableState => this.state

  setPace(shown: () => Promise<void>): void {
    this.pace.follow(shown)
  }

  async record(): Promise<MatchRecord | Refusal> {
    const record = await recordOf(this.id)
    if (record instanceof Refusal) this.say(`It cannot be saved now: ${record.reason}`)
    return record
  }

  close(): void {
    this.unsubscribe()
    this.pace.close()
    clearTimeout(this.whyNot?.timer)
    this.listeners.clear()
  }

  // What the server says -----------------------------------------------------------------------------------------

  private follow(): void {
    const before = this.latest
    const latest = this.connection.getState()
    if (!hasBegun(latest)) return
    this.latest = latest
    if (latest.seen.count < before.seen.count) this.askedAnyway = latest.ask?.number ?? -1
    const { state, told, ask, seen, sending } = latest
    const isNew = state !== before.state || told !== before.told || ask !== before.ask || seen !== before.seen
    const isAnswered = sending.length < before.sending.length
    if (isNew) this.pace.add(latest, isAnswered || before.isInTouch !== latest.isInTouch)
    if (this.shown !== latest) this.goOn()
  }

  private show(state: BegunMatch): void {
    const { shown: before } = this
    this.shown = state
    const isSameView =
      state.state === before.state && state.seen.faces === before.seen.faces && state.seen.viewer === before.seen.viewer
    if (!isSameView) this.view = viewOf(state)
    this.goOn()
  }

  /** Orders answer, everybody is told, and what is not possible is asked for. */
  private goOn(): void {
    this.answerByOrder()
    this.publish()
    const { ask, blocked } = this.state
    const about = ask === undefined || blocked.length > 0 ? undefined : `${ask.seat} ${ask.number}`
    if (about === this.whyNot?.about) return
    clearTimeout(this.whyNot?.timer)
    this.whyNot =
      ask === undefined || about === undefined
        ? undefined
        : { about, timer: setTimeout(() => this.askWhyNot(ask), beforeWhyNot) }
  }

  private askWhyNot({ seat, number }: AskJson): void {
    void this.connection.send({ do: 'why not', seat, number })
  }

  /** Sends what may be refused; the reason is then shown. True where it was taken. */
  private async send(command: Command): Promise<boolean> {
    const refusal = await this.connection.send(command)
    this.say(refusal === undefined ? undefined : sentence(refusal.toString()))
    return refusal === undefined
  }

  private say(says: string | undefined): void {
    const close = { name: 'Close', take: () => this.say(undefined) }
    this.trouble = says === undefined ? undefined : { says, ways: [close] }
    this.publish()
  }

  // Answers ------------------------------------------------------------------------------------------------------

  answer(seat: Seat, text: string, number: number): Promise<Refusal | undefined> {
    this.trouble = undefined
    return this.connection.send({ do: 'answer', seat, number, text })
  }

  undo(): void {
    const { undo, count } = this.shown.seen
    const seat = this.mySeat
    if (undo === null && seat !== undefined) void this.send({ do: 'undo', seat, count })
  }

  undoAnyway(): void {
    const seat = this.mySeat
    if (seat !== undefined) void this.send({ do: 'propose take back', seat, count: this.shown.seen.count })
  }

  /** An answer that was taken back over the network is gone; it can only be given again. */
  redo(): void {}

  /** Every seat has a screen of its own. */
  takeScreen(): void {}

  private get mySeat(): Seat | undefined {
    const { viewer, mine } = this.shown.seen
    return typeof viewer === 'number' ? viewer : mine[0]
  }

  askForHint(): void {
    const { ask } = this.state
    if (ask === undefined || this.hintFor(ask) !== undefined) return
    void this.send({ do: 'hint', seat: ask.seat, number: ask.number })
  }

  private hintFor({ number }: AskJson): Hint | 'thinking' | undefined {
    const { sending, hint } = this.latest
    if (sending.some((message) => message.do === 'hint' && message.number === number)) return 'thinking'
    return hint?.number === number ? hint : undefined
  }

  // Standing orders ----------------------------------------------------------------------------------------------

  addOrder(order: Omit<StandingOrder, 'id'>): void {
    const others = this.orders.filter(({ seat, question }) => seat !== order.seat || question !== order.question)
    this.askedAnyway = -1
    this.setOrders([...others, { ...order, id: newGameId() }])
    this.goOn()
  }

  removeOrder(id: string): void {
    this.setOrders(this.orders.filter((order) => order.id !== id))
    this.publish()
  }

  private setOrders(orders: readonly StandingOrder[]): void {
    if (orders.length === this.orders.length && orders.every((order, n) => order === this.orders[n])) return
    this.orders = orders
    saveOrders(this.id, orders)
  }

  private answerByOrder(): void {
    const { ask } = this.shown
    if (ask === undefined || ask.number === this.askedAnyway || this.sendingFor(ask) !== undefined) return
    if (ask !== this.latest.ask) return
    this.setOrders(stillStanding(this.orders, ask))
    const text = orderedAnswer(this.orders, ask)
    if (text === undefined) return
    this.askedAnyway = ask.number
    void this.connection.send({ do: 'answer', seat: ask.seat, number: ask.number, text })
  }

  // What is shown ------------------------------------------------------------------------------------------------

  private publish(): void {
    try {
      this.state = this.makeState()
    } catch (error) {
      const says = `The game cannot be shown as it is now: ${error instanceof Error ? error.message : String(error)}`
      this.state = { ...this.state, ask: undefined, blocked: none, trouble: { says, ways: [] } }
    }
    for (const listener of this.listeners) listener()
  }

  private sendingFor({ seat, number }: AskJson): Sending | undefined {
    const sent = this.latest.sending.find(
      (message) => message.do === 'answer' && message.number === number && message.seat === seat,
    )
    return sent?.do === 'answer' ? { seat, text: sent.text } : undefined
  }

  private makeState(): TableState {
    const { view, latest, shown } = this
    const { seen, ask: asked } = shown
    const { room, me, mine } = latest.seen
    const sending = asked === undefined ? undefined : this.sendingFor(asked)
    const ask = sending === undefined ? asked : undefined
    const { end } = seen.room
    return {
      viewer: seen.viewer,
      view,
      ask,
      blocked: ask !== undefined && latest.blocked?.number === ask.number ? latest.blocked.options : none,
      waiting: waitingIn(shown),
      lines: this.lines.read(view, shown.told),
      outcome: seen.outcome ?? (end === undefined ? null : { winners: end.winners }),
      undoRefusal: undoRefusalOf(seen),
      canRedo: false,
      handOver: undefined,
      orders: this.orders,
      hint: ask === undefined ? undefined : this.hintFor(ask),
      trouble: this.trouble,
      sending,
      together: { isInTouch: latest.isInTouch, room, me, mine, chat: latest.chat },
    }
  }
}

const viewOf = ({ state, seen, seatNames }: BegunMatch): View => new SentView(state, seen.faces, seen.viewer, seatNames)

const waitingIn = ({ seen, seatNames }: BegunMatch): readonly Waiting[] =>
  seatsOf(seatNames.length).flatMap((seat) => {
    const question = seen.waiting[seat]
    return question === undefined ? [] : [{ seat, question }]
  })

function undoRefusalOf({ undo, room }: Seen): Refusal | undefined {
  if (room.status !== 'running') return new Refusal('over', 'the match is over')
  return undo === null ? undefined : new Refusal('not undone', undo)
}
