// Unload (DS-289, DS-290): the carried Unit is Placed beside its transport and may act at once.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { unitName } from '../../names.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../state/unit.ts'
import { startActivation } from '../activating.ts'
import { hasRoom, placeUnit } from '../placing.ts'
import { baseOf, cargoOf } from '../units.ts'
import { onItself, type Special, type User } from './special.ts'

function whyNot(state: State, { activation, unit, action: { range } }: User): WhyNot {
  if (activation.shuttled) return refuse('DS-291', () => `${unitName(unit)} has loaded in this activation`)
  const cargo = cargoOf(state, unit)
  if (cargo === undefined) return refuse('DS-289', () => `${unitName(unit)} carries nobody`)
  if (hasRoom(state, cargo, unit.bases, range ?? 0)) return undefined
  return refuse('DS-222', () => `there is no room for ${unitName(cargo)}`)
}

export const unload: Special = {
  uses: () => [...onItself],
  whyNot,
  *carryOut(t, { activation, unit, team, action: { range } }): Rules {
    const { state } = t
    const cargo = cargoOf(state, unit)
    if (cargo === undefined) return
    activation.shuttled = true
    t.tell({ kind: 'unloaded', rule: 'DS-289', unit: cargo.id, transport: unit.id })
    const spot = { kind: 'around', disc: baseOf(unit, team), within: range ?? 0, name: unitName(unit) } as const
    yield* placeUnit(t, cargo.seat, cargo, [], spot, 'DS-289')
    cargo.carrier = null
    join(state, cargo)
    // Who has activated in this Round is only Placed.
    if (!cargo.activated) startActivation(state, cargo, { isUnloaded: true })
  },
}

/** It is in the Taskforce from now on. */
function join(state: State, { id, seat }: Unit): void {
  const members = seat === state.active ? state.taskforce : state.engagement?.reactors
  if (members?.includes(id) === false) members.push(id)
}
