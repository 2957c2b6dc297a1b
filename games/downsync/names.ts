// How Units, bases, Pings, markers and lengths are called in notation and log, and on the board.

import { at, type Seat } from '@umpire/engine'
import type { Point } from '@umpire/plane'
import { type AdvisorId, advisors } from './content/advisors.ts'
import { type Side, sides } from './content/sides.ts'
import { type Signature, signatureFacts } from './content/signature.ts'
import type { UnitCardId } from './content/unit-card.ts'
import { units } from './content/units.ts'
import { pingOf, type State, unitOf } from './state.ts'
import type { Marker } from './state/marker.ts'
import type { Ping } from './state/ping.ts'
import type { Target } from './state/shot.ts'
import type { Unit } from './state/unit.ts'

/** `south` */
export const sideOf = (seat: Seat): Side => at(sides, seat)

/** `South` */
export const seatName = (seat: Seat): string => (seat === 0 ? 'South' : 'North')

/** `Tagger`, `Vector Squad`: what stands behind the colon of the card's name, or all of it. */
export const cardName = (card: UnitCardId): string =>
  units
    .of(card)
    .name.replace(/^.*: /, '')
    .replace(/ \(.*$/, '')

/** `tagger`: the notation of a card. */
export const sayCard = (card: UnitCardId): string => cardName(card).toLowerCase()

/** `hawk ai` */
export const sayAdvisor = (id: AdvisorId): string => advisors.of(id).name.toLowerCase()

/** `crusader 2` */
export const sayUnit = ({ card, number }: Pick<Unit, 'card' | 'number'>): string => `${sayCard(card)} ${number}`

/** `Crusader 2` */
export const unitName = ({ card, number }: Pick<Unit, 'card' | 'number'>): string => `${cardName(card)} ${number}`

/** `m3` */
export const sayPing = ({ signature, number }: Pick<Ping, 'signature' | 'number'>): string =>
  `${signatureFacts[signature].letter.toLowerCase()}${number}`

/** `Ping M3` */
export const pingName = ({ signature, number }: Pick<Ping, 'signature' | 'number'>): string =>
  `Ping ${signatureFacts[signature].letter}${number}`

const isSquad = ({ card }: Unit): boolean => units.of(card).bases > 1

/** `crusader 2`; of a squad `vector squad 1/2`. */
export const sayBase = (unit: Unit, team: number): string =>
  isSquad(unit) ? `${sayUnit(unit)}/${team}` : sayUnit(unit)

/** `Crusader 2`; of a squad `Vector Squad 1, team 2`. */
export const baseName = (unit: Unit, team: number): string =>
  isSquad(unit) ? `${unitName(unit)}, team ${team}` : unitName(unit)

/** A Unit or a Ping by its id. */
export function sayElement(state: State, id: number): string {
  const ping = pingOf(state, id)
  return ping === undefined ? sayUnit(unitOf(state, id)) : sayPing(ping)
}

export function elementName(state: State, id: number): string {
  const ping = pingOf(state, id)
  return ping === undefined ? unitName(unitOf(state, id)) : pingName(ping)
}

/** What can be aimed at: `m3`, `crusader 2`, `vector squad 1/2`. */
export function sayTarget(state: State, { element, team }: Target): string {
  const ping = pingOf(state, element)
  return ping === undefined ? sayBase(unitOf(state, element), team) : sayPing(ping)
}

export function targetName(state: State, { element, team }: Target): string {
  const ping = pingOf(state, element)
  return ping === undefined ? baseName(unitOf(state, element), team) : pingName(ping)
}

const markerNames: { readonly [Kind in Marker['kind']]: string } = {
  vip: 'VIP',
  objective: 'Objective',
  cache: 'Cache',
  pylon: 'Pylon',
}

/** `vip south`, `cache 2` */
export const sayMarker = ({ kind, seat, id }: Marker): string => `${kind} ${seat === null ? id : sideOf(seat)}`

/** `VIP of South`, `Cache 2` */
export const markerName = ({ kind, seat, id }: Marker): string =>
  `${markerNames[kind]} ${seat === null ? id : `of ${seatName(seat)}`}`

/** `Medium` */
export const signatureName = (signature: Signature): string => signatureFacts[signature].name

/** A length for people: `5.25″` */
export const inches = (length: number): string => `${Number((length / 100).toFixed(2))}″`

/** `12.50 30.25` */
export const sayAt = ({ x, y }: Point): string => `${(x / 100).toFixed(2)} ${(y / 100).toFixed(2)}`
