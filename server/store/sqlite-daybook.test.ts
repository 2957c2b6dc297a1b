// The daybook: what is written in it can be read, whole, once and in order, whatever has become of its end; and nothing that
// was said to be written is lost between it and the logs.

import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { matchesInSql } from './matches-in-sql.ts'
import { backUp, restore } from './restore.ts'
import { anAnswer, anAppend, aSummary } from './samples.ts'
import { SqliteAppends } from './sqlite-appends.ts'
import { Daybook, daybookFile, type Noted, readDaybook } from './sqlite-daybook.ts'
import { migrate, openFile } from './sqlite-file.ts'
import { sqliteSql } from './sqlite-sql.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { opened } from './store.contract.ts'
import type { Store, Summary } from './store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-daybook-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const note = (number: number, text = 'drop 4'): Noted => ({ match: 'm', entry: { number, ...anAnswer(text) } })

describe('the file', () => {
  test('what was written comes back in order, and the next volume but one begins over it', () => {
    const path = daybookFile(folder)
    const daybook = new Daybook(path)
    expect(readDaybook(path)).toEqual([])
    const [first, second, third, fourth] = [[note(0), note(1)], [note(2, 'ü 🂡 \ud800 \0')], [note(3)], [note(4)]]
    for (const page of [first, second]) expect(daybook.write(page)).toBe(true)
    expect(readDaybook(path)).toEqual([...first, ...second])
    daybook.beginNext()
    expect(readDaybook(path)).toEqual([...first, ...second])
    daybook.write(third)
    expect(readDaybook(path)).toEqual([...first, ...second, ...third])
    daybook.beginNext()
    daybook.write(fourth)
    expect(readDaybook(path)).toEqual([...third, ...fourth])
    daybook.wipe()
    expect(readDaybook(path)).toEqual([])
    daybook.close()
  })

  test('one that is not there is empty, and nobody else may read it', () => {
    expect(readDaybook(daybookFile(folder))).toEqual([])
    new Daybook(daybookFile(folder)).close()
    expect(statSync(daybookFile(folder)).mode & 0o777).toBe(0o600)
  })

  test('there is no room for more than the file holds, and what stands there stays', () => {
    const path = daybookFile(folder)
    const daybook = new Daybook(path, 1_000_000)
    const large = [note(0, 'x'.repeat(300_000))]
    expect([1, 2, 3, 4].map(() => daybook.write(large))).toEqual([true, true, true, false])
    expect(readDaybook(path, 1_000_000)).toHaveLength(3)
    const { size } = statSync(path)
    daybook.beginNext()
    expect(daybook.write([note(0, 'x'.repeat(2_000_000))])).toBe(false)
    expect(daybook.write(large)).toBe(true)
    daybook.close()
    expect(statSync(path).size).toBe(size)
  })

  test('where a byte is not as it was written, all pages before it are read and none from there on', () => {
    const path = daybookFile(folder)
    const daybook = new Daybook(path)
    const pages = [0, 1, 2, 3].map((number) => [note(number)])
    const ends = pages.map((page, n) => {
      daybook.write(page)
      return pages.slice(0, n + 1).reduce((sum, one) => sum + 12 + Buffer.byteLength(JSON.stringify(one)), 0)
    })
    daybook.close()
    const whole = readFileSync(path)
    const property = fc.property(
      fc.nat({ max: (ends.at(-1) ?? 0) - 1 }),
      fc.integer({ min: 1, max: 255 }),
      (at, by) => {
        const bytes = Buffer.from(whole)
        bytes[at] = (bytes[at] ?? 0) ^ by
        writeFileSync(path, bytes)
        expect(readDaybook(path)).toEqual(pages.slice(0, ends.filter((end) => end <= at).length).flat())
        writeFileSync(path, whole.subarray(0, at))
        expect(readDaybook(path)).toEqual(pages.slice(0, ends.filter((end) => end <= at).length).flat())
      },
    )
    fc.assert(property)
  })
})

