// What the lab counts in Reichbusters: Heroes and what they fight with, and what the castle brings against them.

import { type ContentItem, type Measures, type Seat, seat, seatsOf, type Use, type UsesByKind } from '@umpire/engine'
import { optionIn, wordIn, wordOf } from '../option-fields.ts'
import { cards } from './content/cards.ts'
import { factions } from './content/factions.ts'
import { features } from './content/features.ts'
import type { FeatureId } from './content/feature.ts'
import { purchases } from './content/headquarters.ts'
import type { HeroId } from './content/hero.ts'
import { heroes } from './content/heroes.ts'
import { items } from './content/items.ts'
import type { MapId } from './content/map/map.ts'
import { castleMaps } from './content/map/maps.ts'
import { missions } from './content/missions.ts'
import { noiseCards } from './content/noises.ts'
import { skills } from './content/skills.ts'
import { spawnCards } from './content/spawns.ts'
import { units } from './content/units.ts'
import { weapons } from './content/weapons.ts'
import { wounds } from './content/wounds.ts'
import type { ReichbustersEvent } from './events.ts'
import { heroName } from './names.ts'
import type { options } from './options.ts'
import { instantNames } from './questions/reactions.ts'
import { heroOf, type State } from './state.ts'

const passive = { isPassive: true } as const

/** Some features and units, maps and missions have the same id. */
const featureId = (id: FeatureId): string => `feature ${id}`
const mapId = (id: MapId): string => `map ${id}`

/** Weapons by the name of either side. */
const weaponsByName = new Map<string, string>(
  weapons.rows.flatMap(({ id, front, vril }): [string, string][] => [
    [front.name, id],
    [vril.name, id],
  ]),
)

function killUses(hero: HeroId, state: State, earlier: readonly ReichbustersEvent[]): Use[] {
  const { seat: by } = heroOf(state, hero)
  const kill = { seat: by, times: 0, effect: 1 }
  const cause = earlier.at(-1)
  const weapon = cause?.kind === 'attack' && cause.hero === hero ? weaponsByName.get(cause.weapon) : undefined
  return [{ item: hero, ...kill }, ...(weapon === undefined ? [] : [{ item: weapon, ...kill }])]
}

/** What a Hero brings along is had by whoever plays it. */
function heroUses(hero: HeroId, by: Seat): Use[] {
  const { weapons: both, skills: four, item } = heroes.of(hero)
  return [hero, ...both, ...four, item].map((id) => ({ item: id, seat: by, times: 0 }))
}

/** The Heroes win together: what all of them meet is put down to the first seat. */
const together = seat(0)

const heroUse = (item: string, hero: HeroId, state: State, times = 1): Use => ({
  item,
  seat: heroOf(state, hero).seat,
  times,
})

const had = (item: string, hero: HeroId, state: State): Use => heroUse(item, hero, state, 0)

const uses: UsesByKind<State, ReichbustersEvent> = {
  'hero chosen': ({ hero, seat: by }) => heroUses(hero, by),
  'mission begins': ({ mission, faction, map }) =>
    [mission, faction, mapId(map)].map((item) => ({ item, seat: together })),
  'vril start': ({ skill, hero }, state) => [had(skill, hero, state)],
  'turn begins': ({ hero }, state) => [heroUse(hero, hero, state)],
  'cards drawn': ({ cards: drawn, hero }, state) => drawn.map((card) => had(card, hero, state)),
  'card played': ({ card, hero }, state) => [heroUse(card, hero, state)],
  'modifier played': ({ card, hero }, state) => [heroUse(card, hero, state)],
  attack: ({ weapon, hero }, state) => {
    const item = weaponsByName.get(weapon)
    return item === undefined ? [] : [heroUse(item, hero, state)]
  },
  'enemy killed': ({ by }, state, earlier) => (by === null ? [] : killUses(by, state, earlier)),
  'item taken': ({ item, hero }, state) => [had(item, hero, state)],
  'item used': ({ item, hero }, state) => [heroUse(item, hero, state)],
  'test item used': ({ item, hero }, state) => [heroUse(item, hero, state)],
  disguised: ({ hero }, state) => [heroUse('disguise-kit', hero, state)],
  'biscuits thrown': ({ hero }, state) => [heroUse('dog-biscuits', hero, state)],
  bought: ({ purchase }) => [{ item: purchase, seat: together }],
  'enemy placed': ({ enemy }) => [{ item: enemy.unit, times: 0 }],
  'enemies attack': ({ group }) => group.map(({ unit }) => ({ item: unit })),
  exploded: ({ enemy }) => [{ item: enemy.unit }],
  'feature seen': ({ feature }) => [{ item: featureId(feature) }],
  'noise heard': ({ card }) => [{ item: card }],
  'spawn card': ({ card }) => [{ item: card }],
  'wound drawn': ({ wound }) => [{ item: wound }],
}

