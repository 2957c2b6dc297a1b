// Abilities of cards (CC-135 to CC-138): what they cost, when they may be activated, what they do.

import type { Attack } from './attack.ts'
import type { Effect, First, Passive, Rider } from './effect.ts'
import type { Trigger } from './trigger.ts'

/** CC-245 to CC-261, as far as they belong to a single ability. */
export interface AbilityQualities {
  readonly armorPiercing?: number
  readonly burning?: number
  readonly rangeLimit?: number
  readonly rangePenalty?: number
  readonly isSlowReload?: true
  readonly isConsumable?: true
  readonly isOncePerGame?: true
}

interface Named {
  readonly name: string
  /** CC-227 Only with an Upgrade marker on the card. */
  readonly isUpgrade?: true
}

interface Activated extends Named, AbilityQualities {
  readonly kind: 'action' | 'reaction'
  /** Ability Points. */
  readonly cost: number
  /** Of reactions, and of nothing else. */
  readonly trigger?: Trigger
  /** CC-052 Valid without Line of Effect. */
  readonly needsNoLine?: true
}

export interface AttackAbility extends Activated {
  readonly attack: Attack
  readonly first?: First
  /** Whom it may hit where that is not simply any enemy; `trigger`: CC-156. `elsewhere`: not its own region. */
  readonly target?: 'trigger' | 'reactors' | 'elsewhere'
  /** CC-041 Its line may cross thin walls. */
  readonly isThroughThinWalls?: true
  /** More Armor Piercing against Mechanical Defenders and Reactors. */
  readonly piercingMachines?: number
  readonly riders?: readonly Rider[]
}

export interface EffectAbility extends Activated {
  readonly effect: Effect
  /** Only in a Tech Region of at least this tier. */
  readonly techTier?: number
}

/** Neither Action nor Reaction, and free (CC-135). */
export interface PassiveAbility extends Named {
  readonly kind: 'passive' | 'on initiative'
  readonly passive: Passive
}

export type ActiveAbility = AttackAbility | EffectAbility
export type Ability = ActiveAbility | PassiveAbility

export const isActive = (ability: Ability): ability is ActiveAbility =>
  ability.kind === 'action' || ability.kind === 'reaction'

export const isAttack = (ability: Ability): ability is AttackAbility => 'attack' in ability
