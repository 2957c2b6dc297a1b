// Between the missions of a campaign (RB-217, RB-218): what Heroes keep, and what the HQ sells.

import { at, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { HeroId, HeroicKind } from '../content/hero.ts'
import { purchases } from '../content/headquarters.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { PurchaseId } from '../content/mission.ts'
import { keptItems } from '../content/numbers.ts'
import { skills } from '../content/skills.ts'
import {
  buyerQuestion,
  keptItemQuestion,
  keptItemsQuestion,
  keptPointQuestion,
  purchaseQuestion,
  vrilTurnQuestion,
} from '../questions/headquarters.ts'
import { vrilSkillQuestion } from '../questions/setup.ts'
import type { State } from '../state.ts'
import type { Campaign, Kept } from '../state/campaign.ts'
import type { Hero } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { drawLoot } from './decks.ts'
import { hostOf } from './setup.ts'

/** RB-217 Neither keys nor what belongs to the mission. */
const canKeep = (id: ItemId): boolean => id !== 'keys' && items.of(id).category !== 'objective'

const heroicKinds: readonly HeroicKind[] = ['wild', 'attack', 'defence']

/** RB-217 Up to two items and one heroic point each; weapons and skills stay as they are. */
export function* keepThings(t: ReichbustersTable, campaign: Campaign): Rules {
  const kept: Kept[] = []
  for (const hero of t.state.heroes) {
    kept.push({
      hero: hero.id,
      items: yield* chooseItems(t, hero),
      heroic: yield* choosePoint(t, hero),
      wild: 0,
      vrilWeapons: campaign.kept.find((one) => one.hero === hero.id)?.vrilWeapons ?? [],
      vrilSkill: campaign.kept.find((one) => one.hero === hero.id)?.vrilSkill ?? null,
    })
  }
  campaign.kept = kept
}

function* chooseItems(t: ReichbustersTable, hero: Hero): Rules<ItemId[]> {
  const carried = hero.items.filter(({ id }) => canKeep(id))
  if (carried.length <= keptItems) return carried.map(({ id }) => id)
  const chosen = yield* t.chooseMany(hero.seat, keptItemsQuestion(hero.id), carried, { least: 0, most: keptItems })
  return chosen.map(({ id }) => id)
}

function* choosePoint(t: ReichbustersTable, hero: Hero): Rules<HeroicKind | null> {
  const left = heroicKinds.filter((kind) => hero.heroic[kind] > 0)
  return left.length === 0 ? null : yield* t.choose(hero.seat, keptPointQuestion(hero.id), left)
}

/** RB-218 One purchase after another, as long as points last and somebody wants any. */
export function* shop(t: ReichbustersTable, campaign: Campaign): Rules {
  for (;;) {
    const options = offer(
      purchases.rows.map(({ id }) => id),
      (id) => whyNotBuy(t.state, campaign, id),
    )
    if (options.allowed.length === 0) return
    const bought = yield* t.chooseOrPass(hostOf(t), purchaseQuestion, options)
    if (bought === undefined) return
    campaign.points -= purchases.of(bought).cost
    t.tell({ kind: 'bought', rule: 'RB-218', purchase: bought, left: campaign.points })
    yield* receive(t, campaign, bought)
  }
}

/** Weapons of a Hero that would begin the next mission with their front up. */
export const plainWeapons = (campaign: Campaign, hero: Hero): Hero['weapons'][number]['id'][] => {
  const turned = campaign.kept.find((one) => one.hero === hero.id)?.vrilWeapons ?? []
  return hero.weapons.map(({ id }) => id).filter((id) => !turned.includes(id))
}

const hasSkill = (campaign: Campaign, hero: Hero): boolean =>
  campaign.kept.some((one) => one.hero === hero.id && one.vrilSkill !== null)

function freeSkills({ kept }: Campaign): (typeof skills.rows)[number]['id'][] {
  const taken = new Set(kept.map(({ vrilSkill }) => vrilSkill))
  return skills.rows.filter(({ id, isVril }) => isVril && !taken.has(id)).map(({ id }) => id)
}

function whyNotBuy(state: State, campaign: Campaign, id: PurchaseId): WhyNot {
  const { cost } = purchases.of(id)
  if (cost > campaign.points) return refuse('RB-218', () => `It costs ${cost}; ${campaign.points} are left.`)
  if (id === 'vril-weapon' && state.heroes.every((hero) => plainWeapons(campaign, hero).length === 0)) {
    return refuse('RB-218', 'All weapons are on their vril side.')
  }
  if (id === 'vril-skill' && state.heroes.every((hero) => hasSkill(campaign, hero))) {
    return refuse('RB-218', 'Every Hero has a vril skill.')
  }
  if (id === 'maps' && campaign.hasBetterMaps) return refuse('RB-218', 'The maps are bought.')
  if (id === 'signalman' && campaign.boxes > 0) return refuse('RB-218', 'The signalman is bribed.')
  return undefined
}

function* receive(t: ReichbustersTable, campaign: Campaign, id: PurchaseId): Rules {
  switch (id) {
    case 'items':
      return yield* drawAndKeep(t, campaign)
    case 'heroic': {
      const hero = yield* chooseBuyer(t, id, t.state.heroes)
      return change(campaign, hero.id, (kept) => ({ ...kept, wild: kept.wild + 1 }))
    }
    case 'vril-weapon': {
      const able = t.state.heroes.filter((hero) => plainWeapons(campaign, hero).length > 0)
      return yield* turnWeapon(t, campaign, yield* chooseBuyer(t, id, able))
    }
    case 'vril-skill': {
      const able = t.state.heroes.filter((hero) => !hasSkill(campaign, hero))
      const hero = yield* chooseBuyer(t, id, able)
      const vrilSkill = yield* t.choose(hero.seat, vrilSkillQuestion(hero.id), freeSkills(campaign))
      return change(campaign, hero.id, (kept) => ({ ...kept, vrilSkill }))
    }
    case 'maps':
      campaign.hasBetterMaps = true
      return
    case 'signalman':
      campaign.boxes++
      return
  }
}

function* chooseBuyer(t: ReichbustersTable, id: PurchaseId, able: readonly Hero[]): Rules<Hero> {
  const ids = able.map((hero) => hero.id)
  const chosen = yield* t.choose(hostOf(t), buyerQuestion(purchases.of(id).text), ids)
  return at(able, ids.indexOf(chosen))
}

/** RB-218, reward of M3: for the rest of the campaign. */
export function* turnWeapon(t: ReichbustersTable, campaign: Campaign, hero: Hero): Rules {
  const weapon = yield* t.choose(hero.seat, vrilTurnQuestion(hero.id), plainWeapons(campaign, hero))
  change(campaign, hero.id, (kept) => ({ ...kept, vrilWeapons: [...kept.vrilWeapons, weapon] }))
}

/** Two normal items at random, of which one is kept. */
function* drawAndKeep(t: ReichbustersTable, campaign: Campaign): Rules {
  const hero = yield* chooseBuyer(t, 'items', t.state.heroes)
  const drawn: ItemId[] = []
  for (let n = 0; n < 2; n++) {
    const loot = drawLoot(t, 'normal')
    if (loot !== undefined) drawn.push(t.reveal(loot.secret))
  }
  if (drawn.length === 0) return
  const item = yield* t.choose(hero.seat, keptItemQuestion(hero.id), [...new Set(drawn)])
  change(campaign, hero.id, (kept) => ({ ...kept, items: [...kept.items, item] }))
}

/** Changes what a Hero brings into the next mission. */
export function change(campaign: Campaign, hero: HeroId, by: (kept: Kept) => Kept): void {
  campaign.kept = campaign.kept.map((kept) => (kept.hero === hero ? by(kept) : kept))
}
