// Doors: which one leads on, and when it is wise to open it.

import { at } from '@umpire/engine'
import type { AreaId, DoorId } from '../content/map/map.ts'
import { opensLocks } from '../rules/doors.ts'
import { isLocked, mapOf, spotOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { Errand } from './errands.ts'
import { doors } from './weights.ts'
import { doorCost } from './ways.ts'

const beyond = (state: State, door: DoorId, area: AreaId): AreaId => {
  const [one, other] = at(mapOf(state).doors, door).areas
  return one === area ? other : one
}

/** Levels of spawn tokens that would come into sight. */
function waiting(state: State, area: AreaId, door: DoorId): number {
  let levels = 0
  for (const line of at(mapOf(state).lines, area)) {
    if (line[0]?.door !== door) continue
    for (const [n, { area: seen, door: next }] of line.entries()) {
      if (n > 0 && next >= 0 && (state.openDoors & (1 << next)) === 0) break
      for (const { level } of spotOf(state, seen).spawns) levels += level
    }
  }
  return levels
}

/** What working on a door is worth. `isWhole`: lock and all at once, by a card. */
export function doorWorth(state: State, hero: Hero, errand: Errand | undefined, door: DoorId, isWhole = false): number {
  const { area } = hero
  if (area === null || errand === undefined) return 0
  const to = beyond(state, door, area)
  const saved = at(errand.field, area) - at(errand.field, to)
  const cost = doorCost(state, door, hero)
  // It is on the way if going or looking through it, and paying for it, is as good as any other way.
  const isLookedThrough = at(errand.field, to) < doors.nothing && saved > cost - doors.nothing
  if (!isLookedThrough && saved < cost + doors.slack) return 0
  const isKept = isLocked(state, door) && !opensLocks(state, hero) && !isWhole
  const worth = errand.pace * (isKept ? doors.lock : isWhole ? doors.whole : doors.open)
  const isLast = state.alarm === 'pre' && (state.turn?.basicLeft ?? 2) < 2 && !isKept
  return worth - (isLast ? doors.ambush * waiting(state, area, door) : 0)
}
