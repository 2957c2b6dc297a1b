// A power cut: the disk has what it was told to keep, and what it was not told of it may have lost. Nothing that was said to be
// written is lost between the daybook, whose pages it always has, and the logs, which it is told of seldom.

import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchesInSql } from './matches-in-sql.ts'
import { anAppend, aSummary } from './samples.ts'
import { enterDaybook, SqliteAppends } from './sqlite-appends.ts'
import { Daybook, daybookFile, readDaybook } from './sqlite-daybook.ts'
import { migrate, openFile } from './sqlite-file.ts'
import { sqliteSql } from './sqlite-sql.ts'

let folder: string
let disk: string
let database: Database.Database
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-power-cut-'))
  disk = join(folder, 'disk')
  mkdirSync(disk)
  database = openFile(join(folder, 'umpire.sqlite'))
  migrate(database, join(folder, 'umpire.sqlite'))
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

/** The disk keeps the database as it is now. */
function keep(): void {
  for (const end of ['', '-wal']) cpSync(join(folder, `umpire.sqlite${end}`), join(disk, `umpire.sqlite${end}`))
}

/** How long each log is for a server that is started after a power cut now. */
function afterPowerCut(size: number): ReadonlyMap<string, number> {
  const copy = join(folder, 'copy')
  cpSync(disk, copy, { recursive: true })
  const found = openFile(join(copy, 'umpire.sqlite'))
  enterDaybook(found, readDaybook(daybookFile(folder), size))
  const rows = found
    .prepare<[], { match: string; many: number }>('select match, count(*) as many from entries group by match')
    .all()
  found.close()
  rmSync(copy, { recursive: true })
  return new Map(rows.map(({ match, many }) => [match, many]))
}

test('what is caught up without waiting for the disk stands in the daybook until the disk has it', async () => {
  const size = 4000
  const daybook = new Daybook(daybookFile(folder), size)
  const sync = vi.fn<() => void>(keep)
  const appends = new SqliteAppends(database, daybook, sync)
  const summaries = Array.from({ length: 5 }, () => aSummary())
  const matches = matchesInSql(sqliteSql(database))
  for (const summary of summaries) await matches.create(summary, [])
  keep()
  // Time passes when this test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const volumes = new Set<number>()
  let isBehind = false
  for (let from = 0; from < 40; from++) {
    await Promise.all(summaries.map((summary) => appends.append(anAppend(summary, from))))
    volumes.add(daybook.volume)
    // All are caught up at leisure now and then, so that nothing is left to be caught up when a volume is full.
    if (from % 3 === 0) await vi.advanceTimersByTimeAsync(1000)
    const lengths = afterPowerCut(size)
    expect(summaries.map(({ id }) => lengths.get(id))).toEqual(summaries.map(() => from + 1))
    const inLogs = database.prepare<[], number>('select count(*) from entries').pluck().get() ?? 0
    isBehind ||= inLogs > 0 && sync.mock.calls.length === 0
  }
  vi.useRealTimers()
  // All else still waits for the disk.
  expect(database.pragma('synchronous', { simple: true })).toBe(2)
  expect(isBehind).toBe(true)
  expect(volumes.size).toBeGreaterThan(5)
  expect(sync.mock.calls.length).toBeGreaterThan(3)
  appends.flush()
  daybook.close()
})
