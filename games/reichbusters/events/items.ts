// Events of items: found, carried, used; and how the log says them.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { AreaId } from '../content/map/map.ts'
import { weapons } from '../content/weapons.ts'
import { areaName, heroName } from '../names.ts'
import type { State } from '../state.ts'

interface OfItem {
  readonly hero: HeroId
  readonly item: ItemId
}

export type ItemsEvent =
  | ({ readonly kind: 'item taken'; readonly rule: RuleId } & OfItem)
  | ({ readonly kind: 'item given'; readonly rule: 'RB-098'; readonly to: HeroId } & OfItem)
  | ({ readonly kind: 'item dropped'; readonly rule: RuleId; readonly area: AreaId } & OfItem)
  | ({ readonly kind: 'item used'; readonly rule: RuleId } & OfItem)
  | ({ readonly kind: 'nothing but a trick'; readonly rule: 'RB-221' } & OfItem)
  | ({ readonly kind: 'injected'; readonly rule: 'RB-243'; readonly isStrong: boolean } & OfItem)
  | { readonly kind: 'weapon readied'; readonly rule: 'RB-078'; readonly hero: HeroId; readonly weapon: WeaponId }
  | ({ readonly kind: 'item readied'; readonly rule: 'RB-078' } & OfItem)
  | { readonly kind: 'area obscured'; readonly rule: 'RB-239'; readonly area: AreaId }

const kinds: ReadonlySet<string> = new Set<ItemsEvent['kind']>([
  'item taken',
  'item given',
  'item dropped',
  'item used',
  'nothing but a trick',
  'injected',
  'weapon readied',
  'item readied',
  'area obscured',
])

export const isItemsEvent = (event: GameEvent): event is ItemsEvent => kinds.has(event.kind)

const nameOf = (item: ItemId): string => items.of(item).name

export function saysItems(event: ItemsEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'item taken':
      return `${heroName(event.hero)} takes ${nameOf(event.item)}.`
    case 'item given':
      return `${heroName(event.hero)} hands ${nameOf(event.item)} to ${heroName(event.to)}.`
    case 'item dropped':
      return `${heroName(event.hero)} leaves ${nameOf(event.item)} in ${areaName(event.area, state)}.`
    case 'item used':
      return `${heroName(event.hero)} uses ${nameOf(event.item)}.`
    case 'nothing but a trick':
      return `${heroName(event.hero)} finds ${nameOf(event.item)}: it stays where it is.`
    case 'injected':
      return `${heroName(event.hero)} may re-roll blanks until the next own turn${event.isStrong ? ', with 1 more on every total' : ''}.`
    case 'weapon readied':
      return `${heroName(event.hero)} readies ${weapons.of(event.weapon).front.name}.`
    case 'item readied':
      return `${heroName(event.hero)} readies ${nameOf(event.item)}.`
    case 'area obscured':
      return `${areaName(event.area, state)} lies in smoke.`
  }
}
