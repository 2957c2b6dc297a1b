// The queue of studies: which are open, and their games in parts, which machines take and bring back. Kept by pg-boss.

import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@umpire/engine'
import PgBoss from 'pg-boss'
import type { Sheet } from '../../sheet.ts'
import type { Study } from '../../study.ts'
import type { Batch } from '../journal.ts'
import type { Part } from '../work.ts'
import { isHeld, isOfTheStatement, Line, type LineEvents, reasonOf } from './line.ts'

const schema = 'umpire_lab'

/** A part may be tried again as often as machines are lost. */
const tries = 1_000_000

/** After taking a part a machine has so many seconds to hold its lock. */
const toHold = 3

/** Parts that are given, and brought back, at a time. */
const given = 1000
const brought = 50

const tables = `create table if not exists ${schema}.study (
  id text primary key,
  study text not null,
  program text not null,
  opened timestamptz not null default now())`

export interface OpenStudy {
  readonly id: string
  readonly study: Study
  /** What it is to be played with. */
  readonly program: string
}

/** A part that this machine has taken. */
export interface Taken {
  readonly id: string
  readonly job: string
  readonly part: Part
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The same study played by the same program, however many of its games. */
export const idOf = (study: Study, program: string): string =>
  digest(JSON.stringify([{ ...study, games: 0 }, program])).slice(0, 24)

/** The same part of the same study is the same job. */
const jobOf = (id: string, { from, to }: Part): string =>
  digest(`${id} ${from} ${to}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const queueOf = (id: string): string => `study-${id}`
const lockOfJob = (job: string): string => `umpire lab job ${job}`
const lockOfStudy = (id: string): string => `umpire lab study ${id}`

export class LabQueue {
  readonly #line: Line
  readonly #boss: PgBoss

  private constructor(line: Line, boss: PgBoss) {
    this.#line = line
    this.#boss = boss
  }

  /** `name` is what the database lists this machine as. */
  static async open(address: URL, name: string, events: LineEvents): Promise<LabQueue | Refusal> {
    const line = await Line.open(address, name, events)
    if (line instanceof Refusal) return line
    const boss = new PgBoss({ db: line, schema, supervise: false, schedule: false })
    boss.on('error', (error) => events.away(reasonOf(error)))
    try {
      // Of several machines that begin at once, one makes the tables and the others wait for it.
      while (!(await line.hold(schema))) await pause(100)
      await boss.start()
      await line.executeSql(tables)
      await line.release(schema)
      return new LabQueue(line, boss)
    } catch (error) {
      await line.close()
      return new Refusal('unusable', `the database cannot be used as a queue: ${reasonOf(error)}`)
    }
  }

  async close(): Promise<void> {
    await this.#line.close()
  }

  // For whoever conducts a study.

  /** False, if somebody else conducts it. */
  async openStudy({ id, study, program }: OpenStudy): Promise<boolean> {
    // Whoever conducted it before may have ended this moment, and the database not have noticed yet.
    for (let left = 10; !(await this.#line.hold(lockOfStudy(id))); left--) {
      if (left === 0) return false
      await pause(200)
    }
    await this.#boss.createQueue(queueOf(id), { name: queueOf(id), retryLimit: tries })
    // What nobody has begun is given anew.
    await this.#boss.purgeQueue(queueOf(id))
    await this.#line.executeSql(
      `insert into ${schema}.study (id, study, program) values ($1, $2, $3)
        on conflict (id) do update set study = excluded.study`,
      [id, JSON.stringify(study), program],
    )
    return true
  }

  /** Whether this process still conducts it: after a lost connection somebody else may. */
  async conducts(id: string): Promise<boolean> {
    return this.#line.holds(lockOfStudy(id)) || this.#line.hold(lockOfStudy(id))
  }

  async give(id: string, parts: readonly Part[]): Promise<void> {
    for (let n = 0; n < parts.length; n += given) {
      await this.#boss.insert(
        parts.slice(n, n + given).map((part) => ({ id: jobOf(id, part), name: queueOf(id), data: part })),
      )
    }
  }

  /** Parts that have come back, with their jobs; they stay until they are forgotten. */
  async broughtBack(id: string): Promise<readonly { readonly job: string; readonly batch: Batch }[]> {
    const { rows } = await this.#line.executeSql(
      `select id, data->>'from' as first, output->>'sheets' as sheets from ${schema}.job
        where name = $1 and state = 'completed' order by completed_on limit ${brought}`,
      [queueOf(id)],
    )
    return rows.map(({ id: job, first, sheets }) => ({
      job,
      batch: { from: Number(first), sheets: JSON.parse(sheets) },
    }))
  }

  async forget(id: string, jobs: readonly string[]): Promise<void> {
    if (jobs.length > 0) await this.#boss.deleteJob(queueOf(id), [...jobs])
  }

  /** Gives what machines had taken that are gone to others; says how many parts. */
  async giveAgain(id: string): Promise<number> {
    const { rows } = await this.#line.executeSql(
      `select id from ${schema}.job where name = $1 and state = 'active'
        and started_on < now() - interval '${toHold} seconds' and not ${isHeld(`'${lockOfJob('')}' || id`)}`,
      [queueOf(id)],
    )
    const jobs = rows.map((row): string => row.id)
    if (jobs.length > 0) await this.#boss.fail(queueOf(id), jobs)
    return jobs.length
  }

  /** Machines that are there to work. */
  async workers(): Promise<number> {
    const { rows } = await this.#line.executeSql(
      `select count(*)::int as workers from pg_stat_activity
        where datname = current_database() and application_name like 'umpire worker %'`,
    )
    return Number(rows[0]?.workers ?? 0)
  }

  async closeStudy(id: string): Promise<void> {
    await this.#line.executeSql(`delete from ${schema}.study where id = $1`, [id])
    await this.#boss.deleteQueue(queueOf(id))
    await this.#line.release(lockOfStudy(id))
  }

  // For whoever works.

  async studies(): Promise<readonly OpenStudy[]> {
    const { rows } = await this.#line.executeSql(`select id, study, program from ${schema}.study order by opened, id`)
    return rows.map(({ id, study, program }) => ({ id, study: JSON.parse(study), program }))
  }

  async takePart(id: string): Promise<Taken | undefined> {
    const [job] = await this.#boss.fetch<Part>(queueOf(id))
    if (job === undefined) return undefined
    await this.#line.hold(lockOfJob(job.id))
    return { id, job: job.id, part: job.data }
  }

  /** What somebody else has brought back meanwhile stays as it is. */
  async bring({ id, job }: Taken, sheets: readonly Sheet[]): Promise<void> {
    // As text: what the database makes of objects would sort their fields.
    await this.#boss.complete(queueOf(id), job, { sheets: JSON.stringify(sheets) })
    await this.#line.release(lockOfJob(job))
  }

  async giveBack({ id, job }: Taken): Promise<void> {
    await this.#boss.fail(queueOf(id), job)
    await this.#line.release(lockOfJob(job))
  }
}

/** What the database itself refuses, as a refusal. */
export async function refusing<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (!isOfTheStatement(error)) throw error
    return new Refusal('unusable', `the database of the queue refuses: ${error.message}`)
  }
}
