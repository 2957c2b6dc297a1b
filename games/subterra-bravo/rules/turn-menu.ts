// What a commando may do next in its turn (SB-053 to SB-064, SB-232), and why not the rest.

import { type Blocked, type Offer, offer, type WhyNot } from '@umpire/engine'
import { commandos } from '../content/commandos.ts'
import { cardOf } from '../names.ts'
import type { Action } from '../questions/turn.ts'
import { commandoOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { StandingAction } from './acting.ts'
import { doorCost, investigateCost, moveCost, tradeCost } from './costs.ts'
import { areAdjacent, whyNotHeal, whyNotRevive } from './cure.ts'
import { whyNotOpen } from './doors.ts'
import { isAdjacent, isOnMap, isOnOrAdjacent } from './figures.ts'
import { whyNotInvestigate } from './investigate.ts'
import { whyNotUse } from './kit-actions.ts'
import { objectiveActions } from './objective-actions.ts'
import { whyNotObjective } from './objectives.ts'
import { hasEffect, whyNotDowned } from './passives.ts'
import { canPay, whyNotPay } from './paying.ts'
import { purseOf, reachable, squareOn, unreachable } from './reach.ts'
import { attackChoices, attackCost, whyNotAttack } from './targets.ts'
import { tradesOf, whyNotTrade } from './trade.ts'

/** Playouts ask for this all the time: what is obviously out of the question is listed for `blocked` only. */
export function turnOffer(state: State, commando: Commando): Offer<Action> {
  const allowed: Action[] = []
  if (commando.turn.points > 0) {
    for (const square of reachable(state, commando, purseOf(commando))) allowed.push({ do: 'go', square })
    allowed.push({ do: 'stop' })
  }
  if (whyNotMove(commando) === undefined) allowed.push({ do: 'move' })
  for (const action of objectiveActions(state)) {
    if (whyNotObjective(state, commando, action) === undefined) allowed.push({ do: 'objective', action })
  }
  for (const action of likelyActions(state, commando)) {
    if (whyNotAct(state, commando, action) === undefined) allowed.push(action)
  }
  return { allowed, blocked: () => [...blockedMoves(state, commando), ...blockedActions(state, commando)] }
}

const blockedActions = (state: State, commando: Commando): Blocked<Action>[] =>
  offer(allActions(state, commando), (action) => whyNotAct(state, commando, action)).blocked()

/** SB-056 */
const whyNotMove = (commando: Commando): WhyNot => whyNotPay(commando, moveCost(commando), 'Move')

function blockedMoves(state: State, commando: Commando): Blocked<Action>[] {
  const blocked = unreachable(state, commando, purseOf(commando)).map(
    ({ value: square, refusal }): Blocked<Action> => ({ value: { do: 'go', square }, refusal }),
  )
  const refusal = whyNotMove(commando)
  if (refusal !== undefined) blocked.push({ value: { do: 'move' }, refusal })
  return blocked
}

/** Everything that could be thought of where the commando stands. */
function allActions(state: State, commando: Commando): StandingAction[] {
  const { doors, investigate } = state.terrain
  const actions: StandingAction[] = []
  for (const { id: door, isOpen } of doors) if (!isOpen) actions.push({ do: 'open', door })
  for (const square of investigate) actions.push({ do: 'investigate', square })
  addAttacks(actions, state, commando)
  addTrades(actions, state, commando)
  addCures(actions, state, commando)
  addCards(actions, commando)
  for (const action of objectiveActions(state)) actions.push({ do: 'objective', action })
  return actions
}

/** Of these, objectives aside, only what is in reach and can be paid; what else forbids it, `whyNotAct` knows. */
function likelyActions(state: State, commando: Commando): StandingAction[] {
  const { doors, investigate } = state.terrain
  const actions: StandingAction[] = []
  if (commando.status === 'active') {
    const here = squareOn(commando)
    if (canPay(commando, cheapestAttack(commando))) addAttacks(actions, state, commando)
    for (const { id: door, isOpen, square } of doors) {
      if (!isOpen && isAdjacent(state, here, square)) actions.push({ do: 'open', door })
    }
    if (canPay(commando, investigateCost)) {
      for (const square of investigate) {
        if (isOnOrAdjacent(state, here, square)) actions.push({ do: 'investigate', square })
      }
    }
    addCures(actions, state, commando)
    addCards(actions, commando)
  }
  if (canPay(commando, tradeCost)) addTrades(actions, state, commando, (other) => areAdjacent(state, commando, other))
  return actions
}

/** Melee is never dearer than shooting. */
const cheapestAttack = (commando: Commando): number => attackCost(commando, commandos.of(commando.id).issue[1])

function addAttacks(actions: StandingAction[], state: State, commando: Commando): void {
  for (const { weapon, aim } of attackChoices(state, commando)) actions.push({ do: 'attack', weapon, aim })
}

function addTrades(
  actions: StandingAction[],
  state: State,
  commando: Commando,
  isReceiver?: (other: Commando) => boolean,
): void {
  for (const { what, to } of tradesOf(state, commando, isReceiver)) actions.push({ do: 'trade', what, to })
}

function addCures(actions: StandingAction[], state: State, commando: Commando): void {
  const healsOthers = hasEffect(commando, 'heals-adjacent')
  for (const other of state.commandos) {
    if (!isOnMap(other)) continue
    if (other.status === 'downed' && other !== commando) actions.push({ do: 'revive', who: other.id })
    if (other === commando || healsOthers) actions.push({ do: 'heal', who: other.id })
  }
}

function addCards(actions: StandingAction[], { kit }: Commando): void {
  for (const { uid, card } of kit) if (cardOf(card).type === 'action') actions.push({ do: 'use', uid })
}

/** SB-064 The rules of an objective say themselves what the downed may do. */
export function whyNotAct(state: State, commando: Commando, action: StandingAction): WhyNot {
  if (action.do === 'trade') return whyNotTrade(state, commando, action)
  if (action.do === 'objective') return whyNotObjective(state, commando, action.action)
  return whyNotDowned(commando) ?? whyNotActHere(state, commando, action)
}

type HereAction = Exclude<StandingAction, { readonly do: 'trade' | 'objective' }>

function whyNotActHere(state: State, commando: Commando, action: HereAction): WhyNot {
  switch (action.do) {
    case 'open':
      return whyNotOpen(state, commando, action.door) ?? whyNotPay(commando, doorCost(commando), 'Open Door')
    case 'investigate':
      return whyNotInvestigate(state, commando, action.square) ?? whyNotPay(commando, investigateCost, 'Investigate')
    case 'attack':
      return whyNotAttack(state, commando, action, { free: false })
    case 'revive':
      return whyNotRevive(state, commando, commandoOf(state, action.who))
    case 'heal':
      return whyNotHeal(state, commando, commandoOf(state, action.who))
    case 'use':
      return whyNotUse(state, commando, action.uid)
  }
}
