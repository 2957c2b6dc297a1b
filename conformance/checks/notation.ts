// The notation round-trips: what an answer is called reads as that answer, loud and with spaces too.

import { type Answer, type Ask, type Match, plainWords, Refusal, samePlain, seedRandom } from '@umpire/engine'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { matchAt, sampleGame } from '../play.ts'
import { settingOf } from '../settings.ts'
import { someAnswers } from './offered.ts'

const answersPerAsk = 60

/** Ways in which people type the same. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
  (text) => `  ${text.replaceAll(' ', '   ').replaceAll(',', '  ,  ').replaceAll('>', ' > ')}\t`,
]

function mustReadBack(match: Match, ask: Ask, answer: Answer): void {
  const text = ask.say(answer)
  if (text.trim() === '') fail(match, `an answer to ${ask.question.name} has no notation`)
  if (/[\n\r]/.test(text)) fail(match, `${JSON.stringify(text)} has a line break`)
  for (const spelled of spellings) {
    const read = ask.read(spelled(text))
    if (read instanceof Refusal) {
      fail(match, `${JSON.stringify(spelled(text))} is not read: ${read.reason}`)
    }
    if (!samePlain(read, answer)) {
      fail(
        match,
        `${JSON.stringify(spelled(text))} is said for ${JSON.stringify(answer)} and read as ${JSON.stringify(read)}`,
      )
    }
  }
}

/** Signs that separate the parts of an answer, and so cannot be in one. */
const separators = /[,>\n\r]/

function mustBeTellable(match: Match, ask: Ask): void {
  const names = ask.options().map(({ say }) => plainWords(say))
  const twice = names.find((say, n) => names.indexOf(say) !== n)
  if (twice !== undefined) fail(match, `two options of ${ask.question.name} are called "${twice}"`)
  const { items } = ask.terms()
  const things = Array.isArray(items) ? items.map(String) : []
  const split = [...names, ...things, ...ask.blocked().map(({ say }) => say)].find((say) => separators.test(say))
  if (split !== undefined) fail(match, `${JSON.stringify(split)} has a sign in it that separates answers`)
}

function mustHaveSeatNames(match: Match): void {
  const { seatNames, seats } = match
  if (seatNames.length !== seats.length) fail(match, `${seats.length} seats have ${seatNames.length} names`)
  const odd = seatNames.find((name) => !/^[^\s:,>]+$/u.test(name))
  if (odd !== undefined) fail(match, `"${odd}" is not one word, and cannot be a seat's name`)
  if (new Set(seatNames.map((name) => name.toLowerCase())).size < seats.length) fail(match, 'two seats have one name')
}

export const notation: Check = {
  id: 'notation',
  name: 'the notation of every answer reads as that answer, in capitals and with spaces too',
  always: ['read'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    let read = 0
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const sample = sampleGame(game, setting, positions)
      const random = seedRandom(`${setting.seed} notation`)
      examine(sample.match, () => mustHaveSeatNames(sample.match))
      for (const count of sample.counts) {
        const match = matchAt(sample.match, count)
        examine(match, () => {
          for (const ask of match.asks) {
            mustBeTellable(match, ask)
            for (const answer of someAnswers(match, ask, random, answersPerAsk)) {
              mustReadBack(match, ask, answer)
              read++
            }
          }
        })
      }
    }
    return { read }
  },
}
