// Ability Points (CC-118 to CC-134): paying, gaining and losing them, on the tracks of both sides.

import { at, refuse, type RuleId, type WhyNot } from '@umpire/engine'
import { tracker, trackerMaximum } from '../content/numbers.ts'
import { sayOperative } from '../names.ts'
import { operativeOf, type State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import type { Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { canAct, exhaustedAp, isAble, operativeHas } from './units.ts'

/** CC-119, CC-130 Where a marker comes to by a payment. */
const afterPaying = (marker: number, cost: number, maximum: number): number =>
  Math.max(marker - cost, exhaustedAp(maximum))

/** CC-122 */
export const overextension = (marker: number, cost: number): number => Math.max(0, cost - Math.max(0, marker))

/** CC-130 */
const isTooMuch = (marker: number, cost: number, maximum: number): boolean => marker - cost < -maximum && cost > maximum

/** CC-120, CC-129, CC-130 */
export function whyNotPay({ ap, maxAp }: Operative, cost: number): WhyNot {
  if (ap === exhaustedAp(maxAp)) return refuse('CC-129', 'Exhausted: cannot pay anything.')
  return isTooMuch(ap, cost, maxAp) ? tooDear(ap, cost, maxAp) : undefined
}

const tooDear = (ap: number, cost: number, maxAp: number): WhyNot =>
  refuse('CC-130', () => `The cost of ${cost} is more than your maximum of ${maxAp}, and you have ${ap}.`)

/** CC-121 to CC-124 Only what is paid for an Action overextends. */
export function payOperative(t: CrashersTable, operative: Operative, cost: number, isAction: boolean): void {
  if (cost === 0) return
  const over = isAction ? overextension(operative.ap, cost) : 0
  operative.ap = afterPaying(operative.ap, cost, operative.maxAp)
  t.tell({ kind: 'paid', rule: 'CC-120', operative: operative.id, cost, ap: operative.ap, maxAp: operative.maxAp })
  if (over > 0) gainTracker(t, operative.id, over, 'CC-121')
}

/** CC-118, CC-199 Who may not gain any is known to the caller; the Incapacitated never do. */
export function gainAp(t: CrashersTable, unit: Unit, ap: number, rule: RuleId): void {
  const operative = operativeOf(t.state, unit)
  if (!isAble(operative)) return
  const gained = Math.min(ap, operative.maxAp - operative.ap)
  if (gained <= 0) return
  operative.ap += gained
  t.tell({ kind: 'gained AP', rule, operative: unit, ap: gained })
}

/** CC-133; the first loss by an ability of the Complex does nothing to the Unshaken. */
export function loseAp(t: CrashersTable, unit: Unit, ap: number, rule: RuleId, isByComplex: boolean): void {
  const operative = operativeOf(t.state, unit)
  if (isByComplex && !operative.wasUnshaken && operativeHas(operative, 'unshaken')) {
    operative.wasUnshaken = true
    t.tell({ kind: 'unshaken', rule: 'CC-133', operative: unit })
    return
  }
  const left = Math.max(operative.ap - ap, exhaustedAp(operative.maxAp))
  const lost = operative.ap - left
  if (lost === 0) return
  operative.ap = left
  t.tell({ kind: 'lost AP', rule, operative: unit, ap: lost, isExhausted: left === exhaustedAp(operative.maxAp) })
}

const exhaustedTracker = exhaustedAp(trackerMaximum)

/** CC-132 */
export const isTrackerExhausted = ({ trackers }: State, n: Unit): boolean => at(trackers, n) === exhaustedTracker

/** CC-010, CC-132 An Exhausted tracker gains nothing but what comes at the start of the Initiative. */
export function gainTracker(t: CrashersTable, n: Unit, ap: number, rule: RuleId): void {
  if (!isTrackerExhausted(t.state, n)) raiseTracker(t, n, ap, rule)
}

/** CC-010 Gains above the highest space are lost. */
export function raiseTracker(t: CrashersTable, n: Unit, ap: number, rule: RuleId): void {
  const { trackers } = t.state
  const gained = Math.min(ap, tracker.most - at(trackers, n))
  if (gained <= 0) return
  trackers[n] = at(trackers, n) + gained
  t.tell({ kind: 'tracker gained', rule, tracker: n, ap: gained })
}

/** CC-133 */
export function loseTracker(t: CrashersTable, n: Unit, ap: number, rule: RuleId): void {
  const { trackers } = t.state
  const before = at(trackers, n)
  const left = Math.max(before - ap, exhaustedTracker)
  if (left === before) return
  trackers[n] = left
  t.tell({ kind: 'tracker lost', rule, tracker: n, ap: before - left })
}

/** The most that a tracker can pay at once: down to its last space, or its maximum (CC-130, CC-132). */
export const mostOfTracker = (state: State, n: Unit): number =>
  isTrackerExhausted(state, n) ? 0 : Math.max(trackerMaximum, at(state.trackers, n) + trackerMaximum)

/** CC-126, CC-132 */
export function whyNotShare(state: State, n: Unit, share: number): WhyNot {
  if (share === 0 || share <= mostOfTracker(state, n)) return undefined
  if (isTrackerExhausted(state, n)) {
    return refuse('CC-132', () => `The tracker of ${sayOperative(n)} is Exhausted: it pays nothing.`)
  }
  return refuse('CC-130', () => `A share of ${share} is more than a tracker's maximum of ${trackerMaximum}.`)
}

/** CC-125 Whether an Operative gains what its tracker overextends. */
export const canGainByOverextension = (operative: Operative): boolean =>
  canAct(operative) && operative.ap < operative.maxAp

/** CC-121, CC-124, CC-125 The share of one tracker. */
export function payTracker(t: CrashersTable, n: Unit, share: number, isAction: boolean): void {
  const { trackers } = t.state
  const over = isAction ? overextension(at(trackers, n), share) : 0
  trackers[n] = afterPaying(at(trackers, n), share, trackerMaximum)
  t.tell({ kind: 'tracker paid', rule: 'CC-126', tracker: n, cost: share, ap: at(trackers, n) })
  if (over > 0 && canGainByOverextension(operativeOf(t.state, n))) gainAp(t, n, over, 'CC-125')
}
