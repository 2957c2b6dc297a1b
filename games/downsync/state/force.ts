// A Force (DS-020): what a seat has beside its Units and Pings.

import type { AdvisorId } from '../content/advisors.ts'
import type { FactionId } from '../content/factions.ts'
import type { UnitCardId } from '../content/unit-card.ts'

/** A Force List as it is chosen (DS-034): cards slot by slot, who starts mounted in which Courier (DS-251), an advisor. */
export type ForceList = {
  readonly units: readonly UnitCardId[]
  /** Places in `units`: the Mechanized Unit, and its Courier. */
  readonly mounted: readonly { readonly unit: number; readonly carrier: number }[]
  readonly advisor: AdvisorId | null
}

export interface Force {
  readonly faction: FactionId
  advisor: AdvisorId | null
  /** Null until both are shown (DS-035). */
  list: ForceList | null
  /** DS-042 Command Points in the pool. */
  cp: number
  readonly capacity: number
  vp: number
}

const copyList = ({ units, mounted, advisor }: ForceList): ForceList => ({
  units: units.slice(),
  mounted: mounted.map(({ unit, carrier }) => ({ unit, carrier })),
  advisor,
})

export const copyForce = (force: Force): Force => ({
  faction: force.faction,
  advisor: force.advisor,
  list: force.list && copyList(force.list),
  cp: force.cp,
  capacity: force.capacity,
  vp: force.vp,
})
