// Ready Equipment (RB-078, RB-244): markers taken off weapons and items.

import { type Offer, offer, refuse } from '@umpire/engine'
import type { HeroId, WeaponId } from '../content/hero.ts'
import { heroOf, type State } from '../state.ts'
import type { Hero, Item } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { carries, sortsOf, spendItem } from './carrying.ts'

/** A marker, and what it lies on. */
export type Readied = { readonly marker: 'jammed' | 'drained' } & (
  | { readonly weapon: WeaponId; readonly item: null }
  | { readonly weapon: null; readonly item: Item }
)

const markers = ['jammed', 'drained'] as const

/** D24 */
export function readyOffer(hero: Hero): Offer<Readied> {
  const found: Readied[] = []
  for (const token of hero.weapons) {
    for (const marker of markers) if (token[marker] > 0) found.push({ marker, weapon: token.id, item: null })
  }
  for (const item of sortsOf(hero.items)) {
    for (const marker of markers) if (item[marker] > 0) found.push({ marker, weapon: null, item })
  }
  return offer(found, ({ marker }) =>
    marker === 'drained' && !carries(hero, 'vril-orb') ? refuse('RB-078', 'It takes a Vril Orb.') : undefined,
  )
}

/** RB-078 One marker less; a drained one costs an orb. */
export function ready(t: ReichbustersTable, id: HeroId, { marker, weapon, item }: Readied): void {
  const { state } = t
  const hero = heroOf(state, id)
  if (marker === 'drained') payOrb(state, hero)
  if (weapon !== null) {
    for (const token of hero.weapons) if (token.id === weapon) token[marker]--
    t.tell({ kind: 'weapon readied', rule: 'RB-078', hero: id, weapon })
  } else {
    for (const one of hero.items) if (one.uid === item.uid) one[marker]--
    t.tell({ kind: 'item readied', rule: 'RB-078', hero: id, item: item.id })
  }
}

/** RB-244 */
function payOrb(state: State, hero: Hero): void {
  const orb = hero.items.find(({ id }) => id === 'vril-orb')
  if (orb !== undefined) spendItem(state, hero, orb.uid)
}
