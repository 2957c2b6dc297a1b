// What a wound of a Hero comes from: it decides where a Hero is knocked back to (RB-287), and what surges do (RB-332).

import type { AreaId } from '../content/map/map.ts'

export interface WoundCause {
  readonly by: 'attack' | 'surge' | 'explosion' | 'trap' | 'other'
  /** Where the cause is; null: nowhere, so that nobody is knocked back. */
  readonly area: AreaId | null
  /** RB-263, RB-306, RB-313 What the attackers' keywords do to a Hero that draws a card for it, in order. */
  readonly knocks?: readonly ('back' | 'down')[]
}
