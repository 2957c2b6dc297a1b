// A room: one match in this process, with the pages that have it open. What is done to it is done one at a time, and
// is in the log before anyone is told.

import { at, Refusal, type Seat } from '@umpire/engine'
import type { FromPage, RoomInfo } from '@umpire/wire'
import type { BotPool } from '../bots/bot-pool.ts'
import type { Store } from '../store/store.ts'
import { hint, whyNot } from './advice.ts'
import { Broadcast } from './broadcast.ts'
import { Chat } from './chat.ts'
import { type Asking, type Command, deedOf, standInLevel } from './commands.ts'
import type { Connection } from './connection.ts'
import type { Deed, NewEntry } from './entry.ts'
import { fixPosition } from './fold.ts'
import type { LiveMatch } from './live-match.ts'
import { Names } from './names.ts'
import { OneAtATime } from './one-at-a-time.ts'
import type { Presence } from './presence.ts'
import { RoomInfos } from './room-info.ts'
import { TableBots } from './table-bots.ts'
import { type MessageKey, sayKey } from './taken-keys.ts'

/** A position is kept when the log is so much longer, for later versions of the rules to be checked by. */
const entriesBetweenSnapshots = 64
/** So often a command is tried again when another process was faster. */
const mostTries = 20

/** What a room needs of the process around it. */
export interface Surroundings {
  readonly store: Store
  readonly bots: BotPool
  readonly presence: Presence
  /** The match as its log makes it now. */
  readonly read: (match: string) => Promise<LiveMatch | Refusal>
  /** A rematch of a match that is over; its id. */
  readonly makeRematch: (live: LiveMatch, person: string) => Promise<string>
  /** So long it took from when an answer came until it was written and told. */
  readonly answered: (milliseconds: number) => void
  /** Something went wrong that nobody at the table can help. */
  readonly failed: (error: unknown) => void
  /** What is in memory is not what is in the log, and that cannot be read: the room must go. */
  readonly broken: (room: Room) => void
}

/** The message of a page that asks for something to be done. */
interface AskedFor {
  readonly connection: Connection
  readonly n: number
  /** When it came. */
  readonly came: number
}

export class Room {
  live: LiveMatch
  /** When somebody was last here, or something was done. */
  usedAt = Date.now()
  private readonly around: Surroundings
  private readonly connections = new Set<Connection>()
  private readonly broadcast = new Broadcast()
  private readonly names: Names
  readonly chat: Chat
  readonly bots: TableBots
  private readonly turn = new OneAtATime()
  private readonly infos: RoomInfos
  /** How long the log was when the position was last kept. */
  private keptAt: number

  constructor(live: LiveMatch, around: Surroundings) {
    this.live = this.watched(live)
    this.around = around
    this.names = new Names(around.store)
    this.chat = new Chat({
      match: live.id,
      store: around.store,
      names: this.names,
      connections: this.connections,
      isPlayer: (person) => this.live.status === 'open' || this.live.seatsOf(person).length > 0,
    })
    this.bots = new TableBots({
      pool: around.bots,
      live: () => this.live,
      enact: (make) => this.enact(null, make),
      failed: around.failed,
    })
    this.infos = new RoomInfos({
      watching: (players) => around.presence.watching(live.id, players),
      isHere: (person) => around.presence.isHere(live.id, person),
      nameOf: (person) => this.names.of(person),
    })
    this.keptAt = live.length
  }

  /** True while somebody has it open or something is under way. */
  get isInUse(): boolean {
    return this.connections.size > 0 || this.turn.isBusy || this.bots.areThinking
  }

  private watched(live: LiveMatch): LiveMatch {
    live.woken = () => {
      if (this.connections.size > 0) this.broadcast.recall(live, this.connections)
    }
    return live
  }

  /**
   * Puts the match away if nobody has wanted it since then; true if it did, as soon as its position is kept. Pages stay, and
   * notice nothing.
   */
  async restIfIdle(since: number): Promise<boolean> {
    let keeping: Promise<void> | undefined
    // What nobody has open will be forgotten, and need not be made again for that.
    const beforeRest = (): void => {
      if (this.connections.size === 0) keeping = this.keepSnapshot()
    }
    if (this.turn.isBusy || this.bots.areThinking || !this.live.restIfIdle(since, beforeRest)) return false
    this.broadcast.forget(this.connections)
    this.infos.forget()
    await keeping
    return true
  }

  // Who is here ----------------------------------------------------------------------------------------------------

  /** A page has opened the match: it gets everything, and whoever comes back gets their seats back. */
  async open(connection: Connection): Promise<void> {
    const { live, around } = this
    const person = connection.person?.id
    await this.turn.take(async () => {
      await this.names.learn(this.live.players)
      const chat = await this.chat.linesFor(connection)
      this.connections.add(connection)
      this.usedAt = Date.now()
      around.presence.came(live.id, person)
      this.infos.forget()
      this.broadcast.sendAll(this.live, connection, this.infoFor(connection), { chat })
      this.tellChanges()
    })
    for (const seat of this.live.seatsOf(person)) {
      if (at(this.live.seats, seat).standIn !== undefined) await this.enact(person ?? null, () => this.returning(seat))
    }
  }

