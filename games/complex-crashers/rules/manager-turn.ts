// The Complex Manager's Initiative, step 5 (CC-113): one thing after another, until it passes.

import { at, type Blocked, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { moveDefender } from '../content/orders.ts'
import { deployToQuestion, type ManagerAction, manageQuestion, orderQuestion } from '../questions/manager.ts'
import type { State } from '../state.ts'
import { reactorUnit, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { activate } from './activate.ts'
import { payCharges, whyNotCharges } from './charges.ts'
import { chooseDoor, deploy, deployRegions, hasDeployRegion } from './deploying.ts'
import { whyNotDeploy } from './models.ts'
import { bringOnline, costOfOnline, whyNotOnline } from './reactors.ts'
import { canPay } from './shares.ts'
import { stage, whyNotStage } from './staging.ts'
import { isWorking } from './units.ts'
import { canSimplyMove, hasUse, usesOf } from './uses.ts'

/** CC-113 Everything that could come into question. */
function candidates(state: State): ManagerAction[] {
  const found: ManagerAction[] = []
  for (const { slot, isOnline } of state.reactors) if (!isOnline) found.push({ do: 'online', slot })
  for (const { card, isStaged } of state.grid) found.push({ do: isStaged ? 'deploy' : 'stage', card })
  for (const one of state.reactors) if (isWorking(one)) found.push({ do: 'order', unit: reactorUnit(one.slot) })
  for (const { unit } of state.defenders) found.push({ do: 'order', unit })
  return found
}

/** Those of them that are possible. The menu of every Action of the Complex is made here: nothing else is listed. */
function possibleNow(state: State): ManagerAction[] {
  const found: ManagerAction[] = []
  const online = costOfOnline(state)
  for (const one of state.reactors) {
    if (!one.isOnline && whyNotOnline(state, one, online) === undefined) found.push({ do: 'online', slot: one.slot })
  }
  for (const { card, isStaged } of state.grid) {
    const refusal = isStaged ? whyNotDeployNow(state, card) : whyNotStage(state, card)
    if (refusal === undefined) found.push({ do: isStaged ? 'deploy' : 'stage', card })
  }
  for (const one of state.reactors) {
    const unit = reactorUnit(one.slot)
    if (isWorking(one) && hasUse(state, unit)) found.push({ do: 'order', unit })
  }
  const isMovePaid = canPay(state, moveDefender.cost)
  for (const one of state.defenders) {
    const { unit } = one
    if ((isMovePaid && canSimplyMove(state, one)) || hasUse(state, unit)) found.push({ do: 'order', unit })
  }
  return found
}

function whyNot(state: State, action: ManagerAction): WhyNot {
  switch (action.do) {
    case 'online':
      return whyNotOnline(state, at(state.reactors, action.slot - 1), costOfOnline(state))
    case 'stage':
      return whyNotStage(state, action.card)
    case 'deploy':
      return whyNotDeployNow(state, action.card)
    case 'order':
      return whyNotOrder(state, action.unit)
  }
}

const whyNotOrder = (state: State, unit: Unit): WhyNot =>
  hasUse(state, unit) ? undefined : refuse('CC-113', 'There is nothing that it can do now.')

/** CC-220 to CC-222 */
function whyNotDeployNow(state: State, card: DefenderId): WhyNot {
  const { tier, type } = defenders.of(card)
  const refusal = whyNotCharges(state, tier, type === 'Mechanical') ?? whyNotDeploy(state, card)
  if (refusal !== undefined || hasDeployRegion(state, card)) return refusal
  return refuse('CC-222', 'No region has a border to an unrevealed cell.')
}

const blocked = (state: State): Blocked<ManagerAction>[] =>
  offer(candidates(state), (action) => whyNot(state, action)).blocked()

/** CC-113, CC-115, CC-116 One thing, or passing: then false. Nobody is asked where nothing is possible. */
export function* managerAction(t: CrashersTable): Rules<boolean> {
  const { state } = t
  for (;;) {
    const allowed = possibleNow(state)
    if (allowed.length === 0) return false
    const action = yield* t.chooseOrPass(state.manager, manageQuestion, { allowed, blocked: () => blocked(state) })
    if (action === undefined) return false
    if (yield* perform(t, action)) return true
  }
}

/** False where the Complex Manager has thought better of it: nothing is spent. */
function* perform(t: CrashersTable, action: ManagerAction): Rules<boolean> {
  switch (action.do) {
    case 'online':
      yield* bringOnline(t, reactorUnit(action.slot), costOfOnline(t.state))
      return true
    case 'stage':
      yield* stage(t, action.card)
      return true
    case 'deploy':
      return yield* deployCard(t, action.card)
    case 'order':
      return yield* order(t, action.unit)
  }
}

/** CC-220, CC-223 Where, through which door, then the charges. */
function* deployCard(t: CrashersTable, card: DefenderId): Rules<boolean> {
  const { state } = t
  const regions = deployRegions(state, card)
  const region = yield* t.chooseOrPass(state.manager, deployToQuestion(card), regions)
  if (region === undefined) return false
  const door = yield* chooseDoor(t, card, region, 'usual')
  const { tier, type } = defenders.of(card)
  yield* payCharges(t, tier, type === 'Mechanical')
  yield* deploy(t, { card, region, door, rule: 'CC-220' })
  return true
}

/** What a unit does, and on what. */
function* order(t: CrashersTable, unit: Unit): Rules<boolean> {
  const { state } = t
  const use = yield* t.chooseOrPass(state.manager, orderQuestion(unit), usesOf(state, unit))
  return use !== undefined && (yield* activate(t, use.ref, use.declared))
}
