// What is going on while somebody is asked about it: a challenge, a movement, an activation, the use of a tile.

import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import type { TileId } from '../content/dashboard.ts'
import type { FigureRef } from '../state.ts'

/** The challenge that is being made, while it is asked about (SB-099 to SB-102). */
export interface ChallengeNow {
  readonly commando: CommandoId
  /** What it is for, in words: `Jammed door`. */
  readonly of: string
  readonly stat: 'strength' | 'intelligence' | 'agility' | null
  readonly hits: number
  readonly dice: number
  readonly faces: readonly number[]
}

/** A movement of a figure that is not a commando in its own turn, while it is asked where to (SB-073, SB-172). */
export interface MovingNow {
  readonly who: FigureRef
  readonly points: number
  readonly diagonals: number
}

/** An enemy's activation that is going on (SB-171 to SB-173). */
export interface ActivationNow {
  readonly uid: number
  readonly isCombat: boolean
  readonly from: Square
  readonly charged: boolean
  readonly phased: boolean
}

/** A tile that is being used, while others may answer it (SB-206). */
export interface TileNow {
  readonly id: TileId
  readonly cost: number
  /** SB-165, SB-156 What goes to the bank beside the cost. */
  readonly surcharge: number
  /** What it is used on, in words: `Rogue Clone 3`. */
  readonly on: string | null
}
