// What an Action is (DS-149 to DS-158). Keywords are parts of it: the rules ask for a part, never for a keyword's name.

import type { RuleId } from '@umpire/engine'
import type { UnitCardId } from './unit-card.ts'

export type ActionId =
  | 'move'
  | 'overwatch'
  | 'scan-1-10'
  | 'scan-1-12'
  | 'scan-2-12'
  | 'scan-3-14'
  | 'cannon'
  | 'double-cannon'
  | 'med-cannon'
  | 'close-med-cannon'
  | 'stab-med-cannon'
  | 'smart-med-cannon'
  | 'adv-cannon'
  | 'close-support'
  | 'fusion'
  | 'railgun'
  | 'tag-cannon'
  | 'shock-auto'
  | 'shock-rifle'
  | 'shock-sniper'
  | 'heavy-arty'
  | 'shock-arty'
  | 'micro-arty'
  | 'mg'
  | 'adv-mg'
  | 'hmg'
  | 'rifle'
  | 'particle'
  | 'particle-oc'
  | 'claws'
  | 'at-charges'
  | 'adv-charges'
  | 'rpg'
  | 'rpg-team'
  | 'adv-rpg'
  | 'smart-bombs'
  | 'decoy-launcher'
  | 'jam-drone'
  | 'cyber'
  | 'cm-hack'
  | 'pos-hack'
  | 'forward-observe'
  | 'deploy-drones'
  | 'target-lock'
  | 'go-dark'
  | 'repair'
  | 'unload'
  | 'load'
  | 'stealthify'
  | 'engineer'
  | 'arty-strike'
  | 'secure'
  | 'sabotage'

/** DS-150 */
export type Cost = 'A' | 'C' | 'A/C' | 'A+C' | 'free'

/** DS-151 `special` is the star; `none` is a dash. */
export type Effect = 'kill' | 'stun' | 'reveal' | 'jam' | 'special' | 'none'

/** What an Action does by a rule of its own, beside or instead of an effect. */
export type SpecialId =
  | 'move' // DS-155
  | 'overwatch' // DS-156
  | 'forward-observe' // DS-284
  | 'deploy-drones' // DS-285
  | 'target-lock' // DS-286
  | 'go-dark' // DS-287
  | 'repair' // DS-288
  | 'unload' // DS-289
  | 'load' // DS-291
  | 'stealthify' // DS-292
  | 'cm-hack' // DS-293
  | 'position-hack' // DS-294
  | 'engineer' // DS-295
  | 'secure' // mission M3
  | 'sabotage' // mission M6

/** Whom an Action is aimed at. */
export type Aim =
  | 'self'
  /** DS-166 Enemy Pings, and enemy Units with a Stealth Token. */
  | 'contact'
  | 'enemy unit'
  | 'another friendly unit'
  /** The Unit that is carried. */
  | 'cargo'
  /** A marker of the mission. */
  | 'marker'

/** What keywords may change of an Action. */
export interface ActionParts {
  /** DS-184, DS-265 to DS-267 What a Countermeasure Check against it has to reach. */
  readonly needs: 3 | 4 | 5 | 6
  /** DS-268, DS-278 */
  readonly ignoresConcealment: boolean
  /** DS-172, DS-268, DS-274 Close Combat, Extreme Range, and every Range of 6" or less. */
  readonly noShortBonus: boolean
  /** DS-269 Added at short range, beside the usual bonus. */
  readonly closeBonus: 0 | 1
  /** DS-270 How far from the chosen point targets may be; null: no point is chosen. */
  readonly cluster: number | null
  /** DS-271 Against Infantry the effect is KILL. */
  readonly killsInfantry: boolean
  /** DS-272 Against Stunned targets the effect is KILL. */
  readonly killsStunned: boolean
  /** DS-273 */
  readonly exposes: boolean
  /** DS-281 */
  readonly tags: boolean
  /** DS-274 There is a least gap. That range makes no difference is said by `noShortBonus` and `isStabilized`. */
  readonly extremeRange: boolean
  /** DS-275 */
  readonly isFireSupport: boolean
  /** DS-276 */
  readonly usesNetwork: boolean
  /** DS-277 */
  readonly isMagnet: boolean
  /** DS-279 Added to TARG against Infantry. */
  readonly versusInfantry: 0 | 2
  /** DS-280, DS-274 No long range penalty. */
  readonly isStabilized: boolean
  /** DS-282 */
  readonly hasTakeUp: boolean
}

/** A word on a card with its rule and what it means, and the parts it sets. */
export interface Keyword {
  readonly name: string
  readonly rule: RuleId
  readonly text: string
  readonly part: Partial<ActionParts>
}

export interface Action extends ActionParts {
  readonly id: ActionId
  readonly name: string
  readonly cost: Cost
  /** DS-153 Uses SCAN instead of TARG. */
  readonly isScan: boolean
  readonly aim: Aim
  /** DS-152 */
  readonly against: 'any' | 'infantry' | 'vehicles'
  /** DS-151 The largest gap, in hundredths of an inch; null: unlimited. */
  readonly range: number | null
  /** DS-151 Attacks or checks; 0 where the card has a dash. */
  readonly rof: number
  readonly effect: Effect
  readonly special: SpecialId | null
  /** DS-154 */
  readonly once: 'activation' | 'game' | null
  /** For its text. */
  readonly keywords: readonly Keyword[]
  /** Published with the cards, printed in the rulebook, or designed for this edition. */
  readonly source: 'rulebook' | 'card' | 'designed'
}

/** An Action on a card, and the teams that may use it; null: all of them (DS-128). */
export interface CardAction {
  readonly action: ActionId
  readonly teams: readonly number[] | null
}

/** Cards by which an Action is granted to Units that do not have it printed. */
export interface GrantedAction {
  readonly action: ActionId
  readonly to: readonly UnitCardId[]
}
