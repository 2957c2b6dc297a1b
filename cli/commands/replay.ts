// umpire replay: a record shown at any of its answers, through the eyes of a seat.

import { stripVTControlCharacters } from 'node:util'
import { at, type Match, Refusal, spectator, type Viewer } from '@umpire/engine'
import type { Command } from '../command.ts'
import { failed, fine, wrongUsage } from '../ending.ts'
import { readRecordFile } from '../record-files.ts'
import { historyText } from '../replay/history.ts'
import { replayed } from '../replay/replayed.ts'
import { resultText } from '../result.ts'
import { boardText } from '../play/show.ts'
import { colours, lineWidth, say } from '../terminal.ts'

export const replay: Command = {
  name: 'replay',
  about: 'Show a saved game at any of its answers.',
  args: {
    record: { type: 'positional', description: 'The file with the record' },
    at: { type: 'string', valueHint: 'N', description: 'After so many answers (default: at the end)' },
    seat: {
      type: 'string',
      valueHint: 'SEAT',
      description: 'Through whose eyes: the name of a seat, spectator (default), or all of them',
    },
    log: { type: 'boolean', description: 'The whole log; without it, the last answers only' },
  },
  more: [
    'What others answered is shown once the game is over; before that it may be secret. A game that is not over is not shown through the eyes of all.',
  ],
  examples: [
    'umpire replay evening.json',
    'umpire replay evening.json --at 12 --seat P2',
    'umpire replay evening.json --seat all --log',
  ],

  async run(given) {
    const file = at(given.positionals, 0)
    const read = await readRecordFile(file)
    if (read instanceof Refusal) return failed(read)
    const { game, record } = read
    const { length } = record.answers
    const upTo = given.wholeNumber('at', length, 0)
    if (upTo instanceof Refusal) return wrongUsage(upTo)
    if (upTo > length) return wrongUsage(`${file} has ${length} answers, not ${upTo}`)
    const whole = replayed(game, record, length)
    // Of a record that breaks later on, what comes before can be looked at.
    const match = whole instanceof Refusal && upTo < length ? replayed(game, record, upTo) : whole
    if (match instanceof Refusal) return failed(`${file}: ${match.toString()}`)
    if (whole instanceof Refusal) say(`The record does not replay to its end. ${whole.toString()}\n`)
    const viewers = viewersOf(match, given.text('seat') ?? spectator)
    if (viewers instanceof Refusal) return wrongUsage(viewers)
    const isOver = match.outcome !== null
    if (viewers.length > 1 && !isOver) return failed('the game is not over: it is not shown through the eyes of all')
    if (match.count > upTo) match.takeBackTo(upTo)
    show(match, { viewers, length, isOver, isWhole: given.flag('log') })
    return fine
  },
}

function viewersOf({ seats, seatNames }: Match, text: string): readonly Viewer[] | Refusal {
  const wanted = text.toLowerCase()
  if (wanted === spectator) return [spectator]
  if (wanted === 'all') return seats
  const found = seats.find((seat) => at(seatNames, seat).toLowerCase() === wanted)
  if (found !== undefined) return [found]
  return new Refusal('malformed', `no seat "${text}"; there is: ${seatNames.join(', ')}, spectator, all`)
}

const nameOf = (match: Match, viewer: Viewer): string =>
  typeof viewer === 'number' ? at(match.seatNames, viewer) : viewer

interface Wanted {
  readonly viewers: readonly Viewer[]
  /** How many answers the record has. */
  readonly length: number
  /** Whether it was played to its end. */
  readonly isOver: boolean
  /** The log from the first answer on. */
  readonly isWhole: boolean
}

function show(match: Match, { viewers, length, isOver, isWhole }: Wanted): void {
  const { game, count, seed, options, seatNames } = match
  const width = lineWidth()
  const set = Object.entries(options).map(([name, value]) => `, ${name} ${value}`)
  say(`${colours.bold(game.name)}: ${seatNames.join(', ')}; seed ${stripVTControlCharacters(seed)}${set.join('')}`)
  say(`After ${count} of ${length} answers${isOver && count < length ? ' (the game was played to its end)' : ''}`)
  say()
  say(historyText(match, at(viewers, 0), { isOver, isWhole, width }))
  for (const viewer of viewers) {
    say()
    if (viewers.length > 1 || viewer !== spectator) say(`As ${nameOf(match, viewer)} sees it:`)
    say(boardText(match, viewer))
  }
  say()
  say(resultText(match) ?? askedText(match))
}

/** Who is asked what; the options are nobody else's business. */
const askedText = (match: Match): string =>
  match.asks.map((ask) => `${match.seatNames[ask.seat]} is asked: ${ask.prompt()}`).join('\n')
