// Members of a Taskforce (DS-027, DS-060, DS-062): Units and Pings under one count of ids.

import type { Seat } from '@umpire/engine'
import type { Member } from '../events/turns.ts'
import { pingOf, type State } from '../state.ts'

/** As events name it: a Ping may be gone when somebody reads of it. */
export function memberOf(state: State, id: number): Member {
  const ping = pingOf(state, id)
  return ping === undefined ? { is: 'unit', id } : { is: 'ping', id, signature: ping.signature, number: ping.number }
}

/** DS-057, DS-060 What a seat has on the table and has not activated, Units first. */
export function unactivated(state: State, seat: Seat): number[] {
  const ids: number[] = []
  for (const unit of state.units) if (unit.seat === seat && unit.at === 'table' && !unit.activated) ids.push(unit.id)
  for (const ping of state.pings) if (ping.seat === seat && !ping.activated) ids.push(ping.id)
  return ids
}
