// umpire referee: a match in which programs from outside hold seats, by lines of JSON on stdin and stdout.

import { randomInt } from 'node:crypto'
import process from 'node:process'
import { LineCutter, Outside, levelPlayer, type Player, situationOf } from '@umpire/bots'
import { type AnyGame, at, Match, Refusal, RuleError, type Seat } from '@umpire/engine'
import type { Command } from '../command.ts'
import { type Ending, failed, fine, wrongUsage } from '../ending.ts'
import { findGame } from '../find-game.ts'
import { readSet } from '../options.ts'
import { writeRecordFile } from '../record-files.ts'
import { resultText } from '../result.ts'
import { readSeats } from '../seats.ts'

export const referee: Command = {
  name: 'referee',
  about: 'Let a bot in any language play: JSON lines on stdin and stdout.',
  args: {
    game: { type: 'positional', description: 'Its id, as "umpire games" lists it' },
    seats: {
      type: 'string',
      valueHint: 'LIST',
      description: 'Who sits where: outside, random, novice, regular or expert (default: outside and novices)',
    },
    seed: { type: 'string', valueHint: 'TEXT', description: 'The same seed deals the same game' },
    set: { type: 'string', valueHint: 'NAME=VALUE', description: 'An option of the game; may be repeated' },
    save: { type: 'string', valueHint: 'FILE', description: 'Write the record here when the game is over' },
  },
  repeated: ['set'],
  more: [
    'docs/bot-protocol.md describes the messages, docs/example-bot.py is a bot of 30 lines. A pipe in both directions joins the two:',
  ],
  examples: [
    'mkfifo answers',
    'umpire referee liars-dice < answers | python3 docs/example-bot.py > answers',
    'umpire referee liars-dice --seats outside,expert,outside --set wild=true',
  ],

  async run(given) {
    const game = await findGame(at(given.positionals, 0))
    if (game instanceof Refusal) return wrongUsage(game)
    const seats = readSeats(game, given.text('seats'), 'outside')
    if (seats instanceof Refusal) return wrongUsage(seats)
    if (!seats.includes('outside')) return wrongUsage('nobody from outside: name a seat "outside" in --seats')
    const options = readSet(game, given.texts('set'))
    if (options instanceof Refusal) return wrongUsage(options)
    const match = Match.start(game, {
      seats: seats.length,
      options,
      seed: given.text('seed') ?? String(randomInt(1_000_000)),
    })
    if (match instanceof Refusal) return wrongUsage(match)
    const players = botsAt(game, match, seats)
    if (players instanceof Refusal) return wrongUsage(players)
    const ending = await refereeMatch(match, players)
    const file = given.text('save')
    const refusal = file === undefined ? undefined : writeRecordFile(file, match.record())
    return refusal === undefined ? ending : failed(refusal)
  },
}

function botsAt(game: AnyGame, match: Match, seats: readonly string[]): Map<Seat, Player> | Refusal {
  const players = new Map<Seat, Player>()
  for (const seat of match.seats) {
    const name = at(seats, seat)
    if (name === 'outside') continue
    const player = levelPlayer(game, name, `${match.seed}/${seat}`)
    if (player instanceof Refusal) return player
    players.set(seat, player)
  }
  return players
}

async function refereeMatch(match: Match, players: ReadonlyMap<Seat, Player>): Promise<Ending> {
  const { stdin, stdout, stderr } = process
  // Should the bot go away, so that nothing can be written to it any more, the match has failed.
  process.exitCode = 1
  const own = match.seats.filter((seat) => !players.has(seat))
  const outside = new Outside(match, own, (line) => stdout.write(`${line}\n`))
  const goOn = (): void => {
    while (match.outcome === null && !outside.isAsked) letBotDecide(match, players)
    outside.update()
  }
  try {
    outside.open()
    goOn()
    const cutter = new LineCutter()
    stdin.setEncoding('utf8')
    for await (const piece of stdin) {
      for (const line of cutter.lines(String(piece))) {
        if (match.outcome === null && outside.receive(line)) goOn()
      }
      if (match.outcome !== null) break
    }
  } catch (error) {
    if (error instanceof RuleError) return failed(error.message)
    throw error
  }
  if (match.outcome === null)
    return failed(`the bot ended its output after ${match.count} answers, before the game's end`)
  stderr.write(`${resultText(match) ?? ''}\n`)
  return fine
}

function letBotDecide(match: Match, players: ReadonlyMap<Seat, Player>): void {
  const { seat } = at(match.asks, 0)
  const player = players.get(seat)
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`)
  const refusal = match.give(seat, player.decide(situationOf(match, seat)))
  if (refusal !== undefined) throw new Error(`the bot ${player.name} answered wrongly: ${refusal.reason}`)
}