/** The card or item that an option would play or use. */
const cardOrItem = (value: unknown): string | undefined =>
  wordIn(value, 'card') ?? wordIn(optionIn(value, 'item'), 'id')

/** The instant that an option would play. */
const instant = (value: unknown): string | undefined => wordIn(optionIn(value, 'play'), 'card')

const cardItems = (hero: HeroId): ContentItem[] =>
  cards.rows
    .filter((card) => card.hero === hero)
    .map(({ id, name, isFeat }) => ({ id, name, ...(isFeat ? { note: 'feat' } : {}) }))

export const measures: Measures<State, typeof options, ReichbustersEvent> = {
  round: ({ round }) => round,
  sides: (_, seats) => [{ name: 'Heroes', seats: seatsOf(seats) }],
  wanted: { low: 0.3, high: 0.7 },
  secondsForDecision: 8,
  effect: 'kills',
  content: [
    { name: 'Heroes', items: heroes.rows.map(({ id, name, role }) => ({ id, name, note: role })) },
    {
      name: 'Weapons',
      items: weapons.rows.map(({ id, hero, front }) => ({ id, name: front.name, note: heroName(hero) })),
    },
    { name: 'Skills', items: skills.rows.map(({ id }) => ({ id, name: id, ...passive })) },
    ...heroes.rows.map(({ id, name }) => ({
      name: `Cards of ${name}`,
      comesByPlay: true as const,
      items: cardItems(id),
    })),
    {
      name: 'Items',
      comesByPlay: true,
      items: items.rows.map(({ id, name, category, use }) => ({
        id,
        name,
        note: category,
        ...(use === 'passive' || use === 'carry' || use === 'marker' ? passive : {}),
      })),
    },
    { name: 'Missions', items: missions.rows.map(({ id, name }) => ({ id, name })) },
    { name: 'Maps', items: castleMaps.ids.map((id) => ({ id: mapId(id), name: `Map ${id}` })) },
    { name: 'Factions', items: factions.rows.map(({ id, name }) => ({ id, name })) },
    { name: 'Requisitions', items: purchases.rows.map(({ id, cost }) => ({ id, name: id, note: `${cost}` })) },
    { name: 'Enemies', comesByPlay: true, items: units.rows.map(({ id, name }) => ({ id, name })) },
    {
      name: 'Room features',
      comesByPlay: true,
      items: features.rows.map(({ id, name, type }) => ({ id: featureId(id), name, note: type })),
    },
    { name: 'Noise cards', comesByPlay: true, items: noiseCards.rows.map(({ id, name }) => ({ id, name })) },
    { name: 'Spawn cards', comesByPlay: true, items: spawnCards.rows.map(({ id }) => ({ id, name: id })) },
    { name: 'Wound cards', comesByPlay: true, items: wounds.rows.map(({ id, name }) => ({ id, name })) },
  ],
  tables: {
    heroes: heroes.rows,
    weapons: weapons.rows,
    cards: cards.rows,
    items: items.rows,
    units: units.rows,
    factions: factions.rows,
    missions: missions.rows,
    noises: noiseCards.rows,
    wounds: wounds.rows,
    features: features.rows,
    requisitions: purchases.rows,
  },
  ranges: {
    attack: [0, 12],
    vril: [0, 6],
    defence: [0, 20],
    wounds: [1, 12],
    range: [0, 9],
    count: [1, 20],
    cost: [0, 9],
    limit: [0, 12],
  },
  offers: {
    hero: wordOf,
    'vril skill': wordOf,
    headquarters: wordOf,
    'drawn item': wordOf,
    act: cardOrItem,
    test: cardOrItem,
    help: cardOrItem,
    ...Object.fromEntries(Object.values(instantNames).map((name) => [name, instant])),
  },
  // The last one says how an enemy has died.
  causes: ['attack', 'grenade', 'garrotted', 'exploded', 'crates exploded', 'charges detonated'],
  uses,
}
