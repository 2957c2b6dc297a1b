// How areas, doors, Heroes and enemies are called in notation and log, and on the board.

import { at } from '@umpire/engine'
import type { CardId } from './content/card.ts'
import { cards } from './content/cards.ts'
import type { HeroId } from './content/hero.ts'
import { heroes } from './content/heroes.ts'
import type { ItemId } from './content/item.ts'
import { items } from './content/items.ts'
import type { AreaId, DoorId, RoomId } from './content/map/map.ts'
import type { UnitId } from './content/unit.ts'
import { units } from './content/units.ts'
import { enemyOf, mapOf, type State } from './state.ts'

/** `c4`: the notation; `C4` on the board. */
export const areaName = (area: AreaId, state: State): string => at(mapOf(state).areas, area).name
export const sayArea = (area: AreaId, state: State): string => areaName(area, state).toLowerCase()

/** `b3-b4` */
export function sayDoor(door: DoorId, state: State): string {
  const [first, second] = at(mapOf(state).doors, door).areas
  return `${sayArea(first, state)}-${sayArea(second, state)}`
}
export const doorName = (door: DoorId, state: State): string => sayDoor(door, state).toUpperCase()

/** `Great hall` */
export const roomName = (room: RoomId, state: State): string => at(mapOf(state).rooms, room).name

/** `red-hawk` */
export const sayHero = (hero: HeroId): string => hero
/** `Red Hawk` */
export const heroName = (hero: HeroId): string => heroes.of(hero).name

/** An enemy by its type and number; the number is needed since it may be gone when somebody reads it. */
export interface Named {
  readonly uid: number
  readonly unit: UnitId
}

/** `soldier 3` */
export const sayEnemy = ({ uid, unit }: Named): string => `${units.of(unit).name.toLowerCase()} ${uid}`
/** `Soldier 3` */
export const enemyName = ({ uid, unit }: Named): string => `${units.of(unit).name} ${uid}`

/** `soldier 3`, by number alone. */
export function sayUid(uid: number, state: State): string {
  const enemy = enemyOf(state, uid)
  return enemy === undefined ? `enemy ${uid}` : sayEnemy(enemy)
}

/** `Over Here, Lads!` */
export const cardName = (card: CardId): string => cards.of(card).name
/** `over here lads!` */
export const sayCard = (card: CardId): string => cardName(card).toLowerCase().replaceAll(',', '')

export const itemName = (id: ItemId): string => items.of(id).name
/** `ammo`, or `ammo 12` where there are two alike among those in question. */
export function sayItem({ uid, id }: NumberedItem, among: readonly NumberedItem[]): string {
  const name = itemName(id).toLowerCase()
  return among.some((other) => other.id === id && other.uid !== uid) ? `${name} ${uid}` : name
}

interface NumberedItem {
  readonly uid: number
  readonly id: ItemId
}
