// Deploy Drones (DS-285): the packaged Unit comes onto the table beside its carrier.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { unitName } from '../../names.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../state/unit.ts'
import { hasRoom, placeUnit } from '../placing.ts'
import { baseOf } from '../units.ts'
import { onItself, type Special, type User } from './special.ts'

/** DS-238 What it brought, and has not deployed. */
const packagedOf = (state: State, { id }: Unit): Unit | undefined =>
  state.units.find((unit) => unit.at === 'packaged' && unit.carrier === id)

function whyNot(state: State, { unit, action: { range } }: User): WhyNot {
  const packaged = packagedOf(state, unit)
  if (packaged === undefined) return refuse('DS-285', () => `${unitName(unit)} has nothing to deploy`)
  if (hasRoom(state, packaged, unit.bases, range ?? 0)) return undefined
  return refuse('DS-222', () => `there is no room for ${unitName(packaged)}`)
}

export const deployDrones: Special = {
  uses: () => [...onItself],
  whyNot,
  *carryOut(t, { unit, team, action: { range } }): Rules {
    const packaged = packagedOf(t.state, unit)
    if (packaged === undefined) return
    t.tell({ kind: 'drones deployed', rule: 'DS-285', unit: packaged.id, carrier: unit.id })
    const spot = { kind: 'around', disc: baseOf(unit, team), within: range ?? 0, name: unitName(unit) } as const
    yield* placeUnit(t, packaged.seat, packaged, [], spot, 'DS-285')
  },
}
