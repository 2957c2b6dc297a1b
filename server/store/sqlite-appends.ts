// Adding to logs in SQLite: all that is asked for in one tick becomes one transaction, and so one wait for the disk.

import type Database from 'better-sqlite3'
import { endingText, entryColumns, flag, peopleOf } from './rows.ts'
import { isSqliteError } from './sqlite-sql.ts'
import type { Append } from './store.ts'

interface Waiting {
  readonly append: Append
  readonly resolve: (isAdded: boolean) => void
  readonly reject: (error: unknown) => void
}

/** Nothing but answers, and the match goes on: by far the most there is, and the least to be written. */
const isPlainPlay = ({ entries, summary }: Append): boolean =>
  summary.status === 'running' && entries.every(({ deed }) => deed.do === 'answer')

export class SqliteAppends {
  #waiting: Waiting[] = []
  readonly #addAll: Database.Transaction<(group: readonly Waiting[]) => boolean[]>
  readonly #playOn: Database.Statement<[number, string, number, number, number, string, number]>
  readonly #moveOn: Database.Statement<
    [number, number, string, string, string, number, number, string | null, number, string, number]
  >
  readonly #addEntry: Database.Statement<[string, number, number, string | null, string | null, string]>
  readonly #clearPeople: Database.Statement<[string]>
  readonly #addPerson: Database.Statement<[string, string]>

  constructor(database: Database.Database) {
    this.#addAll = database.transaction((group) => group.map(({ append }) => this.#add(append)))
    this.#playOn = database.prepare(
      'update matches set length = ?, waits_for = ?, is_bot_due = ?, count = ?, changed = ? where id = ? and length = ?',
    )
    this.#moveOn = database.prepare(
      `update matches set length = ?, version = ?, status = ?, seats = ?, waits_for = ?, is_bot_due = ?, count = ?,
       ending = ?, changed = ? where id = ? and length = ?`,
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

  /** Writes what waits, now. */
  flush(): void {
    this.#writeWaiting()
  }

  readonly #writeWaiting = (): void => {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    this.#write(waiting)
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
    for (const [n, one] of group.entries()) one.resolve(added[n] === true)
  }

  #add(append: Append): boolean {
    const { match, from, entries } = append
    if (!this.#move(append)) return false
    let number = from
    for (const { at, by, key, deed } of entries) {
      this.#addEntry.run(match, number, at, by, key, JSON.stringify(deed))
      number++
    }
    return true
  }

  /** Moves the match on from the length that its log must have; false where it has another. */
  #move(append: Append): boolean {
    const { match, from, entries, summary } = append
    const { version, status, seats, waitsFor, isBotDue, count, changed } = summary
    const length = from + entries.length
    const waits = JSON.stringify(waitsFor)
    const due = flag(isBotDue)
    if (isPlainPlay(append)) return this.#playOn.run(length, waits, due, count, changed, match, from).changes > 0
    const seatsText = JSON.stringify(seats)
    const ending = endingText(summary)
    const { changes } = this.#moveOn.run(
      length,
      version,
      status,
      seatsText,
      waits,
      due,
      count,
      ending,
      changed,
      match,
      from,
    )
    if (changes > 0) this.#seat(append)
    return changes > 0
  }

  #seat({ match, entries, summary }: Append): void {
    if (!entries.some(({ deed }) => deed.do === 'seat')) return
    this.#clearPeople.run(match)
    for (const person of peopleOf(summary)) this.#addPerson.run(match, person)
  }
}
