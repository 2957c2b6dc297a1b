// The shapes of action cards: an upper half that is played as an action, and a lower one that modifies a test.

import type { Effect } from './effect.ts'
import type { HeroId } from './hero.ts'

/** `BR1` to `RH12` */
export type CardId = `${'BR' | 'CL' | 'SA' | 'QU' | 'RH'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`

/** RB-093, RB-094 When the upper half is played: in the own turn, or when this happens. */
export type Trigger =
  | 'own turn'
  | 'raise the alarm'
  | 'enemy enters my area'
  | 'enemy enters a seen area'
  | 'kill the intruders'
  | 'targeted'
  | 'wound drawn'
  | 'end of kill the intruders'
  | 'killed in melee'
  | 'defended in melee'

/** RB-107 to RB-112 */
export type Duration = 'once' | 'keep' | 'next hero' | 'repeat' | 'next turn'

/** RB-047 `W`: the weapon's; `W2`: the weapon's, but at least 2. */
export type CardNoise = 0 | 1 | 2 | 3 | 'W' | 'W2' | 'BANG!' | 'BOOM!'

export interface TopHalf {
  readonly trigger: Trigger
  readonly duration: Duration
  /** RB-109 Removed from the game after use. */
  readonly isRemoved: boolean
  readonly noise: CardNoise
  readonly effects: readonly Effect[]
  readonly text: string
}

/** RB-095 What a lower half fits. `any`: attack, defence and vril tests. */
export type Fits =
  | 'attack'
  | 'melee attack'
  | 'ranged attack'
  | 'defence'
  | 'noise'
  | 'non-weapon noise'
  | 'move'
  | 'any'

/** What it does beside adding dice and points. */
export type Twist =
  | 'no jam'
  | 'burst'
  | 'special'
  | 'suppress if wounded'
  | 'accurate'
  | 'armour piercing'
  | 'ignore top effect'
  | 'two noise cards'
  | 'draw'
  | 'reroll two'
  | 'reroll blanks'
  | 'reroll any'
  | 'quieter'

export interface BottomHalf {
  readonly fits: Fits
  /** Dice of the test's kind (noise dice taken away are negative). For `quieter`: noise dice taken from the action. */
  readonly dice: number
  /** Added to the total; areas for `move`. */
  readonly plus: number
  /** RB-096 Noise dice that it adds to the action. */
  readonly noise: number
  readonly twist: Twist | null
  readonly text: string
}

export interface ActionCard {
  readonly id: CardId
  readonly hero: HeroId
  readonly name: string
  readonly isFeat: boolean
  readonly top: TopHalf
  /** Null on feats. */
  readonly bottom: BottomHalf | null
}
