// What is nearest (RB-118): the ones among several that are equally near, in their order.

import type { AreaId, DoorId, RoomId } from '../content/map/map.ts'
import { distance, unreachable } from '../ground.ts'
import { isOpen, mapOf, type State } from '../state.ts'

/** Those that are least far away; nobody where there is no route to any. */
export function nearest<T>(things: readonly T[], away: (thing: T) => number): T[] {
  let least = unreachable - 1
  let found: T[] = []
  for (const thing of things) {
    const far = away(thing)
    if (far < least) {
      least = far
      found = [thing]
    } else if (far === least) found.push(thing)
  }
  return found
}

/** To the nearest area of a room. */
export function roomDistance(state: State, from: AreaId, room: RoomId): number {
  let least = unreachable
  for (const area of mapOf(state).rooms[room]?.areas ?? []) least = Math.min(least, distance(state, from, area))
  return least
}

/** RB-148 To the nearer of a door's two areas. */
export function doorDistance(state: State, from: AreaId, door: DoorId): number {
  const [one, other] = mapOf(state).doors[door]?.areas ?? []
  if (one === undefined || other === undefined) return unreachable
  return Math.min(distance(state, from, one), distance(state, from, other))
}

/** The nearest closed doors of which this is true. */
export function nearestDoors(state: State, from: AreaId, isWanted: (door: DoorId) => boolean): DoorId[] {
  const closed = mapOf(state).doors.flatMap(({ id }) => (!isOpen(state, id) && isWanted(id) ? [id] : []))
  return nearest(closed, (door) => doorDistance(state, from, door))
}
