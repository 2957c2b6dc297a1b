// Where the two databases write a table differently.

export interface Dialect {
  /** An id or a name by which things are found and put in order: by its bytes, in both. */
  readonly id: string
  /** A number of up to 15 digits. */
  readonly whole: string
  readonly flag: string
  /** What stands behind a table. */
  readonly table: string
  /** What stands behind a table that is always read along its primary key, to be kept in that order. */
  readonly inOrder: string
}

export const sqliteDialect: Dialect = {
  id: 'text',
  whole: 'integer',
  flag: 'integer',
  table: ' strict',
  inOrder: ' strict, without rowid',
}

export const postgresDialect: Dialect = {
  id: 'text collate "C"',
  whole: 'bigint',
  flag: 'boolean',
  table: '',
  inOrder: '',
}
