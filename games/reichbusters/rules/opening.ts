// Doors that enemies open and unlock (RB-150, RB-179).

import type { RuleId } from '@umpire/engine'
import type { DoorId } from '../content/map/map.ts'
import type { State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { ReichbustersTable } from '../table.ts'

/** A door opens, lock and all, and never closes again (RB-082). */
export function setOpen(state: State, door: DoorId): void {
  state.openDoors |= 1 << door
  state.lockedDoors &= ~(1 << door)
}

/** RB-150 Somebody from outside has opened it. */
export function flingOpen(t: ReichbustersTable, door: DoorId, rule: RuleId): void {
  setOpen(t.state, door)
  t.tell({ kind: 'door flung open', rule, door })
}

/** RB-179, RB-326 */
export function enemyOpens(t: ReichbustersTable, enemy: Enemy, door: DoorId): void {
  setOpen(t.state, door)
  t.tell({ kind: 'enemy door', rule: 'RB-179', does: 'opens', enemy: { uid: enemy.uid, unit: enemy.unit }, door })
}

/** RB-179 */
export function enemyUnlocks(t: ReichbustersTable, enemy: Enemy, door: DoorId): void {
  t.state.lockedDoors &= ~(1 << door)
  t.tell({ kind: 'enemy door', rule: 'RB-179', does: 'unlocks', enemy: { uid: enemy.uid, unit: enemy.unit }, door })
}
