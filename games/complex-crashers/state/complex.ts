// What the Complex Manager owns: Reactors, the technology grid, and the Defenders on the board.

import type { DefenderId } from '../content/defenders.ts'
import type { ReactorId } from '../content/reactors.ts'
import type { RegionId, Side } from './region.ts'
import type { Unit } from './unit.ts'

export interface Reactor {
  /** Its place on the status board, from 1. */
  readonly slot: number
  readonly card: ReactorId
  isOnline: boolean
  charges: number
  /** Where it stands; null before its tile is revealed. */
  region: RegionId | null
  /** CC-261 Bit n: its ability n, used in this Initiative. */
  used: number
}

/** A place of the Complex Technology Grid. */
export interface Technology {
  readonly card: DefenderId
  isStaged: boolean
  isUpgraded: boolean
  /** Deployed by Reinforce in this Initiative. */
  isReinforced: boolean
}

export interface Defender {
  readonly unit: Unit
  readonly card: DefenderId
  /** Its number among the models of its card, from 1: `beta squad 2`. */
  readonly figure: number
  region: RegionId
  pillar: Side | null
  /** CC-158 Of this model alone. */
  used: number
  /** No abilities until the Complex Manager next passes the Initiative. */
  isDisabled: boolean
  /** Inertial Barrier until the Complex Manager next gains the Initiative. */
  isBraced: boolean
  /** CC-270 The sides from which ranged dice are ignored, until then: bit n stands for side n. */
  barriers: number
}

/** A mark on an Operative: the next attack of another Defender pierces more, in this Initiative. */
export interface Paint {
  readonly operative: Unit
  readonly by: Unit
  readonly piercing: number
}

export const copyReactor = (one: Reactor): Reactor => ({
  slot: one.slot,
  card: one.card,
  isOnline: one.isOnline,
  charges: one.charges,
  region: one.region,
  used: one.used,
})

export const copyTechnology = (one: Technology): Technology => ({
  card: one.card,
  isStaged: one.isStaged,
  isUpgraded: one.isUpgraded,
  isReinforced: one.isReinforced,
})

export const copyDefender = (one: Defender): Defender => ({
  unit: one.unit,
  card: one.card,
  figure: one.figure,
  region: one.region,
  pillar: one.pillar,
  used: one.used,
  isDisabled: one.isDisabled,
  isBraced: one.isBraced,
  barriers: one.barriers,
})
