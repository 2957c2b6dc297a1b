// Contesting groups (CC-143, CC-176 to CC-180): one after the other, each with its window, until it is locked or gone.

import { at, type RuleId, type Rules } from '@umpire/engine'
import { whoIs } from '../events/who.ts'
import { defenderOf, type State } from '../state.ts'
import type { Frame, Group } from '../state/stack.ts'
import { isDefender, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { effectiveArmor } from './armor.ts'
import { isStillTarget } from './groups.ts'
import { attackOf, lineSide } from './targets.ts'
import { openWindow } from './windows.ts'

/** CC-143 The window for all dice together, then that of each group. */
export function* contestGroups(t: CrashersTable, frame: Frame): Rules {
  const { attack } = frame
  if (attack === null || attack.groups.length === 0) return
  yield* openWindow(t, { window: 'assigned', frame })
  for (let n = 0; n < attack.groups.length; n++) yield* contest(t, frame, at(attack.groups, n))
}

function* contest(t: CrashersTable, frame: Frame, group: Group): Rules {
  if (isSettled(t, frame, group)) return
  const { unit } = group
  yield* openWindow(t, { window: 'group', frame, group })
  yield* ignoredWindows(t, frame, group)
  if (group.unit !== unit) {
    yield* contest(t, frame, group) // CC-180 Its new unit may react to it too.
    return
  }
  if (isSettled(t, frame, group)) return
  group.status = 'locked' // CC-178
  group.armor = effectiveArmor(t.state, frame, group.unit, group) // CC-183
}

/** CC-071, CC-179 One window for all dice that a unit has ignored. */
function* ignoredWindows(t: CrashersTable, frame: Frame, group: Group): Rules {
  const { attack } = frame
  if (attack === null) return
  const { ignorings } = attack
  if (ignorings.length === 0) return
  attack.ignorings = []
  for (const by of new Set(ignorings.map((one) => one.by))) {
    const dice = ignorings.reduce((sum, one) => (one.by === by ? sum + one.dice : sum), 0)
    yield* openWindow(t, { window: 'ignored', frame, group, by, dice })
  }
}

/** Whether nothing more can come of a group: it was ignored, or nobody is there any more whom it could hit. */
function isSettled(t: CrashersTable, frame: Frame, group: Group): boolean {
  const { state } = t
  if (group.status !== 'open') return true
  if (!isStillTarget(state, frame, group)) {
    voidGroups(t, frame, group)
    return true
  }
  if (!isBehindBarrier(state, frame, group.unit)) return false
  removeGroup(t, group, group.unit, 'CC-270')
  return true
}

/** CC-177 With it all later groups on that unit; those that were reassigned are looked at for themselves (CC-180). */
function voidGroups(t: CrashersTable, { attack }: Frame, group: Group): void {
  voidGroup(t, group)
  if (attack === null || group.isReassigned) return
  for (const later of attack.groups) {
    if (later.status === 'open' && later.unit === group.unit && !later.isReassigned) voidGroup(t, later)
  }
}

function voidGroup(t: CrashersTable, group: Group): void {
  const { unit, dice, isReassigned } = group
  group.status = 'void'
  t.tell({ kind: 'group void', rule: isReassigned ? 'CC-180' : 'CC-177', on: whoIs(t.state, unit), dice: dice.slice() })
}

/** CC-270 Ranged dice whose line enters its region from a side that it has closed. */
function isBehindBarrier(state: State, frame: Frame, unit: Unit): boolean {
  const defender = isDefender(unit) ? defenderOf(state, unit) : undefined
  if (defender === undefined || defender.barriers === 0 || frame.attack === null) return false
  if (attackOf(frame)?.reach !== 'ranged') return false
  const side = lineSide(state, frame.attack.origin, defender.region)
  return side !== undefined && (defender.barriers & (1 << side)) !== 0
}

/** CC-179 All dice of a group are taken away from it. */
export function removeGroup(t: CrashersTable, group: Group, by: Unit, rule: RuleId): number {
  return removeDice(t, group, group.dice.length, by, rule)
}

/** CC-179 The highest dice of a group are taken away from it; without any left it is ignored. Returns how many. */
export function removeDice(t: CrashersTable, group: Group, highest: number, by: Unit, rule: RuleId): number {
  const { state } = t
  const sorted = group.dice.toSorted((a, b) => b - a)
  const taken = sorted.slice(0, highest)
  group.dice = sorted.slice(highest)
  group.ignored.push(...taken)
  if (group.dice.length === 0) group.status = 'ignored'
  t.tell({ kind: 'dice ignored', rule, by: whoIs(state, by), on: whoIs(state, group.unit), dice: taken })
  return taken.length
}

/** CC-067 A unit that ducks ignores this group and all that are still to come on it. Returns how many dice. */
export function removeFromHere(t: CrashersTable, frame: Frame, group: Group, by: Unit): number {
  const { attack } = frame
  if (attack === null) return 0
  attack.ducked.push(by)
  let dice = 0
  for (const later of attack.groups) {
    const isLater = later.n >= group.n && later.status === 'open' && later.unit === by
    if (isLater) dice += removeGroup(t, later, by, 'CC-067')
  }
  return dice
}
