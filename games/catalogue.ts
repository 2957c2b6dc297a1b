// A table of content: its rows in order, and each by its id.

export interface Catalogue<Row extends { readonly id: string }> {
  readonly rows: readonly Row[]
  of(id: Row['id']): Row
}

/** Throws for an id that is there twice. */
export function catalogueOf<Row extends { readonly id: string }>(kind: string, rows: readonly Row[]): Catalogue<Row> {
  const byId = new Map<string, Row>()
  for (const row of rows) {
    if (byId.has(row.id)) throw new Error(`${kind} ${row.id} is there twice`)
    byId.set(row.id, row)
  }
  return {
    rows,
    of: (id) => {
      const row = byId.get(id)
      if (row === undefined) throw new Error(`no ${kind} ${id}`)
      return row
    },
  }
}
