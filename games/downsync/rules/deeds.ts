// What a base may do now (DS-149 to DS-158, D26): every Action that it can pay for and that would change something.

import { type Offer, refuse, type WhyNot } from '@umpire/engine'
import type { Action } from '../content/action.ts'
import { actions } from '../content/actions.ts'
import { lowestPriority, prices } from '../content/numbers.ts'
import { unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import type { Activation } from '../state/activation.ts'
import type { Target } from '../state/shot.ts'
import type { Unit } from '../state/unit.ts'
import { participantOf, pointsOf } from './activations.ts'
import { whyNoBoost } from './boosts.ts'
import { whyNoCluster } from './clusters.ts'
import { cpOf } from './command-points.ts'
import { cpIn, type Pay, waysToPay, whyNotPaid } from './costs.ts'
import { shooterOf } from './eyes.ts'
import { type MissionAction, missionActions } from './missions/actions.ts'
import type { Use, User } from './specials/special.ts'
import { specialOf } from './specials/specials.ts'
import { enemyTargets, whyNoTarget } from './targets.ts'
import { actionsFor, isRolled, whyUsedUp } from './unit-actions.ts'
import { isMultiBase } from './units.ts'

export type Deed =
  /** A Combat or Scan Action with its first target (D29, D30). */
  | {
      readonly do: 'attack'
      readonly action: Action
      readonly pay: Pay
      readonly target: Target
      readonly boosted: boolean
    }
  /** DS-270 The point is chosen next. */
  | { readonly do: 'cluster'; readonly action: Action; readonly pay: Pay }
  | { readonly do: 'special'; readonly action: Action; readonly pay: Pay; readonly use: Use }
  | { readonly do: 'mission'; readonly action: Action; readonly pay: Pay; readonly at: MissionAction }
  | { readonly do: 'move' }
  | { readonly do: 'overwatch' }
  /** DS-201 */
  | { readonly do: 'hold' }
  /** DS-283 */
  | { readonly do: 'clear jam' }

const move: Deed = { do: 'move' }
const overwatch: Deed = { do: 'overwatch' }
const hold: Deed = { do: 'hold' }
const clearsJam: Deed = { do: 'clear jam' }

const stayed = refuse('DS-155', 'it stays where it is')
const squadFirst = refuse('DS-157', 'a squad takes Overwatch as a whole, first')
const noPoint = refuse('DS-150', 'there is no Action Point left')
const lowest = refuse('DS-201', 'priority cannot go below 1: act or do nothing')
const last = refuse('DS-201', 'nobody else is still to act')
const begun = refuse('DS-201', 'it has begun to act')
const over = refuse('DS-203', 'after Overwatch in a reaction there is no other Action')

/** DS-155 */
function whyNoMove(activation: Activation, team: number): WhyNot {
  if (pointsOf(activation, team).points === 0) return noPoint
  return activation.stayed.includes(team) ? stayed : undefined
}

/** DS-156, DS-157, DS-212 A squad spends all its Action Points on it, before any base has used its own otherwise. */
export function whyNoOverwatch(activation: Activation, unit: Unit): WhyNot {
  if (isMultiBase(unit) && activation.hasActed) return squadFirst
  if (activation.ap.every(({ points }) => points === 0)) return noPoint
  // The token it has goes when the activation begins (DS-202).
  if (!unit.overwatch || !activation.isBegun) return undefined
  return refuse('DS-212', () => `${unitName(unit)} has an Overwatch Token already`)
}

/** DS-201 */
export function whyNoHold(state: State, activation: Activation): WhyNot {
  const participant = participantOf(state, activation.element)
  if (participant !== undefined && participant.priority <= lowestPriority) return lowest
  const others = state.engagement?.participants.some(
    ({ unit, done }) => !done && unit !== activation.element && unitOf(state, unit).at === 'table',
  )
  if (others !== true) return last
  return activation.mayHold ? undefined : begun
}

const canClearJam = (state: State, unit: Unit): boolean => unit.jammed && cpOf(state, unit.seat) >= prices.jam

/** What is in the way of this Action whatever it is used on. */
const whyNotUsed = (state: State, { activation, unit, team, action }: User, pay: Pay): WhyNot =>
  whyUsedUp(unit, activation, action) ?? whyNotPaid(state, activation, unit, team, pay)

function addRolled(state: State, user: User, pay: Pay, to: Deed[]): void {
  const { unit, team, action } = user
  const shooter = shooterOf(unit, team, action)
  if (action.cluster !== null) {
    if (whyNoCluster(state, shooter) === undefined) to.push({ do: 'cluster', action, pay })
    return
  }
  const mayBoost = whyNoBoost(state, unit, cpIn(pay)) === undefined
  for (const target of enemyTargets(state, shooter)) {
    if (whyNoTarget(state, shooter, target) !== undefined) continue
    to.push({ do: 'attack', action, pay, target, boosted: false })
    if (mayBoost) to.push({ do: 'attack', action, pay, target, boosted: true })
  }
}

function addSpecial(state: State, user: User, pay: Pay, to: Deed[]): void {
  const { action } = user
  const special = specialOf(action.special)
  if (special === undefined) return
  for (const use of special.uses(state, user)) {
    if (special.whyNot(state, user, use, pay) === undefined) to.push({ do: 'special', action, pay, use })
  }
}

function addMission(state: State, activation: Activation, unit: Unit, team: number, to: Deed[]): void {
  for (const at of missionActions(state, unit, team).allowed) {
    const action = actions.of(at.action)
    for (const pay of waysToPay(action.cost)) {
      if (whyNotPaid(state, activation, unit, team, pay) === undefined) to.push({ do: 'mission', action, pay, at })
    }
  }
}

function allowedDeeds(state: State, activation: Activation, unit: Unit, team: number): Deed[] {
  const deeds: Deed[] = []
  if (!activation.isOver) {
    for (const action of actionsFor(state, unit, team)) {
      const user: User = { activation, unit, team, action }
      for (const pay of waysToPay(action.cost)) {
        if (whyNotUsed(state, user, pay) !== undefined) continue
        if (isRolled(action)) addRolled(state, user, pay, deeds)
        else addSpecial(state, user, pay, deeds)
      }
    }
    addMission(state, activation, unit, team, deeds)
    if (whyNoMove(activation, team) === undefined) deeds.push(move)
    if (whyNoOverwatch(activation, unit) === undefined) deeds.push(overwatch)
  }
  if (whyNoHold(state, activation) === undefined) deeds.push(hold)
  if (canClearJam(state, unit)) deeds.push(clearsJam)
  return deeds
}

/** Everything that somebody might expect to be able to do, allowed or not. */
export function deedCandidates(state: State, activation: Activation, unit: Unit, team: number): Deed[] {
  const deeds: Deed[] = []
  for (const action of actionsFor(state, unit, team)) {
    const user: User = { activation, unit, team, action }
    for (const pay of waysToPay(action.cost)) {
      if (!isRolled(action)) {
        const uses = specialOf(action.special)?.uses(state, user) ?? []
        deeds.push(...uses.map((use): Deed => ({ do: 'special', action, pay, use })))
      } else if (action.cluster !== null) deeds.push({ do: 'cluster', action, pay })
      else {
        for (const target of enemyTargets(state, shooterOf(unit, team, action))) {
          deeds.push({ do: 'attack', action, pay, target, boosted: false })
          deeds.push({ do: 'attack', action, pay, target, boosted: true })
        }
      }
    }
  }
  const mission = missionActions(state, unit, team)
  for (const at of [...mission.allowed, ...mission.blocked().map(({ value }) => value)]) {
    const action = actions.of(at.action)
    deeds.push(...waysToPay(action.cost).map((pay): Deed => ({ do: 'mission', action, pay, at })))
  }
  deeds.push(move, overwatch)
  if (activation.inEngagement) deeds.push(hold)
  return deeds
}

/** Why a deed is not possible now; the same functions as the offer goes by. */
export function whyNoDeed(state: State, activation: Activation, unit: Unit, team: number, deed: Deed): WhyNot {
  if (activation.isOver && deed.do !== 'hold' && deed.do !== 'clear jam') return over
  switch (deed.do) {
    case 'move':
      return whyNoMove(activation, team)
    case 'overwatch':
      return whyNoOverwatch(activation, unit)
    case 'hold':
      return whyNoHold(state, activation)
    case 'clear jam':
      return canClearJam(state, unit)
        ? undefined
        : refuse('DS-283', 'there is nothing to clear, or no Command Point for it')
    case 'mission':
      return whyNotPaid(state, activation, unit, team, deed.pay) ?? whyNoMission(state, unit, team, deed.at)
    case 'special': {
      const user: User = { activation, unit, team, action: deed.action }
      const special = specialOf(deed.action.special)
      return whyNotUsed(state, user, deed.pay) ?? special?.whyNot(state, user, deed.use, deed.pay)
    }
    case 'cluster': {
      const user: User = { activation, unit, team, action: deed.action }
      return whyNotUsed(state, user, deed.pay) ?? whyNoCluster(state, shooterOf(unit, team, deed.action))
    }
    case 'attack': {
      const user: User = { activation, unit, team, action: deed.action }
      return (
        whyNotUsed(state, user, deed.pay) ??
        whyNoTarget(state, shooterOf(unit, team, deed.action), deed.target) ??
        (deed.boosted ? whyNoBoost(state, unit, cpIn(deed.pay)) : undefined)
      )
    }
  }
}

const whyNoMission = (state: State, unit: Unit, team: number, at: MissionAction): WhyNot =>
  missionActions(state, unit, team)
    .blocked()
    .find(({ value }) => value.action === at.action && value.marker === at.marker)?.refusal

/** D26 */
export function deedsOf(state: State, activation: Activation, unit: Unit, team: number): Offer<Deed> {
  return {
    allowed: allowedDeeds(state, activation, unit, team),
    blocked: () =>
      deedCandidates(state, activation, unit, team).flatMap((value) => {
        const refusal = whyNoDeed(state, activation, unit, team, value)
        return refusal === undefined ? [] : [{ value, refusal }]
      }),
  }
}

/** Whether there is anything to be asked for: a Jam alone keeps no activation open. */
export const isWorthAsking = ({ allowed }: Offer<Deed>): boolean => allowed.some((deed) => deed.do !== 'clear jam')
