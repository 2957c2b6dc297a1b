// How the Complex Manager pays a cost from its trackers (CC-126 to CC-128): what is possible, and which way is taken.

import { at, refuse, type Rules, type WhyNot } from '@umpire/engine'
import { tracker } from '../content/numbers.ts'
import { type Paid, type Payment, payment, sharedPayment } from '../questions/payment.ts'
import { operativeOf, type State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { canGainByOverextension, isTrackerExhausted, mostOfTracker, payTracker, whyNotShare } from './paying.ts'

/**
 * Whether an ability is legal if these trackers pay (bit n: that of Operative n). One payer more never makes it illegal,
 * and if any set of payers is legal without nobody being so, one of them alone is (CC-127, CC-128).
 */
type IsLegal = (payers: number) => boolean

/** The trackers that can pay anything, as bits. */
export function usableTrackers(state: State): number {
  let bits = 0
  for (let n = 0; n < state.trackers.length; n++) if (!isTrackerExhausted(state, n)) bits |= 1 << n
  return bits
}

/** Those of them of which one has to pay. */
function neededTrackers(usable: number, isLegal: IsLegal): number {
  let bits = 0
  for (let n = 0; usable >> n !== 0; n++) if (((usable >> n) & 1) !== 0 && isLegal(1 << n)) bits |= 1 << n
  return bits
}

/** CC-130 Whether the trackers together can pay a cost, whoever is hit. */
export function canPay(state: State, cost: number): boolean {
  let most = 0
  for (let n = 0; n < state.trackers.length && most < cost; n++) most += mostOfTracker(state, n)
  return most >= cost
}

/** Whether there is any way to pay: if any payers are legal, all of them together are. */
export const hasShares = (state: State, cost: number, isLegal: IsLegal): boolean =>
  canPay(state, cost) && isLegal(usableTrackers(state))

/** The trackers that have paid, as bits. */
export function payersOf(shares: readonly number[]): number {
  let bits = 0
  for (let n = 0; n < shares.length; n++) if (at(shares, n) > 0) bits |= 1 << n
  return bits
}

/** How bad it is to take the next point from a tracker: the last space is worst, then points that an Operative gains. */
function badness(state: State, n: Unit, shares: readonly number[], isAction: boolean): number {
  const left = at(state.trackers, n) - at(shares, n)
  if (at(shares, n) >= mostOfTracker(state, n)) return Number.POSITIVE_INFINITY
  if (left === tracker.least) return 1000
  if (!canGainByOverextension(operativeOf(state, n))) return -20 - left
  return left <= 0 && isAction ? 100 - left : -left
}

/** Adds the points that are missing, each from the tracker where that hurts least. */
function filled(state: State, shares: number[], cost: number, isAction: boolean): readonly number[] {
  let missing = shares.reduce((sum, share) => sum - share, cost)
  for (; missing > 0; missing--) {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let n = 0; n < shares.length; n++) {
      const bad = badness(state, n, shares, isAction)
      if (bad < least) {
        least = bad
        best = n
      }
    }
    if (best < 0) throw new Error(`${cost} AP cannot be paid`)
    shares[best] = at(shares, best) + 1
  }
  return shares
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((share, n) => share === other[n])

/** A point each from some trackers, as far as the cost goes. */
const pointEach = (state: State, bits: number, cost: number): number[] => {
  let left = cost
  return state.trackers.map((_, n) => (((bits >> n) & 1) !== 0 && left-- > 0 ? 1 : 0))
}

/** A list in which no way to pay is there twice. */
function different(ways: readonly (readonly number[])[]): Payment[] {
  const found: (readonly number[])[] = []
  for (const way of ways) if (!found.some((other) => isSame(other, way))) found.push(way)
  return found
}

/** For each Operative that could be hit a way that lets it be hit, and one that lets as many as possible. */
function aimedProposals(state: State, cost: number, needed: number, isAction: boolean): Payment[] {
  const ways: (readonly number[])[] = []
  for (let n = 0; needed >> n !== 0; n++) {
    if (((needed >> n) & 1) !== 0) ways.push(filled(state, pointEach(state, 1 << n, cost), cost, isAction))
  }
  ways.push(filled(state, pointEach(state, needed, cost), cost, isAction))
  return different(ways)
}

/** Where it does not matter who pays: the cheapest way, and each tracker alone. */
function freeProposals(state: State, cost: number, isAction: boolean): Payment[] {
  const ways = [filled(state, pointEach(state, 0, cost), cost, isAction)]
  for (let n = 0; n < state.trackers.length; n++) {
    if (cost <= mostOfTracker(state, n)) ways.push(state.trackers.map((_, other) => (other === n ? cost : 0)))
  }
  return different(ways)
}

/** In how many ways so many points can be shared out among so many trackers. */
function waysToShare(points: number, trackers: number): number {
  let ways = 1
  for (let n = 1; n < trackers; n++) ways = (ways * (points + n)) / n
  return trackers === 0 ? 0 : ways
}

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** D-17 Which trackers pay. Where there is only one way, nobody is asked. */
export function* askShares(t: CrashersTable, cost: number, isLegal: IsLegal, paid: Paid): Rules<readonly number[]> {
  const { state } = t
  const usable = usableTrackers(state)
  const isFree = isLegal(0)
  const needed = isFree ? usable : neededTrackers(usable, isLegal)
  const ways = waysToShare(cost, countBits(usable)) - waysToShare(cost, countBits(usable & ~needed))
  const proposed = isFree
    ? freeProposals(state, cost, paid.isAction)
    : aimedProposals(state, cost, needed, paid.isAction)
  if (proposed.length < ways) proposed.push('otherwise')
  const only = proposed.length === 1 ? proposed[0] : undefined
  const chosen = only ?? (yield* t.choose(state.manager, payment(cost, paid), proposed))
  if (chosen !== 'otherwise') return chosen
  const rooms = state.trackers.map((_, n) => ({ target: n, most: Math.min(cost, mostOfTracker(state, n)) }))
  return yield* t.share(state.manager, sharedPayment(cost, paid), cost, rooms, {
    whyNot: (shares) => whyNotShares(state, shares, isLegal),
  })
}

function whyNotShares(state: State, shares: readonly number[], isLegal: IsLegal): WhyNot {
  for (const [n, share] of shares.entries()) {
    const refusal = whyNotShare(state, n, share)
    if (refusal !== undefined) return refusal
  }
  return isLegal(payersOf(shares)) ? undefined : refuse('CC-127', 'None of those who could be hit has paid.')
}

/** CC-125, CC-126 */
export function payShares(t: CrashersTable, shares: readonly number[], isAction: boolean): void {
  for (const [n, share] of shares.entries()) if (share > 0) payTracker(t, n, share, isAction)
}
