// The mission tracker (RB-128 to RB-130, RB-141): time that runs out.

import type { RuleId } from '@umpire/engine'
import type { ReichbustersTable } from '../table.ts'
import { MissionEnds } from './ends.ts'

/**
 * RB-128, RB-141 Advances the marker by so many boxes. Past the end of the pre-alarm section the alarm is pending: the
 * Hero turn that is going on is over after its action (RB-130). Past the end of the post-alarm section the mission is
 * lost (RB-202, RB-206).
 */
export function advance(t: ReichbustersTable, boxes: number, rule: RuleId): void {
  const { state } = t
  const { tracker } = state
  if (state.alarm === 'pending' || tracker.section === 'alarm') return
  const last = tracker.section === 'pre' ? tracker.pre : tracker.post
  const from = tracker.box
  const isPast = from + boxes > last
  tracker.box = Math.min(from + boxes, last)
  t.tell({ kind: 'tracker', rule, section: tracker.section, from, to: tracker.box, isPast })
  if (!isPast) return
  if (tracker.section === 'post') throw new MissionEnds(false, 'RB-206')
  state.alarm = 'pending'
  if (state.stage === 'hero turn' && state.turn !== null) state.turn.isOver = true
}
