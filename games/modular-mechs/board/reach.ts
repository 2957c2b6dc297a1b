// How far a crew member can walk with the steps it has left, and what each module costs it.

import { linkedTo } from '../rules/building.ts'
import { isFreeStep } from '../rules/ready.ts'
import { type Crew, type Mech, type Module, moduleOf } from '../state.ts'

/** MM-059, MM-060, MM-134 The fewest steps to every module that it can reach, its own left out. */
export function reachOf(mech: Mech, crew: Crew): ReadonlyMap<Module, number> {
  const start = moduleOf(mech, crew.at)
  const costs = new Map<Module, number>([[start, 0]])
  // A module is looked at again when a cheaper way to it is found.
  const open = [start]
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const here = costs.get(from) ?? 0
    for (const to of linkedTo(mech, from)) {
      const cost = here + (isFreeStep(crew, to) ? 0 : 1)
      if (cost > crew.steps || cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(to, cost)
      open.push(to)
    }
  }
  costs.delete(start)
  return costs
}