describe('between the daybook and the logs', () => {
  // Nothing is entered by itself while a test looks at what is where.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const played = async (answers: number): Promise<{ store: Store; summary: Summary }> => {
    const store = opened(openSqliteStore(folder))
    const summary = aSummary()
    await store.create(summary, [])
    for (let from = 0; from < answers; from++) expect(await store.append(anAppend(summary, from, `${from}`))).toBe(true)
    return { store, summary }
  }
  const texts = async (store: Store, match: string): Promise<readonly string[]> =>
    (await store.entries(match, 0)).map(({ deed }) => (deed.do === 'answer' ? deed.text : deed.do))
  const inLog = (match: string): number => {
    const database = openFile(join(folder, 'umpire.sqlite'))
    const found = database.prepare<[string], number>('select count(*) from entries where match = ?').pluck().get(match)
    database.close()
    return found ?? 0
  }
  /** As the files are when the process is killed now. */
  const crashed = async (work: (copy: Store) => Promise<void>): Promise<void> => {
    const copy = `${folder}-crashed`
    cpSync(folder, copy, { recursive: true })
    const store = opened(openSqliteStore(copy))
    await work(store)
    await store.close()
    rmSync(copy, { recursive: true })
  }

  test('an answer stands in the daybook first, and is read as if it stood in the log', async () => {
    const { store, summary } = await played(3)
    expect(inLog(summary.id)).toBe(0)
    expect(readDaybook(daybookFile(folder))).toHaveLength(3)
    expect(await texts(store, summary.id)).toEqual(['0', '1', '2'])
    expect(inLog(summary.id)).toBe(3)
    await store.close()
  })

  test('the daybook never holds more than two volumes: what is to be written over stands in the logs before', async () => {
    const path = join(folder, 'umpire.sqlite')
    const database = openFile(path)
    migrate(database, path)
    const matches = matchesInSql(sqliteSql(database))
    const size = 4000
    const daybook = new Daybook(daybookFile(folder), size)
    const appends = new SqliteAppends(database, daybook)
    const summaries = [aSummary(), aSummary(), aSummary()]
    for (const summary of summaries) await matches.create(summary, [])
    const volumes = new Set<number>()
    const counts = new Map(summaries.map(({ id }) => [id, 0]))
    const property = fc.asyncProperty(fc.array(fc.constantFrom(...summaries), { maxLength: 5 }), async (some) => {
      const chosen = [...new Set(some)]
      await Promise.all(chosen.map((summary) => appends.append(anAppend(summary, counts.get(summary.id) ?? 0))))
      for (const { id } of chosen) counts.set(id, (counts.get(id) ?? 0) + 1)
      volumes.add(daybook.volume)
      // What a server would find that is started after a crash here.
      const noted = readDaybook(daybookFile(folder), size)
      for (const { id } of summaries) {
        let length = inLog(id)
        for (const { match, entry } of noted) if (match === id && entry.number === length) length++
        expect(length).toBe(counts.get(id))
      }
    })
    await fc.assert(property, { numRuns: 200 })
    expect(volumes.size).toBeGreaterThan(10)
    daybook.close()
    database.close()
  })

  test('what stands in the daybook is entered into the logs in a few seconds, a few matches at a time', async () => {
    const { store, summary } = await played(3)
    expect(inLog(summary.id)).toBe(0)
    await vi.waitFor(() => expect(inLog(summary.id)).toBe(3), 5000)
    await store.close()
    expect(readDaybook(daybookFile(folder))).toEqual([])
  })

  test('a process that is killed loses nothing and has nothing twice, at any instant', async () => {
    const { store, summary } = await played(3)
    const all = ['0', '1', '2']
    await crashed(async (copy) => {
      expect(await texts(copy, summary.id)).toEqual(all)
      expect(await copy.append(anAppend(summary, 2))).toBe(false)
      expect(await copy.append(anAppend(summary, 3, '3'))).toBe(true)
    })
    // In the logs by now, and still in the file.
    await texts(store, summary.id)
    expect(readDaybook(daybookFile(folder))).toHaveLength(3)
    await crashed(async (copy) => expect(await texts(copy, summary.id)).toEqual(all))
    await store.append(anAppend(summary, 3, '3'))
    await crashed(async (copy) => expect(await texts(copy, summary.id)).toEqual([...all, '3']))
    await store.append(anAppend({ ...summary, status: 'over' }, 4, '4'))
    await crashed(async (copy) => expect(await texts(copy, summary.id)).toEqual([...all, '3', '4']))
    await store.close()
  })

  test('nothing of a log that was replaced comes back', async () => {
    const { store, summary } = await played(3)
    expect(await store.replaceLog(summary, 3, [anAnswer('other')])).toBe(true)
    await crashed(async (copy) => expect(await texts(copy, summary.id)).toEqual(['other']))
    await store.close()
  })

  test('who reads beside the server finds it, and so does a backup', async () => {
    const { store, summary } = await played(3)
    const beside = opened(openSqliteStore(folder, { lock: false }))
    expect(await texts(beside, summary.id)).toEqual(['0', '1', '2'])
    expect(await beside.entries(summary.id, 2)).toHaveLength(1)
    await beside.close()
    const file = join(folder, 'backup')
    expect(await backUp({ folder }, file)).toBeUndefined()
    expect(inLog(summary.id)).toBe(0)
    const target = join(folder, 'restored')
    expect(await restore(file, { folder: target })).toBeUndefined()
    const restored = opened(openSqliteStore(target))
    expect(await texts(restored, summary.id)).toEqual(['0', '1', '2'])
    expect(await restored.append(anAppend(summary, 3))).toBe(true)
    await restored.close()
    await store.close()
  })

  test('a full disk: what was taken is kept, what does not fit is refused, and with room again everything goes on', async () => {
    const file = join(folder, 'umpire.sqlite')
    const database = openFile(file)
    migrate(database, file)
    const matches = matchesInSql(sqliteSql(database))
    const daybook = new Daybook(daybookFile(folder), 100_000)
    const appends = new SqliteAppends(database, daybook)
    const summary = aSummary()
    await matches.create(summary, [])
    database.pragma(`max_page_count = ${Number(database.pragma('page_count', { simple: true }))}`)
    let taken = 0
    const refused = await (async () => {
      for (; ; taken++) await appends.append(anAppend(summary, taken))
    })().catch(String)
    expect(refused).toBe('SqliteError: database or disk is full')
    expect(taken).toBeGreaterThan(400)
    expect(readDaybook(daybookFile(folder), 100_000)).toHaveLength(taken)
    database.pragma('max_page_count = 1000000')
    expect(await appends.append(anAppend(summary, taken))).toBe(true)
    appends.flush()
    expect(await matches.entries(summary.id, 0)).toHaveLength(taken + 1)
    daybook.close()
    database.close()
  })
})
