// Sight and distance on the map as it is now (RB-117, RB-118, RB-122 to RB-127).

import { at } from '@umpire/engine'
import {
  type AreaId,
  type CastleMap,
  type DoorId,
  type MapId,
  type RoomId,
  type Side,
  sides,
} from './content/map/map.ts'
import { isOpen, mapOf, spotOf, type State } from './state.ts'
import type { Enemy } from './state/castle.ts'
import type { Hero } from './state/hero.ts'

export const roomOf = (state: State, area: AreaId): RoomId => at(mapOf(state).areas, area).room

export const isObscured = (state: State, area: AreaId): boolean => spotOf(state, area).obscured !== 0

export function hasEnemies(state: State, area: AreaId): boolean {
  for (const enemy of state.enemies) if (enemy.area === area) return true
  return false
}

export function hasHeroes(state: State, area: AreaId): boolean {
  for (const hero of state.heroes) if (hero.area === area) return true
  return false
}

export const enemiesAt = (state: State, area: AreaId): Enemy[] => state.enemies.filter((enemy) => enemy.area === area)
export const heroesAt = (state: State, area: AreaId): Hero[] => state.heroes.filter((hero) => hero.area === area)

/** Whether any enemy is in a room. */
export function roomHasEnemies(state: State, room: RoomId): boolean {
  for (const enemy of state.enemies) if (roomOf(state, enemy.area) === room) return true
  return false
}

/** What stops a line of sight on its way: areas with enemies (RB-123), with Heroes (RB-124), or neither (RB-249). */
export type Stops = 'enemies' | 'heroes' | 'nothing'

const isStopped = (state: State, area: AreaId, stops: Stops): boolean =>
  (stops === 'enemies' && hasEnemies(state, area)) || (stops === 'heroes' && hasHeroes(state, area))

/** RB-122 The side on which the line from one area to another leaves it; undefined where they share no row or column. */
export function sideTowards(map: CastleMap, from: AreaId, to: AreaId): Side | undefined {
  const here = at(map.areas, from)
  const there = at(map.areas, to)
  if (here.col === there.col) return there.row < here.row ? 0 : 2
  if (here.row === there.row) return there.col > here.col ? 1 : 3
  return undefined
}

/** RB-122, RB-125, RB-127 Areas along the line of sight from one area to another; -1 where there is none. */
export function sightDistance(state: State, from: AreaId, to: AreaId, stops: Stops): number {
  if (from === to) return 0
  if (isObscured(state, from) || isObscured(state, to)) return -1
  const map = mapOf(state)
  const side = sideTowards(map, from, to)
  if (side === undefined) return -1
  let distance = 0
  for (const { area, door } of at(at(map.lines, from), side)) {
    if (door >= 0 && !isOpen(state, door)) return -1
    distance++
    if (area === to) return distance
    if (isStopped(state, area, stops) || isObscured(state, area)) return -1
  }
  return -1
}

export const isInSight = (state: State, from: AreaId, to: AreaId, stops: Stops): boolean =>
  sightDistance(state, from, to, stops) >= 0

/** All areas in sight of one, itself first. */
export function areasInSight(state: State, from: AreaId, stops: Stops): AreaId[] {
  const seen = [from]
  if (isObscured(state, from)) return seen
  for (const line of at(mapOf(state).lines, from)) {
    for (const { area, door } of line) {
      if ((door >= 0 && !isOpen(state, door)) || isObscured(state, area)) break
      seen.push(area)
      if (isStopped(state, area, stops)) break
    }
  }
  return seen
}

/** RB-117 The adjacent areas, in the order of sides: no wall, no closed door between. */
export function adjacentAreas(state: State, area: AreaId): AreaId[] {
  const found: AreaId[] = []
  for (const { is, to, door } of at(mapOf(state).borders, area)) {
    if (is === 'open' || (is === 'door' && isOpen(state, door))) found.push(to)
  }
  return found
}

