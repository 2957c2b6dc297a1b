// Records as files: written whole or not at all, and read with a reason where they are none.

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type AnyGame, type MatchRecord, parseRecord, Refusal } from '@umpire/engine'
import { findGame } from './find-game.ts'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export function readTextFile(file: string): string | Refusal {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return new Refusal('unusable', `cannot read ${file}: ${reasonOf(error)}`)
  }
}

/** The record in a file, and the game it is of. */
export async function readRecordFile(file: string): Promise<{ game: AnyGame; record: MatchRecord } | Refusal> {
  const text = readTextFile(file)
  if (text instanceof Refusal) return text
  const record = parseRecord(text)
  if (record instanceof Refusal) return new Refusal('unusable', `${file}: ${record.reason}`)
  const game = await findGame(record.game)
  if (game instanceof Refusal) return new Refusal('unusable', `${file}: ${game.reason}`)
  return { game, record }
}

/** Writes a record beside its place first, so that a crash in the middle leaves the old one whole. */
export function writeRecordFile(file: string, record: MatchRecord): Refusal | undefined {
  const draft = `${file}.part`
  try {
    writeFileSync(draft, `${JSON.stringify(record, undefined, 2)}\n`)
    renameSync(draft, file)
    return undefined
  } catch (error) {
    return new Refusal('unusable', `cannot write ${file}: ${reasonOf(error)}`)
  }
}
