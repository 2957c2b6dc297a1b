// The table as it would be with what is drafted: for looking from there.

import type { Prepared } from '@umpire/board'
import { copyState, pingOf, type State } from '../../state.ts'
import type { Task } from './task.ts'

/** Moves and Placements of what stands on the table already; everything else leaves it as it is. */
export function stateAfterDraft(state: State, task: Task | undefined, answers: readonly Prepared[]): State {
  if (task === undefined || answers.length === 0 || (task.kind !== 'move' && task.kind !== 'place')) return state
  const after = copyState(state)
  for (const { key, path } of task.holds(answers)) {
    const end = path.at(-1)
    const [element, team] = key.split('/').map(Number)
    const base = after.units.find(({ id }) => id === element)?.bases.find((one) => one.team === team)
    const moved = element === undefined ? undefined : (pingOf(after, element) ?? base)
    if (end === undefined || moved === undefined) continue
    moved.x = end.x
    moved.y = end.y
  }
  return after
}
