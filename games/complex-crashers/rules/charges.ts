// Charges of Reactors (CC-011, CC-219, CC-256): gaining, losing, spending and sharing them out.

import { at, refuse, type RuleId, type Rules, type WhyNot } from '@umpire/engine'
import { mostCharges } from '../content/numbers.ts'
import { type ChargePlan, chargesQuestion, chargeWaysQuestion, spreadQuestion } from '../questions/charges.ts'
import type { State } from '../state.ts'
import type { Reactor } from '../state/complex.ts'
import type { CrashersTable } from '../table.ts'
import { reactorHas } from './units.ts'

/** CC-256 What one charge of a Reactor is worth. */
const worthOf = (reactor: Reactor, forMechanical: boolean): number =>
  forMechanical && reactorHas(reactor, 'Mechanical Affinity') ? 2 : 1

/** CC-219 Reactors that are Online pay, revealed or not. */
function purse(state: State, forMechanical: boolean): number {
  let sum = 0
  for (const one of state.reactors) if (one.isOnline) sum += one.charges * worthOf(one, forMechanical)
  return sum
}

/** CC-219 `forMechanical`: for deploying a Mechanical Defender. */
export function whyNotCharges(state: State, cost: number, forMechanical = false): WhyNot {
  const charges = purse(state, forMechanical)
  return charges >= cost ? undefined : tooDear(cost, charges)
}

const tooDear = (cost: number, charges: number): WhyNot =>
  refuse('CC-219', () => `It costs ${cost} charges, and the Online Reactors have ${charges}.`)

/** Pays charges, from Reactors of the Complex Manager's choice. */
export function* payCharges(t: CrashersTable, cost: number, forMechanical = false): Rules {
  const { state } = t
  const ways = waysToPay(state, cost, forMechanical)
  const plan = yield* chooseWay(t, ways)
  for (const [n, charges] of plan.entries()) at(state.reactors, n).charges -= charges
  t.tell({ kind: 'charges paid', rule: 'CC-219', plan })
}

/** So many ways are shown at once; of more, those that empty one Reactor first. */
const fewWays = 6

function* chooseWay(t: CrashersTable, ways: readonly ChargePlan[]): Rules<ChargePlan> {
  const { manager } = t.state
  if (ways.length <= fewWays) return yield* t.choose(manager, chargeWaysQuestion, ways)
  const few: (ChargePlan | 'otherwise')[] = [...proposals(ways), 'otherwise']
  const chosen = yield* t.choose(manager, chargesQuestion, few)
  return chosen === 'otherwise' ? yield* t.choose(manager, chargeWaysQuestion, ways) : chosen
}

/** For each Reactor the way that takes most from it. */
function proposals(ways: readonly ChargePlan[]): ChargePlan[] {
  const found: ChargePlan[] = []
  for (let n = 0; n < at(ways, 0).length; n++) {
    const best = ways.reduce((most, way) => (at(way, n) > at(most, n) ? way : most))
    if (at(best, n) > 0 && !found.includes(best)) found.push(best)
  }
  return found
}

/** CC-256 All ways to pay without a charge too many: where charges count double, one may be lost. */
function waysToPay(state: State, cost: number, forMechanical: boolean): ChargePlan[] {
  const { reactors } = state
  const ways: ChargePlan[] = []
  const plan: number[] = []
  const goOn = (left: number, leastWorth: number): void => {
    const reactor = reactors[plan.length]
    if (reactor === undefined) {
      if (left <= 0 && left + leastWorth > 0) ways.push(plan.slice())
      return
    }
    const worth = worthOf(reactor, forMechanical)
    const most = reactor.isOnline ? Math.min(reactor.charges, Math.ceil(Math.max(left, 0) / worth)) : 0
    for (let charges = most; charges >= 0; charges--) {
      plan.push(charges)
      goOn(left - charges * worth, charges > 0 ? Math.min(leastWorth, worth) : leastWorth)
      plan.pop()
    }
  }
  goOn(cost, Infinity)
  return ways
}

/** CC-011 Surplus is lost; CC-232 an Offline Reactor gains none. */
export function addCharges(t: CrashersTable, reactor: Reactor, charges: number, rule: RuleId): void {
  if (!reactor.isOnline) return
  const gained = Math.min(charges, mostCharges - reactor.charges)
  if (gained <= 0) return
  reactor.charges += gained
  t.tell({ kind: 'charges gained', rule, slot: reactor.slot, charges: gained })
}

export function loseCharges(t: CrashersTable, reactor: Reactor, charges: number, rule: RuleId): void {
  const lost = Math.min(charges, reactor.charges)
  if (lost <= 0) return
  reactor.charges -= lost
  t.tell({ kind: 'charges lost', rule, slot: reactor.slot, charges: lost })
}

/** CC-098 New charges, split freely among the Online Reactors. */
export function* spreadCharges(t: CrashersTable, count: number): Rules {
  const { state } = t
  const rooms = state.reactors
    .filter(({ isOnline, charges }) => isOnline && charges < mostCharges)
    .map(({ slot, charges }) => ({ target: slot, most: mostCharges - charges }))
  const points = Math.min(
    count,
    rooms.reduce((sum, { most }) => sum + most, 0),
  )
  if (points === 0) return
  const shares = yield* t.share(state.manager, spreadQuestion, points, rooms)
  for (const [n, { target }] of rooms.entries()) {
    addCharges(t, at(state.reactors, target - 1), at(shares, n), 'CC-098')
  }
}
