// Repair Wrench (DS-288): the Stun Token of another friendly Unit within 4" is removed.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { gap } from '@umpire/plane'
import { baseName, inches, unitName } from '../../names.ts'
import { type State, unitOf } from '../../state.ts'
import { hasStun, isStunned, removeStun, stunsPerBase } from '../stun.ts'
import { baseOf } from '../units.ts'
import { friendsOf, type Special, type Use, type User, useOn } from './special.ts'

/** Where each base is stunned by itself (option), one of them is repaired. */
const uses = (state: State, user: User): Use[] =>
  friendsOf(state, user).flatMap((friend) =>
    stunsPerBase(state, friend) ? friend.bases.map(({ team }) => useOn(friend, team)) : [useOn(friend)],
  )

function whyNot(state: State, { unit, team, action: { range } }: User, { on }: Use): WhyNot {
  if (on === null) return undefined
  const friend = unitOf(state, on.element)
  const isWhole = on.team === 0
  if (!(isWhole ? hasStun(state, friend) : isStunned(state, friend, on.team))) {
    return refuse('DS-288', () => `${isWhole ? unitName(friend) : baseName(friend, on.team)} is not Stunned`)
  }
  const base = baseOf(unit, team)
  const near = isWhole ? friend.bases : [baseOf(friend, on.team)]
  if (range === null || near.some((one) => gap(one, base) <= range)) return undefined
  return refuse('DS-288', () => `${unitName(friend)} is not within ${inches(range)}`)
}

export const repair: Special = {
  uses,
  whyNot,
  *carryOut(t, _, { on }): Rules {
    if (on !== null) removeStun(t, unitOf(t.state, on.element), on.team === 0 ? null : on.team, 'repair')
    yield* []
  },
}
