// What the words do that a person can type beside an answer.

import { levelPlayer, situationOf } from '@umpire/bots'
import { type Ask, type Match, type Random, Refusal, type Seat } from '@umpire/engine'
import { table } from '../layout.ts'
import { rulebookText } from '../rulebook.ts'
import type { Screen } from '../screen.ts'
import { readAnswer } from './answers.ts'
import type { Keeping } from './keeping.ts'
import { blockedText, boardText, optionsText, refusedText, sentences } from './show.ts'
import { redo, undo } from './take-back.ts'
import { helpLines, type Said } from './words.ts'

/** What lies before the persons at a terminal. */
export interface Desk {
  readonly match: Match
  readonly screen: Screen
  readonly keeping: Keeping
  /** For examples of answers. */
  readonly random: Random
  readonly isPerson: (seat: Seat) => boolean
}

/** The question stands; the person leaves; or the game went back or forth, as it says. */
export type Then = 'stay' | 'leave' | { readonly moved: string }

export async function obey(desk: Desk, ask: Ask, { word, rest }: Said): Promise<Then> {
  const { match, screen } = desk
  const { width } = screen
  switch (word) {
    case '?':
    case 'why':
      screen.say(rest === '' ? blockedText(ask.blocked(), width) : whyNotText(ask, rest, width))
      return 'stay'
    case 'options':
      screen.say(optionsText(ask, width, desk.random, true))
      return 'stay'
    case 'board':
      screen.say(boardText(match, ask.seat))
      return 'stay'
    case 'log':
      screen.say(sentences(match.log(ask.seat), width) || 'Nothing has happened yet.')
      return 'stay'
    case 'rules': {
      const text = rulebookText(match.game, rest, width)
      screen.say(text instanceof Refusal ? refusedText(text, width) : text)
      return 'stay'
    }
    case 'hint':
      screen.say(hintText(match, ask, width))
      return 'stay'
    case 'undo':
      return moved(screen, undo(match, desk.isPerson))
    case 'redo':
      return moved(screen, redo(match, desk.isPerson))
    case 'save':
      save(desk, rest)
      return 'stay'
    case 'help':
      screen.say(
        table(
          helpLines(ask.say(ask.sample(desk.random))).map(([typed = '', does = '']) => [`  ${typed}`, does]),
          width,
        ),
      )
      return 'stay'
    case 'quit':
      await offerToSave(desk)
      return 'leave'
  }
}

function whyNotText(ask: Ask, text: string, width: number): string {
  const answer = readAnswer(ask, text)
  return answer instanceof Refusal ? refusedText(answer, width) : `"${ask.say(answer)}" is possible.`
}

function hintText(match: Match, ask: Ask, width: number): string {
  const novice = levelPlayer(match.game, 'novice', `${match.seed}/hint/${match.count}`)
  if (novice instanceof Refusal) return refusedText(novice, width)
  return `A novice would answer: ${ask.say(novice.decide(situationOf(match, ask.seat)))}`
}

function moved(screen: Screen, result: string | Refusal): Then {
  if (!(result instanceof Refusal)) return { moved: result }
  screen.say(`That cannot be done: ${result.reason}.`)
  return 'stay'
}

/** Saves under a name, or again under the last one. */
function save({ match, keeping, screen }: Desk, name: string): void {
  const file = name === '' ? keeping.file : name
  if (file === undefined) {
    screen.say('Under which name? For example: save evening.json')
    return
  }
  const refusal = keeping.saveAs(match, file)
  screen.say(refusal === undefined ? `Saved in ${file}.` : refusedText(refusal, screen.width))
}

/** Asks a person at a terminal for a file, where the record is in none yet. */
export async function offerToSave(desk: Desk): Promise<void> {
  const { match, keeping, screen } = desk
  if (!screen.isInteractive || keeping.file !== undefined || match.count === 0) return
  for (;;) {
    const name = (await screen.ask('Save the game in which file? (Enter: do not save) '))?.trim() ?? ''
    if (name === '') return
    save(desk, name)
    if (keeping.file !== undefined) return
  }
}
