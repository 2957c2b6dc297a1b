// One step of a figure: whether it may be made, and if not, why.

import { adjacent } from './adjacent.ts'
import { flag, type Grid, type Square } from './grid.ts'

export const noEntry = flag.blocking | flag.unexplored | flag.impassable

export type StepHindrance = 'not a neighbour' | 'blocking' | 'unexplored' | 'impassable' | 'corner'

/** Why a figure cannot step there; undefined if it can. What the step costs and whether it may stay is not asked. */
export function whyNoStep(grid: Grid, from: Square, to: Square): StepHindrance | undefined {
  const dx = Math.abs(grid.x(to) - grid.x(from))
  const dy = Math.abs(grid.y(to) - grid.y(from))
  if (Math.max(dx, dy) !== 1) return 'not a neighbour'
  if (grid.has(to, flag.blocking)) return 'blocking'
  if (grid.has(to, flag.unexplored)) return 'unexplored'
  if (grid.has(to, flag.impassable)) return 'impassable'
  return adjacent(grid, from, to) ? undefined : 'corner'
}
