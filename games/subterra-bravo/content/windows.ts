// The moments at which interrupts and tiles may be used.

/** SB-208 */
export type WindowName =
  | 'planning-start'
  | 'turn-start'
  | 'challenge-declared'
  | 'attack-declared'
  | 'dice-rolled'
  | 'attack-resolved'
  | 'commando-action-done'
  | 'activation-declared'
  | 'enemy-move-ended'
  | 'tile-used'
  | 'commando-wounded'
