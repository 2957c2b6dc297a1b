// Tables on Umpire's server: its lobby over HTTP, and over its socket what a page says and reads to play.

import type { AskJson } from '@umpire/engine'
import type { ToPage } from '@umpire/wire'
import { AskMemory } from '@umpire/wire/asks'
import type { Command } from '@umpire/wire/connection'
import { Unsqueezer } from '@umpire/wire/squeeze'
import { WebSocket } from 'ws'
import { makeMatch, newPage, type Person, signIn } from '../../scripts/players/people.ts'
import type { Serving } from './sides.ts'
import type { Ears, Player, Table, Visitor } from './table.ts'

class UmpirePlayer implements Player {
  isOver = false
  private readonly address: string
  private readonly person: Person
  private readonly match: string
  private readonly ears: Ears
  private socket: WebSocket
  private sent = 0
  private ask: AskJson | undefined
  private asks = new AskMemory()
  private unsqueezer = new Unsqueezer()
  private arrived: () => void = () => undefined
  /** Who waits until a message was taken. */
  private readonly waiting = new Map<number, () => void>()

  constructor(address: string, person: Person, match: string, ears: Ears) {
    this.address = address
    this.person = person
    this.match = match
    this.ears = ears
    this.socket = this.dial()
  }

  private dial(): WebSocket {
    const { address, person, match } = this
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket?page=${newPage()}`, {
      headers: { cookie: person.cookie, origin: address },
      perMessageDeflate: false,
    })
    this.unsqueezer = new Unsqueezer()
    socket.on('message', (data: Buffer, isBinary: boolean) => this.hear(data, isBinary))
    return socket
  }

  /** Kept when everything has come. */
  async isThere(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.arrived = resolve
    })
  }

  /** Opens the match again after it was closed; kept when it is there. */
  async comeBack(): Promise<void> {
    this.socket = this.dial()
    await this.isThere()
  }

  get options(): readonly string[] {
    return this.ask?.options.map(({ say }) => say) ?? []
  }

  private hear(data: Buffer, isBinary: boolean): void {
    this.ears.onMessage(this, data.byteLength)
    const text = isBinary ? this.unsqueezer.text(data) : data.toString()
    // What our own server says.
    const message: ToPage = JSON.parse(text)
    if (message.is === 'all') {
      this.asks = new AskMemory()
      this.ask = message.ask
      if (message.ask !== undefined) this.asks.shrink(message.ask)
      this.isOver = message.seen.room.status === 'over'
      this.arrived()
    }
    if (message.is === 'update') {
      const { ask } = message
      if (ask !== undefined) this.ask = ask === null ? undefined : this.asks.grow(ask)
      this.isOver ||= message.seen !== undefined && 'outcome' in message.seen
    }
    if (message.is === 'refused') throw new Error(message.reason)
    if ('taken' in message && message.taken !== undefined) this.taken(message.taken)
    this.ears.onRead(this)
  }

  private taken(n: number): void {
    this.waiting.get(n)?.()
    this.waiting.delete(n)
  }

  answer(text: string): void {
    const { ask } = this
    if (ask === undefined) throw new Error('nothing is asked')
    this.ask = undefined
    this.say({ do: 'answer', seat: ask.seat, number: ask.number, text })
  }

  /** Kept when it was taken. */
  do(command: Command): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.set(this.say(command), resolve)
    })
  }

  private say(command: Command): number {
    const n = ++this.sent
    this.socket.send(JSON.stringify({ n, ...command }))
    return n
  }

  close(): void {
    this.socket.close()
  }
}

/** `people`: so many sign in, and two of them play each match. */
export async function visitUmpire({ address }: Serving, people = 20): Promise<Visitor> {
  const persons = await Promise.all(Array.from({ length: people }, (_, n) => signIn(address, `Player ${n + 1}`)))
  let opened = 0
  return {
    async open(game, ears): Promise<Table> {
      const host = somebody(persons, opened++)
      const guest = somebody(persons, opened)
      const match = await makeMatch(address, host, { game, seats: [{ kind: 'me' }, { kind: 'open' }] })
      const players = [
        new UmpirePlayer(address, host, match, ears),
        new UmpirePlayer(address, guest, match, ears),
      ] as const
      await Promise.all(players.map((player) => player.isThere()))
      await players[1].do({ do: 'sit', seat: 1 })
      await players[0].do({ do: 'start' })
      return {
        players,
        comeBack: () => players[0].comeBack(),
        close: () => players.forEach((player) => player.close()),
      }
    },
  }
}

function somebody(persons: readonly Person[], number: number): Person {
  const found = persons[number % persons.length]
  if (found === undefined) throw new Error('nobody has signed in')
  return found
}
