// Same seed, same game, with every number of seats and every option; another seed, another game where there is chance.

import { type AnyGame, type Match, Refusal, samePlain, seedRandom, startRun } from '@umpire/engine'
import { Bytes, everything, mustEqual, standing } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { answersOf, playOn, sampleGame, start } from '../play.ts'
import { coveringCount, type Setting, settingOf } from '../settings.ts'

const otherSeeds = 8

/** So many answers are given between the first two looks, and later twice as many each time. */
const between = 4

function played(game: AnyGame, setting: Setting, seed: string): Match {
  const match = start(game, { ...setting, seed })
  playOn(match, answersOf(setting))
  return match
}

/** Plays the same again, and compares from the first question on, so that nothing is made good again on the way. */
function playAgain(game: AnyGame, setting: Setting, match: Match): void {
  const one = start(game, setting)
  const other = start(game, setting)
  const random = answersOf(setting)
  const sameRandom = answersOf(setting)
  const words = 'the same seed gives another game'
  for (let answers = between; one.outcome === null; answers *= 2) {
    mustEqual(one, standing(one), standing(other), words)
    playOn(one, random, answers)
    playOn(other, sameRandom, answers)
  }
  const all = everything(match)
  mustEqual(match, all, everything(one), words)
  mustEqual(match, all, everything(other), words)
}

/** The same answers by the fast path, without a match around it. */
function playedFast(game: AnyGame, setting: Setting, match: Match): Bytes {
  const begun = startRun(game, setting)
  if (begun instanceof Refusal) return fail(match, `the game does not begin: ${begun.reason}`)
  const { run } = begun
  run.start()
  for (const { seat, answer } of match.given) {
    const ask = run.askOf(seat) ?? fail(match, `played without a match, ${match.seatNames[seat]} is not asked`)
    run.answer(ask, answer)
  }
  return new Bytes(run.position)
}

/** All that chance may have decided. */
function decided(match: Match): Bytes {
  const { state, secrets, outcome } = match.position
  return new Bytes({ state, faces: secrets.faces, outcome, events: match.events() })
}

/** Whether chance plays a part; if it does, other seeds must give other games. */
function hasChance(game: AnyGame, setting: Setting, match: Match): boolean {
  if (samePlain(match.position.random, seedRandom(setting.seed))) return false
  const first = decided(match)
  for (let n = 0; n < otherSeeds; n++) {
    if (!first.equals(decided(played(game, setting, `${setting.seed} other ${n}`)))) return true
  }
  return fail(match, 'dice are rolled or cards are dealt, and every seed gives the same game')
}

export const seeds: Check = {
  id: 'seeds',
  name: 'the same seed gives the same game, with every number of seats and every option',
  always: ['same'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    const counts = { same: 0, withChance: 0 }
    const least = Math.max(leastMatches, coveringCount(game))
    for (const n of trials(Math.max(matches, least), least, milliseconds)) {
      const setting = settingOf(game, n)
      const { match } = sampleGame(game, setting, positions)
      examine(match, () => {
        playAgain(game, setting, match)
        const fast = playedFast(game, setting, match)
        mustEqual(match, new Bytes(match.position), fast, 'played without a match, it is another game')
        counts.same++
        if (hasChance(game, setting, match)) counts.withChance++
      })
    }
    return counts
  },
}
