// Names and short sentences of the replay.

import { at, everybody, type Match, type Seat, spectator, type Viewer } from '@umpire/engine'
import { nameInLog } from '../table/names.ts'
import type { ReplayedGame } from './replayed-game.ts'

export const nameOf = ({ players, match }: ReplayedGame, seat: Seat): string =>
  nameInLog(players, match.seatNames, seat)

export function viewerName(game: ReplayedGame, viewer: Viewer): string {
  if (viewer === everybody) return 'Everybody'
  return viewer === spectator ? 'Spectator' : nameOf(game, viewer)
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** `Rhino won`, `Vera and Ito won`, `a draw`, `nobody won`; empty while the game goes on. */
export function resultWords(game: ReplayedGame): string {
  const { outcome, seats } = game.match
  if (outcome === null) return ''
  const { winners } = outcome
  if (winners.length === 0) return 'nobody won'
  if (winners.length === seats.length && seats.length > 1) return 'a draw'
  return `${listed(winners.map((seat) => nameOf(game, seat)))} won`
}

/** `round 5`; empty where the game has no rounds. */
export function roundWords({ rounds }: ReplayedGame, moment: number): string {
  const round = at(rounds, moment)
  return round > 0 ? `round ${round}` : ''
}

/** `Decision 212 of 331, round 5` */
export function momentWords(game: ReplayedGame, moment: number): string {
  const { count, outcome }: Match = game.match
  const where =
    moment < count ? `Decision ${moment + 1} of ${count}` : outcome === null ? `After ${count} decisions` : 'The end'
  return [where, roundWords(game, moment)].filter((part) => part !== '').join(', ')
}
