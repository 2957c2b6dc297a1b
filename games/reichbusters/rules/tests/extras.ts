// What a Hero may add before the dice of an attack, defence or vril test are rolled (RB-018, D15, D16).

import type { Rules } from '@umpire/engine'
import type { HeroicKind } from '../../content/hero.ts'
import { poolQuestion } from '../../questions/heroic.ts'
import { heroOf, type State } from '../../state.ts'
import type { Hero, Item } from '../../state/hero.ts'
import type { Test } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { spendItem } from '../carrying.ts'
import { hasKeyword } from '../keywords.ts'
import { noteUnreliable } from './common.ts'
import { addDice } from './dice.ts'
import { heroicKinds, isHeroicUseless, spendBefore } from './heroic.ts'

/** Items that are used before a roll. */
type TestItem = 'ap-rounds' | 'ammo' | 'body-armour' | 'vril-shield'

export type Extra =
  | { readonly do: 'heroic'; readonly kind: HeroicKind }
  | { readonly do: 'item'; readonly id: TestItem; readonly uid: number }
  | { readonly do: 'experiment' }

/** RB-227, RB-229, RB-245 */
const ammoDice = 2
const armourDice = 3
const shieldDice = 1

const experiment: Extra = { do: 'experiment' }

const usableItem = (hero: Hero, id: TestItem): Item | undefined =>
  hero.items.find((item) => item.id === id && item.jammed === 0 && item.drained === 0)

function addItem(found: Extra[], hero: Hero, id: TestItem): void {
  const item = usableItem(hero, id)
  if (item !== undefined) found.push({ do: 'item', id, uid: item.uid })
}

/** RB-226, RB-227 They are for ranged attacks with a weapon. */
export const isRangedWeapon = (test: Test): boolean =>
  test.kind === 'attack' && test.mode === 'ranged' && test.weapon !== 'unarmed'

function extrasOf(state: State, test: Test): Extra[] {
  const hero = heroOf(state, test.hero)
  const found: Extra[] = []
  if (!isHeroicUseless(state, test)) for (const kind of heroicKinds(hero, test)) found.push({ do: 'heroic', kind })
  if (isRangedWeapon(test)) {
    if (!test.traits.includes('Armour Piercing')) addItem(found, hero, 'ap-rounds')
    addItem(found, hero, 'ammo')
  }
  if (test.kind === 'defence') {
    if (!test.traits.includes('Body Armour')) addItem(found, hero, 'body-armour')
    if (!test.traits.includes('Vril Shield')) addItem(found, hero, 'vril-shield')
  }
  if (!test.traits.includes('Vril Experiment') && hasKeyword(state, hero, 'Vril Experiment')) found.push(experiment)
  return found
}

/** RB-227 Before or after the roll. */
export function loadAmmo(t: ReichbustersTable, test: Test, uid: number): void {
  spendItem(t.state, heroOf(t.state, test.hero), uid)
  t.tell({ kind: 'test item used', rule: 'RB-227', hero: test.hero, item: 'ammo' })
  addDice(t, test, 'Ammo', ammoDice, 'RB-227', 'attack')
}

function addItemDice(t: ReichbustersTable, test: Test, id: TestItem, uid: number): void {
  switch (id) {
    case 'ap-rounds':
      spendItem(t.state, heroOf(t.state, test.hero), uid)
      test.traits.push('Armour Piercing')
      t.tell({ kind: 'test item used', rule: 'RB-226', hero: test.hero, item: id })
      return
    case 'ammo':
      loadAmmo(t, test, uid)
      return
    case 'body-armour':
      test.traits.push('Body Armour')
      noteUnreliable(t.state, { weapon: null, item: uid })
      t.tell({ kind: 'test item used', rule: 'RB-229', hero: test.hero, item: id })
      addDice(t, test, 'Body Armour', armourDice, 'RB-229', 'defence')
      return
    case 'vril-shield':
      test.traits.push('Vril Shield', 'Vril Shield on')
      test.item = uid
      t.tell({ kind: 'test item used', rule: 'RB-245', hero: test.hero, item: id })
      addDice(t, test, 'Vril Shield', shieldDice, 'RB-245', 'defence')
      addDice(t, test, 'Vril Shield', shieldDice, 'RB-245', 'vril')
      return
  }
}

function addExtra(t: ReichbustersTable, test: Test, extra: Extra): void {
  switch (extra.do) {
    case 'heroic':
      spendBefore(t, test, extra.kind)
      return
    case 'item':
      addItemDice(t, test, extra.id, extra.uid)
      return
    case 'experiment':
      test.traits.push('Vril Experiment')
      addDice(t, test, 'Vril Experiment', 1, 'RB-330', 'vril')
  }
}

/** RB-245 Without vril the shield costs nothing and is never left down, drained or not. */
function raiseShield(t: ReichbustersTable, test: Test): void {
  if (test.kind !== 'defence' || test.traits.includes('Vril Shield')) return
  if (!heroOf(t.state, test.hero).items.some(({ id }) => id === 'vril-shield')) return
  test.traits.push('Vril Shield')
  addDice(t, test, 'Vril Shield', shieldDice, 'RB-245', 'defence')
}

/** One after the other, until the dice are to be rolled or a heroic point makes that needless. */
export function* addExtras(t: ReichbustersTable, test: Test): Rules {
  for (;;) {
    const extras = extrasOf(t.state, test)
    if (extras.length === 0) break
    const extra = yield* t.chooseOrPass(heroOf(t.state, test.hero).seat, poolQuestion, extras)
    if (extra === undefined) break
    addExtra(t, test, extra)
    if (test.isHeroic) return
  }
  raiseShield(t, test)
}
