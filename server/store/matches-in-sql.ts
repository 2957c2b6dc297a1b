// Matches as SQL: making one, reading its log, the lists, and snapshots. Adding to a log is each database's own affair.

import type { NewEntry } from '../play/entry.ts'
import {
  type EntryRow,
  entryColumns,
  entryOf,
  entryValues,
  matchColumns,
  matchValues,
  peopleOf,
  type SnapshotRow,
  snapshotOf,
  summaryColumns,
  summaryOf,
  type SummaryRow,
} from './rows.ts'
import { firstRow, inserts, type Sql, type Step } from './sql.ts'
import type { Store, StoredSnapshot, Summary } from './store.ts'

type MatchStore = Pick<
  Store,
  | 'create'
  | 'summary'
  | 'entries'
  | 'replaceLog'
  | 'publicMatches'
  | 'matchesOf'
  | 'unfinishedOf'
  | 'botsDue'
  | 'matchIds'
  | 'counts'
  | 'putSnapshot'
  | 'snapshot'
>

const insertLog = (match: string, entries: readonly NewEntry[]): Step[] =>
  inserts(
    'entries',
    entryColumns,
    entries.map((entry, number) => entryValues(match, number, entry)),
  )

const insertPeople = (summary: Summary): Step[] =>
  inserts(
    'match_people',
    ['match', 'person'],
    peopleOf(summary).map((person) => [summary.id, person]),
  )

/** The match itself, if its log is still so long. */
function updateMatch(summary: Summary, length: number, before: number): Step {
  const columns = matchColumns.map((column, n) => `${column} = $${n + 1}`)
  const { length: count } = columns
  return {
    text: `update matches set ${columns.join(', ')} where id = $${count + 1} and length = $${count + 2}`,
    values: [...matchValues(summary, length), summary.id, before],
  }
}

const deleteOf = (table: string, match: string): Step => ({
  text: `delete from ${table} where match = $1`,
  values: [match],
})

/** Puts a snapshot in place of the one that is there, unless that is of a longer log. */
export const snapshotStep = ({ match, length, version, digest, position }: StoredSnapshot): Step => ({
  text: `insert into snapshots (match, length, version, digest, position) values ($1, $2, $3, $4, $5)
    on conflict (match) do update set length = excluded.length, version = excluded.version,
      digest = excluded.digest, position = excluded.position
    where excluded.length >= snapshots.length`,
  values: [match, length, version, digest, JSON.stringify(position)],
})

export function matchesInSql(sql: Sql): MatchStore {
  const summaries = async (text: string, values: readonly (string | number)[]): Promise<Summary[]> =>
    (await sql.rows<SummaryRow>(`select ${summaryColumns} from ${text}`, values)).map(summaryOf)
  const ids = async (text: string, values: readonly (string | number)[]): Promise<string[]> =>
    (await sql.rows<{ readonly id: string }>(text, values)).map(({ id }) => id)

  return {
    async create(summary, entries) {
      await sql.changeAll([
        ...inserts('matches', matchColumns, [matchValues(summary, entries.length)]),
        ...insertPeople(summary),
        ...insertLog(summary.id, entries),
      ])
    },

    async summary(match) {
      const [found] = await summaries('matches where id = $1', [match])
      return found
    },

    async entries(match, from) {
      const rows = await sql.rows<EntryRow>(
        'select number, at, by, key, deed from entries where match = $1 and number >= $2 order by number',
        [match, from],
      )
      return rows.map(entryOf)
    },

    replaceLog: (summary, length, entries) =>
      sql.changeAll([
        updateMatch(summary, entries.length, length),
        deleteOf('entries', summary.id),
        deleteOf('match_people', summary.id),
        // A position of the old log says nothing of the new one.
        deleteOf('snapshots', summary.id),
        ...insertPeople(summary),
        ...insertLog(summary.id, entries),
      ]),

    publicMatches: (status, most) =>
      summaries('matches where is_public and status = $1 order by created desc, id limit $2', [status, most]),

    matchesOf: (person, most) =>
      summaries(
        `matches join match_people on match_people.match = matches.id
         where match_people.person = $1 order by changed desc, id limit $2`,
        [person, most],
      ),

    async unfinishedOf(host) {
      const row = await firstRow<{ readonly many: number }>(
        sql,
        `select count(*) as many from match_people join matches on matches.id = match_people.match
         where match_people.person = $1 and matches.host = match_people.person and matches.status in ('open', 'running')`,
        [host],
      )
      return row?.many ?? 0
    },

    botsDue: (before, most) =>
      ids(
        `select id from matches where is_bot_due and status = 'running' and changed <= $1
         order by changed, id limit $2`,
        [before, most],
      ),

    matchIds: (after, most) => ids('select id from matches where id > $1 order by id limit $2', [after, most]),

    async counts() {
      const counts = { open: 0, running: 0, over: 0, stopped: 0 }
      const rows = await sql.rows<{ readonly status: keyof typeof counts; readonly many: number }>(
        'select status, count(*) as many from matches group by status',
        [],
      )
      for (const { status, many } of rows) counts[status] = many
      return counts
    },

    async putSnapshot(snapshot) {
      const { text, values } = snapshotStep(snapshot)
      await sql.change(text, values)
    },

    async snapshot(match) {
      const row = await firstRow<SnapshotRow>(
        sql,
        'select match, length, version, digest, position from snapshots where match = $1',
        [match],
      )
      return row === undefined ? undefined : snapshotOf(row)
    },
  }
}
