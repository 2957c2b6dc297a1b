// The Reaction window (DS-069, DS-187 to DS-190, DS-207): after all moves the Non-Active Player may react, once a Turn.

import type { Rules } from '@umpire/engine'
import { prices } from '../content/numbers.ts'
import { reactQuestion } from '../questions/reaction.ts'
import type { State } from '../state.ts'
import type { DownsyncTable } from '../table.ts'
import { taskforceUnits } from './activations.ts'
import { ambushesOf } from './ambush.ts'
import { cpOf } from './command-points.ts'
import { eligibleReactors, enter } from './participants.ts'
import { other } from './units.ts'

/** DS-188 Whether the Non-Active Player can field anybody, and pay where nobody is free. */
function canReact(state: State): boolean {
  const seat = other(state.active)
  if (taskforceUnits(state, state.active).length === 0 && cpOf(state, seat) < prices.reactor) return false
  return eligibleReactors(state).length > 0 || ambushesOf(state, seat).length > 0
}

/** D15 */
export function* reactionWindow(t: DownsyncTable): Rules {
  const { state } = t
  const seat = other(state.active)
  if (!canReact(state) || (yield* t.chooseOrPass(seat, reactQuestion, ['react'])) === undefined) {
    state.stage = 'activate'
    return
  }
  state.engagement = { participants: [], reactors: [], swapped: [] }
  // DS-189 All Units of the Taskforce take part; DS-190 its Pings do not.
  for (const { id } of taskforceUnits(state, state.active)) enter(state, id)
  t.tell({ kind: 'engagement', rule: 'DS-188', seat })
  state.stage = 'joiners'
}
