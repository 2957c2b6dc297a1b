// A Unit or Ping acts (DS-127, DS-132, DS-149, DS-156, DS-157, DS-203, DS-261, DS-284): one Action of an activation after another.

import { type Rules } from '@umpire/engine'
import { actions } from '../content/actions.ts'
import { menuQuestion, teamQuestion } from '../questions/menu.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Activation, Support } from '../state/activation.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { activationNow, pointsOf } from './activations.ts'
import { begin, endActivation } from './activating.ts'
import { attackCluster, attackWith } from './attacks.ts'
import { clearJam } from './boosts.ts'
import { whyNoCluster } from './clusters.ts'
import { payFor, waysToPay, whyNotPaid } from './costs.ts'
import { type Deed, deedsOf, isWorthAsking, whyNoHold, whyNoOverwatch } from './deeds.ts'
import { holdBack } from './holding.ts'
import { shooterOf } from './eyes.ts'
import { missionAction } from './missions/actions.ts'
import { moveAction } from './moving.ts'
import { specialOf } from './specials/specials.ts'
import { markUsed, teamsWith } from './unit-actions.ts'
import { cardOf } from './units.ts'

/** One Action of the innermost activation, or its end. */
export function* actingStep(t: DownsyncTable): Rules {
  const { state } = t
  const activation = activationNow(state)
  const ping = pingOf(state, activation.element)
  if (ping !== undefined) {
    // DS-132 A Move Action is all that a Ping can do.
    yield* moveAction(t, ping.id, null)
    endActivation(t)
    return
  }
  const unit = unitOf(state, activation.element)
  if (!activation.isBegun && !activation.mayHold) yield* begin(t, activation, unit)
  if (activation.support !== null) yield* giveSupport(t, activation, unit, activation.support)
  else if (activation.team !== null) yield* act(t, activation, unit, activation.team)
  else yield* nextTeam(t, activation, unit)
}

/** DS-284 One Fire Support Action through the observer's eyes, if it can still pay for it, and nothing else. */
function* giveSupport(t: DownsyncTable, activation: Activation, unit: Unit, { action: id, observer }: Support): Rules {
  const { state } = t
  const action = actions.of(id)
  const [team] = teamsWith(unit, id)
  if (team !== undefined) {
    const shooter = { ...shooterOf(unit, team, action), observer }
    const way = waysToPay(action.cost).find((one) => whyNotPaid(state, activation, unit, team, one) === undefined)
    if (way !== undefined && whyNoCluster(state, shooter) === undefined) {
      payFor(t, activation, unit, team, way, action)
      markUsed(unit, activation, action)
      yield* attackCluster(t, shooter)
    }
  }
  endActivation(t)
}

/** D25 Which base acts next; or all of them take Overwatch, or wait. */
export type TeamChoice =
  | { readonly do: 'team'; readonly team: number }
  | { readonly do: 'overwatch' }
  | { readonly do: 'hold' }

function canDoAnything(state: State, activation: Activation, unit: Unit, team: number): boolean {
  return pointsOf(activation, team).points > 0 || isWorthAsking(deedsOf(state, activation, unit, team))
}

/** DS-127 Bases act one at a time, each finishing before the next. */
function* nextTeam(t: DownsyncTable, activation: Activation, unit: Unit): Rules {
  const { state } = t
  const teams = activation.ap
    .filter(({ team, done }) => !done && canDoAnything(state, activation, unit, team))
    .map(({ team }) => team)
  const [first] = teams
  if (first === undefined || activation.isOver) {
    endActivation(t)
    return
  }
  if (teams.length === 1) {
    activation.team = first
    yield* act(t, activation, unit, first)
    return
  }
  const choices: TeamChoice[] = teams.map((team) => ({ do: 'team', team }))
  if (whyNoOverwatch(activation, unit) === undefined) choices.push({ do: 'overwatch' })
  if (whyNoHold(state, activation) === undefined) choices.push({ do: 'hold' })
  const choice = yield* t.chooseOrPass(unit.seat, teamQuestion, choices)
  if (choice?.do === 'hold') {
    holdBack(t, unit)
    return
  }
  // As long as it might hold, a team may be looked at without beginning.
  if (choice?.do === 'team') activation.team = choice.team
  else if (!activation.isBegun) yield* begin(t, activation, unit)
  if (choice === undefined) endActivation(t)
  else if (choice.do === 'overwatch') takeOverwatch(t, activation, unit)
}

