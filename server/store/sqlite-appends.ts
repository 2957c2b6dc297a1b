// Adding to logs in SQLite: all that is asked for in one tick is one page of the daybook or one transaction, and so one wait
// for the disk. What stands in the daybook is entered into the logs later, many at a time; so are the rows of the matches, which
// lists are made of: an answer changes nothing in them that could not be found out from the log again. Until then this is
// where it is known.

import type Database from 'better-sqlite3'
import { endingText, entryColumns, entryValues, flag, peopleOf } from './rows.ts'
import type { Daybook, Noted } from './sqlite-daybook.ts'
import { syncFile } from './sqlite-file.ts'
import { isSqliteError } from './sqlite-sql.ts'
import type { Entry } from '../play/entry.ts'
import type { Append, Summary } from './store.ts'

interface Waiting {
  readonly append: Append
  readonly resolve: (isAdded: boolean) => void
  readonly reject: (error: unknown) => void
}

/** A match whose row, and perhaps whose log, is behind. */
interface Behind {
  length: number
  summary: Summary
  /** The end of its log, which stands in the daybook alone. */
  noted: Entry[]
  /** The volume of the daybook in which that begins. */
  volume: number
}

/** So often, in milliseconds, a few matches catch up: few, so that nobody waits for it. */
const catchUpEvery = 50
/** After so many milliseconds all have had their turn: the more of a log is entered at once, the less an entry costs. */
const caughtUpWithin = 5000
/** The disk is full, say: then it is tried again so much later. */
const catchUpAgain = 1000

/**
 * Nothing but answers, the match goes on, and people are to answer: by far the most there is. Where a bot is to answer,
 * its row says so at once: after a crash it is found by that.
 */
const isPlainPlay = ({ entries, summary }: Append): boolean =>
  summary.status === 'running' && !summary.isBotDue && entries.every(({ deed }) => deed.do === 'answer')

/** Whether the tables will take it, so that it can be written down elsewhere first. */
const isTakenByTables = ({ entries }: Append): boolean => entries.every(({ at }) => Number.isSafeInteger(at))

export class SqliteAppends {
  #waiting: Waiting[] = []
  /** By match, the longest behind first. */
  readonly #behind = new Map<string, Behind>()
  #timer: NodeJS.Timeout | undefined
  readonly #database: Database.Database
  readonly #sync: () => void
  readonly #daybook: Daybook | undefined
  /** Something was caught up that the disk may not have yet. */
  #isUnsettled = false
  readonly #addAll: Database.Transaction<(group: readonly Waiting[]) => readonly boolean[]>
  readonly #catchUpSome: Database.Transaction<(some: readonly Behind[]) => void>
  readonly #length: Database.Statement<[string], number>
  readonly #playOn: Database.Statement<[number, string, number, number, string]>
  readonly #moveOn: Database.Statement<
    [number, number, string, string, string, number, number, string | null, number, string]
  >
  readonly #addEntry: Database.Statement<[string, number, number, string | null, string | null, string]>
  readonly #clearPeople: Database.Statement<[string]>
  readonly #addPerson: Database.Statement<[string, string]>

  /**
   * `daybook`: of the one who serves from there; without it everything goes into the logs at once. `sync`: has the disk keep all
   * that was committed.
   */
  constructor(database: Database.Database, daybook?: Daybook, sync = () => syncFile(`${database.name}-wal`)) {
    this.#database = database
    this.#sync = sync
    this.#daybook = daybook
    this.#addAll = database.transaction((group) => this.#add(group))
    this.#catchUpSome = database.transaction((some) => {
      for (const { length, summary, noted } of some) {
        const { waitsFor, count, changed, id } = summary
        for (const entry of noted) this.#enter(id, entry)
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

  /** Writes what waits, and all that is behind; nothing stands in the daybook alone then. */
  flush(): void {
    this.#writeWaiting()
    this.#catchUp([...this.#behind.values()])
    this.#settle()
    this.#daybook?.wipe()
  }

  /** A match as it is, whatever its row says. */
  latest(summary: Summary): Summary {
    return this.#behind.get(summary.id)?.summary ?? summary
  }

  isBehind(match: string): boolean {
    return this.#behind.has(match)
  }

  /** Brings the rows and logs of these matches up to date, where they are behind. */
  catchUp(isMeant: (summary: Summary) => boolean): void {
    this.#catchUp([...this.#behind.values()].filter(({ summary }) => isMeant(summary)))
  }

  /** Brings the log of a match up to date, if some of it is in the daybook alone. */
  catchUpLog(match: string): void {
    const behind = this.#behind.get(match)
    if (behind !== undefined && behind.noted.length > 0) this.#catchUp([behind])
  }

  #catchUp(some: readonly Behind[]): void {
    if (some.length === 0) return
    this.#catchUpSome.immediate(some)
    for (const { summary } of some) this.#behind.delete(summary.id)
  }

  /**
   * The same without waiting for the disk: what is caught up stands in the daybook as well, until the disk has it. Twenty times a
   * second everybody would wait otherwise.
   */
  #catchUpAtLeisure(some: readonly Behind[]): void {
    if (some.length === 0) return
    if (this.#daybook === undefined) return this.#catchUp(some)
    this.#database.pragma('synchronous = normal')
    try {
      this.#isUnsettled = true
      this.#catchUp(some)
    } finally {
      this.#database.pragma('synchronous = full')
    }
  }

  /** Sees to it that the disk has all that was caught up, before the daybook is written over. */
  #settle(): void {
    if (!this.#isUnsettled) return
    this.#sync()
    this.#isUnsettled = false
  }

  #enter(match: string, { number, at, by, key, deed }: Entry): void {
    this.#addEntry.run(match, number, at, by, key, JSON.stringify(deed))
  }

