// Matches over real sockets: sitting down, playing, taking back, leaving, ending; and what each page gets of it.

import { at, Refusal, seat, seatsOf } from '@umpire/engine'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../store/store.ts'
import { dataFolder, playToEnd, sqliteStore, type TestPlayer, TestTables } from './test-tables.ts'

const { folder, remove } = dataFolder()
let tables: TestTables
let mara: Person
let tom: Person

beforeAll(async () => {
  tables = await TestTables.start(sqliteStore(folder))
  mara = await tables.person('Mara')
  tom = await tables.person('Tom')
})

afterEach(() => {
  if (tables.failures.length > 0) throw new AggregateError(tables.failures, 'something failed that nobody saw')
})

afterAll(async () => {
  await tables.stop()
  remove()
})

/** A match of two persons that has begun. */
async function begun(
  game = 'connect-four',
  more: { readonly hasHints?: boolean } = {},
): Promise<{ match: string; first: TestPlayer; second: TestPlayer }> {
  const match = await tables.match(mara, { game, seats: [{ kind: 'me' }, { kind: 'open' }], ...more })
  const first = await tables.open(match, mara)
  const second = await tables.open(match, tom)
  expect(await second.do({ do: 'sit', seat: 1 })).toBeUndefined()
  expect(await first.do({ do: 'start' })).toBeUndefined()
  await second.until(({ state }) => state !== undefined)
  return { match, first, second }
}

describe('before a match begins', () => {
  test('seats are taken, left, kept for guests, given to bots; then it starts', async () => {
    const match = await tables.match(mara, {
      game: 'liars-dice',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }, { kind: 'bot', level: 'random' }],
    })
    const host = await tables.open(match, mara)
    const guest = await tables.open(match, tom)
    const invite = host.seen.room.seats[2]?.invite
    expect(invite).toMatch(/^[\w-]{22}$/)
    expect(guest.seen.room.seats[2]).toEqual({ kind: 'invited' })
    expect(await guest.do({ do: 'sit', seat: 2 })).toMatchObject({ reason: expect.stringContaining('link') })
    expect(await guest.do({ do: 'sit', seat: 3 })).toMatchObject({ kind: 'wrong seat' })
    expect(await guest.do({ do: 'sit', seat: 0 })).toMatchObject({ kind: 'wrong seat' })
    expect(await guest.do({ do: 'sit', seat: 9 })).toMatchObject({ kind: 'wrong seat' })
    expect(await guest.do({ do: 'sit', seat: 2, invite: invite ?? '' })).toBeUndefined()
    await host.until(({ seen }) => seen?.room.seats[2]?.name === 'Tom')
    expect(await guest.do({ do: 'stand up', seat: 0 })).toMatchObject({ kind: 'wrong seat' })
    expect(await guest.do({ do: 'set seat', seat: 1, to: { kind: 'open' } })).toMatchObject({ kind: 'wrong seat' })
    expect(await guest.do({ do: 'start' })).toMatchObject({ kind: 'wrong seat' })
    expect(await host.do({ do: 'start' })).toMatchObject({ reason: 'one seat is still free' })
    expect(await host.do({ do: 'set seat', seat: 1, to: { kind: 'bot', level: 'novice' } })).toBeUndefined()
    expect(await guest.do({ do: 'stand up', seat: 2 })).toBeUndefined()
    expect(await host.do({ do: 'set seat', seat: 2, to: { kind: 'bot', level: 'random' } })).toBeUndefined()
    expect(await host.do({ do: 'start' })).toBeUndefined()
    expect(await guest.do({ do: 'sit', seat: 2 })).toMatchObject({ kind: 'stale' })
    expect(host.seen.room.status).toBe('running')
    expect(guest.seen).toMatchObject({ mine: [], viewer: 'spectator' })
  })

  test('who is here is shown, and who watches is counted', async () => {
    const match = await tables.match(mara, { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const host = await tables.open(match, mara)
    const other = await tables.open(match, tom)
    const nameless = await tables.open(match, undefined)
    await host.until(({ seen }) => seen?.room.watching === 2)
    await other.do({ do: 'sit', seat: 1 })
    await host.until(({ seen }) => seen?.room.seats[1]?.isHere === true && seen.room.watching === 1)
    other.connection.close()
    await host.until(({ seen }) => seen?.room.seats[1]?.isHere === false)
    expect(await nameless.do({ do: 'sit', seat: 1 })).toMatchObject({ kind: 'wrong seat' })
  })

  test('a match that is not there is not opened', async () => {
    await expect(tables.open('guessed', mara)).rejects.toThrow('there is no such match')
  })
})

