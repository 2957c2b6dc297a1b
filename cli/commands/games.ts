// umpire games: the list of games.

import type { AnyGame } from '@umpire/engine'
import { games } from '@umpire/games'
import type { Command } from '../command.ts'
import { fine } from '../ending.ts'
import { indented, table, wrapped } from '../layout.ts'
import { colours, lineWidth, say } from '../terminal.ts'

export const gamesCommand: Command = {
  name: 'games',
  about: 'List the games, with their seats and options.',
  args: { json: { type: 'boolean', description: 'As JSON, for programs' } },
  examples: ['umpire games', 'umpire games --json'],

  async run(given) {
    const all = await Promise.all(games.map((game) => game.load()))
    say(given.flag('json') ? JSON.stringify(all.map(asData), undefined, 2) : all.map(asText).join('\n\n'))
    return fine
  },
}

const asData = ({ id, name, about, version, seats, options }: AnyGame) => ({ id, name, about, version, seats, options })

const seatsInWords = ({ seats: { least, most } }: AnyGame): string =>
  `${least === most ? least : `${least} to ${most}`} ${most === 1 ? 'seat' : 'seats'}`

function asText(game: AnyGame): string {
  const width = lineWidth()
  const rows = Object.entries(game.options).map(([name, { says, values, default: byDefault }]) => [
    `  --set ${name}=`,
    `${says} (${values.join(', ')}; ${byDefault} if not set)`,
  ])
  return [
    `${colours.bold(game.id)}  ${game.name}, ${seatsInWords(game)}`,
    indented(wrapped(game.about, width - 2)),
    ...(rows.length === 0 ? [] : [table(rows, width)]),
  ].join('\n')
}
