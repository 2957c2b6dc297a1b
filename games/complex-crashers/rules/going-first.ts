// What an attack does before its roll (CC-140, CC-142): going, phasing, opening a door.

import type { Rules } from '@umpire/engine'
import type { First } from '../content/effect.ts'
import { doorFirst, phaseFirst, phaseTo } from '../questions/moving.ts'
import { borderOf } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import { type RegionId, type Side, sides } from '../state/region.ts'
import type { Frame } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { moveUpTo, step } from './moving.ts'
import { openDoor } from './tokens.ts'
import { placeOf, seatOf } from './units.ts'
import { loneRegions, phasesOf, stepsOf, whyNotStep } from './ways.ts'

/** False where it could not do what it had to, so that the attack comes to nothing (CC-154). */
export function* goFirst(t: CrashersTable, { ability, cause }: Frame, first: First): Rules<boolean> {
  if (ability === null) return true
  const { unit } = ability
  switch (first.by) {
    case 'moving':
      return yield* goBefore(t, unit, first.regions, first.isExactly === true)
    case 'following':
      return yield* followInto(t, unit, cause?.region ?? undefined)
    case 'phasing':
      return yield* mayPhase(t, unit, first.within)
    case 'phasing to a lone operative':
      return yield* phaseToLone(t, unit)
    case 'opening a door and moving':
      return yield* breach(t, unit)
  }
}

/** CC-163 Where it was interrupted, the attack still follows, from where the unit is. */
function* goBefore(t: CrashersTable, unit: Unit, regions: number, isExactly: boolean): Rules<boolean> {
  if (isExactly && stepsOf(t.state, unit).length === 0) return false
  yield* moveUpTo(t, unit, regions, { isExactly })
  return true
}

/** Into the region that somebody has entered, if there is still a way. */
export function* followInto(t: CrashersTable, unit: Unit, region: RegionId | undefined): Rules<boolean> {
  if (region === undefined || whyNotStep(t.state, unit, region) !== undefined) return false
  yield* step(t, [unit], region, 'move')
  return true
}

function* mayPhase(t: CrashersTable, unit: Unit, within: number): Rules<boolean> {
  const { state } = t
  const regions = phasesOf(state, unit, within)
  if (regions.length === 0) return true
  const to = yield* t.chooseOrPass(seatOf(state, unit), phaseFirst, regions)
  if (to !== undefined) yield* step(t, [unit], to, 'phase')
  return true
}

function* phaseToLone(t: CrashersTable, unit: Unit): Rules<boolean> {
  const { state } = t
  const regions = loneRegions(state, unit)
  if (regions.length === 0) return false
  yield* step(t, [unit], yield* t.choose(seatOf(state, unit), phaseTo, regions), 'phase')
  return true
}

/** The closed Blast Doors of a region, by side. */
const closedDoors = (state: State, id: RegionId): Side[] => {
  const region = regionOf(state, id)
  return sides.filter((side) => borderOf(state, region, side) === 'closed door')
}

/** CC-058 A door of its own region first, if its player wants, and then a step, if it wants. */
function* breach(t: CrashersTable, unit: Unit): Rules<boolean> {
  const { state } = t
  const place = placeOf(state, unit)
  const doors = place === undefined ? [] : closedDoors(state, place)
  if (place !== undefined && doors.length > 0) {
    const door = yield* t.chooseOrPass(seatOf(state, unit), doorFirst, doors)
    if (door !== undefined) yield* openDoor(t, place, door, 'CC-058')
  }
  yield* moveUpTo(t, unit, 1)
  return true
}