describe('playing', () => {
  test('a whole match to its end: both pages, a spectator and the referee agree at every step', async () => {
    const { match, first, second } = await begun()
    const watching = await tables.open(match, undefined)
    await playToEnd([first, second], (player) => at(player.options, player.seen.count % player.options.length))
    await watching.until(({ seen }) => seen?.room.status === 'over')
    const record = await tables.hub.record(match)
    if (record instanceof Refusal) throw new Error(record.reason)
    for (const page of [first, second, watching]) {
      expect(page.state.state).toEqual(first.state.state)
      expect(page.seen.outcome).toEqual(record.outcome)
      expect(page.seen.room.end).toEqual({ how: 'played', winners: record.outcome?.winners })
      expect(page.state.told).toEqual(first.state.told)
    }
    expect(record.answers).toHaveLength(first.seen.count)
  })

  test('answers to what is not asked any more, by others, or against the rules are refused and change nothing', async () => {
    const { first, second } = await begun()
    await first.untilAsked()
    expect(await second.do({ do: 'answer', seat: 0, number: 0, text: 'drop 1' })).toMatchObject({ kind: 'wrong seat' })
    expect(await second.do({ do: 'answer', seat: 1, number: 0, text: 'drop 1' })).toMatchObject({ kind: 'wrong seat' })
    expect(await first.do({ do: 'answer', seat: 0, number: 7, text: 'drop 1' })).toMatchObject({ kind: 'stale' })
    expect(await first.do({ do: 'answer', seat: 0, number: 0, text: 'drop 99' })).toMatchObject({ kind: 'malformed' })
    expect(first.seen.count).toBe(0)
    expect(await first.answer('drop 1')).toBeUndefined()
    expect(await first.do({ do: 'answer', seat: 0, number: 0, text: 'drop 1' })).toBeInstanceOf(Refusal)
    await second.until(({ seen }) => seen?.count === 1)
  })

  test('each page sees its own dice alone, in the view and in the log', async () => {
    const { first, second } = await begun('liars-dice')
    const faces = (page: TestPlayer): readonly string[] => Object.keys(page.seen.faces)
    expect(faces(first)).toEqual(['0', '1', '2', '3', '4'])
    expect(faces(second)).toEqual(['5', '6', '7', '8', '9'])
    const rolled = (page: TestPlayer) => page.state.told.filter(({ event }) => event.kind === 'rolled')
    expect(rolled(first).map(({ faces: shown = {} }) => Object.keys(shown).length)).toEqual([5, 0])
    expect(rolled(second).map(({ faces: shown = {} }) => Object.keys(shown).length)).toEqual([0, 5])
  })

  test('an answer under a number that was taken is acknowledged and not taken again, also when the line breaks', async () => {
    const { match, first, second } = await begun()
    await first.untilAsked()
    const answered = first.answer('drop 4')
    // The line breaks before the server can say that it has taken it: the page sends it again.
    at(first.sockets, first.sockets.length - 1).terminate()
    expect(await answered).toBeUndefined()
    await second.until(({ seen }) => seen?.count === 1)
    await first.until(({ seen, isInTouch }) => isInTouch && seen?.count === 1)
    const entries = await tables.store.entries(match, 0)
    expect(entries.filter(({ deed }) => deed.do === 'answer')).toHaveLength(1)
  })

  test('what is not possible is told on request, to whoever is asked alone', async () => {
    const { first, second } = await begun('liars-dice')
    await first.untilAsked()
    const number = first.state.ask?.number ?? -1
    expect(await first.do({ do: 'why not', seat: 0, number })).toBeUndefined()
    expect(first.state.blocked?.options.length).toBeGreaterThan(0)
    expect(await second.do({ do: 'why not', seat: 0, number })).toMatchObject({ kind: 'wrong seat' })
    expect(await first.do({ do: 'why not', seat: 0, number: number + 1 })).toMatchObject({ kind: 'stale' })
  })

  test('hints are given where the match has them', async () => {
    const without = await begun()
    await without.first.untilAsked()
    expect(await without.first.do({ do: 'hint', seat: 0, number: 0 })).toMatchObject({ kind: 'illegal' })
    const { first, second } = await begun('connect-four', { hasHints: true })
    await first.untilAsked()
    expect(await first.do({ do: 'hint', seat: 0, number: 0 })).toBeUndefined()
    expect(first.state.hint?.answer).toMatch(/^drop \d$/)
    expect(await second.do({ do: 'hint', seat: 0, number: 0 })).toMatchObject({ kind: 'wrong seat' })
  })

  test('a person may hold all seats, and sees through the one that is asked', async () => {
    const match = await tables.match(mara, { game: 'liars-dice', seats: [{ kind: 'me' }, { kind: 'me' }] })
    const alone = await tables.open(match, mara)
    await alone.do({ do: 'start' })
    await alone.untilAsked()
    expect(alone.seen).toMatchObject({ mine: [0, 1], viewer: 0 })
    expect(Object.keys(alone.seen.faces)).toEqual(['0', '1', '2', '3', '4'])
    await alone.answer('1 two')
    expect(alone.seen.viewer).toBe(1)
    expect(Object.keys(alone.seen.faces)).toEqual(['5', '6', '7', '8', '9'])
    expect(alone.state.ask).toMatchObject({ seat: 1, number: 1 })
  })
})

