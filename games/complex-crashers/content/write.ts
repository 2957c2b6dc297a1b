// Short ways to write the abilities of cards, and cards whose ids the compiler knows.

import type { Activated, AttackAbility, EffectAbility, OfAttacks, PassiveAbility } from './ability.ts'
import { attackOf } from './attack.ts'
import type { Effect, Passive } from './effect.ts'
import type { Trigger } from './trigger.ts'

type More = Omit<Activated, 'name' | 'kind' | 'cost' | 'trigger'>
type MoreOfAttack = More & OfAttacks

/** All fields that every ability has. */
const activated = (
  name: string,
  kind: Activated['kind'],
  cost: number,
  trigger: Trigger | undefined,
  more: More,
): Activated => ({
  name,
  kind,
  cost,
  trigger,
  isUpgrade: more.isUpgrade,
  needsNoLine: more.needsNoLine,
  techTier: more.techTier,
  armorPiercing: more.armorPiercing,
  burning: more.burning,
  rangeLimit: more.rangeLimit,
  rangePenalty: more.rangePenalty,
  isSlowReload: more.isSlowReload,
  isConsumable: more.isConsumable,
  isOncePerGame: more.isOncePerGame,
})

const attacking = (common: Activated, code: string, more: MoreOfAttack): AttackAbility => ({
  ...common,
  attack: attackOf(code),
  effect: undefined,
  first: more.first,
  target: more.target,
  isThroughThinWalls: more.isThroughThinWalls,
  piercingMachines: more.piercingMachines,
  riders: more.riders,
})

const doing = (common: Activated, effect: Effect): EffectAbility => ({ ...common, attack: undefined, effect })

/** An attack Action; `code` as in `attackOf`. */
export const attack = (name: string, cost: number, code: string, more: MoreOfAttack = {}): AttackAbility =>
  attacking(activated(name, 'action', cost, undefined, more), code, more)

/** An attack that is a Reaction. */
export const answer = (
  name: string,
  cost: number,
  trigger: Trigger,
  code: string,
  more: MoreOfAttack = {},
): AttackAbility => attacking(activated(name, 'reaction', cost, trigger, more), code, more)

export const action = (name: string, cost: number, effect: Effect, more: More = {}): EffectAbility =>
  doing(activated(name, 'action', cost, undefined, more), effect)

export const reaction = (
  name: string,
  cost: number,
  trigger: Trigger,
  effect: Effect,
  more: More = {},
): EffectAbility => doing(activated(name, 'reaction', cost, trigger, more), effect)

export const passive = (name: string, what: Passive): PassiveAbility => ({ name, kind: 'passive', passive: what })

export const onInitiative = (name: string, what: Passive): PassiveAbility => ({
  name,
  kind: 'on initiative',
  passive: what,
})

/** A card whose id is one of a few. */
export type WithId<Card, Id extends string> = Card & { readonly id: Id }
