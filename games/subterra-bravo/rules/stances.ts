// Stances (SB-044, SB-045): which ones a commando has, and taking one.

import type { CommandoId } from '../content/commandos.ts'
import { type StanceId, stancesOf } from '../content/stances.ts'
import type { Commando } from '../state/commando.ts'

/** The three that a commando has. */
export const stanceIds = (id: CommandoId): StanceId[] => stancesOf(id).map((stance) => stance.id)

/** SB-045 */
export function takeStance(commando: Commando, stance: StanceId): void {
  commando.stance = stance
  commando.lastStance = stance
}
