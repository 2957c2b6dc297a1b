// A server of matches for tests: a real store in a temporary folder, real sockets, and players that speak the protocol.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, Refusal, type Seat } from '@umpire/engine'
import type { NewMatch, Seen } from '@umpire/wire'
import { type Command, MatchConnection, type MatchState, type Surroundings } from '@umpire/wire/connection'
import { WebSocket, WebSocketServer } from 'ws'
import { BotPool } from '../bots/bot-pool.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import type { Person, Store } from '../store/store.ts'
import { newToken } from './commands.ts'
import { Hub, type HubOptions } from './hub.ts'

/** One process: a hub with its sockets. */
export class TestTables {
  readonly store: Store
  readonly hub: Hub
  /** What went wrong and nobody at a table could help. */
  readonly failures: unknown[] = []
  private readonly sockets: WebSocketServer
  private readonly people: Map<string, Person>
  private readonly players: TestPlayer[] = []

  private constructor(store: Store, people: Map<string, Person>, sockets: WebSocketServer, options: HubOptions) {
    this.store = store
    this.people = people
    this.sockets = sockets
    this.hub = new Hub(store, new BotPool(), { onFailure: (error) => this.failures.push(error), ...options })
    sockets.on('connection', (socket, request) => void this.serve(socket, request))
  }

  /** `beside`: of a process on the same database, whose people are known here too. */
  static async start(store: Store, options: HubOptions = {}, beside?: TestTables): Promise<TestTables> {
    const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await once(sockets, 'listening')
    return new TestTables(store, beside?.people ?? new Map<string, Person>(), sockets, options)
  }

  private async serve(socket: WebSocket, { url = '', socket: line }: IncomingMessage): Promise<void> {
    const { pathname, searchParams } = new URL(url, 'http://here')
    socket.on('error', () => socket.terminate())
    const person = this.people.get(searchParams.get('person') ?? '')
    const refusal = await this.hub.connect(pathname.slice(1), person, searchParams.get('page') ?? '', socket, line)
    if (refusal !== undefined) socket.close(4404, refusal.reason)
  }

  async person(name: string): Promise<Person> {
    const person: Person = { id: newToken(), name, login: null, created: Date.now() }
    await this.store.addPerson(person)
    this.people.set(person.id, person)
    return person
  }

  async match(host: Person, wish: Partial<NewMatch> & Pick<NewMatch, 'game' | 'seats'>): Promise<string> {
    const made = await this.hub.create(host, { options: {}, isPublic: true, hasHints: false, ...wish })
    if (made instanceof Refusal) throw new Error(made.reason)
    return made
  }

  /** Opens a match as a person, or as somebody without a name. */
  async open(match: string, person: Person | undefined): Promise<TestPlayer> {
    const bound = this.sockets.address()
    const port = typeof bound === 'object' ? bound?.port : bound
    const address = `ws://127.0.0.1:${port}/${match}?page=${newToken()}&person=${person?.id ?? ''}`
    const player = new TestPlayer(address)
    this.players.push(player)
    const { fatal } = await player.until((state) => state.isInTouch || state.fatal !== undefined)
    if (fatal !== undefined) throw new Error(fatal.reason)
    return player
  }

  async stop(): Promise<void> {
    for (const player of this.players) player.connection.close()
    await this.hub.close()
    this.sockets.close()
    await this.store.close()
  }
}

/** A page that a program sits at. */
export class TestPlayer {
  readonly connection: MatchConnection
  /** Everything that came, as it came. */
  readonly received: (string | ArrayBuffer)[] = []
  /** The sockets so far, the last one open: tests break them. */
  readonly sockets: WebSocket[] = []

  constructor(address: string) {
    const surroundings: Surroundings = {
      openSocket: (to, { onMessage, onClose }) => {
        const socket = new WebSocket(to)
        this.sockets.push(socket)
        socket.binaryType = 'arraybuffer'
        socket.on('message', (data: Buffer | ArrayBuffer) => {
          const message = data instanceof ArrayBuffer ? data : data.toString()
          this.received.push(message)
          onMessage(message)
        })
        socket.on('close', (code, reason) => onClose(code, reason.toString()))
        socket.on('error', () => undefined)
        return {
          send: (text) => {
            if (socket.readyState === WebSocket.OPEN) socket.send(text)
          },
          close: () => socket.close(),
        }
      },
      now: () => performance.now(),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
      random: () => Math.random(),
      watchNetwork: () => () => undefined,
    }
    this.connection = new MatchConnection(address, surroundings)
  }

  get state(): MatchState {
    return this.connection.getState()
  }

  get seen(): Seen {
    if (this.state.seen === undefined) throw new Error('nothing was shown yet')
    return this.state.seen
  }

  /** The options of the question, in notation. */
  get options(): readonly string[] {
    return this.state.ask?.options.map(({ say }) => say) ?? []
  }

  do(command: Command): Promise<Refusal | undefined> {
    return this.connection.send(command)
  }

  /** Answers what is asked: with the given option, or the first. */
  answer(text = at(this.options, 0)): Promise<Refusal | undefined> {
    const { ask } = this.state
    if (ask === undefined) throw new Error('nothing is asked')
    return this.do({ do: 'answer', seat: ask.seat, number: ask.number, text })
  }

  async until(isSo: (state: MatchState) => boolean, milliseconds = 10_000): Promise<MatchState> {
    const { connection } = this
    if (isSo(connection.getState())) return connection.getState()
    return new Promise((resolve, reject) => {
      const stop = connection.subscribe(() => {
        if (!isSo(connection.getState())) return
        clearTimeout(timer)
        stop()
        resolve(connection.getState())
      })
      const timer = setTimeout(() => {
        stop()
        reject(new Error(`it did not come: ${JSON.stringify(connection.getState()).slice(0, 2000)}`))
      }, milliseconds)
    })
  }

  untilAsked(): Promise<MatchState> {
    return this.until(({ ask }) => ask !== undefined)
  }
}

/** A data directory of its own, and what removes it. */
export function dataFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-data-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export function sqliteStore(folder: string): Store {
  const store = openSqliteStore(folder)
  if (store instanceof Refusal) throw new Error(store.reason)
  return store
}

/** Everybody answers with whatever `choose` picks, until the match is over. */
export async function playToEnd(
  players: readonly TestPlayer[],
  choose: (player: TestPlayer, seat: Seat) => string = (player) => at(player.options, 0),
): Promise<void> {
  const isOver = (player: TestPlayer): boolean => player.seen.room.status === 'over'
  while (!players.every(isOver)) {
    const asked = players.find(({ state }) => state.ask !== undefined && state.sending.length === 0)
    if (asked?.state.ask === undefined) {
      await Promise.race(
        players.map((one) => one.until(({ ask, seen }) => ask !== undefined || seen?.room.status === 'over')),
      )
      const waiting = players.find((player) => !isOver(player))
      if (players.some(isOver)) await waiting?.until(({ seen }) => seen?.room.status === 'over')
      continue
    }
    const refusal = await asked.answer(choose(asked, asked.state.ask.seat))
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
}
