// What an attack is made with: a carried weapon, an attack of an enemy, a turret.

import type { Pool } from './dice.ts'

export type AttackKind = 'melee' | 'ranged'

export interface Weapon {
  readonly attack: AttackKind
  readonly dice: Pool
  /** SB-148 Left out of a ranged weapon: any distance in line of sight. */
  readonly range?: number
  /** SB-149 */
  readonly pierce?: number
  /** SB-150 A square and all adjacent to it; there is no larger one. */
  readonly blast?: 1
  /** SB-151 */
  readonly line?: number
  /** SB-152 */
  readonly heavy?: true
  /** SB-153 */
  readonly silent?: true
  /** SB-154 */
  readonly knockback?: number
  /** SB-155 */
  readonly ignoresCover?: true
  /** Steps that the attacker may take free after the attack. */
  readonly freeSteps?: number
  /** Line of sight and distance may be traced from an empty square adjacent to the attacker. */
  readonly drone?: true
  /** SB-156 A target that survives with a wound from this attack is Suppressed. */
  readonly suppresses?: true
}
