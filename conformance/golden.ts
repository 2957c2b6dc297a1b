// Golden playthroughs: one whole small game as a page that can be read, so that a change of the rules shows as a diff.

import { createHash } from 'node:crypto'
import { type AnyGame, at, type Ask, type Match, type Viewer } from '@umpire/engine'
import { anAsk, answersOf, give, sampleOf, start } from './play.ts'
import { optionSets, type Setting } from './settings.ts'

/** So many options of a question are written out. */
const mostOptions = 12
/** The boards are drawn after so many decisions, and at the end. */
const boardEvery = 10
/** A long game is told in full up to this line, in short up to the next, and then only counted. */
const fullUpTo = 240
const shortUpTo = 340

const settingFor = (game: AnyGame): Setting => ({
  seats: game.seats.least,
  options: at(optionSets(game), 0),
  seed: 'golden',
})

const indented = (text: string): string[] => text.split('\n').map((line) => `    ${line}`.trimEnd())

const nameOf = (match: Match, viewer: Viewer): string =>
  typeof viewer === 'number' ? at(match.seatNames, viewer) : `a ${viewer}`

/** Viewers in groups that see the same. */
function groups<T>(match: Match, seen: (viewer: Viewer) => T[]): { readonly who: string; readonly lines: T[] }[] {
  const found = new Map<string, { who: string[]; lines: T[] }>()
  for (const viewer of ['spectator' as const, ...match.seats]) {
    const lines = seen(viewer)
    const key = JSON.stringify(lines)
    const group = found.get(key) ?? { who: [], lines }
    group.who.push(nameOf(match, viewer))
    found.set(key, group)
  }
  return [...found.values()].map(({ who, lines }) => ({ who: found.size === 1 ? 'all' : who.join(', '), lines }))
}

/** The board, once for all who see the same. */
const boards = (match: Match): string[] =>
  groups(match, (viewer) => indented(match.game.board(match.view(viewer)))).flatMap(({ who, lines }) => [
    `  The table, as seen by ${who}:`,
    ...lines,
  ])

/** What was told since the last answer: to a spectator, and to those who know more. */
function told(match: Match): string[] {
  const all = groups(match, (viewer) => match.log(viewer, match.count))
  const [first, ...others] = all
  if (first === undefined) return []
  const more = others.flatMap(({ who, lines }) =>
    lines.flatMap((line, n) => (line === first.lines[n] ? [] : [`    (${who}: ${line})`])),
  )
  return [...first.lines.map((line) => `    ${line}`), ...more]
}

function offered(ask: Ask): string {
  const all = ask.options().map(({ say }) => say)
  const rest = all.length - mostOptions
  return rest > 0 ? `${all.slice(0, mostOptions).join(' | ')} | and ${rest} more` : all.join(' | ')
}

/** One decision: in full, or on one line. */
interface Decision {
  readonly full: readonly string[]
  readonly short: string
}

function decide(match: Match, ask: Ask, random: ReturnType<typeof answersOf>): Decision {
  const name = at(match.seatNames, ask.seat)
  const number = match.count + 1
  const question = `${number}. ${name}, ${ask.question.name}: ${ask.prompt()}`
  const options = offered(ask)
  const answer = sampleOf(match, ask, random)
  const said = ask.say(answer)
  give(match, ask.seat, answer)
  const lines = told(match)
  return {
    full: [
      question,
      ...(options === '' ? [] : [`    [${options}]`]),
      `  > ${said}`,
      ...lines,
      ...(number % boardEvery === 0 && match.outcome === null ? boards(match) : []),
    ],
    short: `${number}. ${name}: ${said}. ${match.log('spectator', match.count).join(' ')}`,
  }
}

function header(match: Match, { seed }: Setting): string[] {
  const { game, options, seatNames } = match
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`)
  return [
    `${game.name}, version ${game.version}: a whole game with answers at random.`,
    `Seats: ${seatNames.join(', ')}. Options: ${chosen.join(', ') || 'none'}. Seed: ${seed}.`,
    '',
    ...told(match),
    ...boards(match),
    '',
  ]
}

const fingerprint = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)

function ending(match: Match): string[] {
  const { outcome } = match
  const winners = outcome?.winners.map((seat) => at(match.seatNames, seat)) ?? []
  const scores = outcome?.scores === undefined ? '' : ` Scores: ${outcome.scores.join(', ')}.`
  const rule = outcome?.rule === undefined ? '' : ` (${outcome.rule})`
  return [
    `The end, after ${match.count} decisions: ${winners.join(', ') || 'nobody'} won.${scores}${rule}`,
    ...boards(match),
  ]
}

/** A whole game as text, the same each time as long as the rules are the same. */
export function playthrough(game: AnyGame): string {
  const setting = settingFor(game)
  const random = answersOf(setting)
  const match = start(game, setting)
  const page = header(match, setting)
  const untold: string[] = []
  while (match.outcome === null) {
    const { full, short } = decide(match, anAsk(match, random), random)
    if (page.length < fullUpTo) page.push(...full)
    else if (page.length < shortUpTo) page.push(short)
    else untold.push(...full)
  }
  if (untold.length > 0) page.push(`And so on for ${untold.length} lines, whose fingerprint is ${fingerprint(untold)}.`)
  return `${[...page, '', ...ending(match)].join('\n')}\n`
}
