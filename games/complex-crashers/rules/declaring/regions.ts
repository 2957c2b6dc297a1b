// Regions and borders that an Action names (CC-139): a pillar to stand at, what to burn, a border that is near.

import { refuse, type WhyNot } from '@umpire/engine'
import type { EffectAbility } from '../../content/ability.ts'
import type { Effect } from '../../content/effect.ts'
import { mostBurning } from '../../content/numbers.ts'
import { saySide } from '../../names.ts'
import { distance, hasPillar } from '../../regions.ts'
import { regionOf, type State } from '../../state.ts'
import type { RegionId, Side } from '../../state/region.ts'
import type { Unit } from '../../state/unit.ts'
import { pillarOf, placeOf } from '../units.ts'
import { whyNotReach } from './reach.ts'

const gone = (): WhyNot => refuse('CC-154', 'It is not on the board.')

/** CC-062, CC-063, CC-066 */
export function whyNotPillar(state: State, unit: Unit, side: Side): WhyNot {
  const place = placeOf(state, unit)
  if (place === undefined) return gone()
  if (!hasPillar(state, regionOf(state, place), side))
    return refuse('CC-062', () => `There is no pillar in the ${saySide(side)}.`)
  return pillarOf(state, unit) === side ? refuse('CC-063', 'It stands Pillared there already.') : undefined
}

/** CC-240 */
const whyNotHotter = (state: State, region: RegionId): WhyNot =>
  regionOf(state, region).burning < mostBurning
    ? undefined
    : refuse('CC-240', () => `${mostBurning} burning tokens lie there already.`)

type Burn = Extract<Effect, { readonly do: 'burn' }>

/** CC-045, CC-240 */
export function whyNotBurn(
  state: State,
  unit: Unit,
  ability: EffectAbility,
  { where }: Burn,
  region: RegionId,
): WhyNot {
  const place = placeOf(state, unit)
  if (place === undefined) return gone()
  if (where === 'already burning') {
    if (regionOf(state, region).burning === 0) return refuse('CC-240', 'Nothing burns there.')
  } else if (distance(state, place, region) !== 1) return refuse('CC-045', 'That region is not adjacent.')
  return whyNotReach(state, unit, ability, region) ?? whyNotHotter(state, region)
}

/** CC-154 The border of its own region that an ability has named. */
export const whyNotOwn = (state: State, unit: Unit, region: RegionId): WhyNot =>
  placeOf(state, unit) === region ? undefined : refuse('CC-154', 'That is not the edge of its region any more.')

/** CC-044 A border of a region so near. */
export function whyNotNear(state: State, unit: Unit, within: number, region: RegionId): WhyNot {
  const place = placeOf(state, unit)
  if (place === undefined) return gone()
  return distance(state, place, region) <= within ? undefined : refuse('CC-044', 'That is too far away.')
}
