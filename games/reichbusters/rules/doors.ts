// Doors (RB-080 to RB-084): unlocked, opened, never closed again.

import { at, type RuleId, type Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { DoorId } from '../content/map/map.ts'
import { isLocked, mapOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { carries } from './carrying.ts'
import { circled } from './circle.ts'
import { knowsTheHouse } from './objectives.ts'
import { setOpen } from './opening.ts'

/** RB-080 Noise dice of working on a door. */
export const doorNoise = (state: State, door: DoorId): 1 | 2 | 3 => at(mapOf(state).doors, door).noise

/** RB-082, RB-234 Whether a Hero opens locked doors in one action: with Keys, and where the mission says so. */
export const opensLocks = (state: State, hero: Hero): boolean => carries(hero, 'keys') || knowsTheHouse(state, hero)

/** RB-081 */
export function unlock(t: ReichbustersTable, door: DoorId, hero: HeroId | null, rule: RuleId = 'RB-081'): void {
  t.state.lockedDoors &= ~(1 << door)
  t.tell({ kind: 'door unlocked', rule, hero, door })
}

/** RB-082 Opens a door, locked or not; then everybody sees what lies behind. */
export function* openDoor(t: ReichbustersTable, door: DoorId, hero: HeroId | null, rule: RuleId = 'RB-082'): Rules {
  setOpen(t.state, door)
  t.tell({ kind: 'door opened', rule, hero, door })
  yield* circled().look(t)
}

/** RB-080 to RB-082 The work of one action on a door: it takes the lock off, or opens it. */
export function* workOnDoor(t: ReichbustersTable, door: DoorId, hero: Hero): Rules {
  if (isLocked(t.state, door) && !opensLocks(t.state, hero)) unlock(t, door, hero.id)
  else yield* openDoor(t, door, hero.id)
}
