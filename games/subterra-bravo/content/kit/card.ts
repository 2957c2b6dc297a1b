// What a kit card can be: a weapon, an action, something passive, an interrupt; and what each does.

import type { Challenge } from '../challenge.ts'
import type { CommandoId } from '../commandos.ts'
import type { Pool } from '../dice.ts'
import type { PassiveEffect } from '../passive.ts'
import type { Weapon } from '../weapon.ts'

type OneToTen = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10'
export type KitId = `${'TL' | 'HV' | 'RF' | 'CM' | 'RC' | 'CO'}-${OneToTen}` | `CO-${'11' | '12' | '13' | '14'}`
/** Finds of the investigate deck join the kit (SB-160). */
export type FindId = `IV-${OneToTen}`

/** SB-142 In the owner's turn. `within` is a distance, from the owner and in line of sight. */
export type ActionEffect =
  /** Another active commando in line of sight moves up to its Speed, free. */
  | { readonly effect: 'order-move' }
  /** Another active commando in line of sight attacks, free. */
  | { readonly effect: 'order-attack' }
  /** Max Adrenaline until the end of the round. */
  | { readonly effect: 'raise-max'; readonly of: 'owner' | 'another-in-line'; readonly by: number }
  /** SB-158 An enemy in line of sight. */
  | { readonly effect: 'mark' }
  /** Until the end of the round, attacks on targets up to `lights` from it ignore EMI and cover. */
  | { readonly effect: 'flare'; readonly within: number; readonly lights: number }
  /** SB-156 Enemies on or adjacent to a square; perhaps also barred from Surprise Attack this round. */
  | { readonly effect: 'suppress'; readonly within: number; readonly noSurpriseAttack: boolean }
  /** SB-091 An adjacent closed door, without its challenge. */
  | { readonly effect: 'open-door' }
  /** The owner or an adjacent active commando. */
  | { readonly effect: 'heal'; readonly wounds: number }
  /** An adjacent downed commando is active at once, never recovering. */
  | { readonly effect: 'revive-at-once'; readonly wounds: number }
  /** The next ranged attack of this turn. */
  | { readonly effect: 'called-shot'; readonly dice: number; readonly pierce: number }
  /** SB-146 A weapon with uses, of the owner or an adjacent commando. */
  | { readonly effect: 'reload'; readonly uses: number }
  /** SB-157 */
  | { readonly effect: 'stun'; readonly within: number }
  /** After the challenge: energy from the pool to the bank. */
  | { readonly effect: 'drain-energy'; readonly challenge: Challenge; readonly energy: number }
  /** SB-082 A vent on which the owner stands, or next to it, for the rest of the mission. */
  | { readonly effect: 'seal-vent' }
  /** Until the next Planning Phase enemies farther away cannot target the owner. */
  | { readonly effect: 'cloak'; readonly distance: number }
  /** SB-238 A facedown door marker within, or the top cards behind an adjacent closed door. */
  | { readonly effect: 'scout'; readonly within: number; readonly cards: number }
  /** On an adjacent empty floor square: attacks the first enemy that enters, against Ranged Defense. */
  | { readonly effect: 'mine'; readonly dice: Pool }
  /** SB-116 On a square and all floor squares adjacent to it, until the end of the round. */
  | { readonly effect: 'smoke'; readonly within: number }
  /** SB-085 Another commando, also a downed one, towards the owner. */
  | { readonly effect: 'pull'; readonly within: number; readonly squares: number }
  /** The owner or an adjacent commando returns adrenaline to the bank. */
  | { readonly effect: 'return-adrenaline'; readonly adrenaline: number }

/** Each has its own window (SB-208). */
export type InterruptEffect =
  /** For the owner or a commando in line of sight. */
  | { readonly window: 'challenge-declared'; readonly effect: 'help-challenge'; readonly black: number }
  /** An enemy attack on the owner or a commando in line of sight. */
  | { readonly window: 'attack-declared'; readonly effect: 'raise-defense'; readonly defense: number }
  /** An enemy melee attack on the owner or an adjacent commando loses black dice. */
  | { readonly window: 'attack-declared'; readonly effect: 'weaken-melee'; readonly black: number }
  /** With a commando that has not acted, which acts now. */
  | { readonly window: 'turn-start'; readonly effect: 'swap-initiative' }
  /** Up to so many tokens go to the bank, not to the pool (SB-039). */
  | {
      readonly window: 'planning-start'
      readonly effect: 'bank-adrenaline'
      readonly of: 'owner' | 'one-commando'
      readonly tokens: number
    }
  /** An attack on the owner. */
  | { readonly window: 'dice-rolled'; readonly effect: 'fewer-wounds'; readonly wounds: number }
  /** After an own ranged attack in the own turn: the same target, with the weapon's keywords. */
  | { readonly window: 'attack-resolved'; readonly effect: 'attack-again'; readonly dice: Pool }
  /** After an enemy attack on the owner that did not down it. */
  | { readonly window: 'attack-resolved'; readonly effect: 'slip-away'; readonly squares: number }
  /** With a ranged weapon, and so many black dice fewer. */
  | { readonly window: 'enemy-move-ended'; readonly effect: 'overwatch'; readonly fewerBlack: number }
  /** Unless the Overseer pays so much more, the use is cancelled. */
  | { readonly window: 'tile-used'; readonly effect: 'dearer-tile'; readonly energy: number }

interface Card<Id extends KitId | FindId> {
  readonly id: Id
  readonly name: string
  /** SB-145 */
  readonly exhausts: boolean
  /** SB-146 Left out: without end. */
  readonly uses?: number
  /** SB-144 */
  readonly tradeable: boolean
}

/** What makes a card one of the four types (SB-141). Using a weapon costs what the Attack action costs. */
export type CardType =
  | { readonly type: 'weapon'; readonly weapon: Weapon }
  | { readonly type: 'action'; readonly adrenaline: number; readonly action: ActionEffect }
  | { readonly type: 'passive'; readonly passive: readonly PassiveEffect[] }
  | { readonly type: 'interrupt'; readonly adrenaline: number; readonly interrupt: InterruptEffect }

export type FindCard = Card<FindId> & CardType

export type KitCard = Card<KitId> &
  CardType & {
    readonly deck: CommandoId | 'common'
    /** SB-026 Kit points. */
    readonly points: number
    /** SB-027 How many there are of it. */
    readonly copies: number
  }