/** D26 The base does one thing, or is done. */
function* act(t: DownsyncTable, activation: Activation, unit: Unit, team: number): Rules {
  const deeds = deedsOf(t.state, activation, unit, team)
  if (!isWorthAsking(deeds)) {
    finish(t, activation, team)
    return
  }
  const deed = yield* t.chooseOrPass(unit.seat, menuQuestion, deeds)
  if (deed?.do === 'hold') {
    holdBack(t, unit)
    return
  }
  // DS-283 That may be done at any time, and begins nothing.
  if (!activation.isBegun && deed?.do !== 'clear jam') yield* begin(t, activation, unit)
  if (deed === undefined) finish(t, activation, team)
  else yield* carryOut(t, activation, unit, team, deed)
}

/** DS-127 The base has finished; with the last one the activation ends. */
function finish(t: DownsyncTable, activation: Activation, team: number): void {
  pointsOf(activation, team).done = true
  activation.team = null
  if (activation.ap.every(({ done }) => done)) endActivation(t)
}

/** An Action from its card. */
type Using = Extract<Deed, { do: 'attack' | 'cluster' | 'special' }>

function* carryOut(
  t: DownsyncTable,
  activation: Activation,
  unit: Unit,
  team: number,
  deed: Exclude<Deed, { do: 'hold' }>,
): Rules {
  switch (deed.do) {
    case 'move':
      yield* moveOnce(t, activation, unit, team)
      return
    case 'overwatch':
      takeOverwatch(t, activation, unit)
      return
    case 'clear jam':
      clearJam(t, unit)
      return
    case 'mission':
      payFor(t, activation, unit, team, deed.pay, deed.action)
      missionAction(t, unit, team, deed.at)
      return
    case 'attack':
    case 'cluster':
    case 'special':
      payFor(t, activation, unit, team, deed.pay, deed.action)
      markUsed(unit, activation, deed.action)
      yield* useAction(t, activation, unit, team, deed)
      return
  }
}

function* useAction(t: DownsyncTable, activation: Activation, unit: Unit, team: number, deed: Using): Rules {
  const { action } = deed
  if (deed.do === 'attack') yield* attackWith(t, shooterOf(unit, team, action), deed)
  else if (deed.do === 'cluster') yield* attackCluster(t, shooterOf(unit, team, action))
  else yield* specialOf(action.special)?.carryOut(t, { activation, unit, team, action }, deed.use) ?? []
}

/** DS-155, DS-290; DS-261 who patrols keeps watch where the move ends. Staying costs nothing, and is not asked again. */
function* moveOnce(t: DownsyncTable, activation: Activation, unit: Unit, team: number): Rules {
  const points = pointsOf(activation, team)
  const hadActed = activation.hasActed
  points.points--
  activation.hasActed = true
  if (!(yield* moveAction(t, unit.id, team, activation.isUnloaded))) {
    points.points++
    activation.hasActed = hadActed
    activation.stayed.push(team)
  } else if (cardOf(unit).isPatrol && !unit.overwatch) {
    unit.overwatch = true
    t.tell({ kind: 'overwatch gained', rule: 'DS-261', unit: unit.id })
  }
}

/** DS-156, DS-157 Every base spends the Action Point that it has left. */
function takeOverwatch(t: DownsyncTable, activation: Activation, unit: Unit): void {
  for (const one of activation.ap) one.points = 0
  activation.hasActed = true
  unit.overwatch = true
  t.tell({ kind: 'overwatch gained', rule: 'DS-156', unit: unit.id })
  if (activation.inEngagement && t.state.terms.overwatchEndsReaction) activation.isOver = true
}
