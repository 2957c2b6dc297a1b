// Who of the team is best at something.

import type { Square } from '@umpire/grid'
import type { State } from '../state.ts'
import type { Commando } from '../state/commando.ts'

/** The one among all who can act to whom it is worth most; the first of equals. */
export function fittest(state: State, worth: (commando: Commando, here: Square) => number): Commando | undefined {
  let best: Commando | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const commando of state.commandos) {
    if (commando.square === null || commando.status !== 'active') continue
    const value = worth(commando, commando.square)
    if (value > most) {
      most = value
      best = commando
    }
  }
  return best
}
