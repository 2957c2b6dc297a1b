// Events of missions: points, caches, pylons, Units that leave; and how the log says them.

import type { GameEvent, LogReader, RuleId, Seat } from '@umpire/engine'
import { markerName, seatName, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import { inARow } from './turns.ts'

/** What Victory Points are scored for. */
export type ScoredFor =
  | 'vip'
  | 'control'
  | 'cache'
  | 'reveal'
  | 'destroyed'
  | 'breakthrough'
  | 'unopposed'
  | 'engineer'
  | 'sabotage'

export type MissionEvent =
  | {
      readonly kind: 'scored'
      readonly rule: RuleId
      readonly seat: Seat
      readonly points: number
      /** What the Force has now. */
      readonly vp: number
      readonly why: ScoredFor
      readonly element: number | null
    }
  | {
      /** DS-230 and M2: how a place was counted, also where it gave nothing. */
      readonly kind: 'place counted'
      readonly rule: RuleId
      readonly seat: Seat
      readonly marker: number
      readonly holding: readonly number[]
      readonly contesting: readonly number[]
    }
  | {
      readonly kind: 'cache taken'
      readonly rule: 'DS-226'
      readonly unit: number
      readonly team: number
      readonly marker: number
    }
  | {
      readonly kind: 'cache dropped'
      readonly rule: 'DS-226'
      readonly unit: number
      readonly marker: number
      readonly x: number
      readonly y: number
    }
  | { readonly kind: 'left'; readonly rule: 'DS-226'; readonly unit: number }
  | { readonly kind: 'served'; readonly rule: 'DS-226'; readonly unit: number; readonly marker: number }

const kinds: ReadonlySet<string> = new Set<MissionEvent['kind']>([
  'scored',
  'place counted',
  'cache taken',
  'cache dropped',
  'left',
  'served',
])

export const isMissionEvent = (event: GameEvent): event is MissionEvent => kinds.has(event.kind)

const reasons: { readonly [Why in ScoredFor]: string } = {
  vip: 'at the enemy VIP',
  control: 'at an objective',
  cache: 'for a cache brought home',
  reveal: 'for a contact forced into the open',
  destroyed: 'for a Unit destroyed',
  breakthrough: 'for a Unit that has broken through',
  unopposed: 'for Units that nobody can stop any more',
  engineer: 'by engineers at the enemy pylon',
  sabotage: 'by sabotage at the enemy pylon',
}

const named = (state: State, ids: readonly number[]): string =>
  ids.length === 0 ? 'nobody' : inARow(ids.map((id) => unitName(unitOf(state, id))))

function nameOfMarker(state: State, id: number): string {
  const marker = state.markers.find((one) => one.id === id)
  return marker === undefined ? 'the cache' : markerName(marker)
}

export function saysMission(event: MissionEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'scored':
      return `${seatName(event.seat)} scores ${event.points} ${reasons[event.why]}: ${event.vp} VP.`
    case 'place counted':
      return `${nameOfMarker(state, event.marker)} for ${seatName(event.seat)}: ${named(state, event.holding)} in reach, ${named(state, event.contesting)} against it.`
    case 'cache taken':
      return `${unitName(unitOf(state, event.unit))} takes ${nameOfMarker(state, event.marker)}.`
    case 'cache dropped':
      return `${unitName(unitOf(state, event.unit))} drops ${nameOfMarker(state, event.marker)}.`
    case 'left':
      return `${unitName(unitOf(state, event.unit))} leaves the table over the enemy edge.`
    case 'served':
      return `${unitName(unitOf(state, event.unit))} is counted at ${nameOfMarker(state, event.marker)}.`
  }
}
