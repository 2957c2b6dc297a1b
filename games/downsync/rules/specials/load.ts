// Load (DS-291): a Mechanized Unit beside an empty transport is taken aboard.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { gap } from '@umpire/plane'
import { inches, unitName } from '../../names.ts'
import { type State, unitOf } from '../../state.ts'
import { hasHadItsTurn, participantOf, taskforceOf } from '../activations.ts'
import { cardOf, cargoOf, isInfantry } from '../units.ts'
import { friendsOf, type Special, type Use, type User, useOn } from './special.ts'

const isPassenger = (state: State, id: number): boolean => {
  const { isMechanized, signature } = cardOf(unitOf(state, id))
  return isMechanized && signature === 'small' && isInfantry(unitOf(state, id))
}

/** DS-252 Only those that could ever ride. */
const uses = (state: State, user: User): Use[] =>
  friendsOf(state, user)
    .filter(({ id }) => isPassenger(state, id))
    .map((friend) => useOn(friend))

function whyNot(state: State, { activation, unit, action: { range } }: User, { on }: Use): WhyNot {
  if (on === null) return undefined
  const friend = unitOf(state, on.element)
  if (activation.shuttled) return refuse('DS-291', () => `${unitName(unit)} has unloaded in this activation`)
  if (cargoOf(state, unit) !== undefined) return refuse('DS-291', () => `${unitName(unit)} carries somebody already`)
  if (!taskforceOf(state, unit.seat).includes(friend.id)) {
    return refuse('DS-291', () => `${unitName(friend)} is not in the same Taskforce`)
  }
  if (friend.hasMovedInPhase && hasHadItsTurn(state, friend)) {
    return refuse('DS-291', () => `${unitName(friend)} has moved and acted`)
  }
  if (friend.cache !== null) return refuse('DS-291', () => `${unitName(friend)} carries a cache`)
  if (range === null) return undefined
  const isNear = friend.bases.every((one) => unit.bases.some((base) => gap(one, base) <= range))
  return isNear ? undefined : refuse('DS-291', () => `not all of ${unitName(friend)} is within ${inches(range)}`)
}

export const load: Special = {
  uses,
  whyNot,
  *carryOut(t, { activation, unit }, { on }): Rules {
    if (on === null) return
    activation.shuttled = true
    const friend = unitOf(t.state, on.element)
    friend.aboard = friend.bases
    friend.bases = []
    friend.at = 'carried'
    friend.carrier = unit.id
    friend.activated = true
    const participant = participantOf(t.state, friend.id)
    if (participant !== undefined) participant.done = true
    t.tell({ kind: 'loaded', rule: 'DS-291', unit: friend.id, transport: unit.id })
    yield* []
  },
}
