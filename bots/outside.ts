// Bots from outside: a program in any language holds seats of a match by lines of JSON. Lines in, lines out, no I/O.
// docs/bot-protocol.md describes it for those who write such a bot.

import {
  type Ask,
  at,
  logReader,
  type Match,
  type OptionValue,
  type Outcome,
  type Plain,
  Refusal,
  type RefusalKind,
  type RuleId,
  type Seat,
  type SeenEvent,
  seedRandom,
  seenEvent,
  type Shown,
} from '@umpire/engine'
import { type Message, readMessage } from './outside-message.ts'

export const protocol = 1

/** Why something is not possible. */
export interface Why {
  readonly kind: RefusalKind
  readonly reason: string
  readonly rule?: RuleId
}

/** What the referee sends. */
export type Sent =
  | {
      readonly type: 'hello'
      readonly protocol: typeof protocol
      readonly game: string
      readonly version: number
      /** The names of all seats. */
      readonly seats: readonly string[]
      /** The numbers of the seats that the bot holds. */
      readonly yours: readonly Seat[]
      readonly options: { readonly [name: string]: OptionValue }
    }
  | {
      readonly type: 'view'
      readonly seat: Seat
      readonly state: unknown
      readonly faces: { readonly [id: string]: Plain }
    }
  | { readonly type: 'events'; readonly seat: Seat; readonly events: readonly SaidEvent[] }
  | { readonly type: 'ask'; readonly [term: string]: unknown }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly number: number }
  | ({ readonly type: 'refused' } & Why)
  | {
      readonly type: 'blocked'
      readonly seat: Seat
      readonly number: number
      readonly blocked: readonly (Shown & Why)[]
    }
  | ({ readonly type: 'outcome' } & Outcome)

/** An event as the seat received it, and as its log puts it. */
export interface SaidEvent extends SeenEvent {
  readonly says: string
}

/** The seats of a match that one program from outside holds. */
export class Outside {
  private readonly match: Match
  private readonly seats: readonly Seat[]
  private readonly write: (line: string) => void
  /** How many events each seat has been sent. */
  private readonly told = new Map<Seat, number>()
  /** The question each seat was sent last. */
  private readonly asked = new Map<Seat, Ask>()
  private isOver = false
  /** For examples; the dice of the match are others. */
  private readonly random = seedRandom('examples')

  /** `write` takes one line, without its end. */
  constructor(match: Match, seats: readonly Seat[], write: (line: string) => void) {
    this.match = match
    this.seats = seats
    this.write = write
  }

  /** Says hello. */
  open(): void {
    const { game, seatNames, options } = this.match
    this.send({
      type: 'hello',
      protocol,
      game: game.id,
      version: game.version,
      seats: seatNames,
      yours: this.seats,
      options,
    })
  }

  /** True while one of its seats has a question to answer. */
  get isAsked(): boolean {
    return this.match.asks.some(({ seat }) => this.seats.includes(seat))
  }

  /** Sends what is new: to each seat with a new question its events, its view and the question; at the end, the end. */
  update(): void {
    const { match } = this
    for (const ask of match.asks) {
      if (!this.seats.includes(ask.seat) || this.asked.get(ask.seat) === ask) continue
      this.asked.set(ask.seat, ask)
      this.sendNews(ask.seat)
      this.send({ type: 'ask', ...ask.toJSON(), ...this.examples(ask) })
    }
    const { outcome } = match
    if (outcome === null || this.isOver) return
    this.isOver = true
    for (const seat of this.seats) this.sendNews(seat)
    this.send({ type: 'outcome', ...outcome })
  }

  /** A few allowed answers, where the options alone are none: no bot is at a loss before a kind it does not know. */
  private examples(ask: Ask): { readonly examples?: readonly string[] } {
    if (ask.kind === 'choose' || ask.kind === 'confirm') return {}
    const said = Array.from({ length: 3 }, () => ask.say(ask.sample(this.random)))
    return { examples: [...new Set(said)] }
  }

  private sendNews(seat: Seat): void {
    const { match } = this
    const view = match.view(seat)
    const events = match
      .events()
      .slice(this.told.get(seat) ?? 0)
      .map((told) => {
        const { at: since, event, faces = {} } = seenEvent(told, seat)
        return { at: since, event, faces, says: match.game.says(event, logReader(view, told)) }
      })
    this.told.set(seat, match.events().length)
    if (events.length > 0) this.send({ type: 'events', seat, events })
    this.send({ type: 'view', seat, ...view.toJSON() })
  }

  /** Takes one line from the bot. True if it was an answer that the match has taken. */
  receive(line: string): boolean {
    const message = readMessage(line)
    const refusal = message instanceof Refusal ? message : this.obey(message)
    if (refusal !== undefined) this.send({ type: 'refused', ...why(refusal) })
    return refusal === undefined && !(message instanceof Refusal) && message.type === 'answer'
  }

  private obey(message: Message): Refusal | undefined {
    const { match } = this
    const seat = this.seats.find((own) => own === message.seat)
    if (seat === undefined) return new Refusal('wrong seat', `seat ${message.seat} is not yours`)
    if (message.type === 'why') return this.explain(seat, message.say)
    const refusal = match.answer(seat, message.say, message.number)
    if (refusal === undefined) this.send({ type: 'accepted', seat, number: message.number })
    return refusal
  }

  /** Says what is not possible; or of one answer, why it is not. Nothing, if it is. */
  private explain(seat: Seat, say: string | undefined): Refusal | undefined {
    const { match } = this
    const ask = match.askOf(seat)
    if (ask === undefined) return new Refusal('wrong seat', `${at(match.seatNames, seat)} is not asked now`)
    const blocked = say === undefined ? ask.blocked() : blockedAs(ask, say)
    this.send({
      type: 'blocked',
      seat,
      number: ask.number,
      blocked: blocked.map(({ refusal, ...shown }) => ({ ...shown, ...why(refusal) })),
    })
    return undefined
  }

  private send(message: Sent): void {
    this.write(JSON.stringify(message))
  }
}

function blockedAs(ask: Ask, say: string): { readonly say: string; readonly refusal: Refusal }[] {
  const read = ask.read(say)
  return read instanceof Refusal ? [{ say, refusal: read }] : []
}

const why = ({ kind, reason, rule }: Refusal): Why => (rule === undefined ? { kind, reason } : { kind, reason, rule })
