// What Heroes carry (RB-077): items gained, dropped, used up, and how many there may be.

import { at, type RuleId, type Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import { mostItems, mostItemsSapped } from '../content/numbers.ts'
import { dropQuestion } from '../questions/items.ts'
import { heroOf, type State } from '../state.ts'
import type { Hero, Item } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { discardItem } from './decks.ts'
import { layCarried } from './found.ts'
import { woundEffect } from './wound-effects.ts'

export const carries = (hero: Hero, id: ItemId): boolean => hero.items.some((item) => item.id === id)

export const carriedItem = (hero: Hero, uid: number): Item | undefined => hero.items.find((item) => item.uid === uid)

/** RB-077 Slots for items; W12 leaves two. */
const slotsOf = (state: State, hero: Hero): number =>
  woundEffect(state, hero, 'two items') ? mostItemsSapped : mostItems

const areAlike = (a: Item, b: Item): boolean => a.id === b.id && a.jammed === b.jammed && a.drained === b.drained

/** RB-119 One of each sort: it makes no difference which of two alike it is. */
export const sortsOf = (items: readonly Item[]): Item[] =>
  items.filter((item, n) => items.findIndex((other) => areAlike(item, other)) === n)

/** Takes an item away from a Hero. */
export function loseItem(hero: Hero, uid: number): Item {
  const place = hero.items.findIndex((item) => item.uid === uid)
  const item = at(hero.items, place)
  hero.items.splice(place, 1)
  return item
}

/** RB-107 An item that was used goes to what was used of its pool. */
export function spendItem(state: State, hero: Hero, uid: number): void {
  discardItem(state, loseItem(hero, uid).id)
}

/** Leaves an item face up in the Hero's area. RB-272 Whoever is escorted stays there too. */
export function dropItem(t: ReichbustersTable, hero: Hero, uid: number, rule: RuleId): void {
  const { area } = hero
  if (area === null) return
  const item = loseItem(hero, uid)
  layCarried(t.state, area, item)
  t.tell({ kind: 'item dropped', rule, hero: hero.id, item: item.id, area })
}

/** Drops an item of the Hero's choice out of these. */
export function* dropOneOf(t: ReichbustersTable, hero: Hero, from: readonly Item[], rule: RuleId): Rules {
  const sorts = sortsOf(from)
  const { uid } = yield* t.choose(hero.seat, dropQuestion(hero.id, rule, sorts), sorts)
  dropItem(t, hero, uid, rule)
}

/** W12 Drops down to what may be carried. */
export function* dropToLimit(t: ReichbustersTable, id: HeroId, rule: RuleId): Rules {
  const hero = heroOf(t.state, id)
  while (hero.area !== null && hero.items.length > slotsOf(t.state, hero)) yield* dropOneOf(t, hero, hero.items, rule)
}

/** RB-077 Puts an item into a slot; with too many, one that was held before is dropped. */
export function* gainItem(t: ReichbustersTable, id: HeroId, item: Item): Rules {
  const hero = heroOf(t.state, id)
  hero.items.push(item)
  while (hero.area !== null && hero.items.length > slotsOf(t.state, hero)) {
    const before = hero.items.filter(({ uid }) => uid !== item.uid)
    yield* dropOneOf(t, hero, before, 'RB-077')
  }
}
