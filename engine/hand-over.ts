// Several persons at one screen: when it must change hands, so that nobody sees what is another's.

import type { Ask } from './ask.ts'
import type { Seat } from './id.ts'
import type { Match } from './match.ts'

/** What two seats know differs: one must not read the other's screen. */
const knowDifferent = (match: Match, one: Seat, other: Seat): boolean =>
  JSON.stringify(match.view(one)) !== JSON.stringify(match.view(other))

/** Whether the one who is asked may look at the screen only after the others have looked away. */
export function needsHandOver(
  match: Match,
  persons: readonly Seat[],
  looking: Seat | undefined,
  ask: Pick<Ask, 'seat' | 'number'>,
): boolean {
  if (looking === ask.seat) return false
  // Somebody has answered since this was asked: they were asked at once, and the answer must not be seen yet.
  if (looking !== undefined && ask.number < match.count) return true
  return persons.some((other) => other !== ask.seat && knowDifferent(match, ask.seat, other))
}
