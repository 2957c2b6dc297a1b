// A test that is going on (RB-017 to RB-035), and the action that it belongs to.

import type { RuleId } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import type { DieKind, Face } from '../content/dice.ts'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'

export type TestKind = 'attack' | 'defence' | 'noise' | 'vril'
export type Mode = 'melee' | 'ranged'

export interface TestDie {
  readonly die: DieKind
  face: Face
  /** RB-030 Of a special: what it was spent on; null while it is unspent. */
  spent: string | null
  /** RB-034 The effects that have re-rolled it. */
  rerolled: string[]
  /** RB-029 Added by a card: there is no die. */
  isAdded: boolean
}

/** A change of the pool or the total, by name. */
export interface Bonus {
  readonly name: string
  readonly dice: number
  readonly plus: number
  readonly rule: RuleId
}

export interface Test {
  readonly kind: TestKind
  readonly hero: HeroId
  /** What it is about, in a few words: `Thompson at soldier 3`. */
  readonly about: string
  /** Before the roll, between roll and total, and after the total was compared. */
  stage: 'pool' | 'rolled' | 'compared'
  /** RB-017 */
  target: number
  /** Attack: the declared targets, first one first. Defence: the group that attacks, the main attacker first. */
  enemies: number[]
  area: AreaId
  mode: Mode | null
  weapon: WeaponId | 'unarmed' | null
  /** Of a vril item that is used. */
  item: number | null
  /** Dice of the pool before the roll, by kind. */
  pool: { [Kind in DieKind]: number }
  dice: TestDie[]
  bonuses: Bonus[]
  /** RB-097 Cards played on it, with whose they are. */
  played: { readonly hero: HeroId; readonly card: CardId }[]
  /** What is in force for this test alone: keywords and twists by name (`Burst`, `Armour Piercing`, `Lethal`). */
  traits: string[]
  /** Once it was compared. */
  total: number | null
  isSuccess: boolean | null
  /** RB-037, RB-038 */
  isHeroic: boolean
}

/** RB-014 An action that is going on. Attacks inside it share its limits (RB-031) and its noise (RB-048). */
export interface Action {
  readonly hero: HeroId
  /** `move`, `attack`, `BR3`, `grenade` ... */
  readonly what: string
  /** RB-048 The highest noise value of its sources. */
  noise: number
  /** RB-096 Dice added by modifiers, and dice taken away (negative). */
  moreNoise: number
  /** RB-054 */
  loud: 'BANG!' | 'BOOM!' | null
  /** RB-140 Null: an enemy caused it. */
  loudBy: HeroId | null
  /** RB-053 It was an attack or a thrown explosive. */
  isWeaponNoise: boolean
  /** RB-031 Effects that specials have triggered. */
  triggered: string[]
  /** RB-324 Weapons and items with Unreliable that were used, and how often a special was spent on each. */
  unreliable: { readonly weapon: WeaponId | null; readonly item: number | null; paid: number; isSpared: boolean }[]
  /** Enemies killed in it, by area, for instants and pacifying. */
  kills: number
  /** RB-056 Its Hero has come in it into an area that does not let it go on: enemies, or Fallen Masonry. */
  isHalted: boolean
}

const copyDie = (die: TestDie): TestDie => ({
  die: die.die,
  face: die.face,
  spent: die.spent,
  rerolled: die.rerolled.slice(),
  isAdded: die.isAdded,
})

export const copyTest = (test: Test): Test => ({
  kind: test.kind,
  hero: test.hero,
  about: test.about,
  stage: test.stage,
  target: test.target,
  enemies: test.enemies.slice(),
  area: test.area,
  mode: test.mode,
  weapon: test.weapon,
  item: test.item,
  pool: { attack: test.pool.attack, defence: test.pool.defence, noise: test.pool.noise, vril: test.pool.vril },
  dice: test.dice.map(copyDie),
  bonuses: test.bonuses.map((bonus) => ({ name: bonus.name, dice: bonus.dice, plus: bonus.plus, rule: bonus.rule })),
  played: test.played.map((one) => ({ hero: one.hero, card: one.card })),
  traits: test.traits.slice(),
  total: test.total,
  isSuccess: test.isSuccess,
  isHeroic: test.isHeroic,
})

export const copyAction = (action: Action): Action => ({
  hero: action.hero,
  what: action.what,
  noise: action.noise,
  moreNoise: action.moreNoise,
  loud: action.loud,
  loudBy: action.loudBy,
  isWeaponNoise: action.isWeaponNoise,
  triggered: action.triggered.slice(),
  unreliable: action.unreliable.map((one) => ({
    weapon: one.weapon,
    item: one.item,
    paid: one.paid,
    isSpared: one.isSpared,
  })),
  kills: action.kills,
  isHalted: action.isHalted,
})
