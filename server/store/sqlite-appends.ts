// Adding to logs in SQLite: all that is asked for in one tick becomes one transaction, and so one wait for the disk.
// The rows of the matches, which lists are made of, follow later and a few at a time: an answer changes nothing in them
// that could not be found out from the log again. Until then this is where it is known.

import type Database from 'better-sqlite3'
import { endingText, entryColumns, flag, peopleOf } from './rows.ts'
import { isSqliteError } from './sqlite-sql.ts'
import type { Append, Summary } from './store.ts'

interface Waiting {
  readonly append: Append
  readonly resolve: (isAdded: boolean) => void
  readonly reject: (error: unknown) => void
}

/** A match as it is, where its row is behind that. */
interface Head {
  readonly length: number
  readonly summary: Summary
}

/** So often, in milliseconds, so many rows catch up: few, so that nobody waits for it. */
const catchUpEvery = 200
const caughtUpAtOnce = 20

/**
 * Nothing but answers, the match goes on, and people are to answer: by far the most there is. Where a bot is to answer,
 * its row says so at once: after a crash it is found by that.
 */
const isPlainPlay = ({ entries, summary }: Append): boolean =>
  summary.status === 'running' && !summary.isBotDue && entries.every(({ deed }) => deed.do === 'answer')

export class SqliteAppends {
  #waiting: Waiting[] = []
  /** The matches whose rows are behind, and how they are. */
  readonly #behind = new Map<string, Head>()
  #timer: NodeJS.Timeout | undefined
  readonly #addAll: Database.Transaction<(group: readonly Waiting[]) => readonly boolean[]>
  readonly #catchUpSome: Database.Transaction<(some: readonly Head[]) => void>
  readonly #length: Database.Statement<[string], number>
  readonly #playOn: Database.Statement<[number, string, number, number, string]>
  readonly #moveOn: Database.Statement<
    [number, number, string, string, string, number, number, string | null, number, string]
  >
  readonly #addEntry: Database.Statement<[string, number, number, string | null, string | null, string]>
  readonly #clearPeople: Database.Statement<[string]>
  readonly #addPerson: Database.Statement<[string, string]>

  constructor(database: Database.Database) {
    this.#addAll = database.transaction((group) => this.#add(group))
    this.#catchUpSome = database.transaction((some) => {
      for (const { length, summary } of some) {
        const { waitsFor, count, changed, id } = summary
        this.#playOn.run(length, JSON.stringify(waitsFor), count, changed, id)
      }
    })
    this.#length = database.prepare<[string], number>('select length from matches where id = ?').pluck()
    this.#playOn = database.prepare(
      'update matches set length = ?, waits_for = ?, is_bot_due = 0, count = ?, changed = ? where id = ?',
    )
    this.#moveOn = database.prepare(
      `update matches set length = ?, version = ?, status = ?, seats = ?, waits_for = ?, is_bot_due = ?, count = ?,
       ending = ?, changed = ? where id = ?`,
    )
    this.#addEntry = database.prepare(`insert into entries (${entryColumns.join(', ')}) values (?, ?, ?, ?, ?, ?)`)
    this.#clearPeople = database.prepare('delete from match_people where match = ?')
    this.#addPerson = database.prepare('insert into match_people (match, person) values (?, ?)')
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ append, resolve, reject }) === 1) setImmediate(this.#writeWaiting)
    })
  }

  /** Writes what waits, and all rows that are behind. */
  flush(): void {
    this.#writeWaiting()
    this.catchUp(() => true)
  }

  /** A match as it is, whatever its row says. */
  latest(summary: Summary): Summary {
    return this.#behind.get(summary.id)?.summary ?? summary
  }

  isBehind(match: string): boolean {
    return this.#behind.has(match)
  }

  /** Writes the rows of these matches, where they are behind. */
  catchUp(isMeant: (summary: Summary) => boolean): void {
    this.#catchUp([...this.#behind.values()].filter(({ summary }) => isMeant(summary)))
  }

  #catchUp(some: readonly Head[]): void {
    if (some.length === 0) return
    this.#catchUpSome.immediate(some)
    for (const { summary } of some) this.#behind.delete(summary.id)
  }

  readonly #onTimer = (): void => {
    this.#timer = undefined
    try {
      this.#catchUp([...this.#behind.values()].slice(0, caughtUpAtOnce))
    } catch {
      // The disk is full, say: whoever plays on is told. The rows stay behind until it works again.
    }
    this.#catchUpLater()
  }

  #catchUpLater(): void {
    if (this.#timer !== undefined || this.#behind.size === 0) return
    this.#timer = setTimeout(this.#onTimer, catchUpEvery)
    this.#timer.unref()
  }

  readonly #writeWaiting = (): void => {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    this.#write(waiting)
    this.#catchUpLater()
  }

  #write(group: readonly Waiting[]): void {
    let added: readonly boolean[]
    try {
      added = this.#addAll.immediate(group)
    } catch (error) {
      // One that breaks a rule of the tables must not harm the others.
      if (group.length > 1 && isSqliteError(error, 'SQLITE_CONSTRAINT')) for (const one of group) this.#write([one])
      else for (const one of group) one.reject(error)
      return
    }
    for (const [n, { append, resolve }] of group.entries()) {
      if (added[n] === true) this.#noteWritten(append)
      resolve(added[n] === true)
    }
  }

  /** Only what is committed counts. */
  #noteWritten(append: Append): void {
    const { match, from, entries, summary } = append
    if (isPlainPlay(append)) this.#behind.set(match, { length: from + entries.length, summary })
    else this.#behind.delete(match)
  }

  #add(group: readonly Waiting[]): boolean[] {
    // Of the matches in this group, how long their logs are by now.
    const lengths = new Map<string, number>()
    return group.map(({ append }) => {
      const { match, from, entries } = append
      const length = lengths.get(match) ?? this.#behind.get(match)?.length ?? this.#length.get(match)
      if (length !== from) return false
      let number = from
      for (const { at, by, key, deed } of entries) {
        this.#addEntry.run(match, number, at, by, key, JSON.stringify(deed))
        number++
      }
      lengths.set(match, number)
      if (!isPlainPlay(append)) this.#move(append)
      return true
    })
  }

  #move({ match, from, entries, summary }: Append): void {
    const { version, status, seats, waitsFor, isBotDue, count, changed } = summary
    this.#moveOn.run(
      from + entries.length,
      version,
      status,
      JSON.stringify(seats),
      JSON.stringify(waitsFor),
      flag(isBotDue),
      count,
      endingText(summary),
      changed,
      match,
    )
    if (!entries.some(({ deed }) => deed.do === 'seat')) return
    this.#clearPeople.run(match)
    for (const person of peopleOf(summary)) this.#addPerson.run(match, person)
  }
}

/**
 * After a crash: where rows are behind their logs they get the lengths, and are marked as if a bot were to answer, so
 * that somebody looks at the matches.
 */
export function markBehind(database: Database.Database): void {
  database.exec(
    `update matches set is_bot_due = 1, length = logs.length
     from (
       select id, (select max(number) + 1 from entries where match = id) as length from matches
       where status = 'running'
     ) as logs
     where matches.id = logs.id and matches.length < logs.length`,
  )
}
