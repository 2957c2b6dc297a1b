// What is asked between the missions of a campaign.

import type { Question, YesNo } from '@umpire/engine'
import type { HeroId, HeroicKind, WeaponId } from '../content/hero.ts'
import { purchases } from '../content/headquarters.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { AreaId } from '../content/map/map.ts'
import type { PurchaseId } from '../content/mission.ts'
import { areaName, heroName, sayArea, sayHero } from '../names.ts'
import { missionOf, type State } from '../state.ts'
import type { Item } from '../state/hero.ts'
import { areaThing, heroThing, itemThing } from '../things.ts'
import { vrilWeaponQuestion } from './setup.ts'

/** D08 */
export const replayQuestion: YesNo<State> = {
  name: 'replay',
  rule: 'RB-219',
  prompt: (state) => `Do you play ${missionOf(state).name} again?`,
  detail: () =>
    'Again: with one box more before the alarm. No: the next mission follows, with one box less. A second defeat in a row ends the campaign.',
}

const heroQuestion = (name: string, rule: 'RB-218' | 'RB-212', prompt: string): Question<HeroId, State> => ({
  name,
  rule,
  forced: true,
  prompt: () => prompt,
  say: sayHero,
  things: (hero) => [heroThing(hero)],
  label: (hero) => ({ name: heroName(hero), icon: 'person' }),
})

/** `4 points are left.` */
const pointsLeft = (points: number): string => (points === 1 ? '1 point is left.' : `${points} points are left.`)

/** D06 */
export const purchaseQuestion: Question<PurchaseId, State> = {
  name: 'headquarters',
  rule: 'RB-218',
  prompt: ({ campaign }) => `What do you requisition? ${pointsLeft(campaign?.points ?? 0)}`,
  pass: 'save the points',
  say: (id) => id.replace('-', ' '),
  label: (id) => ({
    name: names[id],
    means: purchases.of(id).text,
    cost: `${purchases.of(id).cost}`,
    icon: 'buy',
  }),
}

const names: { readonly [Id in PurchaseId]: string } = {
  items: 'Supplies',
  heroic: 'A heroic point',
  'vril-weapon': 'A vril weapon',
  'vril-skill': 'A vril skill',
  maps: 'Better maps',
  signalman: 'A bribed signalman',
}

export const buyerQuestion = (what: string): Question<HeroId, State> => ({
  ...heroQuestion('for whom', 'RB-218', 'For whom?'),
  detail: () => what,
})

export const salvageQuestion: Question<HeroId, State> = {
  ...heroQuestion('salvage', 'RB-212', 'Who turns a weapon to its vril side?'),
  forced: false,
  pass: 'nobody',
}

export const collarQuestion: Question<HeroId, State> = heroQuestion(
  'collar',
  'RB-212',
  'Which three begin the next mission with Dog Biscuits?',
)

export const vrilTurnQuestion = (hero: HeroId): Question<WeaponId, State> => ({
  ...vrilWeaponQuestion(hero),
  rule: 'RB-218',
})

const sayItem = (id: ItemId): string => items.of(id).name.toLowerCase()

/** RB-217 */
export const keptItemsQuestion = (hero: HeroId): Question<Item, State> => ({
  name: 'kept items',
  rule: 'RB-217',
  prompt: () => `Which two items does ${heroName(hero)} keep?`,
  say: ({ id, uid }) => `${sayItem(id)} ${uid}`,
  things: ({ uid }) => [itemThing(uid)],
  label: ({ id }) => ({ name: items.of(id).name, means: items.of(id).text, icon: 'save' }),
})

export const keptItemQuestion = (hero: HeroId): Question<ItemId, State> => ({
  name: 'drawn item',
  rule: 'RB-218',
  forced: true,
  prompt: () => `Which item does ${heroName(hero)} keep?`,
  say: sayItem,
  label: (id) => ({ name: items.of(id).name, means: items.of(id).text, icon: 'save' }),
})

export const keptPointQuestion = (hero: HeroId): Question<HeroicKind, State> => ({
  name: 'kept point',
  rule: 'RB-217',
  forced: true,
  prompt: () => `Which heroic point does ${heroName(hero)} keep?`,
  say: (kind) => kind,
  label: (kind) => ({ name: kind === 'wild' ? 'Wild' : kind === 'attack' ? 'Attack' : 'Defence', icon: 'heroic' }),
})

/** The area of a token, by the token's number. */
const areaOf = (uid: number, { spots }: State): AreaId =>
  spots.findIndex((spot) => spot.items.some((found) => found.uid === uid))

/** M1's reward. */
export const peekQuestion: Question<number, State> = {
  name: 'look ahead',
  rule: 'RB-212',
  prompt: () => 'Which objective token do you look at?',
  say: (uid, state) => sayArea(areaOf(uid, state), state),
  things: (uid, state) => [areaThing(areaOf(uid, state)), itemThing(uid)],
  label: (uid, state) => ({ name: areaName(areaOf(uid, state), state), isPlace: true, icon: 'reveal' }),
}

export const featuresQuestion: Question<AreaId, State> = {
  name: 'better maps',
  rule: 'RB-218',
  prompt: () => 'Which room features do the maps show?',
  detail: () => 'They take effect when a Hero sees them.',
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({ name: areaName(area, state), isPlace: true, icon: 'reveal' }),
}
