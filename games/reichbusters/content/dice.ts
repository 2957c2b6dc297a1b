// The four dice and their faces (RB-018, RB-022).

import type { Die } from '@umpire/engine'

/** A number, a special result (S), or a surge (U) of a vril die. */
export type Face = 0 | 1 | 2 | 3 | 'S' | 'U'

export type DieKind = 'attack' | 'defence' | 'noise' | 'vril'

export const dice: { readonly [Kind in DieKind]: Die<Face> } = {
  attack: { name: 'attack die', faces: [0, 1, 1, 2, 3, 'S'] },
  defence: { name: 'defence die', faces: [0, 1, 1, 2, 3, 'S'] },
  noise: { name: 'noise die', faces: [0, 0, 1, 2, 3, 'S'] },
  vril: { name: 'vril die', faces: [0, 'U', 1, 2, 3, 'S'] },
}

/** RB-029 What a special result adds to the total. */
export const specialWorth = 2

/** RB-022 */
export const worthOf = (face: Face): number => (typeof face === 'number' ? face : face === 'S' ? specialWorth : 0)
