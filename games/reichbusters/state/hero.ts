// A Hero: where it stands, cards, weapons, items, wounds.

import type { Seat, Secret } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import type { HeroId, HeroicKind, WeaponId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import type { AreaId } from '../content/map/map.ts'
import type { WoundId } from '../content/wound.ts'

export interface WeaponToken {
  readonly id: WeaponId
  side: 'front' | 'vril'
  /** Markers on it: it cannot be used while there is any (RB-045, RB-324). */
  jammed: number
  drained: number
}

export interface SkillToken {
  readonly id: HeroKeyword
  isActive: boolean
}

/** An item that a Hero carries. */
export interface Item {
  /** Its number in the mission. */
  readonly uid: number
  readonly id: ItemId
  jammed: number
  drained: number
}

/** A permanent wound. */
export interface Wound {
  readonly id: WoundId
  /** W14: the skill that it took. */
  readonly skill: HeroKeyword | null
}

export interface Hero {
  readonly id: HeroId
  readonly seat: Seat
  /** Null once it has left the map (RB-204). */
  area: AreaId | null
  /** RB-104 Face down, the top is the end. */
  deck: Secret<CardId>[]
  hand: CardId[]
  discard: CardId[]
  removed: CardId[]
  weapons: [WeaponToken, WeaponToken]
  skills: SkillToken[]
  items: Item[]
  wounds: Wound[]
  heroic: { [Kind in HeroicKind]: number }
  /** RB-288 */
  isKnockedDown: boolean
  /** RB-101 */
  isCaptured: boolean
  /** RB-237 Wounds have no effect until the start of the own next turn. */
  isPainless: boolean
  /** RB-243 Until the start of the own next turn: 0 no, 1 blanks are re-rolled, 2 and one more to every total. */
  injected: 0 | 1 | 2
  /** W08 The next attack test rolls one die less. */
  isBlinded: boolean
  /** Dark Alcove: lost by an attack until the own next turn. */
  hasShown: boolean
}

/** RB-087 */
export const woundsToDown = 4
export const isDowned = (hero: Hero): boolean => hero.wounds.length >= woundsToDown

export const isOnMap = (hero: Hero): boolean => hero.area !== null

const copyWeapon = (token: WeaponToken): WeaponToken => ({
  id: token.id,
  side: token.side,
  jammed: token.jammed,
  drained: token.drained,
})

const copyItem = (item: Item): Item => ({
  uid: item.uid,
  id: item.id,
  jammed: item.jammed,
  drained: item.drained,
})

export const copyHero = (hero: Hero): Hero => ({
  id: hero.id,
  seat: hero.seat,
  area: hero.area,
  deck: hero.deck.slice(),
  hand: hero.hand.slice(),
  discard: hero.discard.slice(),
  removed: hero.removed.slice(),
  weapons: [copyWeapon(hero.weapons[0]), copyWeapon(hero.weapons[1])],
  skills: hero.skills.map((skill) => ({ id: skill.id, isActive: skill.isActive })),
  items: hero.items.map(copyItem),
  wounds: hero.wounds.map((wound) => ({ id: wound.id, skill: wound.skill })),
  heroic: { attack: hero.heroic.attack, defence: hero.heroic.defence, wild: hero.heroic.wild },
  isKnockedDown: hero.isKnockedDown,
  isCaptured: hero.isCaptured,
  isPainless: hero.isPainless,
  injected: hero.injected,
  isBlinded: hero.isBlinded,
  hasShown: hero.hasShown,
})
