// Whether there is anything for the Actions that nearly every unit has, found without listing what (CC-113, CC-116).

import type { Effect } from '../../content/effect.ts'
import { distance, hasPillar, hasStep } from '../../regions.ts'
import { regionOf, type State } from '../../state.ts'
import { type RegionId, sides } from '../../state/region.ts'
import type { Unit } from '../../state/unit.ts'
import { pillarOf, placeOf } from '../units.ts'
import { canMove, canPhase } from '../ways.ts'
import { hasDeployment } from './complex.ts'

/** Undefined for effects whose candidates have to be looked through. */
export function hasAtAGlance(state: State, unit: Unit, effect: Effect): boolean | undefined {
  if (effect.do === 'deploy') return hasDeployment(state, unit, effect)
  if (!canBeSeen(effect)) return undefined
  const place = placeOf(state, unit)
  if (place === undefined) return false
  switch (effect.do) {
    case 'move':
      return canMove(state, unit) && hasStep(state, place)
    case 'take pillar':
      return hasOtherPillar(state, unit, place)
    case 'phase':
      return canPhase(state, unit) && hasRegionWithin(state, place, effect.within)
    case 'phase other':
      return hasRegionWithin(state, place, effect.within) && hasPhasedWithin(state, place, effect.within)
  }
}

type Seen = Extract<Effect, { readonly do: 'move' | 'take pillar' | 'phase' | 'phase other' }>

const canBeSeen = (effect: Effect): effect is Seen =>
  effect.do === 'move' || effect.do === 'take pillar' || effect.do === 'phase' || effect.do === 'phase other'

/** CC-063 */
function hasOtherPillar(state: State, unit: Unit, place: RegionId): boolean {
  const region = regionOf(state, place)
  const now = pillarOf(state, unit)
  for (const side of sides) if (side !== now && hasPillar(state, region, side)) return true
  return false
}

/** CC-047 */
function hasRegionWithin(state: State, place: RegionId, within: number): boolean {
  for (const { id } of state.regions) if (id !== place && distance(state, place, id) <= within) return true
  return false
}

/** CC-258 */
function hasPhasedWithin(state: State, place: RegionId, within: number): boolean {
  for (const { unit, region } of state.defenders) {
    if (distance(state, place, region) <= within && canPhase(state, unit)) return true
  }
  return false
}
