// An attack from what it does first to its last contested group (CC-142, CC-143, CC-168 to CC-180, CC-196 to CC-198).

import { d10, type Rules } from '@umpire/engine'
import { whoUses } from '../events/who.ts'
import { defenderOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { AttackNow, Frame } from '../state/stack.ts'
import { isDefender } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { strengthOf } from './armor.ts'
import { assignArea, assignSingle, assignSweeping } from './assigning.ts'
import { setOnFire } from './burning.ts'
import { contestGroups } from './contest.ts'
import { goFirst } from './going-first.ts'
import { aimOf } from './groups.ts'
import { originOf } from './origins.ts'
import { type Aim, aimedAnew, attackAbilityOf, isRegionTarget, validTargets } from './targets.ts'
import { isThere, unitsIn } from './units.ts'

/** CC-142, CC-143 False where it has come to nothing before its roll (CC-154). */
export function* attack(t: CrashersTable, frame: Frame): Rules<boolean> {
  const { ability: ref } = frame
  if (ref === null) return false
  const { first } = attackAbilityOf(ref)
  const hasGone = first === undefined || (yield* goFirst(t, frame, first))
  const aim = hasGone ? aimNow(t.state, frame) : undefined
  if (aim === undefined || !(yield* carryOut(t, frame, aim))) {
    t.tell({ kind: 'attack null', rule: 'CC-154', by: whoUses(frame, ref) })
    return false
  }
  yield* contestGroups(t, frame)
  return true
}

/** CC-051, CC-154 From where its unit is now; undefined where that unit cannot attack any more. */
function aimNow(state: State, frame: Frame): Aim | undefined {
  const { ability: ref, cause } = frame
  if (ref === null) return undefined
  const isAnsweringOwnEnd = cause !== null && cause.window === 'resolved' && cause.unit === ref.unit
  if (!isAnsweringOwnEnd && !isThere(state, ref.unit)) return undefined
  if (isDefender(ref.unit) && defenderOf(state, ref.unit)?.isDisabled === true) return undefined
  const origin = originOf(state, ref, cause)
  return origin === undefined ? undefined : aimOf(frame, origin)
}

function* carryOut(t: CrashersTable, frame: Frame, aim: Aim): Rules<boolean> {
  return aim.ability.attack.spread === 'area' ? yield* onRegion(t, frame, aim) : yield* onUnits(t, frame, aim)
}

/** CC-169, CC-170 */
function roll(t: CrashersTable, frame: Frame, { ref, origin }: Aim, region: RegionId | null, count: number): AttackNow {
  const dice = t.roll(d10, count)
  const now: AttackNow = { origin, region, dice, groups: [], piercing: 0, ducked: [], ignorings: [] }
  frame.attack = now
  const rule = region === null ? 'CC-171' : 'CC-196'
  if (count > 0) t.tell({ kind: 'dice rolled', rule, by: whoUses(frame, ref), region, dice })
  return now
}

/**
 * CC-171, CC-174 Rolled first, then assigned. With nobody left to hit, the dice of an attack that was free in its choice
 * are lost; one that has to hit somebody is null before the roll (CC-156).
 */
function* onUnits(t: CrashersTable, frame: Frame, aim: Aim): Rules<boolean> {
  const { ref, ability, cause } = aim
  const hasTarget = validTargets(t.state, aim).length > 0
  const mustHit = ability.target === 'trigger' || (ability.kind === 'action' && cause !== null)
  if (mustHit && !hasTarget) return false
  const now = roll(t, frame, aim, null, strengthOf(t.state, ref.unit, ability))
  if (!hasTarget) t.tell({ kind: 'dice lost', rule: 'CC-174', by: whoUses(frame, ref) })
  else if (ability.attack.spread === 'sweeping') yield* assignSweeping(t, frame, now, aim)
  else yield* assignSingle(t, frame, now, aim)
  return true
}

/** CC-196 to CC-198, CC-240, CC-246 */
function* onRegion(t: CrashersTable, frame: Frame, aim: Aim): Rules<boolean> {
  const { state } = t
  const { ref, ability } = aim
  const region = targetRegion(state, frame, aim)
  if (region === undefined) return false
  const units = unitsIn(state, region)
  const now = roll(t, frame, aim, region, units.length * strengthOf(state, ref.unit, ability))
  if (ability.burning !== undefined) setOnFire(t, region, ability.burning, 'CC-240')
  if (units.length === 0) t.tell({ kind: 'nobody there', rule: 'CC-198', region })
  else yield* assignArea(t, frame, now, units)
  return true
}

/**
 * The region of an area attack, if it is still valid. Who has paid was asked when it was activated; of a region that is
 * fixed only now, after a movement, it is asked now (CC-128).
 */
function targetRegion(state: State, { declared, payers }: Frame, aim: Aim): RegionId | undefined {
  const { ability, origin } = aim
  const region = ability.attack.reach === 'melee' ? origin : declared.region
  if (region === null) return undefined
  const isFixedNow = ability.first !== undefined
  return isRegionTarget(state, aimedAnew(aim, { payers: isFixedNow ? payers : -1 }), region) ? region : undefined
}
