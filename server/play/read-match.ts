// Reads a match from its log, with the rules as they are now. Where these do not lead to what was there before, the
// match is stopped: kept, readable, and with the reason.

import { Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import type { Store } from '../store/store.ts'
import type { Deed, Entry } from './entry.ts'
import { foldLog, pinnedVersion } from './fold.ts'
import type { LiveMatch } from './live-match.ts'

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
    if (version > game.version) {
      return new Refusal(
        'unusable',
        `the match is of version ${version} of ${game.name}; this is version ${game.version}`,
      )
    }
    const live = foldLog(match, game, entries, await store.snapshot(match))
    if (live instanceof Refusal) {
      const stopped = foldLog(match, game, [...entries, stopEntry(entries.length, live.reason)])
      if (stopped instanceof Refusal) return stopped
      if (await write(store, stopped, entries.length, { do: 'stop', reason: live.reason })) return stopped
    } else if (live.version === game.version || live.status === 'stopped') {
      return live
    } else {
      const pin: Deed = { do: 'pin', version: game.version }
      live.take({ at: Date.now(), by: null, key: null, deed: pin })
      if (await write(store, live, entries.length, pin)) return live
    }
  }
  return new Refusal('unusable', 'too much happens in that match; try again')
}

const stopEntry = (number: number, reason: string): Entry => ({
  number,
  at: Date.now(),
  by: null,
  key: null,
  deed: { do: 'stop', reason },
})

const write = (store: Store, live: LiveMatch, from: number, deed: Deed): Promise<boolean> =>
  store.append({
    match: live.id,
    from,
    entries: [{ at: live.changed, by: null, key: null, deed }],
    summary: live.summary(),
  })
