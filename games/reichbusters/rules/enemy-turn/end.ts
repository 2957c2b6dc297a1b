// The end of an enemy turn (RB-192): markers go, defeat is checked, and what comes next.

import type { Rules } from '@umpire/engine'
import type { ReichbustersTable } from '../../table.ts'
import { endAlarm } from '../after-alarm.ts'
import { look } from '../looking.ts'
import { turnsLeft } from '../rounds.ts'
import { checkDefeat } from '../victory.ts'

/** RB-170 Suppressed markers go. RB-239 Smoke goes whose time is up: true if any did. */
function clearMarkers(t: ReichbustersTable): boolean {
  let hasCleared = false
  for (const [area, spot] of t.state.spots.entries()) {
    spot.isSuppressed = false
    if (spot.obscured <= 0) continue
    spot.obscured--
    if (spot.obscured > 0) continue
    hasCleared = true
    t.tell({ kind: 'smoke gone', rule: 'RB-192', area })
  }
  return hasCleared
}

/** RB-192 */
export function* endEnemyTurn(t: ReichbustersTable): Rules {
  const { state } = t
  const isFree = state.enemyTurn?.isFree === true
  if (clearMarkers(t)) yield* look(t)
  state.enemyTurn = null
  checkDefeat(t)
  if (isFree) endAlarm(t)
  else state.stage = state.alarm !== 'pending' && turnsLeft(state).length > 0 ? 'next hero' : 'end of round'
}
