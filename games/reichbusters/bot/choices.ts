// Cards, items, wounds and skills that are chosen, kept, lost or handed over.

import { bestIndex } from '../../best.ts'
import type { CardId } from '../content/card.ts'
import type { Effect } from '../content/effect.ts'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import type { AreaId, DoorId, FaceId } from '../content/map/map.ts'
import type { SpawnCardId } from '../content/unit.ts'
import { spawnCards } from '../content/spawns.ts'
import type { WoundId } from '../content/wound.ts'
import type { HandOver } from '../questions/cards.ts'
import { cardToTakeBack, spawnOrder } from '../questions/cards.ts'
import { enhancedQuestion } from '../questions/specials.ts'
import type { Veiled } from '../questions/items.ts'
import type { Named } from '../names.ts'
import { actionNow, heroOf, mapOf, spotOf, type State } from '../state.ts'
import { type Hero, isDowned, type Item } from '../state/hero.ts'
import { type Asked, choice, choiceNamed, type Reply, ordering } from './asked.ts'
import { doorWorth } from './doors.ts'
import { errandOf } from './errands.ts'
import { gainOfMove } from './moving.ts'
import { cardWorth, itemWorth, keptSkills, mildWounds } from './preferences.ts'
import { worthOfCard } from './worths.ts'

const cheapest = (list: readonly CardId[]): number => bestIndex(list, (card) => -worthOfCard(card))
const dearest = (list: readonly CardId[]): number => bestIndex(list, (card) => cardWorth[card] ?? worthOfCard(card))

/** From 0, the mildest, upwards. */
const severity = (wound: WoundId): number => mildWounds.indexOf(wound)
const worst = (list: readonly WoundId[]): number => bestIndex(list, severity)
const mildest = (list: readonly WoundId[]): number => bestIndex(list, (wound) => -severity(wound))

const needOf = ({ wounds, isKnockedDown }: Hero): number =>
  wounds.length * 2 + (isKnockedDown ? 1 : 0) + (wounds.length >= 4 ? 10 : 0)

/** Whoever needs it most. */
const neediest = (list: readonly HeroId[], { state }: Asked): number =>
  bestIndex(list, (id) => needOf(heroOf(state, id)))

/** A Hero whom a card moves, makes draw or raises: who gains most. */
function chooseHelped(list: readonly HeroId[], { state }: Asked): number {
  return bestIndex(list, (id) => {
    const hero = heroOf(state, id)
    const moves = isDowned(hero) ? 0 : gainOfMove(state, hero, errandOf(state, id), 2)
    return moves + needOf(hero) - hero.hand.length / 10
  })
}

function chooseDoor(doors: readonly DoorId[], { state }: Asked): number {
  const actor = actionNow(state)?.hero
  if (actor === undefined) return 0
  const errand = errandOf(state, actor)
  return bestIndex(doors, (door) => doorWorth(state, heroOf(state, actor), errand, door, true))
}

/** Face-down tokens of the mission on a tile, and all else that is face down. */
function hidden(state: State, face: FaceId): number {
  let count = 0
  for (const area of mapOf(state).tiles.get(face)?.areas ?? []) {
    const { items, feature } = spotOf(state, area)
    for (const { secret, point } of items) if (secret !== null) count += point === null ? 0.5 : 10
    if (feature !== null && feature.secret !== null) count += 0.2
  }
  return count
}

/** A weapon that would be drained. */
const weaponWorth = 3

const veiledWorth = { item: 2, feature: 1, spawn: 0 }

const mostOf = <T>(list: readonly T[], most: number, worth: (one: T) => number): number[] =>
  [...list.keys()].sort((a, b) => worthAt(list, b, worth) - worthAt(list, a, worth)).slice(0, most)

function worthAt<T>(list: readonly T[], n: number, worth: (one: T) => number): number {
  const one = list[n]
  return one === undefined ? 0 : worth(one)
}

/** Fewer and weaker enemies first. */
const spawnSize = (card: SpawnCardId): number => spawnCards.of(card).levels.reduce((sum, rows) => sum + rows.length, 0)

/** What a question of many is about has only its name. */
const manyNamed = <T>(name: string, worth: (asked: Asked) => (one: T) => number): Reply => [
  name,
  (asked) => {
    const { ask } = asked
    if (ask.kind !== 'choose many' || !isManyOf<T>(ask)) return undefined
    return mostOf(ask.allowed, ask.most, worth(asked)).sort((a, b) => a - b)
  },
]

interface Many<T> {
  readonly allowed: readonly T[]
  readonly most: number
}

const isManyOf = <T>(ask: object): ask is Many<T> & typeof ask => 'allowed' in ask && 'most' in ask

export const choiceReplies: readonly Reply[] = [
  choiceNamed<CardId, State>('discard', cheapest),
  choiceNamed<CardId, State>('weak start', (list) => (list.length > 2 ? cheapest(list) : undefined)),
  choice(cardToTakeBack, dearest),
  choice(enhancedQuestion, dearest),
  choiceNamed<WoundId, State>('heal', worst),
  manyNamed<WoundId>('recover', () => (wound) => -severity(wound)),
  choiceNamed<WoundId, State>('mech implants', mildest),
  choiceNamed<HeroKeyword, State>('lose skill', (list) => bestIndex(list, (skill) => -(keptSkills[skill] ?? 1))),
  choiceNamed<WeaponId, State>('jam weapon', (list) => list.length - 1),
  choiceNamed<WeaponId, State>('weapon to clear', () => 0),
  choiceNamed<{ readonly item?: Item }, State>('drain', (list) =>
    bestIndex(list, ({ item }) => (item === undefined ? -weaponWorth : -itemWorth[item.id])),
  ),
  choiceNamed<Item, State>('drop', (list) => bestIndex(list, ({ id }) => -itemWorth[id])),
  choiceNamed<Item, State>('leave behind', (list) => bestIndex(list, ({ id }) => -itemWorth[id])),
  choiceNamed<HeroId, State>('patient', neediest),
  choiceNamed<HeroId, State>('card hero', chooseHelped),
  choiceNamed<DoorId, State>('card door', chooseDoor),
  choiceNamed<Named, State>('loot of whom', () => 0),
  choiceNamed<FaceId, State>('tile', (list, { state }) => bestIndex(list, (face) => hidden(state, face))),
  choiceNamed<AreaId, State>('entrance', () => 0),
  choiceNamed<HandOver, State>('share items', () => undefined),
  ordering(spawnOrder, () => (card) => -spawnSize(card)),
  manyNamed<Effect>('card effects', () => () => 1),
  manyNamed<FaceId>(
    'tiles to survey',
    ({ state }) =>
      (face) =>
        hidden(state, face),
  ),
  manyNamed<Veiled>(
    'reveal',
    () =>
      ({ is }) =>
        veiledWorth[is],
  ),
]
