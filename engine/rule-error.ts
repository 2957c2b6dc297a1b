// A rule that threw: a bug of the game, reported with what shows it.

import type { MatchRecord } from './record.ts'

/** The match is as it was before the answer. */
export class RuleError extends Error {
  readonly record: MatchRecord
  /** The answer that made the rule throw: `P1: drop 4`. */
  readonly line: string

  constructor(record: MatchRecord, line: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${record.game}: "${line}" made a rule throw: ${reason}`, { cause })
    this.name = 'RuleError'
    this.record = record
    this.line = line
  }
}
