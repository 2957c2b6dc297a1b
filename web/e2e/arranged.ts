// Games that begin from a position of their own, as files that the page opens: for what would take long to come about.

import { games } from '@umpire/games'
import type { SeatPlayer } from '../store/saved-game.ts'

export interface Arranged {
  readonly game: string
  readonly players: readonly SeatPlayer[]
  /** In the game's notation for scenarios. */
  readonly position?: readonly string[]
  /** `azure: drop 4`, one after the other. */
  readonly answers?: readonly string[]
  readonly options?: { readonly [name: string]: string | number | boolean }
  readonly version?: number
}

export const me: SeatPlayer = { kind: 'person', name: 'You' }
export const mara: SeatPlayer = { kind: 'person', name: 'Mara' }
export const randomBot: SeatPlayer = { kind: 'bot', level: 'random' }

const versions = new Map(await Promise.all(games.map(async ({ id, load }) => [id, (await load()).version] as const)))

/** The text of the file. */
export const arrangedFile = ({
  game,
  players,
  position = [],
  answers = [],
  options = {},
  version = versions.get(game) ?? 1,
}: Arranged): string =>
  JSON.stringify({
    umpire: 1,
    game,
    version,
    seats: players.length,
    options,
    seed: 'arranged',
    position,
    answers,
    players,
  })

/** Column 4 of Connect Four is full, and the first player is asked. */
export const fullColumn = (...players: readonly SeatPlayer[]): string =>
  arrangedFile({ game: 'connect-four', players, position: ['drops 4 4 4 4 4 4'] })

/** The first player of Modular Mechs has much money, and six cards to buy. */
export const buying = (...players: readonly SeatPlayer[]): string =>
  arrangedFile({
    game: 'modular-mechs',
    players,
    options: { rounds: '3' },
    position: [
      'all loop',
      'rhino starts',
      'phase buy',
      'rhino $19',
      'shop weapon W01 W09',
      'shop utility U05 U01',
      'shop movement M02 M08',
    ],
  })
