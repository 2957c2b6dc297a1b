// The rules of a mission run in a circle: attacks make noise, noise brings enemies, enemies wound, wounds make noise.
// Where a rule needs one that stands above it, it asks here. The circle is closed once, by game.ts.

import type { Rules } from '@umpire/engine'
import type { HeroId, Loudness } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import type { Named } from '../names.ts'
import type { Enemy } from '../state/castle.ts'
import type { Mode } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import type { AttackPlan, AttackResult } from './attack-plan.ts'
import type { Happening } from './happening.ts'
import type { HarmBy } from './harm-by.ts'
import type { WoundCause } from './wound-cause.ts'

export interface Circle {
  /** RB-014 An action begins, with its noise, and ends with all that follows from it. */
  beginAction(t: ReichbustersTable, hero: HeroId, what: string, noise: Loudness): void
  endAction(t: ReichbustersTable): Rules
  /** An attack of a Hero, from the choice of weapon and target to its outcome. Its noise belongs to the action. */
  attack(t: ReichbustersTable, plan: AttackPlan): Rules<AttackResult>
  /** RB-046 A noise test by itself: `dice` before all changes. */
  noiseTest(t: ReichbustersTable, hero: HeroId, dice: number, isWeapon: boolean): Rules
  /** RB-139, RB-140 */
  loudNoise(t: ReichbustersTable, loud: 'BANG!' | 'BOOM!', hero: HeroId | null): Rules
  /** RB-195 to RB-199 A wound card by damage, or a permanent wound. */
  wound(t: ReichbustersTable, hero: HeroId, damage: number | 'permanent', cause: WoundCause): Rules
  /** RB-195 A defence test; the damage, 0 where there is none. */
  defend(t: ReichbustersTable, hero: HeroId, number: number, group: readonly number[], mode: Mode | null): Rules<number>
  /** A Hero discards a card of its choice, if it has any. */
  discardOne(t: ReichbustersTable, hero: HeroId): Rules
  /** RB-198 Discards permanent wounds of a Hero, of its choice. */
  heal(t: ReichbustersTable, hero: HeroId, wounds: number): Rules
  /** RB-094 Offers instants, and other cards and items that answer the same thing. */
  react(t: ReichbustersTable, happening: Happening): Rules
  /** RB-061 Everything that Heroes see now and had not seen: features, spawn tokens; then the sights of enemies. */
  look(t: ReichbustersTable): Rules
  /** RB-068 to RB-071 Wounds of an enemy; true if it died. */
  woundEnemy(t: ReichbustersTable, uid: number, wounds: number, by: HarmBy): Rules<boolean>
  /** What a mission does after an enemy was removed from the map. */
  enemyDied(t: ReichbustersTable, enemy: Named, area: AreaId): void
  /** RB-070 What a mission does after a wound turned a unit to its next side. */
  sideFlipped(t: ReichbustersTable, enemy: Enemy): void
  /** P04 One enemy moves as in Action Stations! */
  moveEnemy(t: ReichbustersTable, uid: number): Rules
  /** RB-055 to RB-061 A Hero enters an area by something other than its own movement: knocked back, Evasive, Withdraw. */
  enter(t: ReichbustersTable, hero: HeroId, area: AreaId): Rules
  /** RB-061 What the features of an area do to a Hero that has entered it. */
  entryEffects(t: ReichbustersTable, hero: HeroId, area: AreaId): Rules
}

let circle: Circle | undefined

export function closeCircle(parts: Circle): void {
  circle = parts
}

export function circled(): Circle {
  if (circle === undefined) throw new Error('the rules are not ready')
  return circle
}
