// The schema's versions: what makes each from the one before. Whatever stands here was run somewhere and never changes.

import { firstTables } from './001-first-tables.ts'
import { fewerIndices } from './002-fewer-indices.ts'
import type { Dialect } from './dialect.ts'

export { type Dialect, postgresDialect, sqliteDialect } from './dialect.ts'

/** The first makes version 1, and so on. */
const migrations: readonly ((dialect: Dialect) => readonly string[])[] = [firstTables, fewerIndices]

/** The version that this program works with. */
export const schemaVersion = migrations.length

/** The statements that bring a database of a version up to date. */
export const migrationsFrom = (version: number, dialect: Dialect): readonly string[] =>
  migrations.slice(version).flatMap((migration) => migration(dialect))
