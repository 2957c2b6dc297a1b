// Boosts bought with a Command Point (DS-004 to DS-007, DS-045), and the Jam that forbids them (DS-283).

import { d6, refuse, type WhyNot } from '@umpire/engine'
import { boost, prices } from '../content/numbers.ts'
import { unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { cpOf, spend } from './command-points.ts'

const noPoint = refuse('DS-045', 'there is no Command Point for a Boost')

/** DS-045, DS-283 Why its roll cannot be Boosted now. `besides`: Command Points that are spent before. */
export function whyNoBoost(state: State, unit: Unit, besides = 0): WhyNot {
  if (unit.jammed) return refuse('DS-283', () => `${unitName(unit)} is Jammed: no Command Point boosts its rolls`)
  return cpOf(state, unit.seat) - besides >= boost.cp ? undefined : noPoint
}

/** DS-283 At any time. */
export function clearJam(t: DownsyncTable, unit: Unit): void {
  spend(t, unit.seat, prices.jam, 'jam', unit.id)
  unit.jammed = false
  t.tell({ kind: 'jam gone', rule: 'DS-283', unit: unit.id })
}

/** DS-003, DS-004 Two dice, or three of which the lowest does not count. */
export interface Rolled {
  readonly dice: number[]
  /** The die that does not count; null: none. */
  readonly dropped: number | null
  readonly total: number
}

export function rollTwo(t: DownsyncTable, isBoosted: boolean): Rolled {
  const dice = t.roll(d6, isBoosted ? 3 : 2)
  const sum = dice.reduce((total, die) => total + die, 0)
  const dropped = isBoosted ? Math.min(...dice) : null
  return { dice, dropped, total: sum - (dropped ?? 0) }
}

/** DS-196, DS-283 What a Boosted priority roll costs: a Jammed Unit has to be cleared first. */
export const priorityBoostPrice = (state: State, unit: number): number =>
  boost.cp + (unitOf(state, unit).jammed ? prices.jam : 0)
