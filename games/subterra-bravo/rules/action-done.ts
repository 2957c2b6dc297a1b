// An action of the acting commando is complete (SB-187, SB-208): the moment for a Surprise Attack.

import type { Rules } from '@umpire/engine'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { isOnMap } from './figures.ts'
import { surpriseAttack } from './tile-attacks.ts'

/** SB-153 `silent`: a Silent weapon, or an action that the stance makes quiet, opens no window. */
export function* actionDone(t: SubterraTable, commando: Commando, { silent }: { readonly silent: boolean }): Rules {
  if (silent || !isOnMap(commando)) return
  yield* surpriseAttack(t, commando)
}