  /** The matches whose turn it is: those of the last volume have had theirs when this one is half full. */
  #due(): readonly Behind[] {
    const behind = [...this.#behind.values()]
    const inTurn = Math.ceil((behind.length * catchUpEvery) / caughtUpWithin)
    const late = this.#daybook === undefined ? 0 : Math.ceil(2 * this.#daybook.filled * this.#ofLastVolume().length)
    return behind.slice(0, Math.max(inTurn, late))
  }

  /** What must be in the logs before the next volume begins. */
  #ofLastVolume(): readonly Behind[] {
    const now = this.#daybook?.volume
    return [...this.#behind.values()].filter(({ noted, volume }) => noted.length > 0 && volume !== now)
  }

  readonly #onTimer = (): void => {
    this.#timer = undefined
    try {
      this.#catchUpAtLeisure(this.#due())
      this.#catchUpLater(catchUpEvery)
    } catch {
      // Whoever plays on is told when the daybook is full, too. All stays behind until it works again.
      this.#catchUpLater(catchUpAgain)
    }
  }

  #catchUpLater(milliseconds: number): void {
    if (this.#timer !== undefined || this.#behind.size === 0) return
    this.#timer = setTimeout(this.#onTimer, milliseconds)
    this.#timer.unref()
  }

  readonly #writeWaiting = (): void => {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    this.#write(waiting)
    this.#catchUpLater(catchUpEvery)
  }

  #write(group: readonly Waiting[]): void {
    let added: readonly boolean[]
    try {
      added = this.#note(group) ?? this.#enterAll(group)
    } catch (error) {
      // One that breaks a rule of the tables must not harm the others.
      if (group.length > 1 && isSqliteError(error, 'SQLITE_CONSTRAINT')) for (const one of group) this.#write([one])
      else for (const one of group) one.reject(error)
      return
    }
    for (const [n, { resolve }] of group.entries()) resolve(added[n] === true)
  }

  /** Writes a group into the daybook; undefined where that is not the place for it. */
  #note(group: readonly Waiting[]): readonly boolean[] | undefined {
    const daybook = this.#daybook
    if (daybook === undefined || !group.every(({ append }) => isPlainPlay(append) && isTakenByTables(append))) {
      return undefined
    }
    const noted: Noted[] = []
    const added = this.#number(group, (match, entry) => noted.push({ match, entry }))
    if (noted.length > 0 && !daybook.write(noted)) {
      this.#catchUp(this.#ofLastVolume())
      this.#settle()
      daybook.beginNext()
      if (!daybook.write(noted)) return undefined
    }
    for (const [n, { append }] of group.entries()) if (added[n] === true) this.#behindOf(append)
    for (const { match, entry } of noted) {
      const behind = this.#behind.get(match)
      if (behind?.noted.push(entry) === 1) behind.volume = daybook.volume
    }
    return added
  }

  /** Its row is behind from now on: how it stands. */
  #behindOf({ match, from, entries, summary }: Append): void {
    const length = from + entries.length
    const behind = this.#behind.get(match)
    if (behind === undefined) this.#behind.set(match, { length, summary, noted: [], volume: 0 })
    else Object.assign(behind, { length, summary })
  }

  #enterAll(group: readonly Waiting[]): readonly boolean[] {
    const added = this.#addAll.immediate(group)
    // Only what is committed counts.
    for (const [n, { append }] of group.entries()) {
      const behind = this.#behind.get(append.match)
      if (behind !== undefined) behind.noted = []
      if (added[n] !== true) continue
      if (isPlainPlay(append)) this.#behindOf(append)
      else this.#behind.delete(append.match)
    }
    return added
  }

  /** Within a transaction. */
  #add(group: readonly Waiting[]): readonly boolean[] {
    for (const match of new Set(group.map(({ append }) => append.match))) {
      for (const entry of this.#behind.get(match)?.noted ?? []) this.#enter(match, entry)
    }
    const added = this.#number(group, (match, entry) => this.#enter(match, entry))
    for (const [n, { append }] of group.entries()) if (added[n] === true && !isPlainPlay(append)) this.#move(append)
    return added
  }

  /** Which of the group stand at the ends of their logs; their entries, with their numbers. */
  #number(group: readonly Waiting[], add: (match: string, entry: Entry) => void): boolean[] {
    // Of the matches in this group, how long their logs are by now.
    const lengths = new Map<string, number>()
    return group.map(({ append }) => {
      const { match, from, entries } = append
      const length = lengths.get(match) ?? this.#behind.get(match)?.length ?? this.#length.get(match)
      if (length !== from) return false
      for (const [n, entry] of entries.entries()) add(match, { number: from + n, ...entry })
      lengths.set(match, from + entries.length)
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

/** After a crash, or in a copy: what stands in the daybook alone is entered into the logs. */
export function enterDaybook(database: Database.Database, noted: readonly Noted[]): void {
  const length = database
    .prepare<[string], number>(
      `select coalesce((select max(number) + 1 from entries where match = id), 0) from matches where id = ?`,
    )
    .pluck()
  const add = database.prepare(`insert into entries (${entryColumns.join(', ')}) values (?, ?, ?, ?, ?, ?)`)
  const enterAll = database.transaction(() => {
    for (const { match, entry } of noted) {
      if (length.get(match) === entry.number) add.run(...entryValues(match, entry.number, entry))
    }
  })
  enterAll.immediate()
}
