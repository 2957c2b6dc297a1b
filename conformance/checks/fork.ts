// Fork and play equals play; a fork, or a snapshot that went through text, leaves the match it came from alone.

import { Match, Refusal, seedRandom, type Snapshot } from '@umpire/engine'
import { everything, everythingSince, mustEqual } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { matchAt, playOn, sampleGame } from '../play.ts'
import { settingOf } from '../settings.ts'

/** How far a fork is played on. */
const onward = 12

function resumed(match: Match): Match {
  const snapshot: Snapshot = JSON.parse(JSON.stringify(match.snapshot()))
  const other = Match.resume(match.game, snapshot)
  return other instanceof Refusal ? fail(match, `the snapshot does not go on: ${other.reason}`) : other
}

/** What a resumed match has as well: it was told nothing of what came before its checkpoint. */
const since = (match: Match, count: number): unknown => ({
  position: match.position,
  asks: match.asks.map((ask) => ask.toJSON()),
  events: match.events(count + 1),
})

function lookInto(match: Match): void {
  const { count } = match
  const before = everythingSince(match, count)
  const fork = match.fork()
  const other = resumed(match)
  mustEqual(match, everything(match), everything(fork), 'the fork differs')
  mustEqual(match, since(match, count), since(other, count), 'what the snapshot gives differs')
  if (match.outcome !== null) return
  const seed = `onward ${count}`
  playOn(fork, seedRandom(seed), onward)
  mustEqual(match, before, everythingSince(match, count), 'playing a fork changed the match it came from')
  playOn(other, seedRandom(seed), onward)
  mustEqual(match, before, everythingSince(match, count), 'playing on from a snapshot changed the match it came from')
  const untouched = fork.fork()
  playOn(match, seedRandom(seed), onward)
  const after = everythingSince(match, count)
  mustEqual(match, after, everythingSince(fork, count), 'played on, the fork differs')
  mustEqual(match, after, everythingSince(untouched, count), 'a fork changed when its match was played on')
  mustEqual(match, since(match, count), since(other, count), 'played on from the snapshot, it differs')
}

export const fork: Check = {
  id: 'fork',
  name: 'fork and play equals play, and so does going on from a snapshot',
  always: ['forks'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    let forks = 0
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const { match, counts } = sampleGame(game, settingOf(game, n), positions)
      for (const count of counts) {
        const here = matchAt(match, count)
        examine(here, () => lookInto(here))
        forks++
      }
    }
    return { forks }
  },
}
