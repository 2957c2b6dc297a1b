// The end of the alarm (RB-137, RB-138), once the enemy has had its free turn.

import type { ReichbustersTable } from '../table.ts'

/** RB-137, RB-138 The tracker goes on to the post-alarm section, and the next round begins. */
export function endAlarm(t: ReichbustersTable): void {
  const { state } = t
  state.tracker.section = 'post'
  state.tracker.box = 1
  t.tell({ kind: 'alarm over', rule: 'RB-137' })
  state.stage = 'round'
}