describe('taking back', () => {
  test('free while nobody has learned anything', async () => {
    const { first, second } = await begun()
    await first.untilAsked()
    await first.answer('drop 4')
    expect(first.seen.undo).toBeNull()
    expect(await second.do({ do: 'undo', seat: 1, count: 1 })).toMatchObject({ kind: 'not undone' })
    expect(await first.do({ do: 'undo', seat: 0, count: 0 })).toMatchObject({ kind: 'stale' })
    expect(await first.do({ do: 'undo', seat: 0, count: 1 })).toBeUndefined()
    await second.until(({ seen }) => seen?.count === 0)
    expect(second.state.told).toEqual(first.state.told)
    expect(second.state.state).toEqual(first.state.state)
    expect(first.state.ask?.number).toBe(0)
  })

  test('beyond that by consent of whoever has answered or learned something', async () => {
    const { first, second } = await begun()
    await first.untilAsked()
    await first.answer('drop 4')
    await second.untilAsked()
    await second.answer('drop 4')
    await first.until(({ seen }) => seen?.count === 2)
    expect(await first.do({ do: 'undo', seat: 0, count: 2 })).toMatchObject({ kind: 'not undone' })
    expect(await first.do({ do: 'propose take back', seat: 0, count: 2 })).toBeUndefined()
    await second.until(({ seen }) => seen?.room.proposal !== undefined)
    expect(second.seen.room.proposal).toMatchObject({ what: 'take back', by: 0, to: 0, waitsFor: [1] })
    const { number: proposal } = second.seen.room.proposal ?? { number: -1 }
    expect(await first.do({ do: 'consent', proposal, yes: true })).toMatchObject({ kind: 'wrong seat' })
    expect(await second.do({ do: 'consent', proposal, yes: false })).toBeUndefined()
    expect(first.seen.count).toBe(2)
    expect(await second.do({ do: 'consent', proposal, yes: true })).toMatchObject({ kind: 'stale' })
    expect(await first.do({ do: 'propose take back', seat: 0, count: 2 })).toBeUndefined()
    await second.until(({ seen }) => seen?.room.proposal !== undefined)
    expect(
      await second.do({ do: 'consent', proposal: second.seen.room.proposal?.number ?? -1, yes: true }),
    ).toBeUndefined()
    expect(second.seen).toMatchObject({ count: 0 })
    await first.until(({ ask }) => ask?.number === 0)
    expect(first.seen.room.proposal).toBeUndefined()
  })

  test('a proposal ends when the match goes on, or when it is withdrawn', async () => {
    const { first, second } = await begun()
    await first.untilAsked()
    await first.answer('drop 4')
    await second.untilAsked()
    await second.answer('drop 4')
    await first.until(({ seen }) => seen?.count === 2)
    await first.do({ do: 'propose take back', seat: 0, count: 2 })
    expect(await second.do({ do: 'propose end', seat: 1 })).toMatchObject({ kind: 'illegal' })
    await first.do({ do: 'consent', proposal: first.seen.room.proposal?.number ?? -1, yes: false })
    expect(first.seen.room.proposal).toBeUndefined()
    await first.do({ do: 'propose take back', seat: 0, count: 2 })
    await first.answer('drop 1')
    expect(first.seen.room.proposal).toBeUndefined()
  })
})

