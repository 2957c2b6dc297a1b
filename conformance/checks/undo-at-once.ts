// Of seats asked at once, one may take its answer back while it is hidden, and what the others answered stands.

import { at, type Match, type Random } from '@umpire/engine'
import { mustEqual, standing } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { answerAtRandom, answersOf, give, sampleOf, start } from '../play.ts'
import { settingOf } from '../settings.ts'

/** Lets two of several seats answer, and each take its answer back. True if both were hidden. */
function takeBackHidden(match: Match, random: Random): boolean {
  const [first, second] = [at(match.asks, 0), at(match.asks, 1)]
  give(match, first.seat, sampleOf(match, first, random))
  const one = standing(match)
  // A branch may ask on: the second seat answers what it is asked now.
  const next = match.askOf(second.seat)
  if (next === undefined) return false
  give(match, second.seat, sampleOf(match, next, random))
  const both = standing(match)
  if (match.undoRefusal([first.seat]) !== undefined) return false
  match.undo([first.seat])
  if (match.askOf(first.seat) === undefined) fail(match, 'an answer was taken back, and its seat is not asked again')
  const refusal = match.redo()
  if (refusal !== undefined) fail(match, `redo is refused: ${refusal.reason}`)
  mustEqual(match, both, standing(match), 'a hidden answer was taken back and given again')
  match.undo([second.seat])
  mustEqual(match, one, standing(match), 'the other hidden answer was taken back')
  return true
}

export const undoAtOnce: Check = {
  id: 'undo-at-once',
  name: 'a hidden answer can be taken back, and what others answered at the same time stands',
  always: [],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    let tried = 0
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const match = start(game, setting)
      const random = answersOf(setting)
      examine(match, () => {
        for (let looks = 0; match.outcome === null && looks < positions; ) {
          if (match.asks.length > 2) {
            looks++
            const fork = match.fork()
            if (examine(fork, () => takeBackHidden(fork, random))) tried++
          }
          answerAtRandom(match, random)
        }
      })
    }
    return { tried }
  },
}
