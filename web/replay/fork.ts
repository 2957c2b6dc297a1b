// A fork: a new game that has gone as the replayed one did up to a moment, and goes on by itself.

import { at, type Match, type Refusal } from '@umpire/engine'
import type { Seating } from '../home/seating.ts'
import { gameStore } from '../store/game-store.ts'
import { newSavedGame } from '../store/keep-game.ts'
import type { SavedGame, SeatPlayer } from '../store/saved-game.ts'
import type { Decision, ReplayedGame } from './replayed-game.ts'

const bot: SeatPlayer = { kind: 'bot', level: 'regular' }

/**
 * Who is proposed for the seats: those who sat there. Of a game that came by a link, whoever looks at it takes the seat
 * that is asked, and bots the others.
 */
export function forkSeating(
  { saved, players, match }: ReplayedGame,
  decision: Decision | undefined,
  me: string,
): Seating {
  const mine = players.findIndex((player) => player.kind === 'person' && player.name === me)
  const hasPersons = players.some(({ kind }) => kind === 'person')
  if (saved !== undefined && hasPersons) return { players, mine: mine < 0 ? undefined : mine }
  const seat = decision?.seat ?? at(match.seats, 0)
  const bots = players.map((player) => (player.kind === 'bot' ? player : bot))
  return { players: bots.with(seat, { kind: 'person', name: me }), mine: seat }
}

/** Whether a seat may change hands: nobody takes the seat, and the secrets, of a bot in a game that still goes on. */
export const isFixed = ({ isOpen, players }: ReplayedGame, seat: number): boolean =>
  !isOpen && players[seat]?.kind === 'bot'

/** Keeps the fork among the games of this browser. */
export async function createFork(
  { tabletop, saved }: ReplayedGame,
  moment: Match,
  players: readonly SeatPlayer[],
): Promise<SavedGame | Refusal> {
  const fork = newSavedGame(moment, tabletop, players, saved?.id)
  const store = await gameStore()
  return (await store.create(fork, moment.record().answers)) ?? fork
}
