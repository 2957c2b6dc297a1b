// Decks, discard piles, item pools and the heroic bag (RB-104 to RB-107, RB-041).

import { at, type RuleId, type Secret } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import type { HeroId, HeroicKind } from '../content/hero.ts'
import type { Category, ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { NoiseCardId } from '../content/noise.ts'
import type { SpawnCardId } from '../content/unit.ts'
import type { WoundId } from '../content/wound.ts'
import { heroOf, type State } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'

/**
 * The name of a pool of hidden cards. A campaign deals anew for every mission, and what was left unseen in an older
 * one must not mix with it.
 */
export const poolName = ({ campaign }: State, what: string): string =>
  campaign === null ? what : `${what} ${campaign.results.length}`

/** RB-134 The two noise decks have nothing in common. */
export const noisePool = (state: State): string =>
  poolName(state, state.alarm === 'post' ? 'late noise cards' : 'noise cards')

/** RB-104, RB-105 A worn out action deck loses the top card each time it is shuffled. */
function reshuffle(t: ReichbustersTable, id: HeroId): void {
  const hero = heroOf(t.state, id)
  hero.deck = t.deal(poolName(t.state, `cards of ${id}`), hero.discard)
  hero.discard = []
  const top = t.draw(hero.deck)
  if (top === undefined) return
  const removed = t.reveal(top)
  hero.removed.push(removed)
  t.tell({ kind: 'deck worn', rule: 'RB-105', hero: id, removed })
}

/** RB-104, RB-106 Draws action cards, as many as there are. */
export function drawCards(t: ReichbustersTable, id: HeroId, count: number, rule: RuleId = 'RB-106'): CardId[] {
  const hero = heroOf(t.state, id)
  const drawn: CardId[] = []
  while (drawn.length < count) {
    if (hero.deck.length === 0) reshuffle(t, id)
    const top = t.draw(hero.deck)
    if (top === undefined) break
    drawn.push(t.reveal(top))
  }
  hero.hand.push(...drawn)
  if (drawn.length > 0) t.tell({ kind: 'cards drawn', rule, hero: id, cards: drawn })
  return drawn
}

/** Whether there is anything left to draw. The one last card is lost in the shuffle (RB-105). */
export function canDraw(state: State, id: HeroId): boolean {
  const { deck, discard } = heroOf(state, id)
  return deck.length > 0 || discard.length > 1
}

/** RB-106 Cards of the hand go to the discard pile. */
export function discardCards(
  t: ReichbustersTable,
  id: HeroId,
  cards: readonly CardId[],
  rule: RuleId = 'RB-106',
): void {
  if (cards.length === 0) return
  const hero = heroOf(t.state, id)
  hero.hand = hero.hand.filter((card) => !cards.includes(card))
  hero.discard.push(...cards)
  t.tell({ kind: 'cards discarded', rule, hero: id, cards })
}

/** So many cards of the hand at random. */
export function discardAtRandom(t: ReichbustersTable, id: HeroId, count: number, rule: RuleId): void {
  const hand = heroOf(t.state, id).hand.slice()
  const lost: CardId[] = []
  while (lost.length < count && hand.length > 0) lost.push(...hand.splice(t.number(hand.length), 1))
  discardCards(t, id, lost, rule)
}

/** Noise cards, turned up. They lie on the discard pile while they are resolved. */
export function drawNoiseCards(t: ReichbustersTable, count: number): NoiseCardId[] {
  const { state } = t
  const drawn: NoiseCardId[] = []
  while (drawn.length < count) {
    if (state.noiseDeck.length === 0) {
      state.noiseDeck = t.deal(noisePool(state), state.noiseDiscard)
      state.noiseDiscard = []
      t.tell({ kind: 'deck shuffled', rule: 'RB-104', deck: 'noise' })
    }
    const top = t.draw(state.noiseDeck)
    if (top === undefined) break
    drawn.push(t.reveal(top))
  }
  state.noiseDiscard.push(...drawn)
  return drawn
}

/** RB-144 A spawn card, turned up. It lies on the discard pile while it is resolved. */
export function drawSpawnCard(t: ReichbustersTable): SpawnCardId {
  const { state } = t
  if (state.spawnDeck.length === 0) {
    state.spawnDeck = t.deal(poolName(state, 'spawn cards'), state.spawnDiscard)
    state.spawnDiscard = []
    t.tell({ kind: 'deck shuffled', rule: 'RB-104', deck: 'spawn' })
  }
  const top = t.draw(state.spawnDeck)
  if (top === undefined) throw new Error('there is no spawn card')
  const card = t.reveal(top)
  state.spawnDiscard.push(card)
  return card
}

/** RB-196 A wound card, turned up, which lies nowhere yet. Undefined when all of them are with Heroes. */
export function drawWoundCard(t: ReichbustersTable): WoundId | undefined {
  const { state } = t
  if (state.woundDeck.length === 0) {
    state.woundDeck = t.deal(poolName(state, 'wound cards'), state.woundDiscard)
    state.woundDiscard = []
    t.tell({ kind: 'deck shuffled', rule: 'RB-104', deck: 'wound' })
  }
  const top = t.draw(state.woundDeck)
  return top === undefined ? undefined : t.reveal(top)
}

/** An item of a pool, face down. Used ones are shuffled when a pool is empty. */
export function drawItem(t: ReichbustersTable, category: Category): Secret<ItemId> | undefined {
  const { pools } = t.state
  if (pools.items[category].length === 0) {
    pools.items[category] = t.deal(poolName(t.state, `${category} items`), pools.used[category])
    pools.used[category] = []
  }
  return t.draw(pools.items[category])
}

const normalLoot: readonly Category[] = ['misc', 'medical', 'weapon']

/** RB-071 Loot, face down: from the three usual pools as if they were one, or from that of vril. */
export function drawLoot(
  t: ReichbustersTable,
  loot: 'normal' | 'vril',
): { readonly category: Category; readonly secret: Secret<ItemId> } | undefined {
  const category = loot === 'vril' ? 'vril' : usualPool(t)
  const secret = category === undefined ? undefined : drawItem(t, category)
  return category === undefined || secret === undefined ? undefined : { category, secret }
}

/** One of the usual pools, as likely as it is large. */
function usualPool(t: ReichbustersTable): Category | undefined {
  const { items: there, used } = t.state.pools
  const sizes = normalLoot.map((category) => there[category].length || used[category].length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  if (all === 0) return undefined
  let place = t.number(all)
  return normalLoot.find((_, n) => (place -= at(sizes, n)) < 0)
}

/** Whether any loot of the kind is left (RB-032). */
export function hasLoot({ pools }: State, loot: 'normal' | 'vril'): boolean {
  const from: readonly Category[] = loot === 'vril' ? ['vril'] : normalLoot
  return from.some((category) => pools.items[category].length > 0 || pools.used[category].length > 0)
}

/** RB-107 An item goes to what was used of its pool. */
export function discardItem({ pools }: State, id: ItemId): void {
  pools.used[items.of(id).category].push(id)
}

const heroicKinds: readonly HeroicKind[] = ['attack', 'defence', 'wild']

/** A random heroic point out of the bag; undefined when it is empty. */
export function drawHeroic(t: ReichbustersTable, id: HeroId): HeroicKind | undefined {
  const { heroic } = t.state.pools
  const all = heroic.attack + heroic.defence + heroic.wild
  if (all === 0) return undefined
  let place = t.number(all)
  const kind = heroicKinds.find((each) => (place -= heroic[each]) < 0)
  if (kind === undefined) return undefined
  heroic[kind]--
  heroOf(t.state, id).heroic[kind]++
  return kind
}
