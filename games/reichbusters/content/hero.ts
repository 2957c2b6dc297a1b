// The shapes of Heroes, their weapons and skills.

import type { HeroKeyword, WeaponKeyword } from './keywords.ts'
import type { ItemId } from './item.ts'

export type HeroId = 'brick' | 'claudine' | 'sarge' | 'quentin' | 'red-hawk'

/** RB-036 */
export type HeroicKind = 'attack' | 'defence' | 'wild'

/** RB-047, RB-054 Noise dice, or a noise that needs none. */
export type Loudness = 0 | 1 | 2 | 3 | 'BANG!' | 'BOOM!'

export interface WeaponSide {
  readonly name: string
  /** RB-127 0: a melee weapon. */
  readonly range: number
  readonly attack: number
  readonly vril: number
  readonly noise: Loudness
  /** Unreliable may stand here twice (RB-324). */
  readonly keywords: readonly WeaponKeyword[]
}

export type WeaponId =
  | 'vickers-left'
  | 'vickers-right'
  | 'welrod'
  | 'daggers'
  | 'thompson'
  | 'trench-gun'
  | 'longbow'
  | 'claymore'
  | 'springfield'
  | 'tomahawk'

export interface Weapon {
  readonly id: WeaponId
  readonly hero: HeroId
  readonly front: WeaponSide
  readonly vril: WeaponSide
}

/** A skill token: its keyword, which is its id too. */
export interface Skill {
  readonly id: HeroKeyword
  /** Handed out by the HQ card or an option, at most one for each Hero. */
  readonly isVril: boolean
  readonly text: string
}

export interface HeroCard {
  readonly id: HeroId
  readonly name: string
  readonly origin: string
  readonly role: string
  readonly weapons: readonly [WeaponId, WeaponId]
  readonly skills: readonly [HeroKeyword, HeroKeyword, HeroKeyword, HeroKeyword]
  readonly item: ItemId
  readonly heroic: HeroicKind
}
