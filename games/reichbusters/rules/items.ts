// Items that are used in the own turn (RB-099, RB-224, RB-228 to RB-243).

import { type Offer, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import { adjacentAreas, heroesAt } from '../ground.ts'
import { heroOf, type State } from '../state.ts'
import type { Hero, Item } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { addNoise, beginAction, endAction } from './actions.ts'
import { carriedItem, sortsOf, spendItem } from './carrying.ts'
import { applyBandages, applyMedicsBag, applyPainKillers } from './items/medical.ts'
import { throwGrenade, throwSmoke } from './items/thrown.ts'
import { tilesToSee, useGoggles, useInjection, usePotion } from './items/vril.ts'
import { detonate, whyNotDetonate } from './objectives.ts'

const isAnyoneWounded = (state: State, hero: Hero): boolean =>
  hero.area !== null && heroesAt(state, hero.area).some(({ wounds }) => wounds.length > 0)

const whyNotHeal = (state: State, hero: Hero): WhyNot =>
  isAnyoneWounded(state, hero) ? undefined : refuse('RB-099', 'Nobody in the area is wounded.')

const whyNotThrow = (state: State, { area }: Hero): WhyNot =>
  area !== null && adjacentAreas(state, area).length > 0
    ? undefined
    : refuse('RB-099', 'There is no adjacent area to throw it into.')

const whyNotSee = (state: State, hero: Hero): WhyNot =>
  tilesToSee(state, hero).length > 0
    ? undefined
    : refuse('RB-099', 'Nothing lies face down on this tile and those beside it.')

/** Why an item could do nothing here. */
const whyUseless: { readonly [Id in ItemId]?: (state: State, hero: Hero) => WhyNot } = {
  bandages: whyNotHeal,
  'medics-bag': whyNotHeal,
  'pain-killers': whyNotHeal,
  'vril-healing-potion': whyNotHeal,
  grenade: whyNotThrow,
  'stick-grenade-bundle': whyNotThrow,
  'smoke-grenade': whyNotThrow,
  'vril-goggles': whyNotSee,
  detonator: whyNotDetonate,
}

function whyNotUse(state: State, hero: Hero, { id, jammed, drained }: Item): WhyNot {
  if (jammed > 0) return refuse('RB-099', 'It is jammed.')
  if (drained > 0) return refuse('RB-045', 'It is drained.')
  return whyUseless[id]?.(state, hero)
}

/** RB-099 One of each sort (RB-119). */
export function itemOffer(state: State, hero: Hero): Offer<Item> {
  const usable = sortsOf(hero.items.filter(({ id }) => items.of(id).use === 'use'))
  return offer(usable, (item) => whyNotUse(state, hero, item))
}

/** RB-099 The whole use of an item, with its noise. */
export function* useItem(t: ReichbustersTable, hero: HeroId, uid: number): Rules {
  const owner = heroOf(t.state, hero)
  const item = carriedItem(owner, uid)
  if (item === undefined) throw new Error(`${hero} does not carry item ${uid}`)
  const { id } = item
  const { noise, isOnce } = items.of(id)
  addNoise(beginAction(t, hero, id), noise)
  t.tell({ kind: 'item used', rule: 'RB-099', hero, item: id })
  if (isOnce) spendItem(t.state, owner, uid) // RB-107
  const use = uses[id]
  if (use !== undefined) yield* use(t, hero, uid)
  yield* endAction(t)
}

type Use = (t: ReichbustersTable, hero: HeroId, uid: number) => Rules

/** What the items do that are used in the own turn. */
const uses: { readonly [Id in ItemId]?: Use } = {
  bandages: applyBandages,
  'medics-bag': applyMedicsBag,
  'pain-killers': applyPainKillers,
  grenade: (t, hero) => throwGrenade(t, hero, 'grenade'),
  'stick-grenade-bundle': (t, hero) => throwGrenade(t, hero, 'stick-grenade-bundle'),
  'smoke-grenade': throwSmoke,
  'vril-goggles': useGoggles,
  'vril-healing-potion': usePotion,
  'vril-injection': useInjection,
  detonator: detonate,
}
