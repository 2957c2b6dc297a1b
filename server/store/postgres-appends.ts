// Adding to logs in PostgreSQL: while one statement is under way the next gathers, and adds to many logs at once.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isLostConnection, isOfTheValues, untilNoCollision } from './postgres-errors.ts'
import { channel } from './postgres-news.ts'
import { type EntryRow, endingText, peopleOf } from './rows.ts'
import type { Append } from './store.ts'

interface Waiting {
  readonly append: Append
  readonly head: HeadRow
  readonly entries: readonly LogRow[]
  /** How often it was sent and the connection was lost. */
  losses: number
  readonly resolve: (isAdded: boolean) => void
  readonly reject: (error: unknown) => void
}

type HeadRow = ReturnType<typeof headRow>
type LogRow = EntryRow & { readonly match: string }

/** So many logs at most are written by one statement. */
const mostAtOnce = 256

/** After a lost connection, for how long and how often to look what became of the statement, in milliseconds. */
const lookFor = 15_000
const lookEvery = 500
/** One that loses its connection every time may be what ends it: so often it is sent, and no more. */
const mostLosses = 5

/**
 * `asked`: one row for each match; `moved`: those whose log was as long as it had to be; the rest follows from those.
 * `people` is given only where somebody has sat down or stood up. The ids are given once more as a list, by which
 * PostgreSQL finds the matches through their index; how many rows there are in JSON it cannot guess.
 */
const appendAll = `
with asked as (
  select * from json_to_recordset($1) as asked (
    match text, base int, length int, version int, status text, seats text, waits_for text, is_bot_due boolean,
    count int, ending text, changed bigint, people json)
), moved as (
  update matches set length = asked.length, version = asked.version, status = asked.status, seats = asked.seats,
    waits_for = asked.waits_for, is_bot_due = asked.is_bot_due, count = asked.count, ending = asked.ending,
    changed = asked.changed
  from asked where matches.id = any($4) and matches.id = asked.match and matches.length = asked.base
  returning matches.id, matches.length, asked.people
), added as (
  insert into entries (match, number, at, by, key, deed)
  select match, number, at, by, key, deed
  from json_to_recordset($2) as entry (match text, number int, at bigint, by text, key text, deed text)
  join moved on moved.id = entry.match
), gone as (
  delete from match_people using moved
  where match_people.match = moved.id and moved.people is not null
    and match_people.person not in (select json_array_elements_text(moved.people))
), come as (
  insert into match_people (match, person)
  select moved.id, json_array_elements_text(moved.people) from moved where moved.people is not null
  on conflict do nothing
)
select id, pg_notify('${channel}', $3::text || ' log ' || id || ' ' || length) from moved`

const headRow = ({ match, from, entries, summary }: Append) => ({
  match,
  base: from,
  length: from + entries.length,
  version: summary.version,
  status: summary.status,
  seats: JSON.stringify(summary.seats),
  waits_for: JSON.stringify(summary.waitsFor),
  is_bot_due: summary.isBotDue,
  count: summary.count,
  ending: endingText(summary),
  changed: summary.changed,
  people: entries.some(({ deed }) => deed.do === 'seat') ? peopleOf(summary) : null,
})

const logRows = ({ match, from, entries }: Append): LogRow[] =>
  entries.map(({ at, by, key, deed }, n) => ({ match, number: from + n, at, by, key, deed: JSON.stringify(deed) }))

export class PostgresAppends {
  readonly #pool: pg.Pool
  /** How notices of this process begin. */
  readonly #sender: string
  #waiting: Waiting[] = []
  #isWriting = false
  #isClosed = false
  /** Called when nothing is left to be written. */
  #whenDone: (() => void)[] = []

  constructor(pool: pg.Pool, sender: string) {
    this.#pool = pool
    this.#sender = sender
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error('the store is closed')
      this.#waiting.push({ append, head: headRow(append), entries: logRows(append), losses: 0, resolve, reject })
      if (this.#isWriting) return
      this.#isWriting = true
      setImmediate(() => void this.#writeAll())
    })
  }

  /** Settled when everything that was asked for is written, or has failed. Nothing more is taken. */
  close(): Promise<void> {
    this.#isClosed = true
    return new Promise((resolve) => {
      if (this.#isWriting) this.#whenDone.push(resolve)
      else resolve()
    })
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#write(this.#takeGroup())
    this.#isWriting = false
    for (const done of this.#whenDone.splice(0)) done()
  }

  /** What goes into one statement: at most one append for a match, since they all see the same lengths. */
  #takeGroup(): readonly Waiting[] {
    const matches = new Set<string>()
    const group: Waiting[] = []
    const later: Waiting[] = []
    for (const one of this.#waiting) {
      const { match } = one.append
      if (group.length < mostAtOnce && !matches.has(match)) group.push(one)
      else later.push(one)
      matches.add(match)
    }
    this.#waiting = later
    return group
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    try {
      const moved = await untilNoCollision(() => this.#send(group))
      for (const { append, resolve } of group) resolve(moved.has(append.match))
    } catch (error) {
      if (isLostConnection(error)) await this.#lookUp(group, error)
      // One that breaks a rule of the tables must not harm the others.
      else if (group.length > 1 && isOfTheValues(error)) for (const one of group) await this.#write([one])
      else for (const { reject } of group) reject(error)
    }
  }

  /** The matches whose logs were added to. */
  async #send(group: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const heads = JSON.stringify(group.map(({ head }) => head))
    const entries = JSON.stringify(group.flatMap((one) => one.entries))
    const { rows } = await this.#pool.query<{ id: string }>({
      name: 'append',
      text: appendAll,
      values: [heads, entries, this.#sender, group.map(({ append }) => append.match)],
    })
    return new Set(rows.map(({ id }) => id))
  }

  /**
   * Finds out what became of a statement whose answer was lost. What was not done is asked for again: should the lost
   * one come through after all, the lengths let only one of them pass.
   */
  async #lookUp(group: readonly Waiting[], lost: unknown): Promise<void> {
    const deadline = Date.now() + lookFor
    let open = group.filter((one) => ++one.losses < mostLosses)
    for (const one of group) if (!open.includes(one)) one.reject(lost)
    while (open.length > 0 && Date.now() < deadline) {
      const found = await Promise.all(open.map((one) => this.#whatBecameOf(one)))
      for (const [n, one] of open.entries()) {
        if (found[n] === 'added') one.resolve(true)
        if (found[n] === 'another') one.resolve(false)
        if (found[n] === 'nothing') this.#waiting.push(one)
      }
      open = open.filter((_, n) => found[n] === 'unknown')
      if (open.length > 0) await pause(lookEvery)
    }
    for (const { reject } of open) reject(lost)
  }

  /** Whether these very entries are in the log, or others, or none; unknown where the database does not answer. */
  async #whatBecameOf({
    append: { match, from },
    entries,
  }: Waiting): Promise<'added' | 'another' | 'nothing' | 'unknown'> {
    let rows: readonly EntryRow[]
    try {
      const text =
        'select number, at, by, key, deed from entries where match = $1 and number >= $2 order by number limit $3'
      rows = (await this.#pool.query<EntryRow>(text, [match, from, entries.length])).rows
    } catch {
      return 'unknown'
    }
    if (rows.length === 0) return 'nothing'
    const isOurs = entries.every(({ at, by, key, deed }, n) => {
      const row = rows[n]
      return row?.at === at && row.by === by && row.key === key && row.deed === deed
    })
    return isOurs ? 'added' : 'another'
  }
}
