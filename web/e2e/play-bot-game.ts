// Plays one game between bots and writes its file to the output; the program behind bot-games.ts.

import process from 'node:process'
import { levelPlayer, situationOf } from '@umpire/bots'
import { type Ask, at, Match, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { gameFileText } from '../store/game-file.ts'
import type { SeatPlayer } from '../store/saved-game.ts'
import type { BotGame } from './bot-games.ts'

const level = 'novice'

async function play({ game: id, seats, seed, stop }: BotGame): Promise<string> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const match = sure(Match.start(game, { seats, seed }))
  const bots = match.seats.map((seat) => sure(levelPlayer(game, level, `${seed}/${seat}`)))
  const isThere = ({ seat, question: { name } }: Ask): boolean =>
    stop !== undefined && seat === 0 && match.count > stop.after && name === (stop.question ?? name)
  for (let [ask] = match.asks; ask !== undefined && !isThere(ask); [ask] = match.asks) {
    const refusal = match.give(ask.seat, at(bots, ask.seat).decide(situationOf(match, ask.seat)))
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
  const players = match.seats.map(
    (seat): SeatPlayer => (seat === 0 ? { kind: 'person', name: 'You' } : { kind: 'bot', level }),
  )
  return gameFileText({ record: match.record(), players })
}

function sure<T>(value: T | Refusal): T {
  if (value instanceof Refusal) throw new Error(value.reason)
  return value
}

process.stdout.write(await play(JSON.parse(process.argv[2] ?? '')))
