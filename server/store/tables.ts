// The tables and their columns as they are now, each behind those that it refers to: for copying all of them.

import { entryColumns, matchColumns } from './rows.ts'

export interface TableColumns {
  readonly name: string
  readonly columns: readonly string[]
}

export const tables: readonly TableColumns[] = [
  { name: 'people', columns: ['id', 'name', 'login', 'password', 'created'] },
  { name: 'sessions', columns: ['token', 'person', 'at'] },
  { name: 'links', columns: ['token', 'person', 'expires'] },
  { name: 'matches', columns: [...matchColumns, 'chat_length'] },
  { name: 'match_people', columns: ['match', 'person'] },
  { name: 'entries', columns: entryColumns },
  { name: 'snapshots', columns: ['match', 'length', 'version', 'digest', 'position'] },
  { name: 'chat', columns: ['match', 'number', 'channel', 'person', 'at', 'key', 'said'] },
]
