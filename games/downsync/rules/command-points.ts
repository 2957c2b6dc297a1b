// Command Points (DS-042 to DS-049): what a seat has, what it pays, and what comes back from Units.

import { at, type RuleId, type Seat } from '@umpire/engine'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'

/** What a Command Point is spent on, and the rule that lets it. */
export const spentOn = {
  boost: 'DS-045',
  stun: 'DS-046',
  reactor: 'DS-047',
  action: 'DS-048',
  aura: 'DS-049',
  'clear the way': 'DS-240',
  stealth: 'DS-263',
  jam: 'DS-283',
  reposition: 'DS-297',
  brace: 'DS-298',
  prioritize: 'DS-300',
} as const satisfies { readonly [what: string]: RuleId }
export type SpentOn = keyof typeof spentOn

export const cpOf = (state: State, seat: Seat): number => at(state.forces, seat).cp

/** DS-044 In whosever Turn. `element`: the Unit or Ping that it is spent for, by id. */
export function spend(
  t: DownsyncTable,
  seat: Seat,
  points: number,
  what: SpentOn,
  element: number | null = null,
): void {
  if (points === 0) return
  const force = at(t.state.forces, seat)
  if (force.cp < points) throw new Error(`${points} Command Points for ${what}, but there are ${force.cp}`)
  force.cp -= points
  t.tell({ kind: 'command points spent', rule: spentOn[what], seat, points, what, element, left: force.cp })
}

/** DS-049 The Command Point on a Unit goes back to its owner's pool before it is Refreshed or destroyed. */
export function returnUpkeep(t: DownsyncTable, unit: Unit): void {
  if (!unit.upkeep) return
  unit.upkeep = false
  const force = at(t.state.forces, unit.seat)
  force.cp = Math.min(force.capacity, force.cp + 1)
  t.tell({ kind: 'command point back', rule: 'DS-049', seat: unit.seat, unit: unit.id, left: force.cp })
}

/** DS-043, DS-049, DS-051 What the pool is filled to at the start of a Round. */
export function restored(state: State, seat: Seat): number {
  const lying = state.units.filter((unit) => unit.seat === seat && unit.upkeep).length
  return Math.max(0, at(state.forces, seat).capacity - lying)
}
