// Matches that are put away while nobody does anything: nobody notices, and they are the same when they are made again.

import { setTimeout as pause } from 'node:timers/promises'
import { levelPlayer, situationOf } from '@umpire/bots'
import { type AnyGame, at, Refusal, seatsOf } from '@umpire/engine'
import { games, loadGame } from '@umpire/games'
import { connectFour } from '@umpire/games/connect-four'
import { expect, test, vi } from 'vitest'
import { canonical } from './fold.ts'
import { restUpTo } from './limits.ts'
import { LiveMatch } from './live-match.ts'
import { dataFolder, sqliteStore, TestTables } from './test-tables.ts'

const always = Number.POSITIVE_INFINITY

function begunMatch(game: AnyGame): LiveMatch {
  const creation = {
    do: 'create',
    game: game.id,
    version: game.version,
    options: {},
    seats: seatsOf(game.seats.least).map((n) => ({ kind: 'person' as const, person: `person ${n}` })),
    host: 'person 0',
    isPublic: true,
    hasHints: false,
  } as const
  const live = new LiveMatch('match', game, creation, 0)
  live.take({ at: 0, by: null, key: null, deed: { do: 'start', seed: 'resting' } })
  return live
}

/** Everything that anybody could find out about it. */
function allOf({ match }: LiveMatch): string {
  if (match === undefined) throw new Error('it has begun')
  return canonical({
    position: match.position,
    events: match.events(),
    asks: match.asks.map((ask) => ask.toJSON()),
    given: match.given,
    undo: match.seats.map((seat) => match.undoRefusal([seat])?.reason ?? null),
    outcome: match.outcome,
  })
}

/** So many answers of novices. */
function playOn(live: LiveMatch, answers: number): void {
  for (let n = 0; n < answers && live.asked.length > 0; n++) {
    const { match, game } = live
    const seat = at(live.asked, 0)
    const ask = match?.askOf(seat)
    const player = levelPlayer(game, 'novice', `${live.length}`)
    if (match === undefined || ask === undefined || player instanceof Refusal) throw new Error('nobody can answer')
    const text = ask.say(player.decide(situationOf(match, seat)))
    expect(live.take({ at: 0, by: null, key: null, deed: { do: 'answer', seat, text } })).toBeUndefined()
  }
}

test.for(games.map(({ id }) => id))('a match of %s is the same after it was put away', async (id) => {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const live = begunMatch(game)
  const other = begunMatch(game)
  for (const answers of [0, 1, 7, 40, 150]) {
    playOn(live, answers)
    playOn(other, answers)
    expect(live.restIfIdle(always)).toBe(true)
    expect(allOf(live)).toBe(allOf(other))
  }
})

test('a match that would take long to make again stays as it is', async () => {
  const game = await loadGame('subterra-bravo')
  if (game === undefined) throw new Error('no game')
  const live = begunMatch(game)
  playOn(live, restUpTo)
  expect(live.restIfIdle(always)).toBe(true)
  playOn(live, 1)
  expect(live.restIfIdle(always)).toBe(false)
})

test('only a match in which nothing was done for long enough is put away, and once', () => {
  const now = Date.now()
  const live = begunMatch(connectFour)
  live.changed = now
  expect(live.restIfIdle(now - 1)).toBe(false)
  expect(live.restIfIdle(now)).toBe(true)
  expect(live.restIfIdle(now)).toBe(false)
  expect(live.match?.count).toBe(0)
  expect(live.restIfIdle(now - 1)).toBe(false) // Somebody has just wanted it.
})

test('pages go on with a match that was put away, and are sent only what changes', async ({ onTestFinished }) => {
  const data = dataFolder()
  // The server makes its rounds only while `vi.waitUntil` waits, never in between.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const tables = await TestTables.start(sqliteStore(data.folder), { restAfter: 0, roundEvery: 100 })
  onTestFinished(async () => {
    await tables.stop()
    vi.useRealTimers()
    data.remove()
  })
  let rests = 0
  /** It is put away by one of the next rounds that the server makes. */
  const untilPutAway = async (): Promise<void> => {
    await vi.waitUntil(() => tables.hub.stats.rests > rests, { timeout: 20_000, interval: 20 })
    rests = tables.hub.stats.rests
  }
  const mara = await tables.person('Mara')
  const match = await tables.match(mara, { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const first = await tables.open(match, mara)
  const second = await tables.open(match, await tables.person('Tom'))
  await second.do({ do: 'sit', seat: 1 })
  await first.do({ do: 'start' })
  await first.untilAsked()
  await first.answer('drop 4')
  await second.untilAsked()
  await untilPutAway()
  const before = [first, second].map(({ state }) => state.told[0])
  expect(await second.answer('drop 4')).toBeUndefined()
  await first.untilAsked()
  // What is sent anew would be another object.
  expect([first, second].map(({ state }) => state.told[0] === before.shift())).toEqual([true, true])
  await untilPutAway()
  // Long enough to be compressed by what was sent before, and nothing that the match is needed for.
  expect(await first.do({ do: 'say', text: 'thinking '.repeat(50) })).toBeUndefined()
  await second.until(({ chat }) => chat.length === 1)
  // Also what is no answer: somebody comes, and something is taken back.
  const third = await tables.open(match, undefined)
  expect(third.state.state).toEqual(first.state.state)
  expect(third.state.told).toEqual(first.state.told)
  await untilPutAway()
  expect(await first.do({ do: 'undo', seat: 0, count: 1 })).toMatchObject({ reason: expect.any(String) })
  expect(await first.answer('drop 5')).toBeUndefined()
  await second.untilAsked()
  await untilPutAway()
  expect(await first.do({ do: 'undo', seat: 0, count: 3 })).toBeUndefined()
  await third.until(({ seen }) => seen?.count === 2)
  expect(third.state.state).toEqual(first.state.state)
  // As long as somebody has it open its position is not kept for good, and when nobody has, before it is put away.
  await untilPutAway()
  expect(await tables.store.snapshot(match)).toBeUndefined()
  expect(await first.answer('drop 5')).toBeUndefined()
  for (const { connection } of [first, second, third]) connection.close()
  while (tables.hub.stats.connections > 0) await pause(5)
  await untilPutAway()
  expect((await tables.store.snapshot(match))?.length).toBe(8)
})
