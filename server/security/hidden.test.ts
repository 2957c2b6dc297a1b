// Nothing hidden is sent: whole games in which every byte that each seat and a spectator get is held against what the
// engine lets them see.

import {
  type AnyGame,
  at,
  type AskJson,
  Match,
  nextBits,
  pick,
  type Random,
  Refusal,
  type Seat,
  seat,
  seedRandom,
  seenEvent,
  seatsOf,
  type SeenEvent,
  spectator,
  type Viewer,
} from '@umpire/engine'
import { games, loadGame } from '@umpire/games'
import type { MadeMatch, Seen, ToPage } from '@umpire/wire'
import { AskMemory } from '@umpire/wire/asks'
import { patched } from '@umpire/wire/patch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestPage } from '../test-page.ts'
import { Browser, removeScratchFolders, startApp, type TestApp } from '../test-server.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

afterAll(async () => {
  await app.close()
  removeScratchFolders()
})

/** Longer games are ended by agreement. */
const mostAnswers = 120

/** As it comes out of JSON. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** All that a viewer may be shown of a position. */
interface Allowed {
  readonly state: unknown
  readonly faces: unknown
  readonly told: unknown
  readonly ask: unknown
  readonly waiting: unknown
  readonly undo: unknown
  readonly outcome: unknown
}

function allowedFor(match: Match, viewer: Viewer): Allowed {
  const { state, faces } = match.view(viewer).toJSON()
  const isSeat = typeof viewer === 'number'
  const ask = isSeat ? match.askOf(viewer)?.toJSON() : undefined
  const others = match.asks.filter((one) => one.seat !== viewer).map((one) => [one.seat, one.question.name])
  return plain({
    state,
    faces,
    told: match.events().map((told) => seenEvent(told, viewer)),
    ask,
    waiting: Object.fromEntries(others),
    undo: isSeat ? (match.undoRefusal([viewer])?.reason ?? null) : 'you are watching',
    outcome: match.outcome,
  })
}

/** What a match was at every count of answers, through the eyes of each. */
class Truth {
  readonly match: Match
  private readonly history: ReadonlyMap<Viewer, Allowed>[] = []

  constructor(game: AnyGame, seats: number, seed: string) {
    const match = Match.start(game, { seats, seed })
    if (match instanceof Refusal) throw new Error(match.reason)
    this.match = match
    this.remember()
  }

  answer(by: Seat, text: string): void {
    const refusal = this.match.answer(by, text)
    if (refusal !== undefined) throw new Error(refusal.reason)
    this.remember()
  }

  allowed(count: number, viewer: Viewer): Allowed {
    const found = at(this.history, count).get(viewer)
    if (found === undefined) throw new Error('no such viewer')
    return found
  }

  private remember(): void {
    const viewers: readonly Viewer[] = [spectator, ...this.match.seats]
    this.history.push(new Map(viewers.map((viewer) => [viewer, allowedFor(this.match, viewer)])))
  }
}

/** The parts that messages may have; anything else would be something to explain. */
const parts: { readonly [Is in ToPage['is']]?: readonly string[] } = {
  all: ['n', 'is', 'at', 'seen', 'state', 'seatNames', 'told', 'ask', 'chat', 'taken'],
  update: ['n', 'is', 'at', 'from', 'seen', 'state', 'kept', 'told', 'ask', 'taken'],
  taken: ['n', 'is', 'taken'],
}
const seenParts = ['room', 'me', 'mine', 'viewer', 'faces', 'waiting', 'outcome', 'undo', 'count']
const roomParts = 'id game version options isPublic hasHints status seats host watching proposal end rematch'.split(' ')
const seatParts = ['kind', 'person', 'name', 'level', 'isHere', 'standIn', 'hasResigned']

/** A page's messages put together: what it knows, all of it. */
class Knowledge {
  seen: Seen | undefined
  state: unknown
  told: readonly SeenEvent[] = []
  ask: AskJson | undefined
  private asks = new AskMemory()

  take(message: ToPage): void {
    if (message.is === 'all') {
      this.seen = message.seen
      this.state = message.state
      this.told = message.told
      this.ask = message.ask
      this.asks = new AskMemory()
      if (message.ask !== undefined) this.asks.shrink(message.ask)
    }
    if (message.is !== 'update' || this.seen === undefined) return
    if (message.seen !== undefined) this.seen = patched(this.seen, message.seen)
    if (message.state !== undefined) this.state = patched(this.state, message.state)
    const { count } = this.seen
    this.told = [...this.told.slice(0, message.kept), ...(message.told ?? []).map((one) => ({ at: count, ...one }))]
    if (message.ask !== undefined) this.ask = message.ask === null ? undefined : this.asks.grow(message.ask)
  }
}

const expectNoOthers = (value: object, allowed: readonly string[] = []): void =>
  expect(allowed).toEqual(expect.arrayContaining(Object.keys(value)))

