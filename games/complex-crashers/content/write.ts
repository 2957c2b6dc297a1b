// Short ways to write the abilities of cards, and cards whose ids the compiler knows.

import type { Activated, AttackAbility, EffectAbility, OfAttacks, PassiveAbility } from './ability.ts'
import { type Attack, attackOf } from './attack.ts'
import type { Effect, Passive } from './effect.ts'
import type { Trigger } from './trigger.ts'

type More = Omit<Activated, 'name' | 'kind' | 'cost' | 'trigger'>
type MoreOfAttack = More & OfAttacks

/** What attacks and other abilities have in common, but for their words and numbers. */
type Head = Pick<Activated, 'name' | 'kind' | 'cost' | 'trigger'>

/**
 * All fields, in the same order for every ability: copies by spread are each built in their own way, and rules that look at
 * all abilities of all units would be slowed down by every one of them.
 */
const active = <A extends Attack | undefined, E extends Effect | undefined>(
  { name, kind, cost, trigger }: Head,
  attack: A,
  effect: E,
  more: MoreOfAttack,
): Activated & OfAttacks & { readonly attack: A; readonly effect: E } => ({
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
  attack,
  effect,
  first: more.first,
  target: more.target,
  isThroughThinWalls: more.isThroughThinWalls,
  piercingMachines: more.piercingMachines,
  riders: more.riders,
})

/** An attack Action; `code` as in `attackOf`. */
export const attack = (name: string, cost: number, code: string, more: MoreOfAttack = {}): AttackAbility =>
  active({ name, kind: 'action', cost, trigger: undefined }, attackOf(code), undefined, more)

/** An attack that is a Reaction. */
export const answer = (
  name: string,
  cost: number,
  trigger: Trigger,
  code: string,
  more: MoreOfAttack = {},
): AttackAbility => active({ name, kind: 'reaction', cost, trigger }, attackOf(code), undefined, more)

export const action = (name: string, cost: number, effect: Effect, more: More = {}): EffectAbility =>
  active({ name, kind: 'action', cost, trigger: undefined }, undefined, effect, more)

export const reaction = (
  name: string,
  cost: number,
  trigger: Trigger,
  effect: Effect,
  more: More = {},
): EffectAbility => active({ name, kind: 'reaction', cost, trigger }, undefined, effect, more)

export const passive = (name: string, what: Passive): PassiveAbility => ({ name, kind: 'passive', passive: what })

export const onInitiative = (name: string, what: Passive): PassiveAbility => ({
  name,
  kind: 'on initiative',
  passive: what,
})

/** A card whose id is one of a few. */
export type WithId<Card, Id extends string> = Card & { readonly id: Id }
