// The squares before the lift: whoever stands there is in the way of all who want to leave.

import type { Square } from '@umpire/grid'
import type { State } from '../state.ts'
import { liftGoal, waysToGoal } from './goals.ts'
import { far } from './ways.ts'

/** So near to the lift it gets narrow. */
const narrow = 4

/** How much in the way an enemy would be on a square, as soon as it is known where the lift is. */
export function gateWorth(state: State): (square: Square) => number {
  if (!state.objectives.isLiftFound) return () => 0
  const ways = waysToGoal(state, liftGoal(state))
  return (square) => Math.max(0, narrow - (ways[square] ?? far))
}
