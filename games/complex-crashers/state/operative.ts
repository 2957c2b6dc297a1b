// An Operative: trackers, cards, and what it has used in this Initiative.

import type { Seat } from '@umpire/engine'
import type { AccessoryId } from '../content/accessories.ts'
import type { TrainingId } from '../content/trainings.ts'
import type { WeaponId } from '../content/weapons.ts'
import type { RegionId, Side } from './region.ts'
import type { Unit } from './unit.ts'

/** A Weapon or Accessory that somebody carries. */
export interface Equipment {
  /** Its number in the match. */
  readonly uid: number
  readonly card: WeaponId | AccessoryId
  /** Charge tokens on it (CC-252). */
  tokens: number
  /** CC-261 The abilities with Slow Reload used in this Initiative: bit n stands for its ability n. */
  used: number
  /** CC-214 In this Initiative. */
  isReloaded: boolean
}

export interface Operative {
  /** Its number, from 0; also its number as a unit. */
  readonly id: Unit
  readonly seat: Seat
  /** CC-031 Armor and Health without damage: 3, or the overlay's. */
  base: number
  /** CC-204 */
  armorDamage: number
  /** 0 while Incapacitated (CC-199). */
  health: number
  maxAp: number
  /** From maxAp down to -maxAp; one below that is Exhausted (CC-119). */
  ap: number
  region: RegionId
  /** CC-063 The side of the Pillar border where it stands Pillared. */
  pillar: Side | null
  /** Basic Training first. */
  trainings: TrainingId[]
  equipment: Equipment[]
  /** CC-108 */
  isDone: boolean
  /** CC-276 It has handed the pointer over since the last Action. */
  hasHandedOver: boolean
  /** Training abilities with Slow Reload used in this Initiative: `squad-leader/0`. */
  used: string[]
  /** Free once in an Initiative by Reflexes, and spent. */
  hasDucked: boolean
  hasSwapped: boolean
  /** Momentum and Unshaken, spent in this Initiative. */
  hadMomentum: boolean
  wasUnshaken: boolean
  /** Not Today, spent for the game. */
  hadNotToday: boolean
  /** CC-212 Exchanges that were refused in this Initiative, in notation. */
  refusals: string[]
}

export const copyOperative = (one: Operative): Operative => ({
  id: one.id,
  seat: one.seat,
  base: one.base,
  armorDamage: one.armorDamage,
  health: one.health,
  maxAp: one.maxAp,
  ap: one.ap,
  region: one.region,
  pillar: one.pillar,
  trainings: one.trainings.slice(),
  equipment: one.equipment.map(copyEquipment),
  isDone: one.isDone,
  hasHandedOver: one.hasHandedOver,
  used: one.used.slice(),
  hasDucked: one.hasDucked,
  hasSwapped: one.hasSwapped,
  hadMomentum: one.hadMomentum,
  wasUnshaken: one.wasUnshaken,
  hadNotToday: one.hadNotToday,
  refusals: one.refusals.slice(),
})

const copyEquipment = (item: Equipment): Equipment => ({
  uid: item.uid,
  card: item.card,
  tokens: item.tokens,
  used: item.used,
  isReloaded: item.isReloaded,
})
