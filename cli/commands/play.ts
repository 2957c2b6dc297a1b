// umpire play: a game in the terminal, alone against bots or with others at the same screen.

import { existsSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { levelPlayer, type Player } from '@umpire/bots'
import { type AnyGame, at, Match, Refusal, type Seat } from '@umpire/engine'
import type { Given } from '../arguments.ts'
import type { Command } from '../command.ts'
import { type Ending, failed, wrongUsage } from '../ending.ts'
import { findGame } from '../find-game.ts'
import { readSet } from '../options.ts'
import { Keeping } from '../play/keeping.ts'
import { TerminalGame } from '../play/terminal-game.ts'
import { readRecordFile } from '../record-files.ts'
import { replayed } from '../replay/replayed.ts'
import { openScreen } from '../screen.ts'
import { readSeats } from '../seats.ts'
import { colours, say } from '../terminal.ts'

export const play: Command = {
  name: 'play',
  about: 'Play a game in the terminal, against bots or with others at one screen.',
  args: {
    game: { type: 'positional', required: false, description: 'Its id, as "umpire games" lists it' },
    seats: {
      type: 'string',
      valueHint: 'LIST',
      description: 'Who sits where: human, random, novice, regular or expert; or how many seats',
    },
    seed: { type: 'string', valueHint: 'TEXT', description: 'The same seed deals the same game' },
    set: { type: 'string', valueHint: 'NAME=VALUE', description: 'An option of the game; may be repeated' },
    load: { type: 'string', valueHint: 'FILE', description: 'Go on with a saved game' },
    save: { type: 'string', valueHint: 'FILE', description: 'Keep the record in this file, after every answer' },
  },
  repeated: ['set'],
  more: [
    'Answer by the number of an option or in words. While you play, "help" lists what else you can type: why something is not possible, undo, hint, rules, save and more.',
    'The answers may also come from a pipe, one in a line.',
  ],
  examples: [
    'umpire play connect-four',
    'umpire play liars-dice --seats human,novice,expert --set wild=true',
    'umpire play connect-four --seats human,human --save evening.json',
    'umpire play --load evening.json',
  ],
  run: async (given) => {
    const load = given.text('load')
    return load === undefined ? startNew(given) : goOn(given, load)
  },
}

async function startNew(given: Given): Promise<Ending> {
  const [id] = given.positionals
  if (id === undefined) return wrongUsage('<game> is missing\nSee: umpire play --help, or umpire games')
  const game = await findGame(id)
  if (game instanceof Refusal) return wrongUsage(game)
  const seats = readSeats(game, given.text('seats'), 'human')
  if (seats instanceof Refusal) return wrongUsage(seats)
  const options = readSet(game, given.texts('set'))
  if (options instanceof Refusal) return wrongUsage(options)
  const save = given.text('save')
  if (save !== undefined && existsSync(save)) {
    return wrongUsage(`there is a file ${save} already; to go on with a saved game: umpire play --load ${save}`)
  }
  return playGame(game, seats, { options, seed: given.text('seed'), file: save })
}

/** A new game with these seats. */
export async function playGame(
  game: AnyGame,
  seats: readonly string[],
  { options, seed = String(randomInt(1_000_000)), file }: NewGame,
): Promise<Ending> {
  const match = Match.start(game, { seats: seats.length, options, seed })
  if (match instanceof Refusal) return wrongUsage(match)
  return sitDown(match, seats, new Keeping(file))
}

export interface NewGame {
  readonly options: { readonly [name: string]: string | number | boolean }
  readonly seed?: string | undefined
  readonly file?: string | undefined
}

async function goOn(given: Given, file: string): Promise<Ending> {
  const read = await readRecordFile(file)
  if (read instanceof Refusal) return failed(read)
  const { game, record } = read
  const [id] = given.positionals
  if (id !== undefined && id !== game.id) return wrongUsage(`${file} is a game of ${game.id}, not of ${id}`)
  if (given.text('seed') !== undefined || given.texts('set').length > 0) {
    return wrongUsage('a saved game has its seed and options already')
  }
  const seats = readSeats(game, given.text('seats'), 'human', record.seats)
  if (seats instanceof Refusal) return wrongUsage(seats)
  if (seats.length !== record.seats)
    return wrongUsage(`${file} is a game of ${record.seats} seats, not ${seats.length}`)
  const match = replayed(game, record)
  if (match instanceof Refusal) return failed(`${file}: ${match.toString()}`)
  return sitDown(match, seats, new Keeping(given.text('save') ?? file))
}

async function sitDown(match: Match, seats: readonly string[], keeping: Keeping): Promise<Ending> {
  const players = new Map<Seat, Player>()
  for (const seat of match.seats) {
    const name = at(seats, seat)
    if (name === 'human') continue
    const player = levelPlayer(match.game, name, `${match.seed}/${seat}`)
    if (player instanceof Refusal) return wrongUsage(player)
    players.set(seat, player)
  }
  const own = seats.filter((name) => name === 'human').length === 1 ? 'you' : 'a person'
  const who = match.seatNames.map((name, n) => `${name} is ${seats[n] === 'human' ? own : `a bot, ${seats[n]}`}`)
  say(`${colours.bold(match.game.name)}: ${who.join('; ')}.`)
  if (players.size < match.seats.length) say('Type "help" to see what you can do.')
  return new TerminalGame(match, players, openScreen(), keeping).play()
}
