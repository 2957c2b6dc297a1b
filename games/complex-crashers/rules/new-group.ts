// A group of dice as it is when it has just been assigned (CC-172).

import type { Group } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'

export const newGroup = (n: number, unit: Unit, dice: readonly number[]): Group => ({
  n,
  unit,
  dice: dice.slice(),
  ignored: [],
  status: 'open',
  isReassigned: false,
  reassignedAt: null,
  hardened: 0,
  armor: null,
})
