// What wounds an enemy: it decides about armour, explosions and who is credited with the kill.

import type { HeroId } from '../content/hero.ts'

export interface HarmBy {
  /** Null: no Hero caused it. */
  readonly hero: HeroId | null
  readonly how: 'melee' | 'ranged' | 'explosion' | 'effect'
  readonly isArmourPiercing: boolean
  /** RB-251 Armour does not count. */
  readonly ignoresArmour: boolean
}
