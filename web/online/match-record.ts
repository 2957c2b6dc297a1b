// The record of a match that is over: read from the server, and kept among the games of this browser for a replay.

import { checkRecord, type MatchRecord, Refusal } from '@umpire/engine'
import { matchRecord } from '../lobby/api.ts'
import { gameStore } from '../store/game-store.ts'
import { keepShared } from '../store/keep-game.ts'
import type { SeatPlayer } from '../store/saved-game.ts'

export async function recordOf(match: string): Promise<MatchRecord | Refusal> {
  const record = await matchRecord(match)
  return record instanceof Refusal ? record : checkRecord(record)
}

/** Under which id a match was kept since the page was opened, so that looking twice does not keep it twice. */
const keptAs = new Map<string, string>()

/** Keeps a match in this browser; its id there. */
export async function keepMatch(match: string, players: readonly SeatPlayer[]): Promise<string | Refusal> {
  const before = keptAs.get(match)
  const store = await gameStore()
  if (before !== undefined && !((await store.load(before)) instanceof Refusal)) return before
  const record = await recordOf(match)
  if (record instanceof Refusal) return record
  const kept = await keepShared({ record, players })
  if (kept instanceof Refusal) return kept
  keptAs.set(match, kept.id)
  return kept.id
}
