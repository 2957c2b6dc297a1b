// The shapes of items (RB-220 to RB-247).

import type { Loudness } from './hero.ts'

export type Category = 'misc' | 'medical' | 'weapon' | 'vril' | 'objective'

export type ItemId =
  | 'ap-rounds'
  | 'ammo'
  | 'grenade'
  | 'knuckledusters'
  | 'smoke-grenade'
  | 'stick-grenade-bundle'
  | 'bandages'
  | 'medics-bag'
  | 'pain-killers'
  | 'body-armour'
  | 'disguise-kit'
  | 'dog-biscuits'
  | 'helmet'
  | 'keys'
  | 'radio'
  | 'vril-goggles'
  | 'vril-healing-potion'
  | 'vril-injection'
  | 'vril-orb'
  | 'vril-shield'
  | 'detonator'
  | 'dossier'
  | 'objective-complete'
  | 'demolition-charge'
  | 'false-objective'
  | 'escort'

/** When it is used: in the own turn, inside a test, as an answer to something, always, or in another way. */
export type ItemUse = 'use' | 'test' | 'reaction' | 'passive' | 'carry' | 'marker'

export interface ItemCard {
  readonly id: ItemId
  readonly name: string
  readonly category: Category
  /** How many there are. */
  readonly count: number
  readonly use: ItemUse
  /** RB-107 Gone after its use. */
  readonly isOnce: boolean
  /** RB-042 Vril dice that its use rolls. */
  readonly vril: number
  /** Front noise (RB-099). */
  readonly noise: Loudness
  readonly text: string
}
