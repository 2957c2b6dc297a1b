// The table of Downsync. All of it is public (DS-035): the two lists are hidden only while both are being chosen.

import type { Seat } from '@umpire/engine'
import { type Activation, copyActivation } from './state/activation.ts'
import { copyEngagement, type Engagement } from './state/engagement.ts'
import { copyForce, type Force } from './state/force.ts'
import { copyMarker, type Marker } from './state/marker.ts'
import { copyPing, type Ping } from './state/ping.ts'
import { copyShot, type Shot } from './state/shot.ts'
import type { Stage } from './state/stage.ts'
import { copyTerms, type Terms } from './state/terms.ts'
import { copyUnit, type Unit } from './state/unit.ts'

export interface State {
  terms: Terms
  stage: Stage
  round: number
  /** Counted through the round, from 1. */
  turn: number
  /** DS-019 The seat whose Turn it is. */
  active: Seat
  /** DS-036 Who won the starting roll: in M2 the attacker. */
  rollWinner: Seat
  forces: Force[]
  /** All Units of both lists, wherever they are, by id. */
  units: Unit[]
  /** Those on the table. */
  pings: Ping[]
  markers: Marker[]
  nextId: number
  /** DS-027 The Active Player's Taskforce, Units and Pings by id. Empty between Turns. */
  taskforce: number[]
  engagement: Engagement | null
  /** Activations within activations (DS-284, DS-289): the last is the one that goes on. */
  activations: Activation[]
  shot: Shot | null
}

export function unitOf(state: State, id: number): Unit {
  const found = state.units.find((unit) => unit.id === id)
  if (found === undefined) throw new Error(`no Unit ${id}`)
  return found
}

/** Undefined where it is none, or is gone. */
export const pingOf = (state: State, id: number): Ping | undefined => state.pings.find((ping) => ping.id === id)

export const copyState = (state: State): State => ({
  terms: copyTerms(state.terms),
  stage: state.stage,
  round: state.round,
  turn: state.turn,
  active: state.active,
  rollWinner: state.rollWinner,
  forces: state.forces.map(copyForce),
  units: state.units.map(copyUnit),
  pings: state.pings.map(copyPing),
  markers: state.markers.map(copyMarker),
  nextId: state.nextId,
  taskforce: state.taskforce.slice(),
  engagement: state.engagement && copyEngagement(state.engagement),
  activations: state.activations.map(copyActivation),
  shot: state.shot && copyShot(state.shot),
})
