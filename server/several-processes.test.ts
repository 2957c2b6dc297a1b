// The same matches through two processes on one database, and what happens when one of them is killed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type AskJson, at, Refusal, seedRandom } from '@umpire/engine'
import type { MatchConnection } from '@umpire/wire/connection'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort, ServerProcess } from '../scripts/chaos/server-process.ts'
import { anyAnswer } from '../scripts/players/answers.ts'
import { connect, makeMatch, type Person, signIn } from '../scripts/players/people.ts'
import type { Entry } from './play/entry.ts'
import { openPostgresStore } from './store/postgres-store.ts'
import type { Store } from './store/store.ts'
import { freshDatabase } from './store/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'umpire-two-'))
/** For starting servers on a busy machine, in milliseconds. */
const patience = 120_000
const crashes: string[] = []
let first: ServerProcess
let second: ServerProcess
let store: Store
let host: Person
let guest: Person
const connections: MatchConnection[] = []

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '')
  const databaseUrl = await freshDatabase()
  const newServer = async (): Promise<ServerProcess> =>
    new ServerProcess({
      port: await freePort(),
      data: join(folder, 'data'),
      page: folder,
      databaseUrl,
      onCrash: (words) => crashes.push(words),
    })
  first = await newServer()
  second = await newServer()
  await Promise.all([first.start(), second.start()])
  const opened = await openPostgresStore(databaseUrl)
  if (opened instanceof Refusal) throw new Error(opened.reason)
  store = opened
  host = await signIn(first.address, 'Ada')
  guest = await signIn(second.address, 'Ben')
}, patience)

beforeEach(async () => {
  if (!first.isRunning) await first.start()
}, patience)

afterEach(() => {
  for (const connection of connections.splice(0)) connection.close()
  if (crashes.length > 0) throw new Error(crashes.join('\n'))
})

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await store.close()
  rmSync(folder, { recursive: true })
}, patience)

/** The first server while it runs, then the other. */
const eitherServer = (): string => (first.isRunning ? first : second).address

function open(person: Person, match: string, server: () => string): MatchConnection {
  const connection = connect({ server, person, match })
  connections.push(connection)
  return connection
}

/** Kept when the connection's state is as wanted. */
const until = <T>(connection: MatchConnection, find: () => T | undefined): Promise<T> =>
  new Promise((resolve) => {
    const look = (): void => {
      const found = find()
      if (found !== undefined) resolve(found)
    }
    connection.subscribe(look)
    look()
  })

const asked = (connection: MatchConnection): Promise<AskJson | 'over'> =>
  until(connection, () => {
    const { ask, seen, isInTouch } = connection.getState()
    if (seen?.room.status === 'over') return 'over'
    return isInTouch ? ask : undefined
  })

async function answer(connection: MatchConnection, { seat, number }: AskJson, text: string): Promise<void> {
  expect(await connection.send({ do: 'answer', seat, number, text })).toBeUndefined()
}

const answersIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ deed }) => (deed.do === 'answer' ? [`${deed.seat}: ${deed.text}`] : []))

test('a match played through two processes goes on through one when the other is killed', async () => {
  const match = await makeMatch(first.address, host, {
    game: 'connect-four',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  const ada = open(host, match, eitherServer)
  const ben = open(guest, match, () => second.address)
  expect(await ben.send({ do: 'sit', seat: 1 })).toBeUndefined()
  expect(await ada.send({ do: 'start' })).toBeUndefined()
  const columns = [1, 2, 1, 2, 1, 2, 3, 4, 3, 4, 3, 4, 2, 1]
  const given: string[] = []
  for (const [n, column] of columns.entries()) {
    const player = n % 2 === 0 ? ada : ben
    const ask = await asked(player)
    if (ask === 'over') break
    const answering = answer(player, ask, `drop ${column}`)
    // In the middle of Ada's answer: it may be in the log, or not yet.
    if (n === 6) await first.kill()
    await answering
    given.push(`${n % 2}: drop ${column}`)
  }
  expect(given.length).toBeGreaterThan(10)
  expect(answersIn(await store.entries(match, 0))).toEqual(given)
  expect(ada.getState().state).toEqual(ben.getState().state)
})

test('both processes answer at the same time: one answer is taken, the other is told so', async () => {
  const match = await makeMatch(first.address, host, { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'me' }] })
  const here = open(host, match, () => first.address)
  const there = open(host, match, () => second.address)
  expect(await here.send({ do: 'start' })).toBeUndefined()
  let rounds = 0
  for (let n = 0; n < 12; n++) {
    const asks = await Promise.all([asked(here), asked(there)])
    // Chance decides which answer comes first, and so when somebody has four in a row.
    if (asks.includes('over')) break
    rounds++
    const refusals = await Promise.all(
      [here, there].map((connection, index) => {
        const ask = at(asks, index)
        if (ask === 'over') throw new Error('over on one side only')
        return connection.send({ do: 'answer', seat: ask.seat, number: n, text: `drop ${1 + ((n + index) % 7)}` })
      }),
    )
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(refusals.find((refusal) => refusal !== undefined)?.kind).toMatch(/stale|wrong seat|over/)
    await Promise.all(
      [here, there].map((one) => until(one, () => ((one.getState().seen?.count ?? 0) > n ? true : undefined))),
    )
  }
  expect(rounds).toBeGreaterThanOrEqual(7)
  expect(answersIn(await store.entries(match, 0))).toHaveLength(rounds)
  expect(here.getState().state).toEqual(there.getState().state)
})

test('a bot whose process is killed while it thinks answers from the other, once', async () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'expert' }] as const
  const match = await makeMatch(first.address, host, { game: 'modular-mechs', seats })
  const ada = open(host, match, () => first.address)
  expect(await ada.send({ do: 'start' })).toBeUndefined()
  const random = seedRandom('bots')
  const isBotAsked = (): boolean => Object.hasOwn(ada.getState().seen?.waiting ?? {}, 1)
  // Plays until the bot is left to think, alone.
  for (;;) {
    const ask = await until(ada, () => ada.getState().ask ?? (isBotAsked() ? 'the bot' : undefined))
    if (ask === 'the bot') break
    await answer(ada, ask, anyAnswer(ask, random))
  }
  await first.kill()
  const before = await store.entries(match, 0)
  expect((await store.summary(match))?.isBotDue).toBe(true)
  // Nobody has the match open on the second process; it finds by itself that a bot is due there.
  let after = before
  for (const end = Date.now() + 60_000; Date.now() < end && after.length === before.length; ) {
    await wait(250)
    after = await store.entries(match, 0)
  }
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.slice(0, before.length)).toEqual(before)
  for (const { deed, by } of after.slice(before.length)) {
    expect(deed).toMatchObject({ do: 'answer', seat: 1 })
    expect(by).toBeNull()
  }
})
