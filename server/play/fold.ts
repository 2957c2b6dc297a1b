// From a log to the match it makes, and the digest of a position, by which a later version of the rules is checked.

import { createHash } from 'node:crypto'
import { type AnyGame, type Match, type Plain, Refusal } from '@umpire/engine'
import type { StoredSnapshot } from '../store/store.ts'
import type { Entry } from './entry.ts'
import { LiveMatch } from './live-match.ts'

/** With its keys in order, so that the same position is the same text however it came about. */
function canonical(value: unknown): string {
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
  for (const { deed, at, key } of entries) {
    if (deed.do === 'seat' || deed.do === 'stop' || deed.do === 'rematch') live.take({ deed, at, key, by: null })
    else live.length++
  }
  return live
}

/** The answers of a log as they were given, without the rules: for a match that does not replay any more. */
export const answersIn = (entries: readonly Entry[]): readonly { readonly seat: number; readonly text: string }[] =>
  entries.flatMap(({ deed }) => (deed.do === 'answer' ? [{ seat: deed.seat, text: deed.text }] : []))
