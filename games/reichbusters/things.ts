// The names of things on the board, by which options speak of them and a click on one answers.

import type { CardId } from './content/card.ts'
import type { HeroId, WeaponId } from './content/hero.ts'
import type { AreaId, DoorId } from './content/map/map.ts'

export const areaThing = (area: AreaId): string => `area ${area}`
export const doorThing = (door: DoorId): string => `door ${door}`
export const heroThing = (hero: HeroId): string => `hero ${hero}`
export const enemyThing = (uid: number): string => `enemy ${uid}`
/** A card in somebody's hand, or in play. */
export const cardThing = (card: CardId): string => `card ${card}`
export const weaponThing = (weapon: WeaponId): string => `weapon ${weapon}`
/** An item by its number, on the map or carried. */
export const itemThing = (uid: number): string => `item ${uid}`
export const skillThing = (hero: HeroId, skill: string): string => `skill ${hero} ${skill}`
/** A die of the test that is going on, by its place. */
export const dieThing = (place: number): string => `die ${place}`
/** An exit by its area and side. */
export const exitThing = (area: AreaId, side: number): string => `exit ${area}.${side}`
