// Undo and redo for those who sit at one terminal: a person takes back their own answer, with what bots did since.

import { at, type Match, type Refusal, sayLine, type Seat } from '@umpire/engine'

type IsPerson = (seat: Seat) => boolean

/**
 * Goes back to the last decision of a person, if nothing was learned since. It is tried on a fork first: the rule for
 * what may be taken back is the match's, one answer at a time, and half of an undo would be none.
 */
export function undo(match: Match, isPerson: IsPerson): string | Refusal {
  const trial = match.fork()
  let isDone = false
  while (!isDone) {
    const last = match.given[trial.count - 1]
    const refusal = trial.undo(match.seats)
    if (refusal !== undefined) return refusal
    isDone = last === undefined || isPerson(last.seat)
  }
  const said = inWords(match, trial.count, isPerson)
  match.takeBackTo(trial.count)
  return `Taken back: ${said}`
}

/** Gives again what was taken back, up to the next decision of a person. */
export function redo(match: Match, isPerson: IsPerson): string | Refusal {
  const before = match.count
  const refusal = match.redo()
  if (refusal !== undefined) return refusal
  while (match.outcome === null && !match.asks.some(({ seat }) => isPerson(seat))) {
    if (match.redo() !== undefined) break
  }
  return `Given again: ${inWords(match, before, isPerson)}`
}

/** The answers since: a person's in words, a bot's only counted, since they may be its secret. */
function inWords(match: Match, since: number, isPerson: IsPerson): string {
  const given = match.given.slice(since)
  const own = given
    .filter(({ seat }) => isPerson(seat))
    .map(({ seat, text }) => sayLine(at(match.seatNames, seat), text))
  const bots = given.length - own.length
  const after = bots === 0 ? '' : `, and what bots answered after it (${bots})`
  return `${own.join(', ')}${after}.`
}
