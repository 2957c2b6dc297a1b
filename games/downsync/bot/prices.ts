// What Command Points are worth at the moment (DS-043: none are saved).

import type { Seat } from '@umpire/engine'
import { cpOf } from '../rules/command-points.ts'
import { unactivated } from '../rules/members.ts'
import { other } from '../rules/units.ts'
import type { State } from '../state.ts'
import { worths } from './weights.ts'

/** The less is still to come in this Round, and the more points there are, the cheaper they are. */
export function pointPrice(state: State, seat: Seat): number {
  const cp = cpOf(state, seat)
  if (cp === 0) return worths.commandPoint
  const toCome = unactivated(state, seat).length + unactivated(state, other(seat)).length
  return worths.commandPoint * Math.min(1, toCome / (2 * cp))
}
