// How far it is for a Hero to where it wants to go: areas, doors, noise, and what stands in the way.

import { at } from '@umpire/engine'
import type { AreaId, DoorId } from '../content/map/map.ts'
import { units } from '../content/units.ts'
import { isObscured } from '../ground.ts'
import { opensLocks } from '../rules/doors.ts'
import { hasKeyword } from '../rules/keywords.ts'
import { isLocked, isOpen, mapOf, spotOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import { ways } from './weights.ts'

/** By area: what it costs to get from there to the goal, in areas. */
export type Field = readonly number[]

export const far = 99

/** A place that serves, and what is left to do there, in areas. */
export interface Place {
  readonly area: AreaId
  readonly more: number
}

/** What a closed door costs beside the step through it. */
export function doorCost(state: State, door: DoorId, hero: Hero): number {
  const { noise } = at(mapOf(state).doors, door)
  const dice = hasKeyword(state, hero, 'Sneaky') ? noise - 1 : noise
  const heard = state.alarm === 'post' && dice === 1 ? 0 : dice
  const lock = isLocked(state, door) && !opensLocks(state, hero) ? ways.lock + ways.doorNoise * heard : 0
  return ways.door + ways.doorNoise * heard + lock
}

/** By area: what it costs to go into it. */
export type Tolls = readonly number[]

export function tolls(state: State): Tolls {
  const map = mapOf(state)
  const found = map.areas.map(() => 1)
  const each = state.alarm === 'post' ? ways.threatLate : ways.threat
  for (const { area, unit } of state.enemies) found[area] = at(found, area) + each * units.of(unit).threat
  if (state.alarm === 'post') return found
  for (const [area, { spawns }] of state.spots.entries()) {
    for (const { level } of spawns) {
      found[area] = at(found, area) + ways.token * level
      for (const other of at(map.rooms, at(map.areas, area).room).areas) {
        if (other !== area) found[other] = at(found, other) + ways.tokenRoom * level
      }
    }
  }
  return found
}

/** Lets costs spread backwards from the goal until nothing gets cheaper. */
export function fieldTo(state: State, places: readonly Place[], hero: Hero, enter: Tolls): Field {
  const map = mapOf(state)
  const cost = map.areas.map(() => far)
  const left: AreaId[] = []
  for (const { area, more } of places) {
    if (more < at(cost, area)) cost[area] = more
    left.push(area)
  }
  for (const next of left) {
    const onwards = at(cost, next) + at(enter, next)
    for (const { is, to, door } of at(map.borders, next)) {
      if (is === 'wall') continue
      const whole = is === 'open' || isOpen(state, door) ? onwards : onwards + doorCost(state, door, hero)
      if (whole >= at(cost, to)) continue
      cost[to] = whole
      left.push(to)
    }
    const { passage } = spotOf(state, next)
    if (passage !== null && onwards < at(cost, passage)) {
      cost[passage] = onwards
      left.push(passage)
    }
  }
  return cost
}

/** The places from which an area can be seen, or could once a door beside them is open. */
export function lookouts(state: State, target: AreaId, hero: Hero): Place[] {
  const found: Place[] = [{ area: target, more: 0 }]
  if (isObscured(state, target)) return found
  for (const line of at(mapOf(state).lines, target)) {
    for (const { area, door } of line) {
      if (door >= 0 && !isOpen(state, door)) {
        found.push({ area, more: doorCost(state, door, hero) })
        break
      }
      if (isObscured(state, area)) break
      found.push({ area, more: 0 })
    }
  }
  return found
}
