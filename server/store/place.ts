// Where matches and people are kept: in a data directory, or in a PostgreSQL database.

import type { Refusal } from '@umpire/engine'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore, type SqliteOptions } from './sqlite-store.ts'
import type { Store } from './store.ts'

export type Place = { readonly folder: string } | { readonly url: string }

/** Opens what is there, or says why that cannot be. */
export const openStore = async (place: Place, options?: SqliteOptions): Promise<Store | Refusal> =>
  'url' in place ? openPostgresStore(place.url) : openSqliteStore(place.folder, options)
