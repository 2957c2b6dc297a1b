// One ability on the stack, from its first window until it leaves (CC-141 to CC-145, CC-154, CC-155, CC-274).

import type { Rules } from '@umpire/engine'
import { type AttackAbility, isAttack } from '../content/ability.ts'
import { whoUses } from '../events/who.ts'
import { againQuestion } from '../questions/act.ts'
import { defenderOf, frameOf, operativeOf, reactorOf, type State } from '../state.ts'
import { type AbilityRef, type Cause, type Frame, nothingDeclared } from '../state/stack.ts'
import { isDefender, isOperative } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { abilityOf, whyNotUse } from './abilities.ts'
import { activateFor } from './activate.ts'
import { attack } from './attack.ts'
import { burningAttack } from './burning.ts'
import { carryOut } from './effects.ts'
import { dropFrame } from './frames.ts'
import { isContested } from './groups.ts'
import { whyNotPay } from './paying.ts'
import { resolve } from './resolve.ts'
import { hasShares } from './shares.ts'
import { canAttack } from './targets.ts'
import { isAble, isWorking, placeOf, seatOf } from './units.ts'
import { openWindow, type Results } from './windows.ts'

/** CC-150 */
export function* run(t: CrashersTable, frame: Frame): Rules {
  const { ability: ref } = frame
  if (ref === null) return yield* runFire(t, frame)
  const ability = abilityOf(ref)
  frame.stage = 'activated'
  yield* openWindow(t, { window: 'activated', frame })
  if (frame.isCancelled) return leave(t, frame, ref, 'cancelled')
  if (isNull(t.state, frame, ref)) return leave(t, frame, ref, 'null')
  frame.stage = 'processed'
  if (isAttack(ability)) return yield* runAttack(t, frame, ref, ability)
  yield* carryOut(t, frame, ability.effect)
  dropFrame(t.state, frame)
}

/** CC-154, CC-155 What was paid and used up stays so. */
function leave(t: CrashersTable, frame: Frame, ref: AbilityRef, why: 'cancelled' | 'null'): void {
  const who = whoUses(frame, ref)
  if (why === 'cancelled') t.tell({ kind: 'cancelled', rule: 'CC-155', who, ability: ref })
  else t.tell({ kind: 'null', rule: 'CC-154', who, ability: ref })
  dropFrame(t.state, frame)
}

/** CC-161, CC-243 Fire has no source and no first window. */
function* runFire(t: CrashersTable, frame: Frame): Rules {
  frame.stage = 'processed'
  yield* burningAttack(t, frame)
  yield* finish(t, frame)
}

/** CC-144, CC-145 */
function* finish(t: CrashersTable, frame: Frame): Rules<Results> {
  const results = yield* resolve(t, frame)
  frame.stage = 'resolved'
  yield* openWindow(t, { window: 'resolved', frame, results })
  dropFrame(t.state, frame)
  return results
}

function* runAttack(t: CrashersTable, frame: Frame, ref: AbilityRef, ability: AttackAbility): Rules {
  if (!(yield* attack(t, frame))) return dropFrame(t.state, frame)
  const results = yield* finish(t, frame)
  if (results.damaged.length === 0) yield* again(t, ref, ability)
}

/** CC-154, CC-277 Before anything is done: the source, who entered, the group. */
function isNull(state: State, { cause }: Frame, ref: AbilityRef): boolean {
  if (isSourceLost(state, ref, cause)) return true
  if (cause?.window === 'group') return !isGroupLeft(state, cause)
  return cause?.window === 'step' && isAimedAtTrigger(ref) && hasLeft(state, cause)
}

/** CC-154 Gone, Incapacitated, Offline or forbidden; a reaction to its own destruction is the exception (CC-153). */
function isSourceLost(state: State, { unit }: AbilityRef, cause: Cause | null): boolean {
  if (isOperative(unit)) return !isAble(operativeOf(state, unit))
  if (!isDefender(unit)) return !isWorking(reactorOf(state, unit))
  const defender = defenderOf(state, unit)
  return defender === undefined ? cause === null || cause.card === null || cause.unit !== unit : defender.isDisabled
}

/** CC-277 */
function isGroupLeft(state: State, cause: Cause): boolean {
  const frame = cause.frame === null ? undefined : frameOf(state, cause.frame)
  const group = frame?.attack?.groups.find(({ n }) => n === cause.group)
  return (
    frame !== undefined && group !== undefined && cause.unit !== null && isContested(state, frame, group, cause.unit)
  )
}

function isAimedAtTrigger(ref: AbilityRef): boolean {
  const ability = abilityOf(ref)
  return isAttack(ability) && ability.target === 'trigger'
}

/** CC-156 */
const hasLeft = (state: State, { unit, region }: Cause): boolean => unit === null || placeOf(state, unit) !== region

/** CC-274, D-25 An attack that may be activated again when it has done no damage. */
function* again(t: CrashersTable, ref: AbilityRef, { riders = [] }: AttackAbility): Rules {
  const { state } = t
  for (const rider of riders) {
    if (rider.after !== 'again' || !canRepeat(state, ref, rider.cost)) continue
    if (!(yield* t.confirm(seatOf(state, ref.unit), againQuestion(ref, rider.cost)))) continue
    yield* activateFor(t, ref, nothingDeclared, rider.cost)
  }
}

const canRepeat = (state: State, ref: AbilityRef, cost: number): boolean =>
  whyNotUse(state, ref) === undefined &&
  (isOperative(ref.unit)
    ? whyNotPay(operativeOf(state, ref.unit), cost) === undefined && canAttack(state, ref, null, -1)
    : hasShares(state, cost, (payers) => canAttack(state, ref, null, payers)))