describe('leaving and ending', () => {
  test('a bot plays for whoever leaves, until they come back', async () => {
    const { match, first, second } = await begun()
    expect(await first.do({ do: 'stand in', seat: 1 })).toMatchObject({ reason: 'whoever plays there is here' })
    expect(await second.do({ do: 'leave', seat: 1 })).toBeUndefined()
    await first.untilAsked()
    await first.answer('drop 4')
    await first.until(({ seen }) => seen?.count === 2)
    expect(first.seen.room.seats[1]).toMatchObject({ name: 'Tom', standIn: 'regular' })
    expect(await second.do({ do: 'answer', seat: 1, number: 1, text: 'drop 1' })).toBeInstanceOf(Refusal)
    const again = await tables.open(match, tom)
    await again.until(({ seen }) => seen?.room.seats[1]?.standIn === undefined)
    await first.untilAsked()
    await first.answer()
    await again.until(({ ask }) => ask?.seat === 1)
  })

  test('who has gone without a word is replaced by the others', async () => {
    const { first, second } = await begun()
    second.connection.close()
    await first.until(({ seen }) => seen?.room.seats[1]?.isHere === false)
    expect(await first.do({ do: 'stand in', seat: 1 })).toBeUndefined()
    await first.untilAsked()
    await first.answer()
    await first.until(({ seen }) => seen?.count === 2)
  })

  test('resigning gives the match to the other', async () => {
    const { match, first, second } = await begun()
    expect(await first.do({ do: 'resign', seat: 1 })).toMatchObject({ kind: 'wrong seat' })
    expect(await first.do({ do: 'resign', seat: 0 })).toBeUndefined()
    await second.until(({ seen }) => seen?.room.status === 'over')
    expect(second.seen.room.end).toEqual({ how: 'resigned', winners: [1] })
    expect(second.state.ask).toBeUndefined()
    expect(await second.do({ do: 'resign', seat: 1 })).toMatchObject({ kind: 'over' })
    expect((await tables.store.summary(match))?.status).toBe('over')
  })

  test('among several a bot plays on for whoever resigns', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const
    const match = await tables.match(mara, { game: 'liars-dice', seats: [...seats] })
    const first = await tables.open(match, mara)
    const second = await tables.open(match, tom)
    await second.do({ do: 'sit', seat: 1 })
    await first.do({ do: 'start' })
    await first.untilAsked()
    expect(await first.do({ do: 'resign', seat: 0 })).toBeUndefined()
    await second.until(({ ask, seen }) => ask !== undefined || seen?.room.status === 'over')
    expect(second.seen.room.status).toBe('running')
    expect(second.seen.count).toBeGreaterThan(0)
    expect(await second.do({ do: 'resign', seat: 1 })).toBeUndefined()
    expect(second.seen.room.end).toEqual({ how: 'resigned', winners: [2] })
  })

  test('the match ends without a winner when all agree', async () => {
    const { first, second } = await begun()
    await second.do({ do: 'propose end', seat: 1 })
    await first.until(({ seen }) => seen?.room.proposal?.what === 'end')
    await first.do({ do: 'consent', proposal: first.seen.room.proposal?.number ?? -1, yes: true })
    expect(first.seen.room).toMatchObject({ status: 'over', end: { how: 'agreed', winners: [] } })
  })

  test('a rematch has the same people, one seat on, and is made once', async () => {
    const { first, second } = await begun()
    expect(await first.do({ do: 'rematch' })).toMatchObject({ kind: 'illegal' })
    await first.do({ do: 'resign', seat: 0 })
    expect(await first.do({ do: 'rematch' })).toBeUndefined()
    await second.until(({ seen }) => seen?.room.rematch !== undefined)
    expect(await second.do({ do: 'rematch' })).toBeUndefined()
    const rematch = second.seen.room.rematch ?? ''
    expect(rematch).toBe(first.seen.room.rematch)
    const again = await tables.open(rematch, tom)
    expect(again.seen.room.seats.map(({ name }) => name)).toEqual(['Tom', 'Mara'])
    expect(again.seen.mine).toEqual([seat(0)])
  })

  test('the record is given out when the match is over, and not before', async () => {
    const { match, first } = await begun()
    expect(await tables.hub.record(match)).toMatchObject({ kind: 'illegal' })
    await first.do({ do: 'resign', seat: 0 })
    expect(await tables.hub.record(match)).toMatchObject({ game: 'connect-four', answers: [] })
  })
})

