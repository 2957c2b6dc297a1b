// Everything that is said to people is said in words: questions, log, refusals and the board, to every viewer.

import type { Match } from '@umpire/engine'
import { viewersOf } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { matchAt, sampleGame } from '../play.ts'
import { settingOf } from '../settings.ts'

/** What a template says where a value is missing. */
const accidents = /\bundefined\b|\bNaN\b|\[object/

function mustBeWords(match: Match, what: string, text: string): void {
  if (text.trim() === '') fail(match, `${what} is empty`)
  const accident = accidents.exec(text)
  if (accident !== null) fail(match, `${what} says "${accident[0]}": ${text}`)
}

function lookInto(match: Match): void {
  for (const viewer of viewersOf(match)) {
    mustBeWords(match, `the board for ${viewer}`, match.game.board(match.view(viewer)))
    for (const line of match.log(viewer)) mustBeWords(match, `a line of the log for ${viewer}`, line)
  }
  for (const ask of match.asks) {
    const { name } = ask.question
    mustBeWords(match, 'the name of a question', name)
    mustBeWords(match, `the prompt of ${name}`, ask.prompt())
    for (const { say } of ask.options()) mustBeWords(match, `an option of ${name}`, say)
    for (const { say, refusal } of ask.blocked()) {
      mustBeWords(match, `what ${name} does not allow`, say)
      mustBeWords(match, `why "${say}" is not allowed`, refusal.reason)
    }
  }
}

export const words: Check = {
  id: 'words',
  name: 'questions, log lines, reasons and boards are words, for every viewer',
  always: ['positions'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    let looked = 0
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const { match, counts } = sampleGame(game, settingOf(game, n), positions)
      for (const count of counts) {
        const here = matchAt(match, count)
        examine(here, () => lookInto(here))
        looked++
      }
    }
    return { positions: looked }
  },
}
