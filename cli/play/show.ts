// What a person is shown when it is their decision: the question, the options, and how to answer.

import {
  type Ask,
  ChooseMany,
  type Match,
  type Random,
  type Refusal,
  Share,
  type ShownBlocked,
  type Viewer,
} from '@umpire/engine'
import { indented, inColumns, table, wrapped } from '../layout.ts'
import { colours } from '../terminal.ts'
import { numbersOf } from './answers.ts'

/** More options than this are listed only on request. */
const mostShown = 48

export const sentences = (lines: readonly string[], width: number): string =>
  lines.map((line) => wrapped(line, width, 2)).join('\n')

export const boardText = (match: Match, viewer: Viewer): string => indented(match.game.board(match.view(viewer)))

const withRule = (rule: string | undefined): string => (rule === undefined ? '' : colours.dim(` (${rule})`))

/** Whose decision it is, and what is asked. */
export function questionText(name: string, ask: Ask, width: number): string {
  return wrapped(
    `${colours.bold(colours.cyan(name))}: ${[ask.prompt(), ask.detail()].join(' ').trim()}${withRule(ask.question.rule)}`,
    width,
  )
}

/** Why something was not taken, as a sentence. */
export function refusedText({ reason, rule }: Refusal, width: number): string {
  const sentence = reason.charAt(0).toUpperCase() + reason.slice(1)
  return wrapped(`${colours.red(sentence)}${withRule(rule)}`, width)
}

/** The options, numbered where that is how to answer, and what else the answer must fit. */
export function optionsText(ask: Ask, width: number, random: Random, all = false): string {
  const options = ask.options()
  const digits = String(options.length).length
  const style = numbersOf(ask)
  const cells = options.map(({ say }, n) => {
    if (style.by === 'place') return `${colours.yellow(String(n + 1).padStart(digits))}) ${say}`
    return style.by === 'name' ? say.replace(/\d+$/, (number) => colours.yellow(number)) : say
  })
  const left = all ? 0 : Math.max(0, cells.length - mostShown)
  // Passing is the last option, and nobody should have to look for it.
  const pass = left > 0 && ask.passes ? cells.splice(-1) : []
  if (left > 0) cells.splice(mostShown - pass.length)
  return [
    ...(cells.length === 0 ? [] : [indented(inColumns(cells, width - 2))]),
    ...(left === 0 ? [] : [`  ... and ${left} more: "options" lists them`]),
    ...pass.map((cell) => indented(cell)),
    ...howToAnswer(ask, random).map((line) => indented(wrapped(colours.dim(line), width - 2))),
  ].join('\n')
}

const texts = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))

function howToAnswer(ask: Ask, random: Random): string[] {
  const example = (): string => `For example: ${ask.say(ask.sample(random))}`
  switch (ask.kind) {
    case 'choose':
    case 'confirm':
      return []
    case 'choose many': {
      if (!(ask instanceof ChooseMany)) return []
      const { least, most } = ask
      const range = least === most ? `${least}` : `${least} to ${most}`
      return [`Choose ${range}: ${hasNumbers(ask) ? 'their numbers, as in 1 3' : 'with commas'}${none(least)}`]
    }
    case 'order':
      return [hasNumbers(ask) ? 'Give all their numbers, in the order you want' : example()]
    case 'assign':
      return [`To assign, in this order: ${texts(ask.terms()['items'])}`, example()]
    case 'share': {
      if (!(ask instanceof Share)) return []
      const limits = ask.options().map(({ say }, n) => `${say} ${ask.rooms[n]?.most}`)
      return [`${ask.points} points to share; at most ${limits.join(', ')}`, example()]
    }
    case 'place':
      return [example()]
  }
}

const hasNumbers = (ask: Ask): boolean => numbersOf(ask).by !== 'nothing'

const none = (least: number): string => (least === 0 ? ', or none' : '')

/** What is not possible and why. */
export function blockedText(blocked: readonly ShownBlocked[], width: number): string {
  if (blocked.length === 0) return 'Nothing is ruled out here: every option there is, is open.'
  const shown = blocked.slice(0, mostShown)
  const rows = shown.map(({ say, refusal }) => [`  ${say}`, `${refusal.reason}${withRule(refusal.rule)}`])
  const left = blocked.length - shown.length
  return [
    'Not possible now:',
    table(rows, width),
    ...(left === 0 ? [] : [`  and ${left} more; "? ..." asks about one of them`]),
  ].join('\n')
}
