// Where an attack can be made from (CC-051, CC-140): where the unit stands, and where its own text takes it first.

import { at } from '@umpire/engine'
import type { First } from '../content/effect.ts'
import { setToken, stepsFrom } from '../regions.ts'
import { copyState, regionOf, type State } from '../state.ts'
import { type RegionId, type Side, sides } from '../state/region.ts'
import type { AbilityRef, Cause } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import { placeOf } from './units.ts'
import { loneRegions, phasesOf, stepsOf } from './ways.ts'

/** CC-051 Where a unit attacks from; one that answers its own destruction, from where it was. */
export const originOf = (state: State, { unit }: AbilityRef, cause: Cause | null): RegionId | undefined =>
  placeOf(state, unit) ?? (cause !== null && cause.unit === unit ? (cause.region ?? undefined) : undefined)

/** A way in which an attack could begin: from there, with the Complex as it would be then. */
interface Beginning {
  readonly state: State
  readonly origin: RegionId
}

/** CC-140 All beginnings of an attack that does something before its roll. */
export function beginningsOf(state: State, unit: Unit, first: First, cause: Cause | null): Beginning[] {
  const place = placeOf(state, unit)
  if (place === undefined) return []
  if (first.by === 'opening a door and moving') return behindDoors(state, unit, place)
  return originsAfter(state, unit, place, first, cause).map((origin) => ({ state, origin }))
}

function originsAfter(
  state: State,
  unit: Unit,
  place: RegionId,
  first: Exclude<First, { readonly by: 'opening a door and moving' }>,
  cause: Cause | null,
): readonly RegionId[] {
  switch (first.by) {
    case 'moving':
      return first.isExactly === true ? stepsOf(state, unit) : moved(state, unit, place, first.regions)
    case 'following':
      return stepsOf(state, unit).filter((region) => region === cause?.region)
    case 'phasing':
      return [place, ...phasesOf(state, unit, first.within)]
    case 'phasing to a lone operative':
      return loneRegions(state, unit)
  }
}

/** CC-046 Regions that are at most so many steps away, the own one first. */
function moved(state: State, unit: Unit, place: RegionId, regions: number): RegionId[] {
  const found = [place]
  let edge = stepsOf(state, unit)
  for (let left = regions; left > 0; left--) {
    const fresh = edge.filter((region) => !found.includes(region))
    found.push(...fresh)
    if (left > 1) edge = fresh.flatMap((region) => stepsFrom(state, region))
  }
  return found
}

/** It may open a door of its region and may then move: all of that, one door or none at a time. */
function behindDoors(state: State, unit: Unit, place: RegionId): Beginning[] {
  const found: Beginning[] = []
  for (const now of [state, ...openedOnce(state, place)]) {
    for (const origin of [place, ...stepsOf(now, unit)]) found.push({ state: now, origin })
  }
  return found
}

/** The Complex with one of the closed doors of a region open, for each of them. */
const openedOnce = (state: State, place: RegionId): State[] =>
  sides.flatMap((side) =>
    at(regionOf(state, place).tokens, side) === 'closed door' ? [opened(state, place, side)] : [],
  )

function opened(state: State, place: RegionId, side: Side): State {
  const after = copyState(state)
  setToken(after, regionOf(after, place), side, 'open door')
  return after
}
