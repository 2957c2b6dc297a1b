// Abilities of cards (CC-135 to CC-138): what they cost, when they may be activated, what they do.

import type { Attack } from './attack.ts'
import type { Effect, First, Passive, Rider } from './effect.ts'
import type { Trigger } from './trigger.ts'

/** CC-245 to CC-261, as far as they belong to a single ability. */
export interface AbilityQualities {
  readonly armorPiercing?: number | undefined
  readonly burning?: number | undefined
  readonly rangeLimit?: number | undefined
  readonly rangePenalty?: number | undefined
  readonly isSlowReload?: true | undefined
  readonly isConsumable?: true | undefined
  readonly isOncePerGame?: true | undefined
}

interface Named {
  readonly name: string
  /** CC-227 Only with an Upgrade marker on the card. */
  readonly isUpgrade?: true | undefined
}

/** All of them have all fields (`write.ts`), so that what looks at many finds each where it is in the others. */
export interface Activated extends Named, AbilityQualities {
  readonly kind: 'action' | 'reaction'
  /** Ability Points. */
  readonly cost: number
  /** Of reactions, and of nothing else. */
  readonly trigger?: Trigger | undefined
  /** CC-052 Valid without Line of Effect. */
  readonly needsNoLine?: true | undefined
  /** Only in a Tech Region of at least this tier. */
  readonly techTier?: number | undefined
}

export interface AttackAbility extends Activated, OfAttacks {
  readonly attack: Attack
  readonly effect?: undefined
}

export interface OfAttacks {
  readonly first?: First | undefined
  /** Whom it may hit where that is not simply any enemy; `trigger`: CC-156. `elsewhere`: not its own region. */
  readonly target?: 'trigger' | 'reactors' | 'elsewhere' | undefined
  /** CC-041 Its line may cross thin walls. */
  readonly isThroughThinWalls?: true | undefined
  /** More Armor Piercing against Mechanical Defenders and Reactors. */
  readonly piercingMachines?: number | undefined
  readonly riders?: readonly Rider[] | undefined
}

export interface EffectAbility extends Activated {
  readonly effect: Effect
  readonly attack?: undefined
}

/** Neither Action nor Reaction, and free (CC-135). */
export interface PassiveAbility extends Named {
  readonly kind: 'passive' | 'on initiative'
  readonly passive: Passive
  readonly attack?: undefined
  readonly effect?: undefined
}

export type ActiveAbility = AttackAbility | EffectAbility
export type Ability = ActiveAbility | PassiveAbility

export const isActive = (ability: Ability): ability is ActiveAbility =>
  ability.kind === 'action' || ability.kind === 'reaction'

export const isAttack = (ability: Ability): ability is AttackAbility => ability.attack !== undefined
