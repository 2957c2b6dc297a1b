// The list of games. A game is listed here once, and everything else finds it: terminal, page, bots, lab, conformance.

import type { AnyGame } from '@umpire/engine'

export interface Listed {
  /** The name of its folder. */
  readonly id: string
  readonly load: () => Promise<AnyGame>
}

export const games: readonly Listed[] = [
  { id: 'modular-mechs', load: async () => (await import('./modular-mechs/game.ts')).modularMechs },
  { id: 'connect-four', load: async () => (await import('./connect-four/game.ts')).connectFour },
  { id: 'liars-dice', load: async () => (await import('./liars-dice/game.ts')).liarsDice },
]

/** The game of that name, or undefined. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => games.find((game) => game.id === id)?.load()