/** RB-117, RB-120 Where a Hero can go with one area of movement. */
export function heroSteps(state: State, area: AreaId): AreaId[] {
  const found = adjacentAreas(state, area)
  const { passage } = spotOf(state, area)
  if (passage !== null && !found.includes(passage)) found.push(passage)
  return found
}

/** RB-083 The closed doors of an area. */
export function closedDoors(state: State, area: AreaId): DoorId[] {
  const found: DoorId[] = []
  for (const { door } of at(mapOf(state).borders, area)) if (door >= 0 && !isOpen(state, door)) found.push(door)
  return found
}

/**
 * RB-118, RB-179 How somebody gets along: a closed door costs one more, cannot be passed (No Hands), or costs nothing
 * (Unstoppable).
 */
export type Gait = 'usual' | 'no hands' | 'unstoppable'

export const unreachable = 255

/** Distances from each area to all, on a map with these doors open. */
interface Distances {
  readonly map: CastleMap
  readonly doors: number
  readonly fields: number[][]
}

/** What is known of a gait. Doors only ever open, so that few are ever needed; most often it is the last one again. */
interface Known {
  readonly doorCost: number
  last: Distances | undefined
  readonly byMap: Map<MapId, Map<number, Distances>>
}

const newKnown = (doorCost: number): Known => ({ doorCost, last: undefined, byMap: new Map() })

const gaits: { readonly [Which in Gait]: Known } = {
  usual: newKnown(2),
  'no hands': newKnown(unreachable),
  unstoppable: newKnown(1),
}
const mostDistances = 3000

function findDistances({ byMap }: Known, map: CastleMap, doors: number): Distances {
  let byDoors = byMap.get(map.id)
  if (byDoors === undefined) byMap.set(map.id, (byDoors = new Map()))
  let found = byDoors.get(doors)
  if (found === undefined) {
    if (byDoors.size >= mostDistances) byDoors.clear()
    byDoors.set(doors, (found = { map, doors, fields: [] }))
  }
  return found
}

function fieldOf(state: State, from: AreaId, gait: Gait): readonly number[] {
  const known = gaits[gait]
  const map = mapOf(state)
  const doors = gait === 'unstoppable' ? 0 : state.openDoors
  const { last } = known
  const now = last?.map === map && last.doors === doors ? last : (known.last = findDistances(known, map, doors))
  return (now.fields[from] ??= spread(state, from, known.doorCost))
}

/** Areas by distance, ring after ring: a step costs 1, through a closed door `doorCost`. */
function spread(state: State, from: AreaId, doorCost: number): number[] {
  const map = mapOf(state)
  const field = map.areas.map(() => unreachable)
  field[from] = 0
  const rings: AreaId[][] = [[from]]
  for (let distance = 0; distance < rings.length; distance++) {
    for (const area of rings[distance] ?? []) {
      if (field[area] !== distance) continue
      for (const { is, to, door } of at(map.borders, area)) {
        if (is === 'wall') continue
        const cost = is === 'open' || isOpen(state, door) ? 1 : doorCost
        if (cost === unreachable || distance + cost >= (field[to] ?? 0)) continue
        field[to] = distance + cost
        ;(rings[distance + cost] ??= []).push(to)
      }
    }
  }
  return field
}

/** RB-118 Areas entered and closed doors crossed on the cheapest route; `unreachable` where there is none. */
export const distance = (state: State, from: AreaId, to: AreaId, gait: Gait = 'usual'): number =>
  fieldOf(state, from, gait)[to] ?? unreachable

/** The sides across which a shortest route from one area to another begins. */
export function firstSteps(state: State, from: AreaId, to: AreaId, gait: Gait): Side[] {
  const field = fieldOf(state, to, gait)
  const here = field[from]
  if (here === undefined || here === unreachable || from === to) return []
  return sides.filter((side) => {
    const border = at(at(mapOf(state).borders, from), side)
    if (border.is === 'wall') return false
    const cost = border.is === 'open' || isOpen(state, border.door) ? 1 : gaits[gait].doorCost
    return cost !== unreachable && (field[border.to] ?? unreachable) + cost === here
  })
}
