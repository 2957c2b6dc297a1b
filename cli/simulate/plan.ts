// The plan of a simulation: which game, how often, and which bot sits where in each game.

import { at } from '@umpire/engine'

export interface Plan {
  /** The game's id. */
  readonly game: string
  readonly games: number
  /** The bots of the first game, seat by seat. */
  readonly bots: readonly string[]
  /** True: from game to game everybody moves on by one seat. */
  readonly swap: boolean
  readonly seed: string
  readonly options: { readonly [name: string]: string | number | boolean }
}

/** The bots of one game, seat by seat. */
export const botsIn = ({ bots, swap }: Plan, game: number): readonly string[] =>
  swap ? bots.map((_, seat) => at(bots, (seat + game) % bots.length)) : bots

/** Each game has its own seed, so that it comes out alike whoever plays it and when. */
export const seedOf = ({ seed }: Plan, game: number): string => `${seed}/${game}`
