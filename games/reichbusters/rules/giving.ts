// Once a turn an item is given away, dropped, or planted (RB-098, RB-223).

import { type Offer, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { plantNoise } from '../content/numbers.ts'
import { hasEnemies } from '../ground.ts'
import { heroOf, type State } from '../state.ts'
import type { Hero, Item } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { addNoise, beginAction, endAction } from './actions.ts'
import { dropItem, gainItem, loseItem, sortsOf } from './carrying.ts'
import { plant, whyNotPlant } from './objectives.ts'

/** D27 */
export type Giving =
  | { readonly how: 'give'; readonly item: Item; readonly to: HeroId }
  | { readonly how: 'drop'; readonly item: Item }
  | { readonly how: 'plant'; readonly item: Item }

/** RB-098 */
function whyNotGive(state: State, hero: Hero, to: Hero): WhyNot {
  if (hero.area === null || hero.area !== to.area) return refuse('RB-098', 'Items go to Heroes in the same area.')
  return hasEnemies(state, hero.area)
    ? refuse('RB-098', 'You cannot give items while enemies are in the area.')
    : undefined
}

function whyNot(state: State, hero: Hero, giving: Giving): WhyNot {
  if (state.turn?.hasGiven === true) return refuse('RB-098', 'Once a turn only.')
  switch (giving.how) {
    case 'give':
      return whyNotGive(state, hero, heroOf(state, giving.to))
    case 'plant':
      return whyNotPlant(state, hero)
    case 'drop':
      return undefined
  }
}

/** D27 Everything that a Hero could give, drop or plant; one of each sort (RB-119). */
export function givingOffer(state: State, hero: Hero): Offer<Giving> {
  const found: Giving[] = []
  for (const item of sortsOf(hero.items)) {
    for (const other of state.heroes) {
      if (other.id !== hero.id && other.area === hero.area) found.push({ how: 'give', item, to: other.id })
    }
    if (item.id === 'demolition-charge') found.push({ how: 'plant', item })
    found.push({ how: 'drop', item })
  }
  return offer(found, (giving) => whyNot(state, hero, giving))
}

/** RB-098 An item changes hands. */
function* giveItem(t: ReichbustersTable, from: HeroId, uid: number, to: HeroId): Rules {
  const item = loseItem(heroOf(t.state, from), uid)
  t.tell({ kind: 'item given', rule: 'RB-098', hero: from, item: item.id, to })
  yield* gainItem(t, to, item)
}

/** RB-098, RB-223 */
export function* give(t: ReichbustersTable, id: HeroId, giving: Giving): Rules {
  const { turn } = t.state
  if (turn !== null) turn.hasGiven = true
  switch (giving.how) {
    case 'give':
      return yield* giveItem(t, id, giving.item.uid, giving.to)
    case 'drop':
      return dropItem(t, heroOf(t.state, id), giving.item.uid, 'RB-098')
    case 'plant':
      addNoise(beginAction(t, id, 'plant'), plantNoise)
      plant(t, id, giving.item.uid)
      return yield* endAction(t)
  }
}
