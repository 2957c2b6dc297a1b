// What pages are sent of a match: everything at first, and what has changed after that. What changes for all alike is
// worked out once, however many look on.

import {
  copyPlain,
  type Match,
  readOptions,
  Refusal,
  seatNames,
  seenEvent,
  spectator,
  type Told,
  type Viewer,
} from '@umpire/engine'
import type { ChatLine, NewEvent, RoomInfo, Seen, ToPage } from '@umpire/wire'
import { AskMemory } from '@umpire/wire/asks'
import { diff, follow } from '@umpire/wire/patch'
import type { Connection } from './connection.ts'
import type { LiveMatch } from './live-match.ts'

const noFaces: Seen['faces'] = {}
const nobody: Seen['waiting'] = {}
const onlyWatching = 'you are watching'

/** The match as it was last sent: a copy of the state, and how many events. */
interface Sent {
  readonly match: Match
  readonly state: unknown
  told: number
  /** How many of these events have not been taken back since. */
  kept: number
}

export class Broadcast {
  private sent: Sent | undefined
  /** How long the log was when it was last sent. */
  private at = 0

  /** Sends everything to one page. The match must be as it was last sent to the others. */
  sendAll(live: LiveMatch, to: Connection, info: RoomInfo, also: { chat?: readonly ChatLine[]; taken?: number }): void {
    this.sent ??= sentOf(live)
    this.at = live.length
    const { match } = live
    to.mine = live.seatsOf(to.person?.id)
    to.viewer = viewerOf(live, to)
    to.seen = seenBy(live, to, info)
    to.asks = new AskMemory()
    to.asked = askOf(live, to)
    if (to.asked !== undefined) to.asks.shrink(to.asked.toJSON())
    to.send({
      is: 'all',
      at: live.length,
      seen: to.seen,
      ...(match === undefined ? {} : { state: match.view(spectator).state }),
      seatNames: match?.seatNames ?? namesBefore(live),
      told: match?.events().map((one) => seenEvent(one, to.viewer)) ?? [],
      ...(to.asked === undefined ? {} : { ask: to.asked.toJSON() }),
      ...also,
    })
  }

  /** Sends what has changed since the last time. `done`: the page whose message did it, and the message's number. */
  sendChanges(
    live: LiveMatch,
    all: Iterable<Connection>,
    infoFor: (connection: Connection) => RoomInfo,
    done?: { readonly connection: Connection; readonly n: number },
  ): void {
    const { match } = live
    const { sent: before, at: from } = this
    if (match !== undefined && before?.match !== match) {
      this.sent = undefined
      // It has begun, or was read anew from its log: there is nothing to compare with.
      for (const one of all) this.sendAll(live, one, infoFor(one), done?.connection === one ? { taken: done.n } : {})
      return
    }
    this.at = live.length
    const shared = match === undefined || before === undefined ? nothingNew : this.sharedChanges(match, before)
    for (const one of all) this.sendOwnChanges(live, one, infoFor(one), from, shared, done)
  }

  /** To be called after each of several things that are told together: what was taken back may have been done anew since. */
  noticeTakenBack({ match }: LiveMatch): void {
    const { sent } = this
    if (match !== undefined && sent?.match === match) sent.kept = Math.min(sent.kept, match.events().length)
  }

  /** Nothing is kept to compare with: nobody looks on, or the match is put away until something is done. */
  forget(all: Iterable<Connection>): void {
    this.sent = undefined
    for (const one of all) {
      one.asked = undefined
      one.pack()
    }
  }

  /** The match is there again, as it was last sent. */
  recall(live: LiveMatch, all: Iterable<Connection>): void {
    this.sent = sentOf(live)
    for (const one of all) {
      one.asked = askOf(live, one)
      one.unpack()
    }
  }

  private sharedChanges(match: Match, before: Sent): Shared {
    const patch = follow(before.state, match.view(spectator).state)
    const events = match.events()
    const kept = Math.min(before.kept, events.length)
    const told = events.slice(kept)
    const isToldAlike = told.every(({ faces }) => faces.length === 0)
    const parts =
      changed('state', patch) +
      (kept < before.told ? part('kept', kept) : '') +
      (isToldAlike ? toldTo(match, spectator, told) : '')
    before.told = before.kept = events.length
    return { parts, toldApart: isToldAlike ? [] : told }
  }

  private sendOwnChanges(
    live: LiveMatch,
    to: Connection,
    info: RoomInfo,
    from: number,
    { parts, toldApart }: Shared,
    done: { readonly connection: Connection; readonly n: number } | undefined,
  ): void {
    const { asked: askedBefore, seen: before } = to
    if (before === undefined) return
    to.mine = live.seatsOf(to.person?.id)
    to.viewer = viewerOf(live, to)
    to.seen = seenBy(live, to, info)
    to.asked = askOf(live, to)
    const news =
      changed('seen', seenChanges(before, to.seen, live.seats.length)) +
      parts +
      (live.match === undefined ? '' : toldTo(live.match, to.viewer, toldApart)) +
      (to.asked === askedBefore ? '' : changed('ask', shrunkAsk(to))) +
      (done?.connection === to ? part('taken', done.n) : '')
    if (news === '' && from === live.length) return
    const since = from === live.length - 1 ? '' : part('from', from)
    to.sendParts(`"is":"update","at":${live.length}${since}${news}`)
  }
}

