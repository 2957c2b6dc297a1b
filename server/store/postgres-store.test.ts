// What is PostgreSQL's own: several processes, news between them, lost connections, versions of the schema.

import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@umpire/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { firstTables } from './migrations/001-first-tables.ts'
import { postgresDialect, schemaVersion } from './migrations/index.ts'
import { openPostgresStore } from './postgres-store.ts'
import { anAppend, aPerson, aSummary } from './samples.ts'
import { opened } from './store.contract.ts'
import type { Store, Summary } from './store.ts'
import { freshDatabase, runSql } from './test-database.ts'
import { TestProxy } from './test-proxy.ts'

let url: string
let stores: Store[]
beforeEach(async () => {
  url = await freshDatabase()
  stores = []
})
afterEach(async () => {
  for (const store of stores) await store.close()
})

async function aStore(): Promise<Store> {
  const store = opened(await openPostgresStore(url))
  stores.push(store)
  return store
}

/** What a store hears, from when it listens on. */
async function listening(store: Store): Promise<string[]> {
  const heard: string[] = []
  store.listen((news) => heard.push(news))
  await until(() => heard.includes('gap'))
  return heard
}

async function until(isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !isSo(); await pause(5)) {
    if (Date.now() > deadline) throw new Error('it never came to that')
  }
}

/** Another process adds to a log. */
const writesTheirs = (match: string): string =>
  `update matches set length = 1 where id = '${match}';
   insert into entries values ('${match}', 0, 0, null, null, '{"do":"answer","seat":0,"text":"theirs"}')`

/** Cuts every connection to the database but the one that says so. */
const cutAll = (): Promise<unknown> =>
  runSql(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

describe('news', () => {
  test('processes hear of what others added and told, in order, and not of what they did themselves', async () => {
    const [one, two] = [await aStore(), await aStore()]
    const [heardByOne, heardByTwo] = [await listening(one), await listening(two)]
    const summary = aSummary()
    await one.create(summary, [])
    await one.append(anAppend(summary, 0))
    for (const news of ['here ada', 'gone ada', 'here ada', 'last']) one.tell(news)
    two.tell('from two')
    await until(() => heardByTwo.includes('last') && heardByOne.includes('from two'))
    expect(heardByTwo).toEqual(['gap', `log ${summary.id} 1`, 'here ada', 'gone ada', 'here ada', 'last'])
    expect(heardByOne).toEqual(['gap', 'from two'])
  })

  test('what came to nothing is not told', async () => {
    const [one, two] = [await aStore(), await aStore()]
    const heard = await listening(two)
    const summary = aSummary()
    await one.create(summary, [])
    expect(await one.append(anAppend(summary, 7))).toBe(false)
    one.tell('last')
    await until(() => heard.includes('last'))
    expect(heard).toEqual(['gap', 'last'])
  })

  test('whoever loses the connection listens again by itself, and knows that there was a gap', async () => {
    const [one, two] = [await aStore(), await aStore()]
    const heard = await listening(two)
    await cutAll()
    await until(() => heard.length === 2)
    expect(heard).toEqual(['gap', 'gap'])
    one.tell('hello again')
    await until(() => heard.includes('hello again'))
  })
})

describe('several processes', () => {
  test('of those who add to the same length exactly one wins, whichever process they are on', async () => {
    const all = [await aStore(), await aStore(), await aStore()]
    const summary = aSummary()
    await stores[0]?.create(summary, [])
    for (let from = 0; from < 10; from++) {
      const added = await Promise.all(all.map((store, n) => store.append(anAppend(summary, from, `${n}`))))
      expect(added.filter(Boolean)).toHaveLength(1)
    }
    expect(await stores[0]?.entries(summary.id, 0)).toHaveLength(10)
  })

  test('groups that overlap in any order are all settled', async () => {
    const all = [await aStore(), await aStore(), await aStore()]
    const matches = Array.from({ length: 40 }, () => aSummary())
    for (const summary of matches) await all[0]?.create(summary, [])
    for (let from = 0; from < 10; from++) {
      const groups = await Promise.all(
        all.map((store, n) => {
          const order = n % 2 === 0 ? matches : matches.toReversed()
          return Promise.all(order.map(async (summary) => [summary.id, await store.append(anAppend(summary, from))]))
        }),
      )
      const won = groups.flat().flatMap(([id, isAdded]) => (isAdded === true ? [id] : []))
      expect(won.toSorted()).toEqual(matches.map(({ id }) => id).toSorted())
    }
  })

  test('all that start at once find the same new tables', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, aStore))
    const ada = aPerson()
    await all[0]?.addPerson(ada)
    for (const store of all) expect(await store.person(ada.id)).toEqual(ada)
  })
})

