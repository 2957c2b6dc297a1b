// Undo and redo equals never; what cannot be taken back stays; taken back with consent equals replayed to there.

import { at, below, Match, type Random, Refusal, type Seat, seedRandom } from '@umpire/engine'
import { type Bytes, everything, everythingSince, mustEqual } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { answerAtRandom, matchAt, sampleGame } from '../play.ts'
import { settingOf } from '../settings.ts'

/** What the match was after so many answers, from the first on at which anybody looked. */
interface Before {
  readonly first: number
  readonly at: ReadonlyMap<number, Bytes>
}

/** Gives all answers again that were taken back. */
function redoAll(match: Match): void {
  let refusal = match.redo()
  while (refusal === undefined) refusal = match.redo()
  if (refusal.kind !== 'not undone') fail(match, `redo is refused: ${refusal.reason}`)
}

/** Undoes for those who hold these seats, if it is free, and does it again. True if it was free. */
function undoAndRedo(match: Match, by: readonly Seat[], before: Before): boolean {
  const now = everythingSince(match, before.first)
  const why = match.undoRefusal(by)
  const last = match.given.findLastIndex(({ seat }) => by.includes(seat))
  const refusal = match.undo(by)
  if (refusal !== undefined) {
    if (refusal.reason === '') fail(match, 'undo is refused without a reason')
    if (why === undefined) fail(match, `undo was said to be free, and is refused: ${refusal.reason}`)
    mustEqual(match, now, everythingSince(match, before.first), 'undo was refused, and changed something')
    return false
  }
  if (why !== undefined) fail(match, `undo was said to be refused, and is not: ${why.reason}`)
  // Answers that others gave at the same time stand, and only the own question is open again: `undoAtOnce`.
  if (match.count !== last) return true
  mustEqual(match, before.at.get(last), everythingSince(match, before.first), `answer ${last} was taken back`)
  redoAll(match)
  mustEqual(match, now, everythingSince(match, before.first), 'undo and redo is not as if never done')
  return true
}

function replayedTo(match: Match, count: number): Bytes {
  const replayed = Match.replay(match.game, match.record(), count)
  return replayed instanceof Refusal
    ? fail(match, `the record does not replay: ${replayed.reason}`)
    : everything(replayed)
}

function takeBackAnywhere(match: Match, random: Random): void {
  const now = everything(match)
  const count = below(random, match.count + 1)
  const there = replayedTo(match, count)
  const refusal = match.takeBackTo(count)
  if (refusal !== undefined) fail(match, `it cannot be taken back to answer ${count}: ${refusal.reason}`)
  mustEqual(match, there, everything(match), `taken back to answer ${count}`)
  redoAll(match)
  mustEqual(match, now, everything(match), `taken back to answer ${count} and done again`)
  for (const nowhere of [-1, match.count + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    if (match.takeBackTo(nowhere) === undefined) fail(match, `it was taken back to answer ${nowhere}`)
  }
  mustEqual(match, now, everything(match), 'what could not be taken back changed something')
}

export const undo: Check = {
  id: 'undo',
  name: 'undo and redo equals never, and an undo that is refused changes nothing',
  always: ['takenBack'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    const counts = { free: 0, refused: 0, takenBack: 0 }
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const sample = sampleGame(game, setting, positions)
      const random = seedRandom(`${setting.seed} undo`)
      // From somewhere in the game on, answer by answer.
      const match = matchAt(sample.match, below(random, sample.match.count))
      const first = match.count
      const looks = new Map<number, Bytes>()
      examine(match, () => {
        for (let answers = 0; answers < positions && match.outcome === null; answers++) {
          looks.set(match.count, everythingSince(match, first))
          const { seat } = at(match.asks, 0)
          answerAtRandom(match, random)
          for (const by of [[seat], match.seats, [at(match.given, match.count - 1).seat]]) {
            counts[undoAndRedo(match.fork(), by, { first, at: looks }) ? 'free' : 'refused']++
          }
        }
        takeBackAnywhere(match, random)
        counts.takenBack++
      })
    }
    return counts
  },
}