  private returning(seat: Seat): Deed | Refusal {
    const { standIn } = at(this.live.seats, seat)
    return standIn === undefined || this.live.status !== 'running'
      ? new Refusal('stale', 'they are back already')
      : { do: 'return', seat }
  }

  close(connection: Connection): void {
    if (!this.connections.delete(connection)) return
    this.usedAt = Date.now()
    if (this.connections.size === 0) this.broadcast.forget(this.connections)
    this.around.presence.went(this.live.id, connection.person?.id)
    this.companyChanged()
  }

  /** Somebody has another name. */
  renamed(person: string): void {
    this.names.forget(person)
    if (this.live.players.includes(person)) this.companyChanged()
  }

  /** Somebody came, went or changed their name. */
  companyChanged(): void {
    this.turn
      .take(async () => {
        this.infos.forget()
        await this.names.learn(this.live.players)
        this.tellChanges()
      })
      .catch(this.around.failed)
  }

  /** Somebody is deleted: their seats are free again, or bots play there. */
  async leaves(person: string): Promise<void> {
    for (const seat of this.live.seatsOf(person)) {
      await this.enact(null, () => {
        if (!this.live.seatsOf(person).includes(seat)) return new Refusal('stale', 'they do not sit there any more')
        if (this.live.status === 'open') return { do: 'seat', seat, to: { kind: 'open' } }
        return this.live.status === 'running' && this.live.botLevel(seat) === undefined
          ? { do: 'leave', seat, level: standInLevel }
          : new Refusal('stale', 'a bot plays there already')
      })
    }
    if (this.live.status === 'open' && this.live.creation.host === person) {
      await this.enact(null, () => ({ do: 'stop', reason: 'whoever made the match has left for good' }))
    }
  }

  /** Kept when everything that is under way has been done and the position is kept. */
  async finish(): Promise<void> {
    await this.turn.take(() => this.keepSnapshot())
  }

  /** The server stops: pages are told to come back soon. */
  sayBye(reason: string, again: number): void {
    for (const connection of this.connections) connection.sayBye(reason, again)
  }

  // What pages say ---------------------------------------------------------------------------------------------------

  async hear(connection: Connection, message: FromPage): Promise<void> {
    const { n } = message
    this.usedAt = Date.now()
    const refusal = await this.answerTo(connection, message)
    if (refusal !== undefined) connection.send({ is: 'refused', of: n, ...refusal.toJSON() })
  }

  private answerTo(connection: Connection, message: FromPage): Promise<Refusal | undefined> {
    switch (message.do) {
      case 'show all':
        return this.showAll(connection, message.n)
      case 'check':
        connection.send({ is: 'taken', taken: message.n })
        return Promise.resolve(undefined)
      case 'say':
        return this.chat.say(connection, message.n, message.text)
      case 'why not':
        return whyNot(this.live, connection, message)
      case 'hint':
        return hint(this.live, this.around.bots, connection, message)
      case 'rematch':
        return this.askForRematch(connection, message.n)
      case 'sit':
      case 'stand up':
      case 'set seat':
      case 'start':
      case 'answer':
      case 'undo':
      case 'propose take back':
      case 'propose end':
      case 'consent':
      case 'resign':
      case 'leave':
      case 'return':
      case 'stand in':
        return this.command(connection, message)
    }
  }

  private command(connection: Connection, command: Command & { n: number }): Promise<Refusal | undefined> {
    const { n } = command
    const person = connection.person?.id
    const asking: Asking = { person, isHere: (one) => this.around.presence.isHere(this.live.id, one) }
    const make = (): Deed | Refusal => deedOf(this.live, command, asking)
    return this.enact(person ?? null, make, { connection, n, came: performance.now() })
  }

  private showAll(connection: Connection, n: number): Promise<undefined> {
    return this.turn.take(async () => {
      this.broadcast.sendAll(this.live, connection, this.infoFor(connection), { taken: n })
      return undefined
    })
  }

  // What is done -----------------------------------------------------------------------------------------------------

