// Whatever is done to a store, in whatever order: it says what the model says.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OptionValue, seat } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewEntry, SeatPlan } from '../play/entry.ts'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { opened } from './store.contract.ts'
import { type ModelStore, StoreModel } from './store.model.ts'
import type { Summary } from './store.ts'
import { freshDatabase, runSql } from './test-database.ts'

/** Something done to a store, and what it says to that. */
interface Act {
  readonly says: string
  readonly run: (store: ModelStore) => Promise<unknown>
}

// Few of everything, so that things meet.
const person = fc.constantFrom('ada', 'bob', 'cy', 'nobody')
const match = fc.constantFrom('m1', 'm2', 'M3', 'nowhere')
const token = fc.constantFrom('t1', 't2', 't3')
const key = fc.constantFrom('p:1', 'p:2', 'p:3', 'p:4')
const moment = fc.nat(5)
const length = fc.nat(4)
const most = fc.integer({ min: 1, max: 3 })
const status = fc.constantFrom<Summary['status']>('open', 'running', 'over', 'stopped')
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud800', '', "'"))

const seatPlan: fc.Arbitrary<SeatPlan> = fc.oneof(
  fc.constant({ kind: 'open' } as const),
  fc.record({ kind: fc.constant('person' as const), person }),
  fc.record({ kind: fc.constant('bot' as const), level: fc.constant('novice') }),
)
const option: fc.Arbitrary<OptionValue> = fc.oneof(fc.boolean(), fc.integer(), text)
const summary: fc.Arbitrary<Summary> = fc.record({
  id: match,
  game: fc.constant('connect-four'),
  version: fc.integer({ min: 1, max: 3 }),
  options: fc.dictionary(fc.constantFrom('a', 'b'), option, { noNullPrototype: true }),
  status,
  isPublic: fc.boolean(),
  host: person,
  seats: fc.array(seatPlan, { maxLength: 2 }),
  waitsFor: fc.subarray([0, 1]),
  isBotDue: fc.boolean(),
  count: length,
  end: fc.option(fc.constant({ how: 'played', winners: [seat(0)] } as const)),
  created: moment,
  changed: moment,
})
const entry: fc.Arbitrary<NewEntry> = fc.record({
  at: moment,
  by: fc.option(person),
  key: fc.option(key),
  deed: fc.record({ do: fc.constant('answer' as const), seat: fc.constant(seat(0)), text }),
})
const entries = fc.array(entry, { maxLength: 3 })

/** An act with arguments drawn from these. */
const act = <Arguments extends unknown[]>(
  says: string,
  drawn: { [Index in keyof Arguments]: fc.Arbitrary<Arguments[Index]> },
  run: (store: ModelStore, ...given: Arguments) => Promise<unknown>,
): fc.Arbitrary<Act> =>
  fc
    .tuple<Arguments>(...drawn)
    .map((given) => ({ says: `${says} ${JSON.stringify(given)}`, run: (store) => run(store, ...given) }))

/** What is fixed when a match is made stays so; seats change where somebody sits down. */
async function append(store: ModelStore, wish: Summary, from: number, added: readonly NewEntry[]): Promise<unknown> {
  const before = await store.summary(wish.id)
  const { game, options, isPublic, host, created } = before ?? wish
  const fixed = { game, options, isPublic, host, created }
  const isSeating = wish.seats.length > 0
  const deed = { do: 'seat', seat: seat(0), to: { kind: 'open' } } as const
  const sits: NewEntry = { at: 0, by: null, key: null, deed }
  const isPlain = wish.status === 'running' && !isSeating
  return store.append({
    match: wish.id,
    from,
    entries: isSeating ? [...added, sits] : added,
    summary: {
      ...wish,
      ...fixed,
      ...(isSeating ? {} : { seats: before?.seats ?? [] }),
      ...(isPlain ? { status: before?.status ?? 'open', version: before?.version ?? 1, end: before?.end ?? null } : {}),
    },
  })
}