// An update is put together as text, so that what all are sent alike becomes text only once.

type Update = Extract<ToPage, { readonly is: 'update' }>

const part = <Name extends keyof Update>(name: Name, value: Update[Name]): string =>
  `,"${name}":${JSON.stringify(value)}`

/** The same of a change that is JSON already, empty where there is none. */
const changed = (name: 'seen' | 'state' | 'ask', json: string): string => (json === '' ? '' : `,"${name}":${json}`)

/** What pages are sent alike, and the events that each may see something else of. */
interface Shared {
  readonly parts: string
  readonly toldApart: readonly Told[]
}

const nothingNew: Shared = { parts: '', toldApart: [] }

function toldTo({ count }: Match, viewer: Viewer, told: readonly Told[]): string {
  if (told.length === 0) return ''
  const events = told.map((one): NewEvent => {
    const seen = seenEvent(one, viewer)
    if (seen.at !== count) return seen
    const { event, faces } = seen
    return faces === undefined ? { event } : { event, faces }
  })
  return part('told', events)
}

const shrunkAsk = ({ asked, asks }: Connection): string => (asked === undefined ? 'null' : asks.shrink(asked.toJSON()))

/** What the seats will be called, before the match begins. */
function namesBefore({ game, options: chosen, seats }: LiveMatch): readonly string[] {
  const options = readOptions(game.options, chosen)
  return options instanceof Refusal ? [] : seatNames(game, options, seats.length)
}

function sentOf({ match, game }: LiveMatch): Sent | undefined {
  if (match === undefined) return undefined
  const { state } = match.view(spectator)
  const told = match.events().length
  return { match, state: game.copy?.(state) ?? copyPlain(state), told, kept: told }
}

/** One of the person's seats: the one that is asked, or the one they looked through before. */
function viewerOf(live: LiveMatch, { mine, viewer }: Connection): Connection['viewer'] {
  const [first = spectator] = mine
  if (mine.length <= 1) return first
  const asked = live.asked.filter((seat) => mine.includes(seat) && live.botLevel(seat) === undefined)
  const isMine = typeof viewer === 'number' && mine.includes(viewer)
  if (isMine && (asked.length === 0 || asked.includes(viewer))) return viewer
  return asked[0] ?? first
}

/** What the page is asked: nothing while a bot plays for its seat. */
function askOf(live: LiveMatch, { viewer }: Connection): Connection['asked'] {
  if (live.status !== 'running' || typeof viewer !== 'number' || live.botLevel(viewer) !== undefined) return undefined
  return live.match?.askOf(viewer)
}

function waitingFor(match: Match, viewer: Viewer): Seen['waiting'] {
  const waiting: { [seat: string]: string } = {}
  for (const { seat, question } of match.asks) if (seat !== viewer) waiting[seat] = question.name
  return waiting
}

/** All parts of what a page sees: one that were left out here would not reach it. */
const partsOfSeen = {
  room: true,
  me: true,
  mine: true,
  viewer: true,
  faces: true,
  waiting: true,
  outcome: true,
  undo: true,
  count: true,
} as const satisfies { readonly [Name in keyof Seen]-?: true }
const isPartOfSeen = (name: string): name is keyof Seen => name in partsOfSeen
const namesOfSeen = Object.keys(partsOfSeen).filter(isPartOfSeen)

/** The JSON of the patch of what a page sees: all of its parts are there before and after. */
function seenChanges(before: Seen, after: Seen, seats: number): string {
  let changes = ''
  for (const name of namesOfSeen) {
    if (before[name] === after[name]) continue
    const change =
      name === 'waiting' ? waitingChanges(before.waiting, after.waiting, seats) : diff(before[name], after[name])
    if (change !== '') changes += `,"${name}":${change}`
  }
  return inBraces(changes)
}

/** Seats are looked up by their numbers: to go through names that are numbers takes far longer. */
function waitingChanges(before: Seen['waiting'], after: Seen['waiting'], seats: number): string {
  let changes = ''
  for (let seat = 0; seat < seats; seat++) {
    const now = after[seat]
    if (before[seat] === now) continue
    changes += `,"${seat}":${now === undefined ? 0 : JSON.stringify([now])}`
  }
  return inBraces(changes)
}

/** Changes, each behind a comma, as an object; empty where there are none. */
const inBraces = (changes: string): string => (changes === '' ? '' : `{${changes.slice(1)}}`)

function seenBy(live: LiveMatch, { viewer, mine, person, seen }: Connection, room: RoomInfo): Seen {
  const { match } = live
  const isRunning = live.status === 'running'
  return {
    room,
    me: person?.id ?? null,
    mine,
    viewer,
    faces: match?.view(viewer).facesLike(seen?.faces ?? noFaces) ?? noFaces,
    waiting: isRunning && match !== undefined ? waitingFor(match, viewer) : nobody,
    outcome: match?.outcome ?? null,
    undo: mine.length === 0 ? onlyWatching : (match?.undoRefusal(mine)?.reason ?? null),
    count: match?.count ?? 0,
  }
}
