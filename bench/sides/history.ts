// The history of long matches: the replay of a record, and taking back in a short match and in a long one.

import { type Answer, at, Match, Refusal, samePlain, seedRandom } from '@umpire/engine'
import type { Side } from '../measure.ts'
import { units } from '../units.ts'
import { playOn, startUnits } from './live-match.ts'

const shortMatch = 1_000
const longMatch = 10_000

/** More than lie between two checkpoints that a match keeps, so that near and far ones are met alike. */
const undosAtOnce = 64

function matchOf(answers: number): Match {
  const match = startUnits()
  playOn(match, seedRandom('history'), answers)
  return match
}

export function replayOfShort(): Side {
  const match = matchOf(shortMatch)
  const record = match.record()
  const replay = (): Match => {
    const replayed = Match.replay(units, record)
    if (replayed instanceof Refusal) throw new Error(replayed.reason)
    return replayed
  }
  if (!samePlain(replay().position, match.position)) throw new Error('a replay differs from its match')
  return {
    work: () => {
      replay()
      return 1
    },
  }
}

/** Takes back answer after answer; they are given again outside the measured time. */
function undos(match: Match): Side {
  const { count } = match
  const answers = match.given.map(({ answer }): Answer => answer)
  return {
    prepare: () => {
      while (match.count < count) match.give(at(match.asks, 0).seat, at(answers, match.count))
    },
    work: () => {
      for (let n = 1; n <= undosAtOnce; n++) {
        const refusal = match.undo([at(match.given, count - n).seat])
        if (refusal !== undefined) throw new Error(refusal.reason)
      }
      return undosAtOnce
    },
  }
}

export const undoInShort = (): Side => undos(matchOf(shortMatch))
export const undoInLong = (): Side => undos(matchOf(longMatch))
