// The list of games. A game is listed here once, and everything else finds it: terminal, page, bots, lab, conformance.

import type { AnyGame } from '@umpire/engine'
import { listed as complexCrashers } from './complex-crashers/about.ts'
import { listed as connectFour } from './connect-four/about.ts'
import { listed as downsync } from './downsync/about.ts'
import { listed as liarsDice } from './liars-dice/about.ts'
import { listed as modularMechs } from './modular-mechs/about.ts'
import { listed as reichbusters } from './reichbusters/about.ts'
import { listed as subterraBravo } from './subterra-bravo/about.ts'

/** What can be said of a game before it is loaded. */
export interface Listed extends Pick<AnyGame, 'id' | 'name' | 'about' | 'seats'> {
  /** How long a game takes, in minutes: `40`, `25 to 50`. */
  readonly minutes: string
  readonly load: () => Promise<AnyGame>
}

export const games: readonly Listed[] = [
  { ...modularMechs, load: async () => (await import('./modular-mechs/game.ts')).modularMechs },
  { ...subterraBravo, load: async () => (await import('./subterra-bravo/game.ts')).subterraBravo },
  { ...complexCrashers, load: async () => (await import('./complex-crashers/game.ts')).complexCrashers },
  { ...reichbusters, load: async () => (await import('./reichbusters/game.ts')).reichbusters },
  { ...downsync, load: async () => (await import('./downsync/game.ts')).downsync },
  { ...connectFour, load: async () => (await import('./connect-four/game.ts')).connectFour },
  { ...liarsDice, load: async () => (await import('./liars-dice/game.ts')).liarsDice },
]

/** The game of that name, or undefined. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => games.find((game) => game.id === id)?.load()
