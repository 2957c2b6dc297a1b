// From a log to the match it makes, and the digest of a position, by which a later version of the rules is checked.

import { createHash } from 'node:crypto'
import {
  type AnyGame,
  at,
  type Match,
  type MatchRecord,
  type Plain,
  readOptions,
  recordFormat,
  Refusal,
  sayLine,
  type Seat,
  seatNames,
  seatsOf,
  teamsOf,
} from '@umpire/engine'
import type { StoredSnapshot } from '../store/store.ts'
import type { Entry, SeatPlan } from './entry.ts'
import { isGivenUp, LiveMatch } from './live-match.ts'

/** With its keys in order, so that the same position is the same text however it came about. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

export interface Fixed {
  readonly position: Plain
  readonly digest: string
}

/** The whole position of a match, hidden things too, and its digest. */
export function fixPosition(match: Match): Fixed {
  const text = canonical(match.position)
  const position: Plain = JSON.parse(text)
  return { position, digest: createHash('sha256').update(text).digest('base64url') }
}

/**
 * Plays a whole log. With a snapshot, the position must be the same to the byte where the log was as long as then. A
 * match that was stopped is not played: what it came to is only told.
 */
export function foldLog(
  id: string,
  game: AnyGame,
  entries: readonly Entry[],
  snapshot?: Pick<StoredSnapshot, 'length' | 'digest'>,
): LiveMatch | Refusal {
  const [first, ...rest] = entries
  if (first?.deed.do !== 'create') return new Refusal('unusable', 'the log does not begin with the match being made')
  const live = new LiveMatch(id, game, first.deed, first.at)
  if (first.key !== null) live.keys.add(first.key)
  if (isStopped(entries)) return told(live, rest)
  for (const entry of rest) {
    const refusal = live.take(entry)
    if (refusal !== undefined) return new Refusal('unusable', `entry ${entry.number}: ${refusal.reason}`, refusal.rule)
    if (snapshot?.length === live.length && live.match !== undefined) {
      if (fixPosition(live.match).digest !== snapshot.digest) {
        return new Refusal('unusable', `after ${live.match.count} answers the position is another than it was`)
      }
    }
  }
  return live
}

/** Stopped, and not found to be playable since. */
const isStopped = (entries: readonly Entry[]): boolean =>
  entries.findLast(({ deed }) => deed.do === 'stop' || deed.do === 'pin')?.deed.do === 'stop'

/** A stopped match: who sat where and why it stopped, without a position. */
function told(live: LiveMatch, entries: readonly Entry[]): LiveMatch {
  for (const entry of entries) {
    const { deed } = entry
    if (deed.do === 'seat' || deed.do === 'stop' || deed.do === 'rematch') live.take(entry)
    else live.length++
  }
  return live
}

/** The answers that stand at the end of a log, found without the rules: for a match that does not replay any more. */
export function answersIn(
  game: AnyGame,
  entries: readonly Entry[],
): readonly { readonly seat: Seat; readonly text: string }[] {
  const answers: { readonly seat: Seat; readonly text: string }[] = []
  const plans: SeatPlan[] = []
  const resigned: Seat[] = []
  let teams: ReturnType<typeof teamsOf> = []
  let asked: { readonly to: number; readonly needs: readonly Seat[] } | undefined
  for (const { deed } of entries) {
    if (deed.do === 'create') {
      plans.push(...deed.seats)
      teams = teamsOf(game, deed.options, seatsOf(plans.length))
    }
    if (deed.do === 'seat') plans[deed.seat] = deed.to
    if (deed.do === 'resign') resigned.push(deed.seat)
    if (deed.do === 'answer') answers.push({ seat: deed.seat, text: deed.text })
    // Free is only the last answer of all, or one to a question that others have answered at the same time.
    if (deed.do === 'undo')
      answers.splice(
        answers.findLastIndex(({ seat }) => deed.seats.includes(seat)),
        1,
      )
    if (deed.do === 'answer' || deed.do === 'undo' || (deed.do === 'consent' && !deed.yes)) asked = undefined
    if (deed.do === 'propose') asked = deed.what === 'take back' ? { to: deed.to, needs: deed.needs } : undefined
    // What is proposed when the match ends is not done any more.
    if (asked === undefined || isGivenUp(teams, plans, resigned)) continue
    const agreed = deed.do === 'consent' ? deed.seats : deed.do === 'resign' ? [deed.seat] : []
    asked = { ...asked, needs: asked.needs.filter((seat) => !agreed.includes(seat)) }
    if (asked.needs.length > 0) continue
    answers.length = asked.to
    asked = undefined
  }
  return answers
}

/** The record of a log, found without the rules. */
export function recordIn(game: AnyGame, entries: readonly Entry[]): MatchRecord | Refusal {
  const [first] = entries
  const start = entries.find(({ deed }) => deed.do === 'start')?.deed
  if (first?.deed.do !== 'create' || start?.do !== 'start') return new Refusal('illegal', 'the match has not begun')
  const { options: chosen, version, seats } = first.deed
  const options = readOptions(game.options, chosen)
  if (options instanceof Refusal) return options
  const names = seatNames(game, options, seats.length)
  return {
    umpire: recordFormat,
    game: game.id,
    version: pinnedVersion(entries, version),
    seats: seats.length,
    options,
    seed: start.seed,
    answers: answersIn(game, entries).map(({ seat, text }) => sayLine(at(names, seat), text)),
  }
}

/** The version that the log was last found to replay with. */
export const pinnedVersion = (entries: readonly Entry[], first: number): number =>
  entries.reduce((version, { deed }) => (deed.do === 'pin' ? deed.version : version), first)
