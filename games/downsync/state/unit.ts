// A Unit (DS-023): a vehicle on one base, or one to four Infantry Bases that act as one.

import type { Seat } from '@umpire/engine'
import type { ActionId } from '../content/action.ts'
import type { UnitCardId } from '../content/unit-card.ts'

export interface Base {
  /** DS-128 From 1, fixed when the bases are first placed. A vehicle has team 1. */
  readonly team: number
  x: number
  y: number
  /** Hundredths of an inch. */
  readonly r: number
  /** DS-112 The building it stands in, as a piece of the layout; -1 outside. */
  inside: number
  /** DS-210 Countermeasure Tokens. */
  cm: number
  /** DS-211 Emergency Countermeasure Tokens. */
  emergency: number
  /** DS-298 Of its Countermeasure Tokens those that go at the end of the Taskforce Activation. */
  braced: number
  /** Only where each base is stunned by itself (option); otherwise the Unit's own token counts. */
  stunned: boolean
}

export interface Unit {
  readonly id: number
  readonly seat: Seat
  readonly card: UnitCardId
  /** Of its name, `crusader 2`: counted over both Forces. */
  readonly number: number
  /** Those that live, by team. Off the table (Reserve, packaged, carried) there are none. */
  bases: Base[]
  /** DS-291 Of a Unit that was taken aboard: its bases until it is unloaded, wherever they stood. */
  aboard: Base[]
  /** DS-231 How many it started with. */
  readonly startBases: number
  /** Where it is. `left`: by the enemy edge (M5). */
  at: 'reserve' | 'packaged' | 'carried' | 'table' | 'destroyed' | 'left'
  /** DS-252 The transport that carries it; of a packaged Unit the one that brings it (DS-239). Null: none. */
  carrier: number | null
  /** DS-028, DS-209 */
  activated: boolean
  /** DS-212 */
  overwatch: boolean
  /** DS-213 */
  stunned: boolean
  /** DS-216 */
  stealth: boolean
  /** DS-283 */
  jammed: boolean
  /** DS-049 A Command Point lies on it. */
  upkeep: boolean
  /** DS-067 */
  refreshed: boolean
  /** DS-068 It has had its move in the Move phase that is going on. */
  moved: boolean
  /** DS-081 It has crossed slowing terrain in this Turn. */
  slowed: boolean
  /** DS-291 It has moved in this Move phase. */
  hasMovedInPhase: boolean
  /** Until the end of this Taskforce Activation: DS-281, DS-286, DS-273. */
  tagged: boolean
  locked: boolean
  exposed: boolean
  /** DS-250 It has taken a Hitch Hiker in this Taskforce Activation. */
  hasServedTaxi: boolean
  /** DS-240 It pays for Clear The Way in this Move phase. */
  clearsTheWay: boolean
  /** DS-154 Actions that it has used once for the whole game. */
  usedThisGame: ActionId[]
  /** M3: the marker that it carries, and with which base. */
  cache: { marker: number; team: number } | null
  /** M5: a move of this Taskforce Activation ended at the enemy edge. */
  atEdge: boolean
}

const copyBase = (base: Base): Base => ({
  team: base.team,
  x: base.x,
  y: base.y,
  r: base.r,
  inside: base.inside,
  cm: base.cm,
  emergency: base.emergency,
  braced: base.braced,
  stunned: base.stunned,
})

export const copyUnit = (unit: Unit): Unit => ({
  id: unit.id,
  seat: unit.seat,
  card: unit.card,
  number: unit.number,
  bases: unit.bases.map(copyBase),
  aboard: unit.aboard.map(copyBase),
  startBases: unit.startBases,
  at: unit.at,
  carrier: unit.carrier,
  activated: unit.activated,
  overwatch: unit.overwatch,
  stunned: unit.stunned,
  stealth: unit.stealth,
  jammed: unit.jammed,
  upkeep: unit.upkeep,
  refreshed: unit.refreshed,
  moved: unit.moved,
  slowed: unit.slowed,
  hasMovedInPhase: unit.hasMovedInPhase,
  tagged: unit.tagged,
  locked: unit.locked,
  exposed: unit.exposed,
  hasServedTaxi: unit.hasServedTaxi,
  clearsTheWay: unit.clearsTheWay,
  usedThisGame: unit.usedThisGame.slice(),
  cache: unit.cache && { marker: unit.cache.marker, team: unit.cache.team },
  atEdge: unit.atEdge,
})
