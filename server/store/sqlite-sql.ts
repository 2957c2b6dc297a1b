// SQL on an open SQLite file. Every call is done at once and in this thread; promises are for the other database.

import Database from 'better-sqlite3'
import type { Sql, Step, Value } from './sql.ts'

export const isSqliteError = (error: unknown, code: string): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith(code)

/** Its rows fit whatever type the caller gives them, who has named their columns in the same breath. */
type Prepared = Database.Statement<Value[], never>

export interface SqliteSql extends Sql {
  /** All of them in one transaction, whether or not one of them changes a row. */
  changeEach(steps: readonly Step[]): void
}

export function sqliteSql(database: Database.Database): SqliteSql {
  const prepared = new Map<string, Prepared>()
  const prepare = (text: string): Prepared => {
    let statement = prepared.get(text)
    if (statement === undefined) {
      statement = database.prepare<Value[], never>(text.replaceAll(/\$\d+/g, '?'))
      prepared.set(text, statement)
    }
    return statement
  }
  const change = ({ text, values }: Step): number => prepare(text).run(...values).changes
  const changeAll = database.transaction(([first, ...rest]: readonly Step[]): boolean => {
    if (first === undefined || change(first) === 0) return false
    for (const step of rest) change(step)
    return true
  })
  const changeEach = database.transaction((steps: readonly Step[]): void => {
    for (const step of steps) change(step)
  })

  return {
    rows: async (text, values) => prepare(text).all(...values),
    change: async (text, values) => change({ text, values }),
    changeAll: async (steps) => changeAll.immediate(steps),
    changeEach: (steps) => changeEach.immediate(steps),
    oneOf: (value) => `in (select value from json_each(${value}))`,
    isDuplicate: (error) =>
      isSqliteError(error, 'SQLITE_CONSTRAINT_UNIQUE') || isSqliteError(error, 'SQLITE_CONSTRAINT_PRIMARYKEY'),
  }
}