describe('talking', () => {
  test('players and spectators talk apart; a line is said once', async () => {
    const { match, first, second } = await begun()
    const guest = await tables.person('Gus')
    const watching = await tables.open(match, guest)
    const nameless = await tables.open(match, undefined)
    expect(await first.do({ do: 'say', text: 'good luck' })).toBeUndefined()
    expect(await watching.do({ do: 'say', text: 'who wins?' })).toBeUndefined()
    await second.until(({ chat }) => chat.length === 1)
    await nameless.until(({ chat }) => chat.length === 1)
    expect(second.state.chat).toMatchObject([{ name: 'Mara', text: 'good luck' }])
    expect(nameless.state.chat).toMatchObject([{ name: 'Gus', text: 'who wins?' }])
    expect(await nameless.do({ do: 'say', text: 'me' })).toMatchObject({ kind: 'wrong seat' })
    const later = await tables.open(match, tom)
    expect(later.state.chat).toMatchObject([{ name: 'Mara', text: 'good luck' }])
  })

  test('before the match begins all talk together; the players have read it when they begin', async () => {
    const match = await tables.match(mara, { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const first = await tables.open(match, mara)
    await first.do({ do: 'say', text: 'anybody?' })
    const second = await tables.open(match, tom)
    const watching = await tables.open(match, undefined)
    expect(second.state.chat).toMatchObject([{ name: 'Mara', text: 'anybody?' }])
    await second.do({ do: 'say', text: 'me' })
    await second.do({ do: 'sit', seat: 1 })
    await first.do({ do: 'start' })
    await first.do({ do: 'say', text: 'not for all' })
    await second.until(({ chat }) => chat.length === 3)
    expect(second.state.chat.map(({ text }) => text)).toEqual(['anybody?', 'me', 'not for all'])
    await first.answer('drop 4')
    await watching.until(({ seen }) => seen?.count === 1)
    expect(watching.state.chat.map(({ text }) => text)).toEqual(['anybody?', 'me'])
    const late = await tables.open(match, undefined)
    expect(late.state.chat).toEqual([])
  })
})

test('bots play a match to its end by themselves', async () => {
  const match = await tables.match(mara, {
    game: 'liars-dice',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'random' }],
  })
  const page = await tables.open(match, mara)
  await page.do({ do: 'start' })
  await page.do({ do: 'leave', seat: 0 })
  await page.until(({ seen }) => seen?.room.status === 'over', 60_000)
  expect(page.seen.room.end?.how).toBe('played')
  expect(seatsOf(3)).toContain(page.seen.room.end?.winners[0])
})
