// A browser and a server made of what they say, for tests: nothing happens in them by itself.

import { deflateSync } from 'fflate'
import type { NetworkSign, Socket, SocketEvents, Surroundings } from './line.ts'
import type { FromPage, ToPage } from './messages.ts'
import { nothing, remembered } from './squeeze.ts'

type Unnumbered<Said> = Said extends unknown ? Omit<Said, 'n'> : never
/** What a server says; the socket numbers it. */
export type Saying = Unnumbered<ToPage>

/** One socket as the server has it. */
export class FakeSocket {
  readonly heard: FromPage[] = []
  isClosed = false
  private readonly events: SocketEvents
  private n = 0
  private memory = nothing

  constructor(events: SocketEvents) {
    this.events = events
  }

  say(message: Saying): void {
    this.events.onMessage(JSON.stringify({ n: ++this.n, ...message }))
  }

  sayDeflated(message: Saying): void {
    const text = JSON.stringify({ n: ++this.n, ...message })
    const bytes = new TextEncoder().encode(text)
    const squeezed = deflateSync(bytes, { dictionary: this.memory })
    this.memory = remembered(this.memory, bytes, text)
    this.sayBytes(squeezed)
  }

  sayBytes(bytes: Uint8Array): void {
    this.events.onMessage(bytes.slice().buffer)
  }

  sayGarbage(): void {
    this.events.onMessage('<html>')
  }

  /** A message that gets lost. */
  skip(): void {
    this.n++
  }

  end(code = 1006, reason = ''): void {
    this.events.onClose(code, reason)
  }
}

/** A browser in which nothing happens by itself. */
export class FakeSurroundings implements Surroundings {
  readonly sockets: FakeSocket[] = []
  sign: (sign: NetworkSign) => void = () => undefined
  private time = 0
  private timers: { readonly at: number; readonly act: () => void }[] = []

  openSocket(_address: string, events: SocketEvents): Socket {
    const socket = new FakeSocket(events)
    this.sockets.push(socket)
    return {
      send: (text) => socket.heard.push(JSON.parse(text) as FromPage),
      close: () => {
        socket.isClosed = true
      },
    }
  }

  now(): number {
    return this.time
  }

  later(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.time + milliseconds, act }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  random(): number {
    return 1
  }

  watchNetwork(onSign: (sign: NetworkSign) => void): () => void {
    this.sign = onSign
    return () => {
      this.sign = () => undefined
    }
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (next === undefined) break
      this.timers = this.timers.filter((other) => other !== next)
      this.time = Math.max(this.time, next.at)
      next.act()
    }
    this.time = end
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (socket === undefined) throw new Error('no socket was opened')
    return socket
  }
}
