// What reactions do to the dice of an attack (CC-067, CC-177 to CC-180): ignore, harden, reassign, duck.

import type { Rules } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import { whoIs } from '../../events/who.ts'
import { groupsToTake, newUnitOfGroup } from '../../questions/attack.ts'
import { frameOf, operativeOf, type State } from '../../state.ts'
import type { AbilityRef, Frame, Group } from '../../state/stack.ts'
import { isOperative, type Unit } from '../../state/unit.ts'
import type { CrashersTable } from '../../table.ts'
import { itemOf } from '../abilities.ts'
import { removeDice, removeFromHere, removeGroup } from '../contest.ts'
import { duckSide, groupsNear, isContested, takersOf } from '../groups.ts'
import { dodge } from '../moving.ts'
import { isThere, placeOf, seatOf, setPillar } from '../units.ts'

type EffectOf<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>

/** The attack that a reaction answers, and the group if it answers one. */
interface Answered {
  readonly frame: Frame
  readonly group: Group
}

/** CC-277 Undefined where the group has been dealt with, or lies on somebody else now. */
function answeredGroup(state: State, { cause }: Frame): Answered | undefined {
  if (cause === null || cause.frame === null || cause.unit === null) return undefined
  const frame = frameOf(state, cause.frame)
  const group = frame?.attack?.groups.find(({ n }) => n === cause.group)
  if (frame === undefined || group === undefined) return undefined
  return isContested(state, frame, group, cause.unit) ? { frame, group } : undefined
}

/** CC-179 For the window that follows. */
function noteIgnoring({ attack }: Frame, by: Unit, dice: number): void {
  if (dice > 0) attack?.ignorings.push({ by, dice })
}

/** CC-179 The whole group; with some cards for a charge token, with others its unit then gets out of the way. */
export function* ignoreGroup(t: CrashersTable, frame: Frame, effect: EffectOf<'ignore group'>): Rules {
  const answered = answeredGroup(t.state, frame)
  const { ability: ref } = frame
  if (answered === undefined || ref === null) return
  if (effect.spendsToken === true && !spendToken(t.state, ref)) return
  noteIgnoring(answered.frame, ref.unit, removeGroup(t, answered.group, ref.unit, 'CC-179'))
  if (effect.away !== undefined && isThere(t.state, ref.unit)) yield* dodge(t, ref.unit, effect.away)
}

/** CC-252 False where there is none. */
function spendToken(state: State, { unit, item: uid }: AbilityRef): boolean {
  if (!isOperative(unit) || uid === null) return false
  const item = itemOf(operativeOf(state, unit), uid)
  if (item === undefined || item.tokens === 0) return false
  item.tokens--
  return true
}

/** CC-179 The highest dice of the group. */
export function ignoreDice(t: CrashersTable, frame: Frame, { highest }: EffectOf<'ignore dice'>): void {
  const answered = answeredGroup(t.state, frame)
  if (answered === undefined || frame.ability === null) return
  const { unit } = frame.ability
  noteIgnoring(answered.frame, unit, removeDice(t, answered.group, highest, unit, 'CC-179'))
}

/** CC-183 More Armor against this group alone. */
export function harden(t: CrashersTable, frame: Frame, { armor }: EffectOf<'harden'>): void {
  const group = answeredGroup(t.state, frame)?.group
  if (group === undefined) return
  group.hardened += armor
  t.tell({ kind: 'group hardened', rule: 'CC-183', armor, on: whoIs(t.state, group.unit), dice: group.dice.slice() })
}

/** CC-067 Behind the Pillar that the attack's line crosses: this group and all later ones on the unit are ignored. */
export function duck(t: CrashersTable, frame: Frame): void {
  const { state } = t
  const answered = answeredGroup(state, frame)
  if (answered === undefined || frame.ability === null) return
  const { unit } = frame.ability
  const side = duckSide(state, answered.frame, unit)
  if (side === undefined) return
  setPillar(state, unit, side)
  t.tell({ kind: 'pillared', rule: 'CC-067', who: whoIs(state, unit), side })
  noteIgnoring(answered.frame, unit, removeFromHere(t, answered.frame, answered.group, unit)) // CC-071
}

// Reassigning -------------------------------------------------------------------------------------------------------

/** CC-180 */
export function* reassign(t: CrashersTable, frame: Frame, effect: EffectOf<'reassign'>): Rules {
  if (frame.ability === null) return
  const { unit } = frame.ability
  if (effect.isAnyGroups === true) yield* takeAnyGroups(t, frame, unit)
  else yield* passOn(t, frame, unit, effect)
}

/** CC-266 Any groups on other Defenders of its region, before they are contested. */
function* takeAnyGroups(t: CrashersTable, { cause }: Frame, unit: Unit): Rules {
  const { state } = t
  const attack = cause === null || cause.frame === null ? undefined : frameOf(state, cause.frame)
  const groups = attack === undefined ? [] : groupsNear(state, unit, attack)
  if (groups.length === 0) return
  const chosen = yield* t.chooseMany(seatOf(state, unit), groupsToTake, groups, { least: 1, most: groups.length })
  for (const group of chosen) giveGroup(t, group, unit)
}

function* passOn(t: CrashersTable, frame: Frame, unit: Unit, effect: EffectOf<'reassign'>): Rules {
  const { state } = t
  const group = answeredGroup(state, frame)?.group
  const takers = group === undefined ? [] : takersOf(state, unit, effect, group)
  if (group === undefined || takers.length === 0) return
  giveGroup(t, group, yield* t.choose(seatOf(state, unit), newUnitOfGroup, takers))
}

/** CC-180 It keeps its dice; Armor that its old unit had against it is gone. */
function giveGroup(t: CrashersTable, group: Group, unit: Unit): void {
  const from = whoIs(t.state, group.unit)
  group.unit = unit
  group.isReassigned = true
  group.reassignedAt = placeOf(t.state, unit) ?? null
  group.hardened = 0
  t.tell({ kind: 'group reassigned', rule: 'CC-180', from, on: whoIs(t.state, unit), dice: group.dice.slice() })
}
