// Forward Observe (DS-284): another Unit of the Taskforce fires its artillery at once, through this Unit's eyes.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { actions } from '../../content/actions.ts'
import { prices } from '../../content/numbers.ts'
import { unitName } from '../../names.ts'
import { type State, unitOf } from '../../state.ts'
import type { Unit } from '../../state/unit.ts'
import { startActivation } from '../activating.ts'
import { participantOf, whyNotWaiting } from '../activations.ts'
import { whyNoCluster } from '../clusters.ts'
import { cpOf } from '../command-points.ts'
import { cpIn, type Pay, waysToPay } from '../costs.ts'
import { hasStun } from '../stun.ts'
import { teamsWith } from '../unit-actions.ts'
import { cardOf } from '../units.ts'
import { friendsOf, type Special, type Use, type User } from './special.ts'

/** DS-275 Every Fire Support Action of every other Unit. */
const uses = (state: State, user: User): Use[] =>
  friendsOf(state, user).flatMap((friend) =>
    cardOf(friend)
      .actions.filter(({ action }) => actions.of(action).isFireSupport)
      .map(({ action }) => ({ on: { element: friend.id, team: 0 }, support: action })),
  )

/** DS-213 What a Stunned Unit has to pay in Command Points so that its Action Point is left. */
const stunPrice = (state: State, unit: Unit): number =>
  hasStun(state, unit) && unit.bases.every(({ cm, emergency }) => cm + emergency === 0) ? prices.stun : 0

function whyNot(state: State, { unit }: User, { on, support }: Use, pay: Pay): WhyNot {
  if (on === null || support === null) return undefined
  const gun = unitOf(state, on.element)
  const waits = whyNotWaiting(state, gun)
  if (waits !== undefined) return waits
  const action = actions.of(support)
  const [team] = teamsWith(gun, support)
  if (team === undefined) return refuse('DS-128', () => `nobody of ${unitName(gun)} has ${action.name} any more`)
  const price = cpIn(pay) + stunPrice(state, gun) + Math.min(...waysToPay(action.cost).map(cpIn))
  if (price > cpOf(state, unit.seat)) {
    return refuse(
      'DS-150',
      () => `${action.name} would cost ${price} CP in all, and there are ${cpOf(state, unit.seat)}`,
    )
  }
  return whyNoCluster(state, { unit: gun, team, action, observer: unit.id, point: null })
}

export const forwardObserve: Special = {
  uses,
  whyNot,
  *carryOut(t, { unit }, { on, support }): Rules {
    if (on === null || support === null) return
    const gun = unitOf(t.state, on.element)
    t.tell({ kind: 'observed', rule: 'DS-284', unit: gun.id, by: unit.id, action: support })
    startActivation(t.state, gun, {
      inEngagement: participantOf(t.state, gun.id) !== undefined,
      support: { action: support, observer: unit.id },
    })
    yield* []
  },
}
