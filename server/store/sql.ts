// SQL as both databases take it, for everything that is not in a hurry.

export type Value = string | number | null

/** A statement in which every value is named once and in order: `$1`, `$2`, ... Flags are given as 0 or 1. */
export interface Step {
  readonly text: string
  readonly values: readonly Value[]
}

export interface Sql {
  rows<Row extends object>(text: string, values: readonly Value[]): Promise<readonly Row[]>
  /** How many rows it changed. */
  change(text: string, values: readonly Value[]): Promise<number>
  /** All of it or nothing; nothing, and false, where the first step changes no row. */
  changeAll(steps: readonly Step[]): Promise<boolean>
  /** What stands behind a column that has to be one of a list; the list is given as JSON. */
  readonly oneOf: (value: string) => string
  /** Whether a change failed because something of that name is there already. */
  isDuplicate(error: unknown): boolean
}

/** The first row, where there is one. */
export async function firstRow<Row extends object>(
  sql: Sql,
  text: string,
  values: readonly Value[],
): Promise<Row | undefined> {
  const [row] = await sql.rows<Row>(text, values)
  return row
}

/** So many rows go into one statement: far below what either database takes. */
const rowsAtOnce = 200

/** Steps that insert rows, many at once. */
export function inserts(table: string, columns: readonly string[], rows: readonly (readonly Value[])[]): Step[] {
  const steps: Step[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const places = some.map((row, r) => `(${row.map((_, c) => `$${r * columns.length + c + 1}`).join(', ')})`)
    steps.push({
      text: `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`,
      values: some.flat(),
    })
  }
  return steps
}
