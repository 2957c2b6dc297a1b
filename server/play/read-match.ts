// Reads a match from its log, with the rules as they are now. Where these are of another version, or do not lead to what
// was there before, the match is checked first: it goes on, is migrated, or is stopped with the reason.

import { Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import type { Store } from '../store/store.ts'
import { foldLog, pinnedVersion } from './fold.ts'
import type { LiveMatch } from './live-match.ts'
import { verifyMatch } from './verify-matches.ts'

/** Another process may write at the same time; then it is read again. */
const mostTries = 5

export async function readMatch(store: Store, match: string): Promise<LiveMatch | Refusal> {
  for (let tries = 0; tries < mostTries; tries++) {
    const entries = await store.entries(match, 0)
    const [first] = entries
    if (first?.deed.do !== 'create') return new Refusal('unusable', 'there is no such match')
    const game = await loadGame(first.deed.game)
    if (game === undefined) return new Refusal('unusable', `this Umpire has no game "${first.deed.game}"`)
    const version = pinnedVersion(entries, first.deed.version)
    // While servers are being updated one after the other, an older one must not touch what a newer one has checked.
    if (version > game.version) {
      return new Refusal(
        'unusable',
        `the match is of version ${version} of ${game.name}; this is version ${game.version}`,
      )
    }
    const live = foldLog(match, game, entries, await store.snapshot(match))
    const isSettled = !(live instanceof Refusal) && (live.version === game.version || live.status === 'stopped')
    if (isSettled) return live
    await verifyMatch(store, match)
  }
  return new Refusal('unusable', 'too much happens in that match; try again')
}
