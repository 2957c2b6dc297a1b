// What is always on: the special texts of stances, and passive kit cards.

import type { ChallengeOf, Stat } from './challenge.ts'
import type { EnemyId } from './enemies.ts'
import type { AttackKind } from './weapon.ts'

export type PassiveEffect =
  | { readonly effect: 'speed'; readonly by: number; readonly whileDowned: boolean }
  | { readonly effect: 'defense'; readonly ranged: number; readonly melee: number }
  /** Other commandos next to the owner. */
  | { readonly effect: 'defense-of-adjacent'; readonly melee: number }
  | { readonly effect: 'attack-dice'; readonly attack: AttackKind; readonly black: number }
  /** Only if no Move action was taken earlier in the turn. */
  | { readonly effect: 'ranged-dice-if-unmoved'; readonly black: number }
  /** So many black dice of a ranged attack become red (SB-122). */
  | { readonly effect: 'ranged-black-becomes-red'; readonly dice: number }
  /** Once a turn, so many dice of a ranged attack. */
  | { readonly effect: 'ranged-reroll'; readonly dice: number }
  /** Heavy weapons after so many Move actions, no more (SB-152). */
  | { readonly effect: 'heavy-after-moves'; readonly moves: number }
  /** Free steps after an attack that removed an enemy. */
  | { readonly effect: 'steps-after-removal'; readonly steps: number }
  | { readonly effect: 'first-melee-cost'; readonly adrenaline: number }
  | { readonly effect: 'ignores-emi' }
  | { readonly effect: 'challenge-dice'; readonly stat: Stat; readonly of: ChallengeOf; readonly black: number }
  /** Never fewer than 1. */
  | { readonly effect: 'challenge-hits-fewer'; readonly stat: Stat; readonly of: ChallengeOf; readonly by: number }
  /** Failure texts of door markers do not count, and traps succeed (SB-102). */
  | { readonly effect: 'trap-sense' }
  | { readonly effect: 'first-open-door-cost'; readonly adrenaline: number }
  /** Action cards that name another commando in line of sight need no line. */
  | { readonly effect: 'orders-without-line' }
  /** SB-154 */
  | { readonly effect: 'immune-to-knockback' }
  | { readonly effect: 'first-heal-or-revive-cheaper'; readonly by: number }
  | { readonly effect: 'revive-cost'; readonly adrenaline: number }
  | { readonly effect: 'drag-revived'; readonly squares: number }
  /** Heal may be for an adjacent active commando. */
  | { readonly effect: 'heals-adjacent' }
  /** Cannot be the target of Surprise Attack (SB-187). */
  | { readonly effect: 'no-surprise-attack' }
  /** These actions do not open the window of Surprise Attack. */
  | { readonly effect: 'quiet-actions'; readonly actions: readonly ('open-door' | 'investigate')[] }
  /** The first enemy attack against the owner in each Overseer Phase. */
  | { readonly effect: 'first-enemy-attack-loses'; readonly black: number }
  /** SB-126 Max Adrenaline counts as so much higher against melee. */
  | { readonly effect: 'max-against-melee'; readonly by: number }
  | { readonly effect: 'more-diagonals'; readonly diagonals: number }
  | { readonly effect: 'ignores-rubble' }
  | { readonly effect: 'passes-through'; readonly enemies: readonly EnemyId[] }
  /** SB-094 Enemies of room cards are placed at this distance or more, if any square is. */
  | { readonly effect: 'room-enemies-at-distance'; readonly distance: number }
  /** SB-064 */
  | { readonly effect: 'move-and-trade-only' }
  | SpentEffect

/** On until a use of the card is spent on it (SB-146). */
type SpentEffect =
  /** Before one ranged attack is rolled. */
  | { readonly effect: 'spend-for-ranged-dice'; readonly red: number }
  | { readonly effect: 'spend-for-success'; readonly stat: Stat; readonly of: ChallengeOf }
  | {
      readonly effect: 'spend-for-challenge-dice'
      readonly stat: Stat
      readonly of: ChallengeOf
      readonly black: number
    }
  /** By itself, at the next attack that wounds the owner. */
  | { readonly effect: 'spend-against-wounds'; readonly wounds: number }
