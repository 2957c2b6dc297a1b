// Short ways to write the abilities of cards, and cards whose ids the compiler knows.

import type { AttackAbility, EffectAbility, PassiveAbility } from './ability.ts'
import { attackOf } from './attack.ts'
import type { Effect, Passive } from './effect.ts'
import type { Trigger } from './trigger.ts'

type MoreOfAttack = Omit<AttackAbility, 'name' | 'kind' | 'cost' | 'trigger' | 'attack'>
type MoreOfEffect = Omit<EffectAbility, 'name' | 'kind' | 'cost' | 'trigger' | 'effect'>

/** An attack Action; `code` as in `attackOf`. */
export const attack = (name: string, cost: number, code: string, more: MoreOfAttack = {}): AttackAbility => ({
  name,
  kind: 'action',
  cost,
  attack: attackOf(code),
  ...more,
})

/** An attack that is a Reaction. */
export const answer = (
  name: string,
  cost: number,
  trigger: Trigger,
  code: string,
  more: MoreOfAttack = {},
): AttackAbility => ({ name, kind: 'reaction', cost, trigger, attack: attackOf(code), ...more })

export const action = (name: string, cost: number, effect: Effect, more: MoreOfEffect = {}): EffectAbility => ({
  name,
  kind: 'action',
  cost,
  effect,
  ...more,
})

export const reaction = (
  name: string,
  cost: number,
  trigger: Trigger,
  effect: Effect,
  more: MoreOfEffect = {},
): EffectAbility => ({ name, kind: 'reaction', cost, trigger, effect, ...more })

export const passive = (name: string, what: Passive): PassiveAbility => ({ name, kind: 'passive', passive: what })

export const onInitiative = (name: string, what: Passive): PassiveAbility => ({
  name,
  kind: 'on initiative',
  passive: what,
})

/** A card whose id is one of a few. */
export type WithId<Card, Id extends string> = Card & { readonly id: Id }
