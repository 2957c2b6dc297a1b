// The sockets that are open at this process: how many from where, by whose session, and whether anybody is there.

import { setTimeout } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { fewAtATime } from '../few-at-a-time.ts'
import { closingTimeout, heartbeat } from '../limits.ts'
import type { Session } from '../people/sessions.ts'

/** Not a code for good: the page comes back, as nobody. */
const signedOut = 4001

interface Open {
  readonly address: string
  readonly session: Session | undefined
  /** It has answered since it was last asked whether it is there. */
  isAlive: boolean
}

/** A network that is lost says nothing. Whoever has not answered the last time is gone. */
function checkAlive([socket, open]: [WebSocket, Open]): void {
  if (open.isAlive) socket.ping()
  else socket.terminate()
  open.isAlive = false
}

export class OpenSockets {
  private readonly mostPerAddress: number
  private readonly opened = new Map<WebSocket, Open>()
  private readonly countOf = new Map<string, number>()
  private readonly beat: ReturnType<typeof setInterval>

  /** Every page is asked whether it is there once in so many milliseconds. */
  constructor(mostPerAddress: number, every = heartbeat) {
    this.mostPerAddress = mostPerAddress
    this.beat = setInterval(() => void fewAtATime(this.opened, checkAlive), every)
    this.beat.unref()
  }

  /** Who has a socket open here. */
  get people(): ReadonlySet<string> {
    return new Set(Array.from(this.opened.values(), ({ session }) => session?.person.id ?? '').filter(Boolean))
  }

  isFull(address: string): boolean {
    return (this.countOf.get(address) ?? 0) >= this.mostPerAddress
  }

  add(socket: WebSocket, address: string, session: Session | undefined): void {
    const open: Open = { address, session, isAlive: true }
    this.opened.set(socket, open)
    this.countOf.set(address, (this.countOf.get(address) ?? 0) + 1)
    socket.on('pong', () => (open.isAlive = true))
    socket.once('close', () => this.remove(socket, address))
  }

  /** Closes the sockets of a person whose session is over. */
  async closeEnded(person: string, isOver: (session: string) => Promise<boolean>): Promise<void> {
    for (const [socket, { session }] of this.opened) {
      if (session?.person.id === person && (await isOver(session.id))) socket.close(signedOut, 'signed out')
    }
  }

  /** The server stops: pages have been told. Those that do not close their end soon are not waited for. */
  async close(): Promise<void> {
    clearInterval(this.beat)
    const until = Date.now() + closingTimeout
    while (this.opened.size > 0 && Date.now() < until) await setTimeout(closingTimeout / 100)
    for (const socket of this.opened.keys()) socket.terminate()
  }

  private remove(socket: WebSocket, address: string): void {
    this.opened.delete(socket)
    const left = (this.countOf.get(address) ?? 0) - 1
    if (left > 0) this.countOf.set(address, left)
    else this.countOf.delete(address)
  }
}
