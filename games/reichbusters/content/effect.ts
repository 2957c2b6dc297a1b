// What the upper halves of action cards do: one effect after the other, in the order printed (RB-092).

import type { HeroKeyword } from './keywords.ts'
import type { WeaponId } from './hero.ts'

/** An attack that a card allows (RB-065 to RB-072). */
export interface CardAttack {
  readonly does: 'attack'
  readonly mode: 'any' | 'melee' | 'ranged'
  /** Which weapons may be used: these, without arms, or those of noise 0; any where it is null. */
  readonly weapons: readonly WeaponId[] | 'unarmed' | 'silent' | null
  /** Attack dice more. */
  readonly dice: number
  /** Another range than the weapon's: a thrown tomahawk. */
  readonly range: number | null
  /** One attack die less for each attack already made with this card. */
  readonly isFading: boolean
  readonly isArmourPiercing: boolean
  /** Afterwards: suppresses the target's area. */
  readonly suppresses: boolean
  /** Draws so many cards if it kills. */
  readonly drawsIfKills: number
  /** The target suffers a wound before the roll (four dice more against a Vrilmeister instead). */
  readonly isOneShot: boolean
  /** Whom it must hit: anybody, the enemy that entered, one of the attackers. */
  readonly on: 'any' | 'enemy that entered' | 'attacker'
  /** So many attacks, each on a different enemy. */
  readonly times: number
}

export type Effect =
  | CardAttack
  /** RB-055 to RB-061; `isFree`: past enemies too. */
  | { readonly does: 'move'; readonly areas: number; readonly isFree: boolean }
  | { readonly does: 'barrage' }
  | { readonly does: 'rampage' }
  | { readonly does: 'clear weapon' }
  | { readonly does: 'open door' }
  | { readonly does: 'draw'; readonly cards: number }
  | { readonly does: 'discard'; readonly cards: number; readonly isRandom: boolean }
  | { readonly does: 'heal'; readonly who: 'self' | 'in area' }
  /** Stays in play for its duration; what it does is in `grants` and, for the rest, known by the card. */
  | {
      readonly does: 'last'
      readonly grants: readonly HeroKeyword[]
      readonly defenceDice: number
      readonly on: 'self' | 'in area' | 'seen'
    }
  | { readonly does: 'shrug off wound' }
  | { readonly does: 'take loot' }
  | { readonly does: 'lower room' }
  | { readonly does: 'garrotte' }
  | { readonly does: 'all move'; readonly areas: number }
  | { readonly does: 'all attack'; readonly dice: number }
  | { readonly does: 'other moves'; readonly areas: number }
  | { readonly does: 'grenade'; readonly reach: 'adjacent' | 'within 2 in sight' }
  | { readonly does: 'raise up' }
  | { readonly does: 'others draw'; readonly who: 'others in area' | 'one seen' | 'seen'; readonly cards: number }
  | { readonly does: 'share items' }
  | { readonly does: 'return card' }
  | { readonly does: 'look behind door' }
  | { readonly does: 'pebble' }
  | { readonly does: 'look at spawns'; readonly cards: number }
  | { readonly does: 'survey'; readonly tiles: number; readonly distance: number }
