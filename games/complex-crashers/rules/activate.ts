// Activating Actions (CC-139, CC-157): stepping out, agreeing, paying, and then onto the stack.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { type AttackAbility, isAttack } from '../content/ability.ts'
import { whoIs } from '../events/who.ts'
import { stepOutQuestion } from '../questions/act.ts'
import { operativeOf, type State } from '../state.ts'
import type { AbilityRef, Declared } from '../state/stack.ts'
import { isOperative } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { abilityOf, costOf, markUsed, whyNotUse } from './abilities.ts'
import { runFrame } from './circle.ts'
import { hasDeclaration } from './declaring.ts'
import { newFrame, tellActivated } from './frames.ts'
import { mustHit } from './groups.ts'
import { payOperative, whyNotPay } from './paying.ts'
import { askShares, canPay, payersOf, payShares, usableTrackers } from './shares.ts'
import { agree } from './swapping.ts'
import { type Aim, aimedAnew, canAttack, isRegionTarget, validTargets } from './targets.ts'
import { pillarOf, placeOf, seatOf, setPillar } from './units.ts'

/** CC-137, CC-139, CC-140 Why an Action cannot be activated now, whatever it would be used on. */
export function whyNotActivate(state: State, ref: AbilityRef): WhyNot {
  return whyNotUse(state, ref) ?? whyNotAfford(state, ref) ?? whyNothing(state, ref)
}

/** CC-130, CC-132 Whether anybody can pay for it. */
export function whyNotAfford(state: State, ref: AbilityRef): WhyNot {
  const cost = costOf(state, ref)
  if (isOperative(ref.unit)) return whyNotPay(operativeOf(state, ref.unit), cost)
  return canPay(state, cost) ? undefined : tooDear(cost)
}

const tooDear = (cost: number): WhyNot => refuse('CC-126', () => `No tracker can pay ${cost} AP.`)

const nothingToUseItOn = refuse('CC-140', 'There is nothing that it can be used on now.')

/** CC-127 An attack of the Complex needs somebody to hit whose tracker can pay. */
const whyNothing = (state: State, ref: AbilityRef): WhyNot =>
  hasDeclaration(state, ref, isOperative(ref.unit) ? -1 : usableTrackers(state)) ? undefined : nothingToUseItOn

const isAnything = (): boolean => true

/** An attack that starts where its unit stands. */
function aimFrom(state: State, ref: AbilityRef, ability: AttackAbility, declared: Declared): Aim | undefined {
  const origin = placeOf(state, ref.unit)
  if (origin === undefined) return undefined
  return { ref, ability, origin, payers: -1, cause: mustHit(declared), hasSteppedOut: false }
}

/** CC-069, D-32 Asked only where stepping out changes what can be hit; where nothing can be hit without, it is done. */
function* stepOut(t: CrashersTable, ref: AbilityRef, declared: Declared): Rules {
  const { state } = t
  const ability = abilityOf(ref)
  if (pillarOf(state, ref.unit) === null || !isAttack(ability) || ability.first !== undefined) return
  const aim = aimFrom(state, ref, ability, declared)
  if (aim === undefined) return
  const isOut = declared.region === null ? yield* wantsOut(t, aim) : !isRegionTarget(state, aim, declared.region)
  if (!isOut) return
  setPillar(state, ref.unit, null)
  t.tell({ kind: 'stepped out', rule: 'CC-069', who: whoIs(state, ref.unit) })
}

function* wantsOut(t: CrashersTable, aim: Aim): Rules<boolean> {
  const { state } = t
  const staying = validTargets(state, aim).length
  const out = validTargets(state, aimedAnew(aim, { hasSteppedOut: true }))
  if (staying === out.length) return false
  return staying === 0 || (yield* t.confirm(seatOf(state, aim.ref.unit), stepOutQuestion(aim.ref, out)))
}

/** CC-127, CC-128 Whether an Action may be paid for by these trackers. */
function legalPayers(state: State, ref: AbilityRef, declared: Declared): (payers: number) => boolean {
  const ability = abilityOf(ref)
  if (!isAttack(ability)) return isAnything
  const aim = aimFrom(state, ref, ability, declared)
  if (aim === undefined || ability.first !== undefined) return (payers) => canAttack(state, ref, null, payers)
  const { region } = declared
  return region === null
    ? (payers) => validTargets(state, aimedAnew(aim, { payers })).length > 0
    : (payers) => isRegionTarget(state, aimedAnew(aim, { payers }), region)
}

/**
 * CC-139 An Action that its owner has chosen. What it is used on was looked at before. False where it does not come to
 * it, because somebody else did not agree: then nothing is spent.
 */
export function* activate(t: CrashersTable, ref: AbilityRef, declared: Declared): Rules<boolean> {
  const agreed = yield* agree(t, ref, declared)
  if (agreed === undefined) return false
  yield* stepOut(t, ref, agreed)
  yield* activateFor(t, ref, agreed, costOf(t.state, ref))
  return true
}

/** CC-121 to CC-126 Pays for an Action, and carries it out. */
export function* activateFor(t: CrashersTable, ref: AbilityRef, declared: Declared, cost: number): Rules {
  const { state } = t
  const isComplexUnit = !isOperative(ref.unit)
  const paid = { ref, isAction: true, mayHit: isAttack(abilityOf(ref)) && declared.region === null }
  const shares = isComplexUnit ? yield* askShares(t, cost, legalPayers(state, ref, declared), paid) : []
  const payers = payersOf(shares)
  const frame = newFrame(state, { ability: ref, isAction: true, cost, shares, payers, declared })
  tellActivated(t, frame, ref, 'CC-139')
  if (isComplexUnit) payShares(t, shares, true)
  else payOperative(t, operativeOf(state, ref.unit), cost, true)
  markUsed(t, ref)
  yield* runFrame(t, frame)
}

/** CC-157 An Action that another ability makes free. `payers`: the trackers that have paid for that one. */
export function* activateFree(t: CrashersTable, ref: AbilityRef, declared: Declared, payers: number): Rules {
  const agreed = yield* agree(t, ref, declared)
  if (agreed === undefined) return
  yield* stepOut(t, ref, agreed)
  const frame = newFrame(t.state, { ability: ref, isAction: true, payers, declared: agreed })
  tellActivated(t, frame, ref, 'CC-157')
  markUsed(t, ref)
  yield* runFrame(t, frame)
}
