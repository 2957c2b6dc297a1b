// How far it is for a Hero to where it wants to go: areas, doors, noise, and what stands in the way.

import { at } from '@umpire/engine'
import type { AreaId, CastleMap, DoorId } from '../content/map/map.ts'
import { units } from '../content/units.ts'
import { isObscured } from '../ground.ts'
import { opensLocks } from '../rules/doors.ts'
import { hasKeyword } from '../rules/keywords.ts'
import { isLocked, isOpen, mapOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import { onceAThought } from './thought.ts'
import { ways } from './weights.ts'

/** By area: what it costs to get from there to the goal, in areas. */
export type Field = readonly number[]

export const far = 99

/** Where something is done: in an area, wherever that area can be seen from, or at any exit. */
export interface Goal {
  readonly area: AreaId
  readonly by: 'entering' | 'seeing' | 'leaving'
  /** What is left to do there, in areas. */
  readonly more: number
}

/** A place that serves, and what is left to do there, in areas. */
interface Place {
  readonly area: AreaId
  readonly more: number
}

/** All that makes a difference between Heroes on their way. */
interface Skill {
  readonly isSneaky: boolean
  readonly opensLocks: boolean
}

const skillsOf = onceAThought((): Map<Hero, Skill> => new Map())

function skillOf(state: State, hero: Hero): Skill {
  const skills = skillsOf(state)
  let skill = skills.get(hero)
  if (skill === undefined) {
    skill = { isSneaky: hasKeyword(state, hero, 'Sneaky'), opensLocks: opensLocks(state, hero) }
    skills.set(hero, skill)
  }
  return skill
}

function doorCostWith(state: State, door: DoorId, skill: Skill): number {
  const { noise } = at(mapOf(state).doors, door)
  const dice = skill.isSneaky ? noise - 1 : noise
  const heard = state.alarm === 'post' && dice === 1 ? 0 : dice
  const lock = isLocked(state, door) && !skill.opensLocks ? ways.lock + ways.doorNoise * heard : 0
  return ways.door + ways.doorNoise * heard + lock
}

/** What a closed door costs beside the step through it. */
export const doorCost = (state: State, door: DoorId, hero: Hero): number =>
  doorCostWith(state, door, skillOf(state, hero))

/** By area: what it costs to go into it. */
function tolls(state: State, map: CastleMap): number[] {
  const found = map.areas.map(() => 1)
  const each = state.alarm === 'post' ? ways.threatLate : ways.threat
  for (const { area, unit } of state.enemies) found[area] = (found[area] ?? 0) + each * units.of(unit).threat
  if (state.alarm === 'post') return found
  for (let area = 0; area < state.spots.length; area++) {
    const spawns = state.spots[area]?.spawns ?? []
    for (const { level } of spawns) {
      found[area] = (found[area] ?? 0) + ways.token * level
      for (const other of at(map.rooms, at(map.areas, area).room).areas) {
        if (other !== area) found[other] = (found[other] ?? 0) + ways.tokenRoom * level
      }
    }
  }
  return found
}

/** By area: the other end of its passage, or -1. */
const passagesOf = ({ spots }: State): number[] => spots.map(({ passage }) => passage ?? -1)

/** By area: 1 where smoke is. */
const smokeOf = ({ spots }: State): number[] => spots.map(({ obscured }) => (obscured === 0 ? 0 : 1))

/** All that ways depend on beside the Hero, and the fields that are known on it. */
interface Ground {
  readonly map: CastleMap
  readonly openDoors: number
  readonly lockedDoors: number
  readonly isLate: boolean
  readonly tolls: readonly number[]
  readonly passages: readonly number[]
  readonly smoke: readonly number[]
  readonly fields: Map<number, Field>
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false
  return one.length === other.length
}

const isSameGround = (one: Ground, other: Ground): boolean =>
  one.map === other.map &&
  one.openDoors === other.openDoors &&
  one.lockedDoors === other.lockedDoors &&
  one.isLate === other.isLate &&
  isSame(one.tolls, other.tolls) &&
  isSame(one.passages, other.passages) &&
  isSame(one.smoke, other.smoke)

/** The last one: from question to question it often stays the same. */
let last: Ground | undefined

const groundOf = onceAThought((state: State): Ground => {
  const map = mapOf(state)
  const ground: Ground = {
    map,
    openDoors: state.openDoors,
    lockedDoors: state.lockedDoors,
    isLate: state.alarm === 'post',
    tolls: tolls(state, map),
    passages: passagesOf(state),
    smoke: smokeOf(state),
    fields: new Map(),
  }
  if (last === undefined || !isSameGround(last, ground)) last = ground
  return last
})

const numberOf = { entering: 0, seeing: 1, leaving: 2 }

/** `more` comes in halves, up to 1. */
const keyOf = ({ area, by, more }: Goal, skill: Skill): number =>
  ((area * 3 + numberOf[by]) * 3 + 2 * more) * 4 + (skill.isSneaky ? 2 : 0) + (skill.opensLocks ? 1 : 0)

/** The way to a goal, from everywhere. */
export function fieldTo(state: State, goal: Goal, hero: Hero): Field {
  const ground = groundOf(state)
  const skill = skillOf(state, hero)
  const key = keyOf(goal, skill)
  let field = ground.fields.get(key)
  if (field === undefined) ground.fields.set(key, (field = spread(state, placesOf(state, goal, skill), skill, ground)))
  return field
}

function placesOf(state: State, { area, by, more }: Goal, skill: Skill): Place[] {
  if (by === 'seeing') return lookouts(state, area, skill)
  return by === 'entering' ? [{ area, more }] : mapOf(state).exits.map((exit) => ({ area: exit.area, more }))
}

/** Lets costs spread backwards from the goal until nothing gets cheaper. */
function spread(state: State, places: readonly Place[], skill: Skill, ground: Ground): Field {
  const { map, tolls: enter, passages } = ground
  const cost = map.areas.map(() => far)
  const left: AreaId[] = []
  for (const { area, more } of places) {
    if (more < (cost[area] ?? 0)) cost[area] = more
    left.push(area)
  }
  const reach = (to: AreaId, whole: number): void => {
    if (whole >= (cost[to] ?? 0)) return
    cost[to] = whole
    left.push(to)
  }
  for (const next of left) {
    const onwards = (cost[next] ?? 0) + (enter[next] ?? 0)
    for (const { is, to, door } of at(map.borders, next)) {
      if (is === 'wall') continue
      reach(to, is === 'open' || isOpen(state, door) ? onwards : onwards + doorCostWith(state, door, skill))
    }
    const passage = passages[next] ?? -1
    if (passage >= 0) reach(passage, onwards)
  }
  return cost
}

/** The places from which an area can be seen, or could once a door beside them is open. */
function lookouts(state: State, target: AreaId, skill: Skill): Place[] {
  const found: Place[] = [{ area: target, more: 0 }]
  if (isObscured(state, target)) return found
  for (const line of at(mapOf(state).lines, target)) {
    for (const { area, door } of line) {
      if (door >= 0 && !isOpen(state, door)) {
        found.push({ area, more: doorCostWith(state, door, skill) })
        break
      }
      if (isObscured(state, area)) break
      found.push({ area, more: 0 })
    }
  }
  return found
}