describe('lost connections', () => {
  test('while connections are cut again and again nothing is lost and nothing is taken twice', async () => {
    const store = await aStore()
    const matches = Array.from({ length: 8 }, () => aSummary())
    for (const summary of matches) await store.create(summary, [])
    const end = new AbortController()
    const playing = Promise.all(
      matches.map(async (summary) => {
        let from = 0
        while (!end.signal.aborted) if (await store.append(anAppend(summary, from, `${from}`))) from++
        return from
      }),
    )
    for (let cuts = 0; cuts < 25; cuts++) {
      await pause(20)
      await cutAll()
    }
    end.abort()
    const counts = await playing
    // Over new connections: one of the old ones may be dead and not know it yet.
    const reading = await aStore()
    for (const [n, summary] of matches.entries()) {
      const texts = (await reading.entries(summary.id, 0)).map(({ deed }) => (deed.do === 'answer' ? deed.text : ''))
      expect(texts).toEqual(Array.from({ length: counts[n] ?? 0 }, (_, number) => `${number}`))
    }
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  describe('in the middle of adding', () => {
    let proxy: TestProxy
    let store: Store
    let summary: Summary
    beforeEach(async () => {
      proxy = await TestProxy.to(url)
      store = opened(await openPostgresStore(proxy.url(url)))
      stores.push(store)
      summary = aSummary()
      await store.create(summary, [])
    })
    afterEach(() => proxy.close())
    const texts = async (): Promise<readonly string[]> =>
      (await store.entries(summary.id, 0)).map(({ deed }) => (deed.do === 'answer' ? deed.text : ''))

    test('what was done and whose answer was lost is found to be done', async () => {
      proxy.loses = 'answer'
      expect(await store.append(anAppend(summary, 0, 'ours'))).toBe(true)
      expect(proxy.loses).toBe('nothing')
      expect(await texts()).toEqual(['ours'])
    })

    test('what never came to the database is asked for again', async () => {
      proxy.loses = 'question'
      expect(await store.append(anAppend(summary, 0, 'ours'))).toBe(true)
      expect(await texts()).toEqual(['ours'])
    })

    test('what never came to the database before another was faster is not ours', async () => {
      const other = await aStore()
      proxy.loses = 'question'
      proxy.meanwhile = async () => {
        await runSql(url, writesTheirs(summary.id))
      }
      expect(await store.append(anAppend(summary, 0, 'ours'))).toBe(false)
      expect(await other.entries(summary.id, 0)).toHaveLength(1)
      expect(await texts()).toEqual(['theirs'])
    })
  })

  test('a store whose database is gone is not ready, fails with an error, and the process lives', async () => {
    const store = await aStore()
    await listening(store)
    const name = new URL(url).pathname.slice(1)
    const server = new URL(url)
    server.pathname = '/postgres'
    await runSql(server.href, `drop database ${name} with (force)`)
    expect(await store.isReady()).toBe(false)
    await expect(store.person('ada')).rejects.toThrow(name)
    await expect(store.append(anAppend(aSummary(), 0))).rejects.toThrow(name)
  })
})

describe('a database that cannot be used is refused in words', () => {
  const reason = async (address: string): Promise<string> => {
    const store = await openPostgresStore(address)
    return store instanceof Refusal ? store.reason : 'it opens'
  }

  test('nobody answers there', async () => {
    expect(await reason('postgres://ada:secret@localhost:1/umpire')).toMatch(
      /^cannot use the PostgreSQL database: connect ECONNREFUSED/,
    )
  })

  test('there is no such database', async () => {
    expect(await reason(`${url}x`)).toContain('does not exist')
  })

  test('it is no address at all', async () => {
    const says = await reason('postgres://ada:secret@[nowhere/umpire')
    expect(says).toContain('cannot use the PostgreSQL database')
    expect(says).not.toContain('secret')
  })

  test('a newer Umpire wrote it', async () => {
    await aStore()
    await runSql(url, 'update umpire_schema set version = 999')
    expect(await reason(url)).toContain(`was written by a newer Umpire (schema 999; this one: ${schemaVersion})`)
  })
})

test('a commit waits for the disk, even where the database would not', async () => {
  const name = new URL(url).pathname.slice(1)
  await runSql(url, `alter database ${name} set synchronous_commit = off`)
  const store = await aStore()
  await store.create(aSummary(), [])
  await runSql(
    url,
    `create table seen (setting text);
     create function look() returns trigger language plpgsql as $$
     begin insert into seen values (current_setting('synchronous_commit')); return null; end $$;
     create trigger look after insert on matches for each statement execute function look();`,
  )
  await store.create(aSummary(), [])
  expect(await runSql(url, 'select setting from seen')).toEqual([{ setting: 'on' }])
})

test('a database of an older Umpire is brought up to date', async () => {
  const tables = [...firstTables(postgresDialect), 'create table umpire_schema (version integer not null)']
  await runSql(url, `${tables.join(';')}; insert into umpire_schema values (1)`)
  const store = await aStore()
  const summary = aSummary({ isPublic: true })
  await store.create(summary, [])
  expect(await store.publicMatches('running', 10)).toEqual([summary])
  expect(await runSql(url, 'select version from umpire_schema')).toEqual([{ version: schemaVersion }])
  const found = await runSql(
    url,
    "select indexname from pg_indexes where indexname in ('entries_by_key', 'public_matches')",
  )
  expect(found).toEqual([{ indexname: 'public_matches' }])
})
