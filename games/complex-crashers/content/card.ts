// The kinds of cards: Defenders and what they can all do, Reactors, and what Operatives carry and have learned.

import type { Ability } from './ability.ts'

export type Tier = 1 | 2 | 3
export type DefenderType = 'Alien' | 'Basic' | 'Mechanical'

/** CC-248 to CC-262, as far as they belong to a whole card. */
export type CardQuality =
  | 'Coordinated'
  | 'Deploy Anywhere'
  | 'Enhanced Cover'
  | 'Epically Unique'
  | 'Fully Charged'
  | 'Immobile'
  | 'Inertial Barrier'
  | 'Locked And Loaded'
  | 'Mechanical Affinity'
  | 'Mechanical Deployment Point'
  | 'Phase Unstable'
  | 'Slow Reload'
  | 'Superior Cover'

interface CardBase {
  /** `beta-squad` */
  readonly id: string
  readonly name: string
  readonly has: readonly CardQuality[]
  readonly abilities: readonly Ability[]
}

export interface DefenderCard extends CardBase {
  readonly kind: 'defender'
  readonly tier: Tier
  readonly type: DefenderType
  /** CC-220 Models placed by one Deployment. */
  readonly models: number
  /** CC-225 Models on the board at most. */
  readonly limit: number
  readonly armor: number
  readonly killThreshold: number
}

export interface ReactorCard extends CardBase {
  readonly kind: 'reactor'
  readonly armor: number
  readonly killThreshold: number
  /** CC-263 Upgrade markers it supplies. */
  readonly upgrades: 0 | 1 | 2
}

export interface EquipmentCard extends CardBase {
  readonly kind: 'weapon' | 'accessory'
  readonly tier: Tier
}

export interface TrainingCard extends CardBase {
  readonly kind: 'training'
  readonly tier: Tier
}

/** CC-114, CC-066 What every Defender can do, whatever its card says. */
export interface OrdersCard extends CardBase {
  readonly kind: 'orders'
}

export type Card = DefenderCard | ReactorCard | EquipmentCard | TrainingCard | OrdersCard
