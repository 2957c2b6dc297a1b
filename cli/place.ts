// Which database a command is about: the options that say so, and how it is opened.

import process from 'node:process'
import { Refusal } from '@umpire/engine'
import { openStore, type Place, type Store } from '@umpire/server/upkeep'
import type { Given, Takes } from './arguments.ts'
import { type Ending, failed } from './ending.ts'

/** The data directory where none is named. */
export const usualData = 'umpire-data'

export const placeArgs: Takes['args'] = {
  data: {
    type: 'string',
    valueHint: 'FOLDER',
    description: `The data directory (${usualData} in the current folder)`,
  },
  'database-url': {
    type: 'string',
    valueHint: 'URL',
    description: 'The PostgreSQL database instead (or UMPIRE_DATABASE_URL)',
  },
}

export function placeOf(given: Given): Place {
  const folder = given.text('data')
  const named = given.text('database-url') ?? given.text('database')
  const url = named ?? (folder === undefined ? process.env['UMPIRE_DATABASE_URL'] : undefined)
  return url === undefined ? { folder: folder ?? usualData } : { url }
}

/** Opens the store for a while. `isBeside`: a server may be running there. */
export async function withStore(
  given: Given,
  isBeside: boolean,
  work: (store: Store) => Promise<Ending>,
): Promise<Ending> {
  const store = await openStore(placeOf(given), { lock: !isBeside })
  if (store instanceof Refusal) return failed(store)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
