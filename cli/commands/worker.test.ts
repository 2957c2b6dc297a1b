// Many machines: a study by a queue comes out as on one machine, whoever is killed or cut off on the way.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, runSql } from '../../server/store/test-database.ts'
import { TestProxy } from '../../server/store/test-proxy.ts'
import { type Ran, removeScratchFolders, scratchFolder, umpire, umpirePath } from '../run-umpire.ts'

afterAll(removeScratchFolders)

interface Running {
  readonly child: ChildProcess
  /** What it has said so far, on both streams. */
  readonly said: () => string
  readonly ended: () => Promise<number | null>
}

const running: Running[] = []

/** Starts the command and lets it run. */
function start(args: readonly string[]): Running {
  const child = spawn(process.execPath, [umpirePath, ...args], { cwd: scratchFolder() })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const exit = once(child, 'exit')
  const one = { child, said: () => said, ended: async () => (await exit)[0] }
  running.push(one)
  return one
}

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended()
  }
})

/** Waits until it holds, and says what was said where it never does. */
async function until(holds: () => boolean | Promise<boolean>, about: () => string): Promise<void> {
  const deadline = Date.now() + 90_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${about()}`)
    await pause(20)
  }
}

const study = ['lab', 'modular-mechs', '--games', '16', '--bots', 'novice', '--seed', 'many']
const files = ['figures.json', 'games.csv', 'content.csv', 'report.html']
const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

/** The numbers of the games in a journal, in the order in which they were written. A line that is being written is none yet. */
const journal = (folder: string): number[] =>
  !existsSync(join(folder, 'sheets.jsonl'))
    ? []
    : read(folder, 'sheets.jsonl')
        .split('\n')
        .slice(0, -1)
        .flatMap((line) => {
          const { from, sheets } = JSON.parse(line)
          return sheets.map((_: unknown, n: number) => from + n)
        })

describe('a study by a queue', () => {
  const folder = scratchFolder()
  const alone = join(folder, 'alone')
  let queue = ''
  let first: Ran

  beforeAll(async () => {
    queue = await freshDatabase()
    first = await umpire([...study, '--jobs', '1', '--out', alone])
  }, 60_000)

  const expectSame = (shared: string): void => {
    expect(first.err).toBe('')
    for (const file of files) expect(read(shared, file)).toBe(read(alone, file))
    const games = journal(shared)
    expect(games.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, n) => n))
  }

  /** Parts that this process has taken and not brought back. */
  const partsOf = ({ child }: Running): Promise<readonly object[]> =>
    runSql(
      queue,
      `select from umpire_lab.job, pg_locks join pg_stat_activity using (pid)
        where job.state = 'active' and locktype = 'advisory' and application_name = 'umpire worker ${child.pid}'
          and ((classid::bigint << 32) | objid::bigint) = hashtextextended('umpire lab job ' || job.id, 0)`,
    )

  test('loses nothing and counts nothing twice when one of two workers is killed in the middle', async () => {
    const shared = join(folder, 'shared')
    const lab = start([...study, '--jobs', '0', '--queue', queue, '--out', shared])
    const workers = [
      start(['worker', '--queue', queue, '--jobs', '1']),
      start(['worker', '--queue', queue, '--jobs', '1']),
    ]
    const [killed, other] = workers
    const words = (): string => [lab, ...workers].map(({ said }) => said()).join('\n')
    // Both have begun, and the one that is killed plays a game at this moment: it is stopped first, and then looked at.
    await until(async () => {
      if (killed === undefined || other === undefined || journal(shared).length < 2) return false
      if ((await partsOf(other)).length === 0) return false
      killed.child.kill('SIGSTOP')
      await pause(100)
      if ((await partsOf(killed)).length > 0) return killed.child.kill('SIGKILL')
      killed.child.kill('SIGCONT')
      return false
    }, words)
    expect(await killed?.ended()).toBeNull()
    const before = journal(shared).length
    expect(before).toBeLessThan(16)
    expect(await lab.ended()).toBe(0)
    expect(lab.said()).toContain('a worker is gone; what it had taken is given to others')
    expectSame(shared)
    other?.child.kill('SIGTERM')
    expect(await other?.ended()).toBe(0)
    expect(other?.said()).toMatch(/[1-9]\d* games played/)
    // Nothing is left behind.
    expect(await runSql(queue, 'select id from umpire_lab.study')).toEqual([])
    expect(await runSql(queue, 'select id from umpire_lab.job')).toEqual([])
  })

  test('goes on where it was when the machine that conducts it is killed, and takes what was played meanwhile', async () => {
    const shared = join(folder, 'resumed')
    const lab = start([...study, '--jobs', '0', '--queue', queue, '--out', shared])
    const worker = start(['worker', '--queue', queue, '--jobs', '1'])
    const words = (): string => `${lab.said()}\n${worker.said()}`
    await until(() => journal(shared).length >= 2, words)
    lab.child.kill('SIGKILL')
    await lab.ended()
    const before = journal(shared).length
    // The worker goes on without it.
    await until(
      async () =>
        (await runSql(queue, "select id from umpire_lab.job where state = 'completed'")).length >= 2 && before < 16,
      words,
    )
    const again = await umpire([...study, '--jobs', '1', '--queue', queue, '--out', shared])
    expect(again.err).toBe('')
    expect(again.code).toBe(0)
    expectSame(shared)
  })

  test('waits for a database that goes away and comes back', async () => {
    const shared = join(folder, 'cut')
    const proxy = await TestProxy.to(queue)
    const lab = start([...study, '--jobs', '1', '--queue', proxy.url(queue), '--out', shared])
    for (const loses of ['answer', 'question', 'answer'] as const) {
      const before = journal(shared).length
      await until(() => journal(shared).length > before, lab.said)
      proxy.loses = loses
    }
    expect(await lab.ended()).toBe(0)
    proxy.close()
    expect(lab.said()).toContain('the database of the queue is away')
    expect(lab.said()).toContain('the database of the queue is back')
    expectSame(shared)
  })

  test('is conducted by one lab at a time', async () => {
    const lab = start([...study, '--jobs', '0', '--queue', queue, '--out', join(folder, 'one')])
    await until(() => lab.said().includes('no worker is there yet'), lab.said)
    const second = await umpire([...study, '--jobs', '0', '--queue', queue, '--out', join(folder, 'second')])
    expect(second.err).toContain('another lab conducts this very study')
    expect(second.code).toBe(1)
  })
})

describe('a worker', () => {
  test('leaves to others what it would play otherwise, and says why', async () => {
    const queue = await freshDatabase()
    // The first worker makes the tables.
    const first = start(['worker', '--queue', queue, '--jobs', '1'])
    await until(() => first.said().includes('Working with 1 thread'), first.said)
    const open = (id: string, game: string): Promise<unknown> =>
      runSql(
        queue,
        `insert into umpire_lab.study (id, study, program) values ('${id}', '${JSON.stringify({ game, arms: [], games: 1 })}', 'source 0')`,
      )
    await open('a', 'liars-dice')
    await open('b', 'chess')
    await until(() => first.said().includes('chess'), first.said)
    expect(first.said()).toContain('a study of liars-dice is open for source 0, and this is source ')
    expect(first.said()).toContain('a study of "chess" is open, and there is no such game here')
    expect(first.child.exitCode).toBeNull()
    // What it waits for is gone for good.
    await runSql(queue, 'drop schema umpire_lab cascade')
    expect(await first.ended()).toBe(1)
    expect(first.said()).toContain('the database of the queue refuses')
  })

  const cases: readonly (readonly [words: string, args: readonly string[], code: number, says: string])[] = [
    ['no address', ['worker'], 2, '--queue is missing'],
    ['an address that is none', ['worker', '--queue', 'here'], 2, 'takes the address of a database'],
    ['another kind of address', ['worker', '--queue', 'https://umpire.example'], 2, 'takes the address of a database'],
    ['no thread', ['worker', '--queue', 'postgres://127.0.0.1:1/x', '--jobs', '0'], 2, '--jobs is a whole number'],
    ['a database that is not there', ['worker', '--queue', 'postgres://127.0.0.1:1/x'], 1, 'cannot be reached'],
    ['a study at no address', ['lab', 'liars-dice', '--queue', 'here'], 2, 'takes the address of a database'],
    ['a study at no database', ['lab', 'liars-dice', '--queue', 'postgres://127.0.0.1:1/x'], 1, 'cannot be reached'],
  ]
  for (const [words, args, code, says] of cases) {
    test(`is refused with ${words}`, async () => {
      const ran = await umpire(args, '', scratchFolder())
      expect(ran.err).toContain(says)
      expect(ran.code).toBe(code)
    })
  }
})
