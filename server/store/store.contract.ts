// What every store has to hold to, whichever database it is in.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@umpire/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendContract } from './append.contract.ts'
import { chatContract } from './chat.contract.ts'
import { matchesContract } from './matches.contract.ts'
import { peopleContract } from './people.contract.ts'
import { anAppend, aPerson, aSummary } from './samples.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** A database for tests, empty at first, which can be opened again. */
export interface TestDatabase {
  open(): Promise<Store>
  remove(): Promise<void>
}

/** What was opened, or the reason why it was not as an error. */
export function opened(store: Store | Refusal): Store {
  if (store instanceof Refusal) throw new Error(store.reason)
  return store
}

export function storeContract(make: () => Promise<TestDatabase>): void {
  let database: TestDatabase
  let open: Store
  const store = (): Store => open
  beforeAll(async () => {
    database = await make()
    open = await database.open()
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })

  describe('people', () => {
    peopleContract(store)
  })
  describe('matches', () => {
    matchesContract(store)
  })
  describe('adding to a log', () => {
    appendContract(store)
  })
  describe('chat', () => {
    chatContract(store)
  })

  test('it is ready', async () => expect(await open.isReady()).toBe(true))

  test('what was written before it was closed is there after it was opened again', async () => {
    const ada = aPerson()
    const summary = aSummary()
    await open.addPerson(ada)
    await open.create(summary, [])
    const adding = open.append(anAppend(summary, 0))
    await open.close()
    expect(await adding).toBe(true)
    await open.close()
    expect(await open.isReady()).toBe(false)
    await expect(open.append(anAppend(summary, 1))).rejects.toThrow(/closed|not open/)
    open = await database.open()
    expect(await open.person(ada.id)).toEqual(ada)
    expect(await open.entries(summary.id, 0)).toHaveLength(1)
  })

  test('a backup has everything as it was at one instant, while matches go on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-backup-'))
    const matches = Array.from({ length: 20 }, () => aSummary({ host: 'backup' }))
    for (const summary of matches) await open.create(summary, [])
    // Large enough that much happens while it is copied.
    await open.create(aSummary({ options: { long: 'x'.repeat(8_000_000) } }), [])
    const end = new AbortController()
    const playing = Promise.all(
      matches.map(async (summary) => {
        for (let from = 0; !end.signal.aborted; from++) await open.append(anAppend(summary, from, `${from}`))
      }),
    )
    await open.backup(join(folder, 'umpire.sqlite'))
    await expect(open.backup(join(folder, 'umpire.sqlite'))).rejects.toThrow('there already')
    end.abort()
    await playing
    const copy = opened(openSqliteStore(folder))
    const ids = await copy.matchIds('', 100_000)
    expect(ids).toEqual(expect.arrayContaining(matches.map(({ id }) => id)))
    for (const { id } of matches) {
      const { length } = await copy.entries(id, 0)
      expect((await copy.summary(id))?.count).toBe(Math.max(0, length - 1))
    }
    for (const id of ids) {
      const entries = await copy.entries(id, 0)
      expect(entries).toEqual((await open.entries(id, 0)).slice(0, entries.length))
      expect(await copy.append(anAppend(aSummary({ id }), entries.length))).toBe(true)
    }
    expect(await copy.counts()).toEqual(await open.counts())
    await copy.close()
    rmSync(folder, { recursive: true })
  })
}