const acts: fc.Arbitrary<Act> = fc.oneof(
  act('add person', [person, text, moment], (store, id, name, at) =>
    store.addPerson({ id, name: JSON.stringify(name), login: null, created: at }),
  ),
  act('person', [person], (store, id) => store.person(id)),
  act('people', [fc.array(person)], async (store, ids) =>
    (await store.people(ids)).toSorted((a, b) => a.id.localeCompare(b.id)),
  ),
  act('rename', [person, fc.constantFrom('Ann', 'Ben')], (store, id, name) => store.rename(id, name)),
  act('account', [person, token, text], (store, id, login, hash) => store.setAccount(id, login, JSON.stringify(hash))),
  act('log in', [token], (store, login) => store.account(login)),
  act('delete', [person], (store, id) => store.deletePerson(id)),
  act('add session', [token, person, moment], (store, hash, id, at) => store.addSession(hash, id, at)),
  act('session', [token], (store, hash) => store.sessionPerson(hash)),
  act('end session', [token], (store, hash) => store.endSession(hash)),
  act('end sessions', [person], (store, id) => store.endSessionsOf(id)),
  act('forget expired', [moment, moment], (store, before, now) => store.forgetExpired(before, now)),
  act('add link', [token, person, moment], (store, hash, id, at) => store.addLink(hash, id, at)),
  act('take link', [token, moment], (store, hash, at) => store.takeLink(hash, at)),
  act('create', [summary, entries], (store, made, log) => store.create(made, log)),
  act('append', [summary, length, entries], append),
  act('replace', [summary, length, entries], (store, made, from, log) => store.replaceLog(made, from, log)),
  act('unfinished', [person], (store, host) => store.unfinishedOf(host)),
  act('summary', [match], (store, id) => store.summary(id)),
  act('entries', [match, length], (store, id, from) => store.entries(id, from)),
  act('public', [status, most], (store, which, some) => store.publicMatches(which, some)),
  act('mine', [person, most], (store, id, some) => store.matchesOf(id, some)),
  act('bots', [moment, most], (store, at, some) => store.botsDue(at, some)),
  act('ids', [match, most], (store, id, some) => store.matchIds(id, some)),
  act('counts', [], (store) => store.counts()),
  act('snap', [match, length, text], (store, id, at, position) =>
    store.putSnapshot({ match: id, length: at, version: 1, digest: 'd', position }),
  ),
  act('snapshot', [match], (store, id) => store.snapshot(id)),
  act('say', [match, person, text, key], (store, id, who, words, once) =>
    store.addChat(id, { channel: 'players', person: who, at: 1, text: words }, once),
  ),
  act('chat', [match, most], (store, id, some) => store.chat(id, 'players', some)),
)

/** All acts, each with what the store says to it. */
async function played(store: ModelStore, all: readonly Act[]): Promise<readonly unknown[]> {
  const said: unknown[] = []
  for (const { says, run } of all) {
    const answer = await run(store).then(
      (value) => ({ value }),
      () => 'refused',
    )
    said.push([says, answer])
  }
  return said
}

const many = fc.array(acts, { minLength: 10, maxLength: 60 })

describe('random use', () => {
  test('SQLite does as the model does', async () => {
    const property = fc.asyncProperty(many, async (all) => {
      const folder = mkdtempSync(join(tmpdir(), 'umpire-model-'))
      const store = opened(openSqliteStore(folder))
      try {
        expect(await played(store, all)).toEqual(await played(new StoreModel(), all))
      } finally {
        await store.close()
        rmSync(folder, { recursive: true })
      }
    })
    await fc.assert(property, { numRuns: 150 })
  })

  test('PostgreSQL does as the model does', async () => {
    const url = await freshDatabase()
    const store = opened(await openPostgresStore(url))
    const property = fc.asyncProperty(many, async (all) => {
      await runSql(url, 'truncate people, matches, entries cascade')
      expect(await played(store, all)).toEqual(await played(new StoreModel(), all))
    })
    try {
      await fc.assert(property, { numRuns: 40 })
    } finally {
      await store.close()
    }
  })
})
