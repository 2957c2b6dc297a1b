// A page's connection to a match: sends each command until it is taken or refused, and knows the match as it is now.

import { Refusal } from '@umpire/engine'
import { AskMemory } from './asks.ts'
import { Line, type Surroundings } from './line.ts'
import { afterAll, afterChat, afterUpdate, type MatchState, type Message, nothingSeen } from './match-state.ts'
import type { FromPage, RefusalJson, ToPage } from './messages.ts'

export type { NetworkSign, Socket, SocketEvents, Surroundings } from './line.ts'
export type { BlockedAt, HintAt, MatchState } from './match-state.ts'

type Unnumbered<Sent> = Sent extends unknown ? Omit<Sent, 'n'> : never
/** What a page may say; the connection numbers it. */
export type Command = Unnumbered<FromPage>

/** A command that the server has not answered yet. */
interface Waiting {
  readonly message: FromPage
  readonly answered: (refusal: Refusal | undefined) => void
}

/** How long the server may leave a command unanswered, and the question whether it is still there. */
const patience = 6000
const shortPatience = 2000
/** A socket that is closed for good says so by 4000 and the status: no such match, not for you. */
const isFatal = (code: number): boolean => code >= 4400 && code < 4500 && code !== tooMany
const tooMany = 4429

const refusalOf = ({ refused, reason, rule }: RefusalJson): Refusal => new Refusal(refused, reason, rule)

export class MatchConnection {
  private readonly line: Line
  private readonly listeners = new Set<() => void>()
  private known: MatchState = nothingSeen
  private readonly waiting = new Map<number, Waiting>()
  /** The number of the last message of this page, and of the last one of the server on this line. */
  private sent = 0
  private received = 0
  /** How long the log is that the state stands for; undefined while everything is awaited anew. */
  private at: number | undefined
  /** The number under which everything was asked for anew. */
  private askedAll: number | undefined
  private asks = new AskMemory()
  private isClosed = false

  /** `address`: of the match's socket, with the page's id, which no other page has. */
  constructor(address: string, surroundings: Surroundings) {
    this.line = new Line(address, surroundings, {
      onText: (text) => this.receive(text),
      onBreak: (code, reason) => this.broke(code, reason),
      onDoubt: () => this.check(),
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getState = (): MatchState => this.known

  /**
   * Sends a command, now or as soon as there is a line, and again after every break until the server answers it. The
   * server takes it once. Kept when it was taken (undefined) or refused.
   */
  send(command: Command): Promise<Refusal | undefined> {
    if (this.isClosed) return Promise.resolve(this.known.fatal ?? new Refusal('unusable', 'The table was left.'))
    const message: FromPage = { n: ++this.sent, ...command }
    return new Promise((answered) => {
      this.waiting.set(message.n, { message, answered })
      this.publish({ ...this.known, sending: this.sending() })
      if (this.known.isInTouch) this.say(message)
      this.expectAnswer()
    })
  }

  /** Opens the line anew: somebody else is at the page by now, or the same person under a name. */
  renew(): void {
    if (this.isClosed) return
    this.outOfTouch()
    this.line.renew()
  }

  close(): void {
    this.end(new Refusal('unusable', 'The table was left before the server had answered.'))
    this.listeners.clear()
  }

  private end(refusal: Refusal): void {
    this.isClosed = true
    this.line.close()
    for (const n of this.waiting.keys()) this.answered(n, refusal)
  }

  // To the server ------------------------------------------------------------------------------------------------

  private say(message: FromPage): void {
    this.line.send(JSON.stringify(message))
  }

  /** A bot may think about a hint for as long as it likes; all else is answered soon, or nobody is there. */
  private expectAnswer(): void {
    if (!this.known.isInTouch) return
    for (const { message } of this.waiting.values()) {
      if (message.do !== 'hint') return this.line.expect(patience)
    }
  }

  /** Something was missed, or may have been. Until all has come anew, updates mean nothing. */
  private showAll(): void {
    this.at = undefined
    this.askedAll = ++this.sent
    this.line.send(JSON.stringify({ n: this.askedAll, do: 'show all' } satisfies FromPage))
    this.line.expect(shortPatience)
  }

  /** Whatever the server answers, it is there. */
  private check(): void {
    this.line.send(JSON.stringify({ n: ++this.sent, do: 'check' } satisfies FromPage))
    this.line.expect(shortPatience)
  }

  private sending(): readonly FromPage[] {
    return Array.from(this.waiting.values(), ({ message }) => message)
  }

  /** The command of that number, if any, is answered, with what is known by then. */
  private answered(n: number | undefined, refusal: Refusal | undefined, known = this.known): void {
    const waiting = n === undefined ? undefined : this.waiting.get(n)
    if (waiting === undefined) return this.publish(known)
    this.waiting.delete(waiting.message.n)
    this.publish({ ...known, sending: this.sending() })
    waiting.answered(refusal)
  }

  // From the server ----------------------------------------------------------------------------------------------

  private receive(text: string): void {
    let message: ToPage
    try {
      // Written by our own server, or by something in between that is none: then it is not JSON.
      message = JSON.parse(text) as ToPage
    } catch {
      return this.line.break()
    }
    const isNext = message.n === this.received + 1
    this.received = message.n
    if (!isNext && message.is !== 'all' && this.at !== undefined) this.showAll()
    this.take(message)
    this.expectAnswer()
  }

  private take(message: ToPage): void {
    switch (message.is) {
      case 'all':
        return this.takeAll(message)
      case 'update':
        return this.answered(message.taken, undefined, this.updated(message))
      case 'taken':
        return this.answered(message.taken, undefined)
      case 'refused':
        // Without everything anew there is no going on here: another line begins with it.
        return message.of === this.askedAll ? this.line.break() : this.answered(message.of, refusalOf(message))
      case 'chat':
        return this.answered(message.taken, undefined, afterChat(this.known, message))
      case 'blocked': {
        const blocked = { number: message.number, options: message.blocked }
        return this.answered(message.of, undefined, { ...this.known, blocked })
      }
      case 'hint': {
        const { number, answer, level } = message
        return this.answered(message.of, undefined, { ...this.known, hint: { number, answer, level } })
      }
      case 'bye':
        return this.line.break(message.again)
    }
  }

  private takeAll(all: Message<'all'>): void {
    this.at = all.at
    this.asks = new AskMemory()
    if (all.ask !== undefined) this.asks.shrink(all.ask)
    if (!this.known.isInTouch) for (const { message } of this.waiting.values()) this.say(message)
    this.answered(all.taken, undefined, afterAll(this.known, all))
  }

  /** The state after an update, or as it was where the update does not follow on it. */
  private updated(update: Message<'update'>): MatchState {
    if (this.at === undefined) return this.known
    try {
      if ((update.from ?? update.at - 1) === this.at) {
        const next = afterUpdate(this.known, update, this.asks)
        this.at = update.at
        return next
      }
    } catch {
      // What a patch speaks of is not there: it was made for another state than this.
    }
    this.showAll()
    return this.known
  }

  private broke(code: number, reason: string): void {
    this.outOfTouch()
    if (!isFatal(code)) return
    const fatal = new Refusal('unusable', reason === '' ? 'The server has ended the connection.' : reason)
    this.publish({ ...this.known, fatal })
    this.end(fatal)
  }

  private outOfTouch(): void {
    this.received = 0
    this.at = undefined
    if (this.known.isInTouch) this.publish({ ...this.known, isInTouch: false })
  }

  private publish(state: MatchState): void {
    if (state === this.known) return
    this.known = state
    for (const listener of this.listeners) listener()
  }
}
