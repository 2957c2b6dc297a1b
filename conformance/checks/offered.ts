// What is offered is accepted, said or given, and changes something; what is blocked is refused for the reason shown.

import { type Answer, type Ask, type Match, plainWords, type Random, seedRandom, shuffle } from '@umpire/engine'
import { type Bytes, everythingSince, mustEqual, standing } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { give, matchAt, sampleGame, sampleOf } from '../play.ts'
import { settingOf } from '../settings.ts'

/** Of very many answers some are tried. */
const mostAnswers = 24

export function someAnswers(match: Match, ask: Ask, random: Random, most = mostAnswers): readonly Answer[] {
  const all = ask.enumerate(1000)
  if (all !== undefined) return shuffle(random, all).slice(0, most)
  return Array.from({ length: most }, () => sampleOf(match, ask, random))
}

function tryOffered(match: Match, before: Bytes, ask: Ask, answer: Answer): void {
  const given = match.fork()
  give(given, ask.seat, answer)
  if (before.equals(standing(given))) fail(given, `"${ask.say(answer)}" was offered, and changes nothing`)
  const said = match.fork()
  const refusal = said.answer(ask.seat, ask.say(answer), ask.number)
  if (refusal !== undefined) fail(match, `"${ask.say(answer)}" was offered, and refused: ${refusal.reason}`)
  const { count } = match
  const words = `"${ask.say(answer)}" said differs from the same given`
  mustEqual(given, everythingSince(given, count), everythingSince(said, count), words)
}

function tryBlocked(match: Match, ask: Ask): number {
  const offered = new Set(ask.options().map(({ say }) => plainWords(say)))
  const blocked = ask.blocked()
  if (blocked.length === 0) return 0
  const before = everythingSince(match, match.count)
  for (const { say, refusal } of blocked) {
    if (offered.has(plainWords(say))) fail(match, `"${say}" is offered and blocked`)
    if (refusal.reason.trim() === '') fail(match, `"${say}" is blocked without a reason`)
    const answered = match.answer(ask.seat, say, ask.number)
    if (answered === undefined) fail(match, `"${say}" is blocked, and was accepted`)
    mustEqual(match, refusal.toJSON(), answered.toJSON(), `"${say}" is blocked for one reason and refused for another`)
  }
  mustEqual(match, before, everythingSince(match, match.count), 'blocked answers changed something')
  return blocked.length
}

export const offered: Check = {
  id: 'offered',
  name: 'every option offered is accepted and changes something, and every blocked one is refused with its reason',
  always: ['accepted'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    const counts = { accepted: 0, blocked: 0 }
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const sample = sampleGame(game, setting, positions)
      const random = seedRandom(`${setting.seed} offered`)
      for (const count of sample.counts) {
        const match = matchAt(sample.match, count)
        examine(match, () => {
          const before = standing(match)
          for (const ask of match.asks) {
            const answers = someAnswers(match, ask, random)
            if (answers.length === 0) fail(match, `${ask.question.name} has no answer`)
            for (const answer of answers) tryOffered(match, before, ask, answer)
            counts.accepted += answers.length
            counts.blocked += tryBlocked(match, ask)
          }
        })
      }
    }
    return counts
  },
}
