// Copying a SQLite file while others write to it: as it was at one instant.

import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { enterDaybook, markBehind } from './sqlite-appends.ts'
import { type Noted, readDaybook } from './sqlite-daybook.ts'
import { makePrivateFile } from './sqlite-file.ts'

/** So many pages are copied before somebody else has a turn: a few milliseconds. */
const pagesAtOnce = 1000

/** Writes a file beside its place first, so that a copy which was cut short is never taken for a whole one. */
export async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already`)
  const draft = `${file}.part`
  const remove = (): void => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(draft + end, { force: true })
  }
  remove()
  try {
    makePrivateFile(draft)
    await write(draft)
    syncPath(draft)
    renameSync(draft, file)
    syncPath(dirname(file))
  } finally {
    remove()
  }
}

function syncPath(path: string): void {
  const open = openSync(path, 'r')
  fsyncSync(open)
  closeSync(open)
}

/** Copies a database into a new file. `daybook`: of the server that may be running there. */
export const backUpFile = (from: string, to: string, daybook?: string): Promise<void> =>
  writeWhole(to, async (draft) => {
    // Before the instant: what was in the daybook then, the copy has, or gets here.
    const noted = daybook === undefined ? [] : readDaybook(daybook)
    const source = new Database(from, { readonly: true, fileMustExist: true })
    try {
      // The instant: what is committed from here on is not in this transaction's eyes, and so not in the copy.
      source.exec('begin')
      source.prepare('select count(*) from sqlite_schema').get()
      await source.backup(draft, { progress: () => pagesAtOnce })
    } finally {
      source.close()
    }
    makeOneFile(draft, noted)
  })

/** A file that needs no others beside it, can be read where nothing can be written, and has nothing behind in it. */
export function makeOneFile(file: string, noted: readonly Noted[] = []): void {
  const database = new Database(file)
  database.pragma('journal_mode = delete')
  if (noted.length > 0) enterDaybook(database, noted)
  markBehind(database)
  database.close()
}
