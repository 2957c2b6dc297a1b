// An attack that is going on, from its declaration to its end, as everybody at the table sees it.

import type { RuleId } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import type { Pool } from '../content/dice.ts'
import type { AttackKind } from '../content/weapon.ts'
import type { FigureRef } from '../state.ts'

/** Who or what attacks. A device has no owner who could reroll or be answered. */
export type Attacker =
  | { readonly is: 'commando'; readonly id: CommandoId }
  | { readonly is: 'enemy'; readonly uid: number }
  | { readonly is: 'device'; readonly device: 'turret' | 'mine' | 'charge'; readonly square: Square }

/** What it is made with: a carried card, an issue weapon (0 ranged, 1 knife), an enemy's own, a device's own. */
export type WeaponRef =
  | { readonly is: 'card'; readonly uid: number; readonly name: string }
  | { readonly is: 'issue'; readonly number: 0 | 1; readonly name: string }
  | { readonly is: 'enemy'; readonly kind: AttackKind }
  | { readonly is: 'device' }

/** What it is aimed at. `square` and `direction` are for Blast and Line (SB-150, SB-151). */
export type Aim =
  | { readonly at: 'figure'; readonly figure: FigureRef }
  | { readonly at: 'square'; readonly square: Square }
  | { readonly at: 'direction'; readonly dx: number; readonly dy: number }

/** A reason for more or fewer dice, or for more or less Defense. */
export interface Part {
  readonly why: string
  readonly rule?: RuleId
  readonly black?: number
  readonly red?: number
  readonly defense?: number
}

export interface TargetOfAttack {
  readonly figure: FigureRef
  readonly defense: number
  /** How many wounds fewer it takes. */
  readonly prevented: number
}

export interface Attack {
  readonly by: Attacker
  readonly weapon: WeaponRef
  readonly name: string
  readonly kind: AttackKind
  readonly aim: Aim
  /** SB-182, SB-206 Made by an interrupt or Backswing. */
  readonly isExtra: boolean
  /** Rolled instead of the printed dice; null: those. */
  readonly dice: Pool | null
  /** What windows and cards have added so far: dice and Defense. */
  parts: readonly Part[]
  /** Null before it is built and rolled (SB-122). */
  roll: { readonly black: readonly number[]; readonly red: readonly number[] } | null
  targets: readonly TargetOfAttack[]
}

const copyPart = (part: Part): Part => ({ ...part })

export const copyAttack = (attack: Attack): Attack => ({
  by: { ...attack.by },
  weapon: { ...attack.weapon },
  name: attack.name,
  kind: attack.kind,
  aim: attack.aim.at === 'figure' ? { at: 'figure', figure: { ...attack.aim.figure } } : { ...attack.aim },
  isExtra: attack.isExtra,
  dice: attack.dice && { black: attack.dice.black, red: attack.dice.red },
  parts: attack.parts.map(copyPart),
  roll: attack.roll && { black: attack.roll.black.slice(), red: attack.roll.red.slice() },
  targets: attack.targets.map(({ figure, defense, prevented }) => ({ figure: { ...figure }, defense, prevented })),
})
