// Rows and what they hold: the tables' columns on one side, the store's values on the other.

import type { Deed, Entry, NewEntry } from '../play/entry.ts'
import type { Value } from './sql.ts'
import type { Person, StoredChat, StoredSnapshot, Summary } from './store.ts'

// What is read as JSON here was written as JSON here, from a value of that type.

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly created: number
}

export const personColumns = 'people.id, people.name, people.login, people.created'

export const personOf = ({ id, name, login, created }: PersonRow): Person => ({ id, name, login, created })

/** SQLite has no truth values: it gives 0 and 1. */
type Flag = boolean | number

export interface SummaryRow {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: string
  readonly status: Summary['status']
  readonly is_public: Flag
  readonly host: string
  readonly seats: string
  readonly waits_for: string
  readonly is_bot_due: Flag
  readonly count: number
  readonly ending: string | null
  readonly created: number
  readonly changed: number
}

const summaryNames = [
  'id',
  'game',
  'version',
  'options',
  'status',
  'is_public',
  'host',
  'seats',
  'waits_for',
  'is_bot_due',
  'count',
  'ending',
  'created',
  'changed',
] as const satisfies readonly (keyof SummaryRow)[]

export const summaryColumns = summaryNames.map((name) => `matches.${name}`).join(', ')

export function summaryOf(row: SummaryRow): Summary {
  const options: Summary['options'] = JSON.parse(row.options)
  const seats: Summary['seats'] = JSON.parse(row.seats)
  const waitsFor: Summary['waitsFor'] = JSON.parse(row.waits_for)
  const end: Summary['end'] = row.ending === null ? null : JSON.parse(row.ending)
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options,
    status: row.status,
    isPublic: Boolean(row.is_public),
    host: row.host,
    seats,
    waitsFor,
    isBotDue: Boolean(row.is_bot_due),
    count: row.count,
    end,
    created: row.created,
    changed: row.changed,
  }
}

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

export const endingText = ({ end }: Summary): string | null => (end === null ? null : JSON.stringify(end))

/** The columns of a match, its log's length last. */
export const matchColumns: readonly string[] = [...summaryNames, 'length']

export const matchValues = (summary: Summary, length: number): Value[] => [
  summary.id,
  summary.game,
  summary.version,
  JSON.stringify(summary.options),
  summary.status,
  flag(summary.isPublic),
  summary.host,
  JSON.stringify(summary.seats),
  JSON.stringify(summary.waitsFor),
  flag(summary.isBotDue),
  summary.count,
  endingText(summary),
  summary.created,
  summary.changed,
  length,
]

/** Those in whose list a match stands: who sits there, and the host. */
export const peopleOf = ({ host, seats }: Summary): readonly string[] => [
  ...new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))]),
]

export interface EntryRow {
  readonly number: number
  readonly at: number
  readonly by: string | null
  readonly key: string | null
  readonly deed: string
}

export function entryOf({ number, at, by, key, deed: text }: EntryRow): Entry {
  const deed: Deed = JSON.parse(text)
  return { number, at, by, key, deed }
}

export const entryColumns: readonly string[] = ['match', 'number', 'at', 'by', 'key', 'deed']

export const entryValues = (match: string, number: number, { at, by, key, deed }: NewEntry): Value[] => [
  match,
  number,
  at,
  by,
  key,
  JSON.stringify(deed),
]

export interface SnapshotRow extends Omit<StoredSnapshot, 'position'> {
  readonly position: string
}

export function snapshotOf({ match, length, version, digest, position: text }: SnapshotRow): StoredSnapshot {
  const position: StoredSnapshot['position'] = JSON.parse(text)
  return { match, length, version, digest, position }
}

export interface ChatRow {
  readonly number: number
  readonly channel: StoredChat['channel']
  readonly person: string
  readonly at: number
  readonly said: string
}

export function chatOf({ number, channel, person, at, said }: ChatRow): StoredChat {
  const text: string = JSON.parse(said)
  return { number, channel, person, at, text }
}
