// What the mission is about: cores, nests, uploads, the generator and the lift, as far as they have come.

import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'

/** SB-219 to SB-222 */
interface Core {
  /** Where it lies; null while it is carried or is out. */
  square: Square | null
  carrier: CommandoId | null
  /** Whether somebody ever took it. */
  wasTaken: boolean
  isOut: boolean
}

/** SB-227 to SB-229 */
export interface Nest {
  readonly square: Square
  isAwake: boolean
  /** The order in which its charge was planted, from 1; null without a charge. */
  charge: number | null
  isBurnt: boolean
}

/** What the mission is about, as far as it has come. What a mission does not have stays as it began. */
export interface Objectives {
  /** SB-188 Where the generator stands; null before it is found and after it is started. */
  generator: Square | null
  isPowered: boolean
  /** SB-197 */
  isLiftFound: boolean
  cores: Core[]
  /** SB-224 */
  consoleWounds: number
  uploads: number
  uploadsThisRound: number
  nests: Nest[]
}

export const copyObjectives = (objectives: Objectives): Objectives => ({
  generator: objectives.generator,
  isPowered: objectives.isPowered,
  isLiftFound: objectives.isLiftFound,
  cores: objectives.cores.map((core) => ({
    square: core.square,
    carrier: core.carrier,
    wasTaken: core.wasTaken,
    isOut: core.isOut,
  })),
  consoleWounds: objectives.consoleWounds,
  uploads: objectives.uploads,
  uploadsThisRound: objectives.uploadsThisRound,
  nests: objectives.nests.map((nest) => ({
    square: nest.square,
    isAwake: nest.isAwake,
    charge: nest.charge,
    isBurnt: nest.isBurnt,
  })),
})
