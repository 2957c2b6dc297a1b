// What is asked when an action card is played (D29, D30, D34, D35): its effects, and whom or what they reach.

import { at, type Label, type Question } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import type { Effect } from '../content/effect.ts'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { AreaId, DoorId, FaceId, RoomId } from '../content/map/map.ts'
import { faceName } from '../content/map/faces.ts'
import { spawnCards } from '../content/spawns.ts'
import type { SpawnCardId } from '../content/unit.ts'
import { enemiesAt, heroesAt } from '../ground.ts'
import {
  areaName,
  cardName,
  doorName,
  enemyName,
  heroName,
  itemName,
  type Named,
  roomName,
  sayArea,
  sayCard,
  sayDoor,
  sayEnemy,
  sayHero,
  sayItem,
} from '../names.ts'
import { sideOfWeapon } from '../rules/keywords.ts'
import { heroOf, isLocked, mapOf, roomNow, spotOf, type State } from '../state.ts'
import { isDowned } from '../state/hero.ts'
import { areaThing, cardThing, doorThing, enemyThing, heroThing, itemThing, weaponThing } from '../things.ts'
import { effectName } from './card-effect.ts'

/** The Hero and the card that ask. */
interface Playing {
  readonly hero: HeroId
  readonly card: CardId
}

const askedBy = ({ hero, card }: Playing): string => `${heroName(hero)}, ${cardName(card)}`

/** D29 RB-092 The effects that are carried out, in the printed order. */
export const whichEffects = (playing: Playing): Question<Effect, State> => ({
  name: 'card effects',
  rule: 'RB-092',
  prompt: () => `${askedBy(playing)}: which effects?`,
  detail: () => 'They are carried out in the order printed. Those left out are lost.',
  say: (effect) => effectName(effect).toLowerCase(),
  label: (effect) => ({ name: effectName(effect) }),
})

/** D35 A closed door of the area. */
export const cardDoor = (playing: Playing, prompt: string): Question<DoorId, State> => ({
  name: 'card door',
  rule: 'RB-083',
  prompt: () => `${askedBy(playing)}: ${prompt}`,
  say: sayDoor,
  things: (door) => [doorThing(door)],
  label: (door, state) => ({
    name: doorName(door, state),
    ...(isLocked(state, door) ? { means: 'locked' } : {}),
    icon: 'open-door',
    isPlace: true,
  }),
  pass: 'no door',
  forced: true,
})

/** `Brick, 2 enemies` */
function whoIsThere(area: AreaId, state: State): string {
  const enemies = enemiesAt(state, area).length
  const words = heroesAt(state, area).map(({ id }) => heroName(id))
  if (enemies > 0) words.push(enemies === 1 ? '1 enemy' : `${enemies} enemies`)
  return words.length === 0 ? 'nobody there' : words.join(', ')
}

/** D35 An area, and whether what happens there hurts. */
export const cardArea = (playing: Playing, prompt: string, isAttack: boolean): Question<AreaId, State> => ({
  name: isAttack ? 'grenade area' : 'card area',
  rule: isAttack ? 'RB-232' : 'RB-092',
  prompt: () => `${askedBy(playing)}: ${prompt}`,
  ...(isAttack ? { detail: () => 'Everybody there suffers a wound, Heroes too.' } : {}),
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({
    name: areaName(area, state),
    means: whoIsThere(area, state),
    icon: 'area',
    isAttack,
    isPlace: true,
  }),
  forced: true,
})

/** `Downed, 4 wounds, 3 cards` */
function heroWords(id: HeroId, state: State): string {
  const hero = heroOf(state, id)
  const words = [`${hero.wounds.length} ${hero.wounds.length === 1 ? 'wound' : 'wounds'}`, `${hero.hand.length} cards`]
  if (isDowned(hero)) words.unshift('Downed')
  else if (hero.isKnockedDown) words.unshift('knocked down')
  return words.join(', ')
}

/** D35 A Hero whom the card helps. */
export const cardHero = (playing: Playing, prompt: string, pass: string): Question<HeroId, State> => ({
  name: 'card hero',
  rule: 'RB-092',
  prompt: () => `${askedBy(playing)}: ${prompt}`,
  say: sayHero,
  things: (hero) => [heroThing(hero)],
  label: (hero, state) => ({ name: heroName(hero), means: heroWords(hero, state), icon: 'person' }),
  pass,
  forced: true,
})

const levels = ['at ease', 'suspicious', 'alert'] as const
const icons = ['eye-ease', 'eye-suspicious', 'eye-alert'] as const

/** CL9, QU6 A room that calms down. */
export const cardRoom = (playing: Playing): Question<RoomId, State> => ({
  name: 'calmed room',
  rule: 'RB-162',
  prompt: () => `${askedBy(playing)}: which room calms down?`,
  say: (room, state) => roomName(room, state).toLowerCase().replaceAll(',', ''),
  things: (room, state) => at(mapOf(state).rooms, room).areas.map(areaThing),
  label: (room, state): Label => {
    const { awareness } = roomNow(state, room)
    const to = awareness === 2 ? 1 : 0
    return { name: roomName(room, state), means: `${levels[awareness]} to ${levels[to]}`, icon: icons[to] }
  },
  forced: true,
})

