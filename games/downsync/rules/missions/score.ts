// Victory Points, and what they are told for.

import { at, type Seat } from '@umpire/engine'
import type { ScoredFor } from '../../events/missions.ts'
import type { DownsyncTable } from '../../table.ts'

/** `element`: what it was scored with or for, by id. */
export function score(t: DownsyncTable, seat: Seat, points: number, why: ScoredFor, element: number | null): void {
  if (points <= 0) return
  const force = at(t.state.forces, seat)
  force.vp += points
  t.tell({ kind: 'scored', rule: why === 'vip' ? 'DS-230' : 'DS-226', seat, points, vp: force.vp, why, element })
}
