// Hold (DS-201): a participant lowers its priority by 1 and waits for that number.

import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { participantOf } from './activations.ts'

/** Its activation has not begun, and is forgotten. */
export function holdBack(t: DownsyncTable, unit: Unit): void {
  const participant = participantOf(t.state, unit.id)
  if (participant === undefined) throw new Error('only participants of an engagement hold')
  if (t.state.activations.at(-1)?.element === unit.id) t.state.activations.pop()
  participant.priority--
  participant.held++
  t.tell({ kind: 'held', rule: 'DS-201', unit: unit.id, from: participant.priority + 1, to: participant.priority })
  t.state.stage = 'engagement'
}
