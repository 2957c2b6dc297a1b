// Before the mission, and between missions: Heroes, charges, and what the HQ offers.

import { bestAbove, bestIndex } from '../../best.ts'
import type { HeroId, HeroicKind, WeaponId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import type { PurchaseId } from '../content/mission.ts'
import { chargesQuestion } from '../questions/setup.ts'
import { purchaseQuestion, replayQuestion } from '../questions/headquarters.ts'
import type { State } from '../state.ts'
import type { Item } from '../state/hero.ts'
import { choice, choiceNamed, confirmation, type Reply, sharing } from './asked.ts'
import { heroOrder, itemWorth, purchaseWorth, vrilSkills, vrilWeapons } from './preferences.ts'

const byOrder =
  <T>(order: readonly T[]) =>
  (list: readonly T[]): number =>
    bestIndex(list, (one) => (order.includes(one) ? order.length - order.indexOf(one) : 0))

const heroicOrder: readonly HeroicKind[] = ['wild', 'defence', 'attack']

export const setupReplies: readonly Reply[] = [
  choiceNamed<HeroId, State>('hero', byOrder(heroOrder)),
  confirmation({ name: 'redraw' }, () => true),
  sharing(chargesQuestion, () => (hero, given) => heroOrder.length - heroOrder.indexOf(hero) - 10 * given),
  choiceNamed<WeaponId, State>('vril weapon', byOrder(vrilWeapons)),
  choiceNamed<HeroKeyword, State>('vril skill', byOrder(vrilSkills)),
  confirmation(replayQuestion, ({ state }) => (state.campaign?.defeatsInARow ?? 0) < 1),
  choice(purchaseQuestion, (list: readonly PurchaseId[]) => bestAbove(list, 0, (id) => purchaseWorth[id])),
  choiceNamed<HeroId, State>('for whom', byOrder(heroOrder)),
  choiceNamed<HeroId, State>('salvage', byOrder(heroOrder)),
  choiceNamed<ItemId, State>('drawn item', (list) => bestIndex(list, (id) => itemWorth[id])),
  choiceNamed<HeroicKind, State>('kept point', byOrder(heroicOrder)),
  choiceNamed<Item, State>('leave behind', (list) => bestIndex(list, ({ id }) => -itemWorth[id])),
]
