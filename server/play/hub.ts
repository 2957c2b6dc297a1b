// The hub: the matches that are live in this process, and how they follow what other processes do.

import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import { type AnyGame, type MatchRecord, readOptions, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { type FromPage, fromPage, type NewMatch } from '@umpire/wire'
import type { WebSocket } from 'ws'
import type { BotPool } from '../bots/bot-pool.ts'
import { fewAtATime } from '../few-at-a-time.ts'
import { badMessage, idleAfter, restAfter } from './limits.ts'
import type { Person, Store } from '../store/store.ts'
import { newToken, planOf } from './commands.ts'
import { Connection } from './connection.ts'
import type { Deed, NewEntry, SeatPlan } from './entry.ts'
import { recordIn } from './fold.ts'
import { LiveMatch } from './live-match.ts'
import { Presence } from './presence.ts'
import { readMatch } from './read-match.ts'
import { Room, type Surroundings } from './room.ts'

/** So often idle matches are looked for, other processes greeted and forgotten bots woken. */
const roundEvery = 5000
/** A bot's move that nobody has made for so long: whoever should have made it is gone. */
const botOverdue = 8000
const botsWokenAtOnce = 50
/** Where the server stops, pages may come back after this. */
const comeBackAfter = 500

export interface HubOptions {
  /** Hears of what went wrong and nobody at a table can help. */
  readonly onFailure?: (error: unknown) => void
  /** Hears how long it took from when an answer came until it was written and told. */
  readonly onAnswer?: (milliseconds: number) => void
  /** How often idle matches are looked for. */
  readonly roundEvery?: number
  /** How long a match is ready at once after something was done in it. */
  readonly restAfter?: number
  /** How long a match stays in memory when nobody has it open. */
  readonly idleAfter?: number
}

export class Hub {
  private readonly store: Store
  private readonly bots: BotPool
  private readonly options: HubOptions
  private readonly process = randomBytes(8).toString('base64url')
  private readonly rooms = new Map<string, Promise<Room | Refusal>>()
  private readonly around: Surroundings
  private readonly presence: Presence
  private readonly rounds: ReturnType<typeof setInterval>
  private readonly counts = { connections: 0, answers: 0, rests: 0 }
  private isClosed = false

  constructor(store: Store, bots: BotPool, options: HubOptions = {}) {
    this.store = store
    this.bots = bots
    this.options = options
    this.presence = new Presence(this.process, (news) => store.tell(news))
    this.around = {
      store,
      bots,
      presence: this.presence,
      read: (match) => readMatch(store, match),
      makeRematch: (live, person) => this.makeRematch(live, person),
      answered: (milliseconds) => {
        this.counts.answers++
        options.onAnswer?.(milliseconds)
      },
      failed: (error) => options.onFailure?.(error),
      broken: (room) => this.drop(room),
    }
    store.listen((news) => this.heard(news))
    this.rounds = setInterval(() => void this.makeRound(), options.roundEvery ?? roundEvery)
    this.rounds.unref()
    this.presence.sayAlive()
  }

  /** Bots whose moves were cut off when the last process ended go on. To be called once the server is up. */
  async wakeBots(before = Date.now()): Promise<void> {
    for (const match of await this.store.botsDue(before, botsWokenAtOnce))
      await this.enter(match, (room) => room.wakeBots())
  }

  /** Matches in memory, pages, answers of people, and how often a match was put away. */
  get stats(): { readonly live: number } & Readonly<typeof this.counts> {
    return { live: this.rooms.size, ...this.counts }
  }

  // Matches ----------------------------------------------------------------------------------------------------------

  async create(host: Person, wish: NewMatch): Promise<string | Refusal> {
    const game = await loadGame(wish.game)
    if (game === undefined) return new Refusal('unusable', `there is no game "${wish.game}" here`)
    const refusal = whyNotCreated(game, wish)
    if (refusal !== undefined) return refusal
    const { options, isPublic, hasHints } = wish
    const seats = wish.seats.map((seat) => planOf(seat, host.id))
    return this.make(game, { game: game.id, version: game.version, options, seats, host: host.id, isPublic, hasHints })
  }

  private async make(game: AnyGame, creation: Omit<Deed & { do: 'create' }, 'do'>): Promise<string> {
    const id = newToken()
    const deed = { do: 'create' as const, ...creation }
    const entry: NewEntry = { at: Date.now(), by: creation.host, key: null, deed }
    await this.store.create(new LiveMatch(id, game, deed, entry.at).summary(), [entry])
    return id
  }

  /** The same people and bots, everybody one seat on, so that another begins. */
  private makeRematch({ game, creation, seats, id }: LiveMatch, host: string): Promise<string> {
    const [first, ...others] = seats.map(({ plan }): SeatPlan => plan)
    const { options, isPublic, hasHints } = creation
    return this.make(game, {
      game: game.id,
      version: game.version,
      options,
      seats: first === undefined ? [] : [...others, first],
      host,
      isPublic,
      hasHints,
      after: id,
    })
  }

  /** The record of a match that has come to its end, for whoever knows its link. */
  async record(match: string): Promise<MatchRecord | Refusal> {
    return this.enter(match, async ({ live }) => {
      if (live.status === 'over' && live.match !== undefined) return live.match.record()
      if (live.status === 'stopped') return recordIn(live.game, await this.store.entries(match, 0))
      return new Refusal('illegal', 'the record is given out when the match is over')
    })
  }

  /** The match, read from its log where it is not live yet. */
  private room(match: string): Promise<Room | Refusal> {
    const known = this.rooms.get(match)
    if (known !== undefined) return known
    const opening = this.openRoom(match)
    this.rooms.set(match, opening)
    opening.then(
      (room) => {
        if (room instanceof Refusal) this.rooms.delete(match)
      },
      () => this.rooms.delete(match),
    )
    return opening
  }

  /** Goes into the room of a match at once when it is there, so that it is not forgotten in between. */
  private async enter<T>(match: string, visit: (room: Room) => T | Promise<T>): Promise<T | Refusal> {
    for (;;) {
      const opening = this.room(match)
      const room = await opening
      if (room instanceof Refusal) return room
      if (this.rooms.get(match) === opening) return visit(room)
    }
  }

  private drop(room: Room): void {
    this.rooms.delete(room.live.id)
    room.sayBye('something went wrong', comeBackAfter)
  }

  private async openRoom(match: string): Promise<Room | Refusal> {
    const live = await readMatch(this.store, match)
    if (live instanceof Refusal) return live
    this.presence.ask(match)
    return new Room(live, this.around)
  }

  // Pages ------------------------------------------------------------------------------------------------------------

  /** Serves a match to a page until its socket, which writes to the line, closes; a refusal where there is no such match. */
  async connect(
    match: string,
    person: Person | undefined,
    page: string,
    socket: WebSocket,
    line: Writable,
  ): Promise<Refusal | undefined> {
    const connection = new Connection(socket, line, person, page)
    // What comes while the match is being read waits.
    const early: string[] = []
    let entered: Room | undefined
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary || !connection.allows(1)) return connection.drop('too many or unreadable messages')
      if (entered === undefined) early.push(data.toString())
      else this.hear(entered, connection, data.toString())
    })
    socket.on('close', () => {
      this.counts.connections--
      entered?.close(connection)
    })
    this.counts.connections++
    try {
      const room = await this.enter(match, async (found) => {
        await found.open(connection)
        return found
      })
      if (room instanceof Refusal) return room
      entered = room
      if (socket.readyState !== socket.OPEN) room.close(connection)
      for (const text of early) this.hear(room, connection, text)
      room.bots.wake()
    } catch (error) {
      this.around.failed(error)
      connection.sayBye('the match could not be read', comeBackAfter)
    }
    return undefined
  }

  private hear(room: Room, connection: Connection, text: string): void {
    const { success, data } = fromPage.safeParse(parsed(text))
    if (!success) {
      if (!connection.allows(badMessage)) return connection.drop('too many bad messages')
      connection.send({ is: 'refused', of: 0, refused: 'malformed', reason: 'that is no message of a page' })
      return
    }
    if (!connection.allows(costs[data.do] ?? 0)) return connection.drop('too many messages')
    room.hear(connection, data).catch((error: unknown) => {
      this.around.failed(error)
      // What is in memory may be wrong now: pages come back and get what is in the log.
      this.drop(room)
    })
  }

  // People -----------------------------------------------------------------------------------------------------------

  renamed(person: string): void {
    this.store.tell(`name ${person}`)
    this.heardName(person)
  }

  /** Frees the person's seats before a match begins; where it goes on, bots play for them. To be called before they go. */
  async leaves(person: string): Promise<void> {
    for (const { id, status } of await this.store.matchesOf(person, Number.MAX_SAFE_INTEGER)) {
      if (status !== 'open' && status !== 'running') continue
      await this.enter(id, (room) => room.leaves(person))
    }
  }

  private heardName(person: string): void {
    void this.eachRoom((room) => room.renamed(person))
  }

  private async eachRoom(visit: (room: Room) => void): Promise<void> {
    for (const opening of this.rooms.values()) {
      const room = await opening.catch(() => undefined)
      if (room instanceof Room) visit(room)
    }
  }

  // Other processes --------------------------------------------------------------------------------------------------

  private heard(news: string): void {
    const [what = '', first = '', second = '', third = '', fourth = ''] = news.split(' ')
    switch (what) {
      case 'log':
        return this.visit(first, (room) => room.catchUp(Number(second)))
      case 'chat':
        return this.visit(first, (room) => room.chat.catchUp())
      case 'here':
        this.presence.heardHere(first, second, Number(third), fourth === '' ? [] : fourth.split(','))
        return this.visit(second, (room) => room.companyChanged())
      case 'who':
        return this.presence.asked(first)
      case 'alive':
        this.presence.heardAlive(first)
        return
      case 'gone':
        return this.companyGone(this.presence.heardGone(first))
      case 'name':
        return this.heardName(first)
      case 'gap':
        // Something was said that was not heard.
        void this.eachRoom((room) => this.visit(room.live.id, (one) => one.catchUp(Number.POSITIVE_INFINITY)))
        return
      default:
        return
    }
  }

  private visit(match: string, visit: (room: Room) => Promise<void> | void): void {
    const opening = this.rooms.get(match)
    if (opening === undefined) return
    opening
      .then((room) => (room instanceof Room ? visit(room) : undefined))
      .catch((error: unknown) => {
        this.around.failed(error)
        this.rooms.delete(match)
      })
  }

  private companyGone(matches: readonly string[]): void {
    for (const match of matches) this.visit(match, (room) => room.companyChanged())
  }

  /** Now and then: idle matches are forgotten, silent processes too, and overdue bots woken. */
  private async makeRound(): Promise<void> {
    try {
      this.presence.sayAlive()
      this.companyGone(this.presence.forgetSilent())
      await this.wakeBots(Date.now() - botOverdue)
      if (!this.isClosed) await this.forgetIdle()
    } catch (error) {
      this.around.failed(error)
    }
  }

  private async forgetIdle(): Promise<void> {
    const now = Date.now()
    const leaving: Promise<void>[] = []
    await fewAtATime(this.rooms, async ([match, opening]) => {
      const room = await opening.catch(() => undefined)
      if (room === undefined || room instanceof Refusal) return
      if (this.isIdle(room, now)) leaving.push(this.forget(match, room, now))
      else if (await room.restIfIdle(now - (this.options.restAfter ?? restAfter))) this.counts.rests++
    })
    await Promise.all(leaving)
  }

  private isIdle(room: Room, now: number): boolean {
    return !room.isInUse && room.usedAt <= now - (this.options.idleAfter ?? idleAfter)
  }

  private async forget(match: string, room: Room, now: number): Promise<void> {
    await room.keepSnapshot()
    if (this.isIdle(room, now)) this.rooms.delete(match)
  }

  /** Pages are told, what is under way is finished. */
  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.rounds)
    this.presence.sayGone()
    await this.eachRoom((room) => room.sayBye('the server is being restarted', comeBackAfter))
    await this.bots.close()
    const finishing: Promise<void>[] = []
    await this.eachRoom((room) => finishing.push(room.finish()))
    await Promise.all(finishing)
    this.rooms.clear()
  }
}

/** What counts for more than one message, because it is more work. */
const costs: { readonly [Do in FromPage['do']]?: number } = { 'show all': 10, 'why not': 2, hint: 20 }

function whyNotCreated(game: AnyGame, { seats, options }: NewMatch): Refusal | undefined {
  const { least, most } = game.seats
  if (seats.length < least || seats.length > most) {
    const range = least === most ? least : `${least} to ${most}`
    return new Refusal('unusable', `${game.name} is for ${range} seats, not ${seats.length}`)
  }
  const read = readOptions(game.options, options)
  if (read instanceof Refusal) return read
  const isAllBots = seats.every(({ kind }) => kind === 'bot')
  return isAllBots ? new Refusal('unusable', 'a match over the network needs a person') : undefined
}

/** Undefined, which no schema takes, where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