  /**
   * Does something to the match: checks it, writes it down, and tells everybody. `make` says what is to be done, as the
   * match stands then. `asked`: the message that asks for it; what was done for it before is not done again.
   */
  enact(by: string | null, make: () => Deed | Refusal, asked?: AskedFor): Promise<Refusal | undefined> {
    const key = asked === undefined ? undefined : { page: asked.connection.page, n: asked.n }
    return this.turn.take(async () => {
      for (let tries = 0; tries < mostTries; tries++) {
        if (key !== undefined && this.live.keys.has(key)) {
          asked?.connection.send({ is: 'taken', taken: key.n })
          return undefined
        }
        const done = await this.write(by, key, make())
        if (done instanceof Refusal) {
          // Another process may have written what makes it possible, and the news of that may be on its way.
          if (this.around.store.isShared && (await this.readOn())) continue
          return done
        }
        if (done === undefined) continue
        if (done.do === 'seat') await this.names.learn(this.live.players)
        this.tellChanges(asked)
        if (asked !== undefined && done.do === 'answer') this.around.answered(performance.now() - asked.came)
        this.afterwards()
        return undefined
      }
      return new Refusal('unusable', 'too much happens at once; try again')
    })
  }

  /** What was written; undefined where another process was faster, and the match is now as it is there. */
  private async write(
    by: string | null,
    key: MessageKey | undefined,
    deed: Deed | Refusal,
  ): Promise<Deed | Refusal | undefined> {
    if (deed instanceof Refusal) return deed
    const { live, around } = this
    const from = live.length
    const entry: NewEntry = { at: Date.now(), by, key: key === undefined ? null : sayKey(key), deed }
    try {
      const refusal = live.take(entry)
      if (refusal !== undefined) return refusal
      if (await around.store.append({ match: live.id, from, entries: [entry], summary: live.summary() })) return deed
    } catch (error) {
      around.failed(error)
      await this.readAnew()
      return new Refusal('unusable', 'it could not be written down and was not done; try again')
    }
    await this.readAnew()
    return undefined
  }

  /** What is here is ahead of the log, or behind it: the log is right. */
  private async readAnew(): Promise<void> {
    const read = await this.around.read(this.live.id).catch((error: unknown) => {
      this.around.broken(this)
      throw error
    })
    if (read instanceof Refusal) {
      this.around.broken(this)
      throw new Error(read.reason)
    }
    this.live = this.watched(read)
    this.infos.forget()
    this.tellChanges()
  }

  /** Another process has written: the log was so long then. */
  catchUp(length: number): Promise<void> {
    return this.turn.take(async () => {
      if (this.live.length < length) await this.readOn()
    })
  }

  /** Takes what others have written since; false where there is nothing. */
  private async readOn(): Promise<boolean> {
    const entries = await this.around.store.entries(this.live.id, this.live.length)
    if (entries.length === 0) return false
    for (const entry of entries) {
      if (this.live.take(entry) !== undefined) {
        await this.readAnew()
        return true
      }
      this.broadcast.noticeTakenBack(this.live)
    }
    this.infos.forget()
    await this.names.learn(this.live.players)
    this.tellChanges()
    return true
  }

  private tellChanges(asked?: AskedFor): void {
    this.usedAt = Date.now()
    if (this.connections.size > 0) this.broadcast.sendChanges(this.live, this.connections, this.infoFor, asked)
  }

  private readonly infoFor = ({ person }: Connection): RoomInfo => this.infos.for(person?.id, this.live)

  /** Bots are to answer, by what lists say; where that is not so, the lists are told. */
  async wakeBots(): Promise<void> {
    this.bots.wake()
    await this.turn.take(async () => {
      const { id, length } = this.live
      const summary = this.live.summary()
      if (!summary.isBotDue) await this.around.store.append({ match: id, from: length, entries: [], summary })
    })
  }

  /** Bots answer, and now and then a position is kept. */
  private afterwards(): void {
    const { length, status } = this.live
    if (length >= this.keptAt + entriesBetweenSnapshots || status === 'over') void this.keepSnapshot()
    this.bots.wake()
  }

  /** Keeps the position as it is, if there is anything new. */
  async keepSnapshot(): Promise<void> {
    const { length, version, id } = this.live
    // Before the match is asked for, which may have to be made again for it.
    if (length === this.keptAt) return
    const { match } = this.live
    if (match === undefined) return
    this.keptAt = length
    try {
      await this.around.store.putSnapshot({ match: id, length, version, ...fixPosition(match) })
    } catch (error) {
      this.around.failed(error)
    }
  }

  private async askForRematch(connection: Connection, n: number): Promise<Refusal | undefined> {
    const person = connection.person?.id
    if (person === undefined || this.live.seatsOf(person).length === 0) {
      return new Refusal('wrong seat', 'only who played here may do that')
    }
    if (this.live.status !== 'over') return new Refusal('illegal', 'the match is not over')
    if (this.live.rematch !== undefined) {
      connection.send({ is: 'taken', taken: n })
      return undefined
    }
    const match = await this.around.makeRematch(this.live, person)
    const make = (): Deed | Refusal =>
      this.live.rematch === undefined ? { do: 'rematch', match } : new Refusal('stale', 'there is a rematch already')
    return this.enact(person, make, { connection, n, came: performance.now() })
  }
}
