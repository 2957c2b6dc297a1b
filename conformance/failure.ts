// Failures: what does not hold, with the record of a match that shows it.

import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Match, type MatchRecord, RuleError } from '@umpire/engine'
import type { Check } from './check.ts'

export class ConformanceError extends Error {
  /** Replays to where it went wrong. */
  readonly record: MatchRecord

  constructor(record: MatchRecord, words: string, cause?: unknown) {
    super(words, cause === undefined ? undefined : { cause })
    this.name = 'ConformanceError'
    this.record = record
  }
}

export function fail(at: Match | MatchRecord, words: string, cause?: unknown): never {
  throw new ConformanceError(at instanceof Match ? at.record() : at, words, cause)
}

/** Runs what may throw anything, and says at which match it did. */
export function examine<T>(match: Match, body: () => T): T {
  try {
    return body()
  } catch (error) {
    if (error instanceof ConformanceError) throw error
    const record = error instanceof RuleError ? error.record : match.record()
    throw new ConformanceError(record, error instanceof Error ? error.message : String(error), error)
  }
}

/** A record with one more answer: the one that went wrong, which the match did not keep. */
export const withAnswer = (record: MatchRecord, line: string): MatchRecord => {
  const { outcome: _, ...open } = record
  return { ...open, answers: [...record.answers, line] }
}

const root = new URL('../', import.meta.url)

/** Keeps the record of a failure as a file, and says in the message how to look at it. */
export function keepFailure(check: Check, error: unknown, folder = new URL('failures/', root)): Error {
  if (!(error instanceof ConformanceError)) return error instanceof Error ? error : new Error(String(error))
  const { record } = error
  const name = `${record.game}-${check.id}.json`
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileURLToPath(new URL(name, folder)), `${JSON.stringify(record, undefined, 2)}\n`)
  const settings = `${record.seats} seats, options ${JSON.stringify(record.options)}, after ${record.answers.length} answers`
  return new Error(
    `${record.game}: it does not hold that ${check.name}\n${error.message}\n(${settings})\numpire replay failures/${name}`,
    { cause: error },
  )
}
