// What Ability Points are worth to those who pay them.

import { at } from '@umpire/engine'
import { isOperative, type Unit } from '../state/unit.ts'
import { operativeOf, type State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import { isAble, isExhausted } from '../rules/units.ts'
import { isTrackerExhausted } from '../rules/paying.ts'
import { aims, designs } from './weights.ts'

/** What a cost means to an Operative: points below 0 feed the Complex, if they are paid for an Action. */
export function priceOfPoints({ ap, maxAp }: Operative, cost: number, isAction: boolean): number {
  let price = 0
  for (let n = 0; n < cost; n++) {
    const left = ap - n
    price += left > aims.reserve ? aims.spare : left > 0 ? aims.kept : isAction ? aims.over : aims.over * 0.6
  }
  return price + (ap - cost < -maxAp ? aims.exhausted : 0)
}

/** The price of the next point of a tracker. */
function pointOf(state: State, n: Unit, left: number, isAction: boolean): number {
  if (left > designs.full) return designs.surplus
  const operative = operativeOf(state, n)
  if (left > 0) return left > designs.reserve || !isAction ? designs.point : designs.kept
  const isFed = isAction && isAble(operative) && !isExhausted(operative) && operative.ap < operative.maxAp
  return isFed ? designs.fed : designs.kept
}

/** What so many points cost the Complex Manager, taken where they hurt least. */
export function priceOfTrackers(state: State, cost: number, isAction: boolean): number {
  const left = state.trackers.slice()
  let price = 0
  for (let n = 0; n < cost; n++) {
    let best = -1
    let least = 100
    for (let index = 0; index < left.length; index++) {
      if (isTrackerExhausted(state, index)) continue
      const one = pointOf(state, index, at(left, index), isAction)
      if (one >= least && !(one === least && at(left, index) > at(left, best))) continue
      least = one
      best = index
    }
    if (best < 0) return price + 10
    left[best] = at(left, best) - 1
    price += least
  }
  return price
}

/** What a way to pay costs. */
export function priceOfShares(state: State, shares: readonly number[], isAction: boolean): number {
  let price = 0
  for (const [n, share] of shares.entries()) {
    for (let point = 0; point < share; point++) price += pointOf(state, n, at(state.trackers, n) - point, isAction)
  }
  return price
}

export const priceFor = (state: State, unit: Unit, cost: number, isAction: boolean): number =>
  isOperative(unit) ? priceOfPoints(operativeOf(state, unit), cost, isAction) : priceOfTrackers(state, cost, isAction)
