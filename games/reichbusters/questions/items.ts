// What is asked about items: which to drop, whom they are for, where they go, what they reveal.

import type { Question, RuleId } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { items } from '../content/items.ts'
import { faceName } from '../content/map/faces.ts'
import type { AreaId, FaceId } from '../content/map/map.ts'
import type { ItemId } from '../content/item.ts'
import { features } from '../content/features.ts'
import { enemiesAt, heroesAt } from '../ground.ts'
import { areaName, heroName, itemName, sayArea, sayHero, sayItem } from '../names.ts'
import { heroOf, mapOf, spotOf, type State } from '../state.ts'
import type { Item } from '../state/hero.ts'
import { areaThing, heroThing, itemThing } from '../things.ts'

/** D23 `among`: those in question. */
export const dropQuestion = (hero: HeroId, rule: RuleId, among: readonly Item[]): Question<Item, State> => ({
  name: 'drop',
  rule,
  prompt: () => `Which item does ${heroName(hero)} drop?`,
  detail: () => 'It lies face up in the area and can be searched again.',
  say: (item) => sayItem(item, among),
  things: ({ uid }) => [itemThing(uid)],
  label: ({ id }) => ({ name: itemName(id), means: items.of(id).text }),
  forced: true,
})

/** `Sarge, 2 enemies` */
function whoIsThere(area: AreaId, state: State): string {
  const words = heroesAt(state, area).map(({ id }) => heroName(id))
  const enemies = enemiesAt(state, area).length
  if (enemies > 0) words.push(enemies === 1 ? '1 enemy' : `${enemies} enemies`)
  return words.length === 0 ? 'nobody there' : words.join(', ')
}

/** D28 Where something is thrown. */
export const throwQuestion = (hero: HeroId, item: ItemId): Question<AreaId, State> => ({
  name: 'throw',
  rule: item === 'smoke-grenade' ? 'RB-239' : 'RB-232',
  prompt: () => `Where does ${heroName(hero)} throw the ${itemName(item)}?`,
  detail: () => items.of(item).text,
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({
    name: areaName(area, state),
    means: whoIsThere(area, state),
    icon: item === 'smoke-grenade' ? 'smoke' : 'area',
    isAttack: item !== 'smoke-grenade',
    isPlace: true,
  }),
  forced: true,
})

/** D28 Whom an item is for. */
export const patientQuestion = (hero: HeroId, item: ItemId): Question<HeroId, State> => ({
  name: 'patient',
  rule: 'RB-198',
  prompt: () => `${itemName(item)} of ${heroName(hero)}: who is treated?`,
  detail: () => items.of(item).text,
  say: sayHero,
  things: (id) => [heroThing(id)],
  label: (id, state) => {
    const { length } = heroOf(state, id).wounds
    return { name: heroName(id), means: `${length} ${length === 1 ? 'wound' : 'wounds'}`, icon: 'heal' }
  },
  pass: 'nobody else',
})

/** Where the patient is the only one. */
export const onlyPatientQuestion = (hero: HeroId, item: ItemId): Question<HeroId, State> => ({
  ...patientQuestion(hero, item),
  forced: true,
})

/** RB-241 */
export const tileQuestion = (hero: HeroId): Question<FaceId, State> => ({
  name: 'tile',
  rule: 'RB-241',
  prompt: () => `Vril Goggles: which tile does ${heroName(hero)} look at?`,
  say: (face) => face,
  things: (face, state) => (mapOf(state).tiles.get(face)?.areas ?? []).map(areaThing),
  label: (face) => ({ name: `${faceName(face)} (${face})`, icon: 'scan', isPlace: true }),
  forced: true,
})

/** RB-241 Something that lies face down on a tile. `n` tells spawn tokens of an area apart. */
export type Veiled =
  | { readonly is: 'feature'; readonly area: AreaId }
  | { readonly is: 'item'; readonly area: AreaId; readonly uid: number }
  | { readonly is: 'spawn'; readonly area: AreaId; readonly n: number }

/** Items of an area are told apart by their number. */
function sayVeiled(one: Veiled, state: State): string {
  const where = sayArea(one.area, state)
  if (one.is === 'feature') return `feature ${where}`
  return one.is === 'item' ? `item ${one.uid} ${where}` : `spawn token ${one.n + 1} ${where}`
}

function veiledName(one: Veiled, state: State): string {
  const spot = spotOf(state, one.area)
  const where = areaName(one.area, state)
  switch (one.is) {
    case 'feature': {
      const { feature } = spot
      if (feature === null) return `Feature in ${where}`
      return feature.id === null
        ? `Feature (${feature.type}) in ${where}`
        : `${features.of(feature.id).name} in ${where}`
    }
    case 'item': {
      const found = spot.items.find(({ uid }) => uid === one.uid)
      return found === undefined ? `Item in ${where}` : `Item (${found.category}) in ${where}`
    }
    case 'spawn':
      return `Spawn token of level ${spot.spawns[one.n]?.level ?? 1} in ${where}`
  }
}

const veiledMeans = {
  feature: 'takes effect at once',
  item: 'turned face up',
  spawn: 'enemies appear, without noticing anybody',
} as const

/** RB-241 */
export const unveilQuestion = (hero: HeroId): Question<Veiled, State> => ({
  name: 'reveal',
  rule: 'RB-241',
  prompt: () => `Vril Goggles: what does ${heroName(hero)} reveal?`,
  say: sayVeiled,
  things: (one) => [one.is === 'item' ? itemThing(one.uid) : areaThing(one.area)],
  label: (one, state) => ({ name: veiledName(one, state), means: veiledMeans[one.is], icon: 'reveal' }),
})
