// What fixes an attack of a Hero before it is made, and what came of it.

import type { HeroId, WeaponId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import type { Named } from '../names.ts'
import type { Mode } from '../state/test.ts'

export interface AttackPlan {
  readonly hero: HeroId
  readonly mode: Mode | 'any'
  /** Which weapons may be used: these, without arms, those of noise 0; any, and without arms, where it is null. */
  readonly weapons: readonly WeaponId[] | 'unarmed' | 'silent' | null
  /** Attack dice more or fewer. */
  readonly dice: number
  /** In place of the weapon's range; a melee weapon is thrown then. */
  readonly range: number | null
  /** Only these enemies may be targets; any where it is null. */
  readonly only: readonly number[] | null
  /** Not these. */
  readonly except: readonly number[]
  /** In force for this attack: `Armour Piercing`, `Burst` (triggered already), `One Shot`, `no jam`. */
  readonly traits: readonly string[]
  /** True: the Hero may decide against it. */
  readonly isOptional: boolean
}

/** An attack with any weapon on anybody. */
export const plainAttack = (hero: HeroId, changed: Partial<AttackPlan> = {}): AttackPlan => ({
  hero,
  mode: changed.mode ?? 'any',
  weapons: changed.weapons ?? null,
  dice: changed.dice ?? 0,
  range: changed.range ?? null,
  only: changed.only ?? null,
  except: changed.except ?? [],
  traits: changed.traits ?? [],
  isOptional: changed.isOptional ?? false,
})

export interface AttackResult {
  /** False: decided against, or no target. */
  readonly wasMade: boolean
  readonly isSuccess: boolean
  /** The first declared target. */
  readonly target: number | null
  /** The target's area. */
  readonly area: AreaId | null
  readonly weapon: WeaponId | 'unarmed' | null
  readonly mode: Mode | null
  readonly wounded: readonly number[]
  readonly killed: readonly Named[]
}
