// Unit Activations (DS-070 to DS-072, DS-127, DS-200, DS-202, DS-213): whose is next, how one begins, and how it ends.

import type { Rules } from '@umpire/engine'
import { actionPoints } from '../content/numbers.ts'
import { memberQuestion } from '../questions/activation.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Activation } from '../state/activation.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { activationNow, participantOf } from './activations.ts'
import { memberOf } from './members.ts'
import { refresh } from './refreshing.ts'
import { hasStun, payForStun, removeStun } from './stun.ts'

/** DS-071 A new activation, the innermost from now on. */
export function startActivation(
  state: State,
  element: Unit | Ping,
  how: Partial<Pick<Activation, 'inEngagement' | 'isUnloaded' | 'support' | 'mayHold'>> = {},
): void {
  const teams = 'bases' in element ? element.bases.map(({ team }) => team) : [0]
  state.activations.push({
    element: element.id,
    inEngagement: how.inEngagement ?? false,
    isUnloaded: how.isUnloaded ?? false,
    support: how.support ?? null,
    isBegun: false,
    mayHold: how.mayHold ?? false,
    ap: teams.map((team) => ({ team, points: actionPoints, done: false })),
    team: null,
    used: [],
    hasActed: false,
    stayed: [],
    shuttled: false,
    isOver: false,
  })
  state.stage = 'acting'
}

/** Members of the Taskforce that have still to activate, by id (DS-070, DS-190). */
function waiting(state: State): number[] {
  return state.taskforce.filter((id) => {
    const ping = pingOf(state, id)
    if (ping !== undefined) return !ping.activated
    const unit = unitOf(state, id)
    return unit.at === 'table' && !unit.activated
  })
}

/** D23 The Active Player activates every member once, one at a time, in any order. */
export function* activateStep(t: DownsyncTable): Rules {
  const { state } = t
  const members = waiting(state)
  if (members.length === 0) {
    state.stage = 'turn end'
    return
  }
  const member = yield* t.chooseOrPass(state.active, memberQuestion, members)
  if (member === undefined) for (const id of members) idle(t, id)
  else startActivation(state, pingOf(state, member) ?? unitOf(state, member))
}

/** DS-072, DS-213 It does nothing but shake off Stun with its Action Points. */
function idle(t: DownsyncTable, id: number): void {
  const { state } = t
  if (pingOf(state, id) === undefined) {
    const unit = unitOf(state, id)
    if (hasStun(state, unit)) removeStun(t, unit, null, 'ap')
  }
  giveActivatedToken(t, id)
}

/** DS-066, DS-202, DS-213 What comes before the first Action: Refresh, the Overwatch Token, Stun. */
export function* begin(t: DownsyncTable, activation: Activation, unit: Unit): Rules {
  activation.isBegun = true
  activation.mayHold = false
  t.tell({
    kind: 'activates',
    rule: 'DS-070',
    member: memberOf(t.state, unit.id),
    inEngagement: activation.inEngagement,
  })
  if (activation.inEngagement || activation.isUnloaded || activation.support !== null) {
    if (!unit.refreshed) yield* refresh(t, unit)
    useUpOverwatch(t, unit)
  }
  yield* payForStun(t, activation, unit)
}

/** DS-202 */
function useUpOverwatch(t: DownsyncTable, unit: Unit): void {
  if (!unit.overwatch) return
  unit.overwatch = false
  t.tell({ kind: 'overwatch used', rule: 'DS-202', unit: unit.id })
}

/** DS-072 Even if it did nothing. */
function giveActivatedToken(t: DownsyncTable, id: number): void {
  const { state } = t
  const ping = pingOf(state, id)
  if (ping === undefined) unitOf(state, id).activated = true
  else ping.activated = true
  t.tell({ kind: 'activated', rule: 'DS-072', member: memberOf(state, id) })
}

/** The game goes on where this activation began. */
export function endActivation(t: DownsyncTable): void {
  const { state } = t
  const { element } = activationNow(state)
  state.activations.pop()
  const participant = participantOf(state, element)
  if (participant !== undefined) participant.done = true
  giveActivatedToken(t, element)
  if (state.activations.length > 0) return
  state.stage = state.engagement === null ? 'activate' : 'engagement'
}
