// The names of things on the board, by which options speak of them and a click on one answers.

import { pingOf, type State, unitOf } from './state.ts'
import type { Marker } from './state/marker.ts'
import type { Ping } from './state/ping.ts'
import type { Target } from './state/shot.ts'
import type { Unit } from './state/unit.ts'
import { sayMarker, sayPing, sayUnit } from './names.ts'

/** `ping m3` */
export const pingThing = (ping: Pick<Ping, 'signature' | 'number'>): string => `ping ${sayPing(ping)}`

/** `unit crusader 2`: all of it, wherever it is. */
export const unitThing = (unit: Pick<Unit, 'card' | 'number'>): string => `unit ${sayUnit(unit)}`

/** `base crusader 2/1`: every base has one, a vehicle's too. */
export const baseThing = (unit: Pick<Unit, 'card' | 'number'>, team: number): string => `base ${sayUnit(unit)}/${team}`

/** A Unit or a Ping by its id. */
export function elementThing(state: State, id: number): string {
  const ping = pingOf(state, id)
  return ping === undefined ? unitThing(unitOf(state, id)) : pingThing(ping)
}

/** What can be aimed at: a base or a Ping. */
export function targetThing(state: State, { element, team }: Target): string {
  const ping = pingOf(state, element)
  return ping === undefined ? baseThing(unitOf(state, element), team) : pingThing(ping)
}

/** `marker vip south` */
export const markerThing = (marker: Marker): string => `marker ${sayMarker(marker)}`

/** `piece B1a` */
export const pieceThing = (id: string): string => `piece ${id}`
