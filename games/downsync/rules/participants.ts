// Participants of a Reaction Engagement (DS-187, DS-189 to DS-193, DS-197): who may be one, and how one is entered.

import type { Seat } from '@umpire/engine'
import { prices } from '../content/numbers.ts'
import { type State, unitOf } from '../state.ts'
import type { Engagement } from '../state/engagement.ts'
import type { Unit } from '../state/unit.ts'
import { other } from './units.ts'

export function engagementNow(state: State): Engagement {
  if (state.engagement === null) throw new Error('no Reaction Engagement is going on')
  return state.engagement
}

/** DS-198 Who has an Overwatch Token is Boosted for nothing. */
export function enter(state: State, unitId: number): void {
  engagementNow(state).participants.push({
    unit: unitId,
    boosted: unitOf(state, unitId).overwatch,
    dice: [],
    priority: 0,
    held: 0,
    done: false,
  })
}

/** The Units of a seat that take part. */
const participantsOf = (state: State, seat: Seat): Unit[] =>
  engagementNow(state)
    .participants.map(({ unit }) => unitOf(state, unit))
    .filter((unit) => unit.seat === seat)

/** DS-187 Units of the Non-Active Player that have not activated, or have an Overwatch Token. */
export const eligibleReactors = (state: State): Unit[] => {
  const seat = other(state.active)
  return state.units.filter((unit) => unit.seat === seat && unit.at === 'table' && (!unit.activated || unit.overwatch))
}

/** DS-191 The Active Player's Units with an Overwatch Token that are not in the Taskforce. */
export const possibleJoiners = (state: State): Unit[] =>
  state.units.filter(
    (unit) => unit.seat === state.active && unit.at === 'table' && unit.overwatch && !state.taskforce.includes(unit.id),
  )

/** DS-193 As many as the Active Player has participants, joiners included. */
export const allowance = (state: State): number => participantsOf(state, state.active).length

/** DS-194 What so many reactors cost in Command Points. */
export const priceOf = (state: State, reactors: number): number =>
  Math.max(0, reactors - allowance(state)) * prices.reactor