/** Everything that a page knows is exactly what it may. */
function checkKnowledge({ seen, state, told, ask }: Knowledge, truth: Truth, viewer: Viewer): void {
  if (seen === undefined) throw new Error('nothing has come')
  expectNoOthers(seen, seenParts)
  expectNoOthers(seen.room, roomParts)
  for (const one of seen.room.seats) expectNoOthers(one, seatParts)
  const { faces, waiting, outcome, undo } = seen
  if (seen.room.status === 'open') {
    expect([state, told, ask, faces]).toEqual([undefined, [], undefined, {}])
    return
  }
  expect(seen.viewer).toBe(viewer)
  const allowed = truth.allowed(seen.count, viewer)
  const knows: Allowed = { state, told, ask, faces, waiting, outcome, undo }
  expect(knows).toEqual(seen.room.status === 'running' ? allowed : { ...allowed, ask: undefined, waiting: {} })
}

async function seedOf(match: string): Promise<string> {
  const entries = await app.together.store.entries(match, 0)
  const start = entries.map(({ deed }) => deed).find((deed) => deed.do === 'start')
  if (start?.do !== 'start') throw new Error('it has not begun')
  return start.seed
}

/** A match of people who answer at random, to its end; the pages of the seats, and what was true. */
async function playedMatch(game: AnyGame, seats: number, random: Random) {
  const players = await Promise.all(seatsOf(seats).map((one) => new Browser(app).named(`Seat ${one}`)))
  const host = await new Browser(app).named('Host')
  const wish = { game: game.id, seats: players.map(() => ({ kind: 'open' })), isPublic: true }
  const { id } = (await host.call<MadeMatch>('POST', '/api/matches', wish)).body
  const spectators = [await TestPage.open(new Browser(app), id), await TestPage.open(host, id)]
  const pages: TestPage[] = []
  for (const [number, player] of players.entries()) {
    const page = await TestPage.open(player, id)
    await page.say({ do: 'sit', seat: number })
    pages.push(page)
  }
  await at(spectators, 1).say({ do: 'start' })
  const seed = await seedOf(id)
  const truth = new Truth(game, seats, seed)
  while (truth.match.outcome === null && truth.match.count < mostAnswers) {
    const ask = pick(random, truth.match.asks)
    const text = ask.say(ask.sample(random))
    const answer = await at(pages, ask.seat).say({ do: 'answer', seat: ask.seat, number: ask.number, text })
    expect(answer.is).toBe('update')
    truth.answer(ask.seat, text)
    // Somebody comes back or in in the middle, and is told everything anew.
    if (nextBits(random) % 8 === 0) spectators.push(await TestPage.open(new Browser(app), id))
  }
  if (truth.match.outcome === null) {
    await at(pages, 0).say({ do: 'propose end', seat: 0 })
    const everything = await at(pages, 0).say({ do: 'show all' })
    const proposal = everything.is === 'all' ? everything.seen.room.proposal?.number : undefined
    for (const page of pages.slice(1)) await page.say({ do: 'consent', proposal, yes: true })
  }
  await Promise.all([...pages, ...spectators].map((page) => isOver(page)))
  await Promise.all([...pages, ...spectators].map((page) => page.close()))
  return { truth, seed, pages, spectators }
}

/** Everything has come when the end has. */
async function isOver(page: TestPage): Promise<void> {
  const knowledge = new Knowledge()
  let taken = 0
  await page.waitFor(() => {
    for (const message of page.messages.slice(taken)) knowledge.take(message)
    taken = page.messages.length
    return knowledge.seen?.room.status === 'over'
  })
}

function check(
  { messages }: { readonly messages: readonly ToPage[] },
  viewer: Viewer,
  { truth, seed }: { truth: Truth; seed: string },
): void {
  const knowledge = new Knowledge()
  for (const message of messages) {
    expectNoOthers(message, parts[message.is])
    knowledge.take(message)
    checkKnowledge(knowledge, truth, viewer)
    expect(JSON.stringify(message)).not.toContain(seed)
  }
}

const played = games.flatMap(({ id, load, seats }) =>
  Array.from({ length: id === 'liars-dice' ? 5 : 1 }, (_, i) => ({
    id,
    load,
    seats: Math.min(seats.most, Math.max(3, seats.least)),
    seed: `${id} ${i}`,
  })),
)

test.each(played)(
  '$seed: every page is sent what its seat may see, and nothing else',
  async ({ load, seats, seed }) => {
    const game = await load()
    const match = await playedMatch(game, seats, seedRandom(seed))
    for (const [number, page] of match.pages.entries()) check(page, seat(number), match)
    for (const page of match.spectators) check(page, spectator, match)
    expect(match.truth.match.count).toBeGreaterThan(5)
  },
)

test('one face that a page may not see would be noticed', async () => {
  const game = await loadGame('liars-dice')
  if (game === undefined) throw new Error('there is no such game')
  const match = await playedMatch(game, 2, seedRandom('leaky'))
  const [mine, theirs] = match.pages
  const isBegun = (message: ToPage) => message.is === 'all' && message.state !== undefined
  const shown = theirs?.messages.find(isBegun)
  const faces = shown?.is === 'all' ? shown.seen.faces : {}
  expect(Object.keys(faces)).not.toEqual([])
  const leaky = (mine?.messages ?? []).map((message) =>
    message.is === 'all' && isBegun(message)
      ? { ...message, seen: { ...message.seen, faces: { ...message.seen.faces, ...faces } } }
      : message,
  )
  expect(() => check({ messages: leaky }, seat(0), match)).toThrow(/deeply equal/)
  expect(() => check({ messages: mine?.messages ?? [] }, seat(0), match)).not.toThrow()
})
