// A record played again, with the reason where it cannot be: refused, or a rule that throws.

import { type AnyGame, Match, type MatchRecord, Refusal, RuleError } from '@umpire/engine'

/** The match after so many answers of the record. */
export function replayed(game: AnyGame, record: MatchRecord, upTo = record.answers.length): Match | Refusal {
  try {
    return Match.replay(game, record, upTo)
  } catch (error) {
    if (error instanceof RuleError) return new Refusal('unusable', error.message)
    // Even the first position can make a rule throw, where the record begins from one of its own.
    return new Refusal('unusable', `a rule threw: ${error instanceof Error ? error.message : String(error)}`)
  }
}
