// Who activates now, and who has had its activation in this Taskforce Activation (DS-027, DS-072, DS-195, DS-284).

import { refuse, type Seat, type WhyNot } from '@umpire/engine'
import { unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import type { Activation, TeamPoints } from '../state/activation.ts'
import type { Participant } from '../state/engagement.ts'
import type { Unit } from '../state/unit.ts'

/** The innermost activation, which is the one that goes on. */
export function activationNow(state: State): Activation {
  const activation = state.activations.at(-1)
  if (activation === undefined) throw new Error('nobody is being activated')
  return activation
}

export function pointsOf(activation: Activation, team: number): TeamPoints {
  const found = activation.ap.find((one) => one.team === team)
  if (found === undefined) throw new Error(`no Action Points for team ${team}`)
  return found
}

export const participantOf = (state: State, unit: number): Participant | undefined =>
  state.engagement?.participants.find((one) => one.unit === unit)

/** DS-195 The Taskforce of a seat in this Turn, Units and Pings by id: the Active Player's, or the Reaction Taskforce. */
export const taskforceOf = (state: State, seat: Seat): readonly number[] =>
  seat === state.active ? state.taskforce : (state.engagement?.reactors ?? [])

/** The Units of a Taskforce that stand on the table. */
export const taskforceUnits = (state: State, seat: Seat): Unit[] => {
  const members = taskforceOf(state, seat)
  return state.units.filter((unit) => unit.seat === seat && unit.at === 'table' && members.includes(unit.id))
}

/** DS-284 Whether it has activated in this Taskforce Activation, or is just doing so. */
export function hasHadItsTurn(state: State, unit: Unit): boolean {
  if (state.activations.some(({ element }) => element === unit.id)) return true
  return participantOf(state, unit.id)?.done ?? unit.activated
}

/** DS-284, DS-291 Why it is not a Unit of the same Taskforce that waits for its activation. */
export function whyNotWaiting(state: State, unit: Unit): WhyNot {
  if (!taskforceOf(state, unit.seat).includes(unit.id)) {
    return refuse('DS-195', () => `${unitName(unit)} is not in this Taskforce`)
  }
  if (!hasHadItsTurn(state, unit)) return undefined
  return refuse('DS-284', () => `${unitName(unit)} has activated in this Taskforce Activation`)
}

/** The Unit whose activation goes on. */
export const unitNow = (state: State): Unit => unitOf(state, activationNow(state).element)
