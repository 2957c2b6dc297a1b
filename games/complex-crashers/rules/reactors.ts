// Reactors (CC-231 to CC-238): bringing them Online, going Offline, and the Stage 2 E.M.P.

import { refuse, type RuleId, type Rules, type WhyNot } from '@umpire/engine'
import { onlineCost } from '../content/numbers.ts'
import { reactorOf, type State } from '../state.ts'
import type { Reactor } from '../state/complex.ts'
import { reactorUnit, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { payCharges, whyNotCharges } from './charges.ts'
import { placeReserved } from './revealing.ts'
import { isWorking } from './units.ts'
import { removeUpgrades, upgradeBy } from './upgrades.ts'
import { checkReactors } from './victory.ts'

/** CC-231 */
export const costOfOnline = ({ reactors }: State): number =>
  reactors.reduce((cost, { isOnline }) => (isOnline ? cost + 1 : cost), onlineCost)

/** Jump Start: 1 charge less, and at least 1. */
export const jumpStartCost = (state: State): number => Math.max(1, costOfOnline(state) - 1)

/** CC-231, CC-236 Revealed or not, and however often it went Offline. */
export function whyNotOnline(state: State, reactor: Reactor, cost: number): WhyNot {
  if (reactor.isOnline) return refuse('CC-231', () => `Reactor ${reactor.slot} is Online already.`)
  return whyNotCharges(state, cost)
}

/** CC-231 It starts without charges; CC-228 one that is revealed upgrades at once, CC-087 one in reserve is placed. */
export function* bringOnline(t: CrashersTable, reactor: Unit, cost: number): Rules {
  const { state } = t
  yield* payCharges(t, cost)
  const one = reactorOf(state, reactor)
  one.isOnline = true
  one.charges = 0
  t.tell({ kind: 'reactor online', rule: 'CC-231', slot: one.slot })
  if (isWorking(one)) yield* upgradeBy(t, one)
  else yield* placeReserved(t, one.slot)
}

/** CC-186, CC-232 All of them together; CC-004 may end the game, then markers go (CC-230). */
export function* goOffline(t: CrashersTable, reactors: readonly Unit[], rule: RuleId): Rules {
  const { state } = t
  for (const unit of reactors) {
    const reactor = reactorOf(state, unit)
    if (!reactor.isOnline) continue
    reactor.isOnline = false
    reactor.charges = 0
    t.tell({ kind: 'reactor offline', rule, slot: reactor.slot })
  }
  checkReactors(t)
  yield* removeUpgrades(t)
}

/** CC-237 Marked as called when it happens: a call that was cancelled does not count (CC-155). */
export function callEmp(t: CrashersTable): void {
  const { state } = t
  state.emp = state.terms.empCountdown
  state.isEmpCalled = true
  t.tell({ kind: 'emp called', rule: 'CC-237', countdown: state.emp })
}

/** CC-104 */
export function* countDown(t: CrashersTable): Rules {
  const { state } = t
  if (state.emp === null) return
  state.emp--
  if (state.emp > 0) {
    t.tell({ kind: 'emp counts down', rule: 'CC-104', left: state.emp })
    return
  }
  state.emp = null
  t.tell({ kind: 'emp explodes', rule: 'CC-238' })
  yield* goOffline(t, hitByEmp(state), 'CC-238')
}

/** CC-238 All Reactors but the last. */
const hitByEmp = ({ reactors, terms }: State): Unit[] =>
  reactors.filter(({ slot }) => slot < terms.reactors).map(({ slot }) => reactorUnit(slot))