/** CL10 */
export const garrotteTarget = (playing: Playing): Question<Named, State> => ({
  name: 'garrotte',
  rule: 'RB-251',
  prompt: () => `${askedBy(playing)}: whom to strangle?`,
  say: sayEnemy,
  things: ({ uid }) => [enemyThing(uid)],
  label: (enemy) => ({ name: enemyName(enemy), means: 'dies', icon: 'melee', isAttack: true }),
  forced: true,
})

/** CL7 Whose loot, of several killed at once. */
export const lootFrom = (playing: Playing): Question<Named, State> => ({
  name: 'loot of whom',
  rule: 'RB-071',
  prompt: () => `${askedBy(playing)}: whose loot?`,
  say: sayEnemy,
  label: (enemy) => ({ name: enemyName(enemy), icon: 'search' }),
  forced: true,
})

/** BR4 */
export const weaponToClear = (playing: Playing): Question<WeaponId, State> => {
  const tokenOf = (weapon: WeaponId, state: State) =>
    heroOf(state, playing.hero).weapons.find(({ id }) => id === weapon)
  const nameOf = (weapon: WeaponId, state: State): string => {
    const token = tokenOf(weapon, state)
    return token === undefined ? weapon : sideOfWeapon(token).name
  }
  return {
    name: 'weapon to clear',
    rule: 'RB-078',
    prompt: () => `${askedBy(playing)}: which weapon?`,
    say: (weapon, state) => nameOf(weapon, state).toLowerCase(),
    things: (weapon) => [weaponThing(weapon)],
    label: (weapon, state) => ({
      name: nameOf(weapon, state),
      means: `jams: ${tokenOf(weapon, state)?.jammed ?? 0}`,
      icon: 'ready',
    }),
    forced: true,
  }
}

/** SA12 A card of the own discard pile. */
export const cardToTakeBack: Question<CardId, State> = {
  name: 'card to take back',
  rule: 'RB-092',
  prompt: () => 'Which card comes back into the hand?',
  say: (card) => sayCard(card),
  things: (card) => [cardThing(card)],
  label: (card) => ({ name: cardName(card), icon: 'draw-cards' }),
  forced: true,
}

/** RH2, RH7 The next card first. */
export const spawnOrder: Question<SpawnCardId, State> = {
  name: 'order of spawn cards',
  rule: 'RB-144',
  prompt: () => 'In which order do the spawn cards lie on the deck, the next one first?',
  say: (card) => card.toLowerCase(),
  label: (card) => ({
    name: card,
    means: spawnCards
      .of(card)
      .levels.map((rows, n) => `level ${n + 1}: ${rows.join(' ')}`)
      .join('; '),
    icon: 'spawn',
  }),
  forced: true,
}

const areasOf = (face: FaceId, state: State): readonly AreaId[] => mapOf(state).tiles.get(face)?.areas ?? []

/** `2 items, 1 feature, 1 spawn token` face down on a tile. */
function hiddenWords(face: FaceId, state: State): string {
  let items = 0
  let features = 0
  let tokens = 0
  for (const area of areasOf(face, state)) {
    const spot = spotOf(state, area)
    items += spot.items.filter(({ secret }) => secret !== null).length
    if (spot.feature !== null && spot.feature.secret !== null) features++
    tokens += spot.spawns.length
  }
  return `${items} items, ${features} features, ${tokens} spawn tokens`
}

/** RH2 */
export const tilesToSurvey = (playing: Playing): Question<FaceId, State> => ({
  name: 'tiles to survey',
  rule: 'RB-114',
  prompt: () => `${askedBy(playing)}: which tiles?`,
  detail: () => 'Their items turn face up; their features and the spawn cards for their tokens are looked at.',
  say: (face) => face,
  things: (face, state) => areasOf(face, state).map(areaThing),
  label: (face, state) => ({ name: `${faceName(face)} (${face})`, means: hiddenWords(face, state), icon: 'scan' }),
})

/** SA11 An item that one Hero hands to another. */
export interface HandOver {
  readonly from: HeroId
  readonly item: number
  readonly to: HeroId
}

const handed = ({ from, item }: HandOver, state: State) => heroOf(state, from).items.find(({ uid }) => uid === item)

function handedWords(value: HandOver, state: State): string {
  const item = handed(value, state)
  return item === undefined ? 'item' : sayItem(item, heroOf(state, value.from).items)
}

/** RB-077 */
const mostItems = 4

export const whatToShare = (playing: Playing): Question<HandOver, State> => ({
  name: 'share items',
  rule: 'RB-098',
  prompt: () => `${askedBy(playing)}: what changes hands?`,
  detail: () => 'Each item changes hands at most once. Whoever holds five drops one of the others.',
  say: (value, state) => `${handedWords(value, state)} of ${sayHero(value.from)} to ${sayHero(value.to)}`,
  things: ({ item, to }) => [itemThing(item), heroThing(to)],
  label: (value, state) => {
    const item = handed(value, state)
    const isFull = heroOf(state, value.to).items.length >= mostItems
    return {
      name: `${item === undefined ? 'Item' : itemName(item.id)} to ${heroName(value.to)}`,
      ...(isFull ? { means: 'who has to drop another' } : {}),
      group: heroName(value.from),
      icon: 'trade',
    }
  },
  pass: 'nothing more',
})
