// A line to the server that is opened again whenever it breaks, and hands over what comes in the order it was sent in.

import { Unsqueezer } from './squeeze.ts'

/** An open socket, or one that is being opened. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What a socket reports. Data is text, or text that was deflated. */
export interface SocketEvents {
  readonly onMessage: (data: string | ArrayBuffer) => void
  /** Broken, ended, or never opened. */
  readonly onClose: (code: number, reason: string) => void
}

/** The network may be there again, or is gone: as far as whoever runs the page can tell. */
export type NetworkSign = 'back' | 'gone'

/** What a line needs of where it runs: a browser, or a program that plays. */
export interface Surroundings {
  openSocket(address: string, events: SocketEvents): Socket
  /** Milliseconds, counted from anywhere. */
  now(): number
  /** Acts after so many milliseconds, unless what it returns is called before. */
  later(milliseconds: number, act: () => void): () => void
  /** From 0 to 1. */
  random(): number
  /** Until what it returns is called. */
  watchNetwork(onSign: (sign: NetworkSign) => void): () => void
}

export interface LineEvents {
  readonly onText: (text: string) => void
  /** It broke; it is opened again unless it is closed now. */
  readonly onBreak: (code: number, reason: string) => void
  /** It has been silent, or the network has changed: something should be asked, to hear whether it still holds. */
  readonly onDoubt: () => void
}

/** Between two tries, in milliseconds: the first time, and at most. */
const firstDelay = 250
const longestDelay = 2000
/** How long a new line may say nothing: on a slow network the first words take their time. */
const firstPatience = 2500
const longestPatience = 10_000
/** A line that has said nothing for so long is doubted; sooner when the network changes. */
const longestSilence = 25_000
const doubtfulSilence = 3000

const nothing = (): void => undefined

export class Line {
  private readonly address: string
  private readonly surroundings: Surroundings
  private readonly on: LineEvents
  private socket: Socket | undefined
  /** Counts the sockets: what comes late from an earlier one is dropped. */
  private dialed = 0
  /** How many tries have come to nothing since something was heard. */
  private failures = 0
  /** When something was last heard on this socket. */
  private heard: number | undefined
  private unsqueezer = new Unsqueezer()
  private stopWaiting = nothing
  private stopExpecting: (() => void) | undefined
  private stopListening = nothing
  private readonly stopWatching: () => void
  private isClosed = false

  constructor(address: string, surroundings: Surroundings, on: LineEvents) {
    this.address = address
    this.surroundings = surroundings
    this.on = on
    this.stopWatching = surroundings.watchNetwork((sign) => this.network(sign))
    this.dial()
  }

  send(text: string): void {
    this.socket?.send(text)
  }

  /** Unless something is heard within so many milliseconds, the line is taken for dead. */
  expect(milliseconds: number): void {
    this.stopExpecting ??= this.surroundings.later(milliseconds, () => this.break())
  }

  /** Drops the line, and opens it again after so many milliseconds; by itself it decides how many. */
  break(again?: number): void {
    this.broke(1006, '', again)
  }

  /** Opens another line at once in place of this one. */
  renew(): void {
    this.hangUp()
    this.failures = 0
    this.dial()
  }

  close(): void {
    this.isClosed = true
    this.stopWatching()
    this.hangUp()
  }

  private dial(): void {
    const number = ++this.dialed
    const isCurrent = (): boolean => number === this.dialed
    this.expect(Math.min(longestPatience, firstPatience * (1 + this.failures / 2)))
    this.socket = this.surroundings.openSocket(this.address, {
      onMessage: (data) => {
        if (isCurrent()) this.receive(data)
      },
      onClose: (code, reason) => {
        if (isCurrent()) this.broke(code, reason)
      },
    })
  }

  private hangUp(): void {
    this.dialed++
    this.stopWaiting()
    this.heardSomething()
    this.stopListening()
    this.heard = undefined
    this.unsqueezer = new Unsqueezer()
    this.socket?.close()
    this.socket = undefined
  }

  private broke(code: number, reason: string, again?: number): void {
    this.hangUp()
    this.on.onBreak(code, reason)
    if (this.isClosed) return
    const most = again ?? Math.min(longestDelay, firstDelay * 2 ** this.failures)
    this.failures++
    // Spread out: when a server comes back, not all return in the same instant.
    this.stopWaiting = this.surroundings.later(most * (0.5 + this.surroundings.random() / 2), () => this.dial())
  }

  private heardSomething(): void {
    this.stopExpecting?.()
    this.stopExpecting = undefined
  }

  private receive(data: string | ArrayBuffer): void {
    this.heardSomething()
    this.listen()
    this.failures = 0
    if (typeof data === 'string') return this.on.onText(data)
    let text: string
    try {
      text = this.unsqueezer.text(data)
    } catch {
      return this.break()
    }
    this.on.onText(text)
  }

  /** Something was heard just now; should nothing more come for long, the line may be dead without a word. */
  private listen(): void {
    this.heard = this.surroundings.now()
    this.stopListening()
    this.stopListening = this.surroundings.later(longestSilence, () => this.on.onDoubt())
  }

  private network(sign: NetworkSign): void {
    if (sign === 'gone') {
      // What runs on this very machine can be reached all the same: it is tried as ever.
      if (this.socket !== undefined) this.break()
    } else if (this.heard === undefined) this.renew()
    else if (this.surroundings.now() - this.heard > doubtfulSilence) this.on.onDoubt()
  }
}
