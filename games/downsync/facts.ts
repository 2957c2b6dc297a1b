// What scenarios may expect: `crusader 1.at`, `m1.activated`, `cp.south`, `sees.crusader 1.virago 1`, `gap.m1.virago 1`.

import type { Plain, Seat } from '@umpire/engine'
import { goalOf } from './rules/victory.ts'
import { piecesOf, gapBetween, isConcealedFrom, sees } from './rules/ground.ts'
import { sayElement, sayMarker, sayPing, sayTarget, sayUnit, sideOf } from './names.ts'
import type { State } from './state.ts'
import type { Ping } from './state/ping.ts'
import type { Target } from './state/shot.ts'
import type { Base, Unit } from './state/unit.ts'
import type { DownsyncTable } from './table.ts'

type Facts = { readonly [name: string]: Plain }

const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): Plain => [x / 100, y / 100]

const baseFacts = (state: State, base: Base): Facts => ({
  at: spotOf(base),
  in: base.inside < 0 ? null : (piecesOf(state)[base.inside]?.id ?? null),
  cm: base.cm,
  emergency: base.emergency,
  stunned: base.stunned,
})

/** Of a vehicle what its base has stands with the rest; a squad has `team 1`, `team 2`. */
function unitFacts(state: State, unit: Unit): Facts {
  const [first] = unit.bases
  return {
    ...(first === undefined
      ? {}
      : { ...baseFacts(state, first), cm: sum(unit, 'cm'), emergency: sum(unit, 'emergency') }),
    ...Object.fromEntries(unit.bases.map((base) => [`team ${base.team}`, baseFacts(state, base)])),
    seat: unit.seat,
    where: unit.at,
    bases: unit.bases.map(({ team }) => team),
    carrier: unit.carrier === null ? null : nameOf(state, unit.carrier),
    activated: unit.activated,
    overwatch: unit.overwatch,
    stunned: unit.stunned,
    stealth: unit.stealth,
    jammed: unit.jammed,
    upkeep: unit.upkeep,
    refreshed: unit.refreshed,
    moved: unit.moved,
    tagged: unit.tagged,
    locked: unit.locked,
    exposed: unit.exposed,
    cache: unit.cache === null ? null : (markerNamed(state, unit.cache.marker) ?? null),
    'clears the way': unit.clearsTheWay,
  }
}

const sum = ({ bases }: Unit, what: 'cm' | 'emergency'): number => bases.reduce((total, base) => total + base[what], 0)

const nameOf = (state: State, id: number): string => {
  const unit = state.units.find((one) => one.id === id)
  return unit === undefined ? sayElement(state, id) : sayUnit(unit)
}

function markerNamed(state: State, id: number): string | undefined {
  const marker = state.markers.find((one) => one.id === id)
  return marker && sayMarker(marker)
}

const pingFacts = (ping: Ping): Facts => ({
  at: spotOf(ping),
  seat: ping.seat,
  activated: ping.activated,
  moved: ping.moved,
})

/** Everything that can be aimed at. */
const targetsOf = (state: State): Target[] => [
  ...state.units.flatMap((unit) =>
    unit.at === 'table' ? unit.bases.map(({ team }) => ({ element: unit.id, team })) : [],
  ),
  ...state.pings.map(({ id }) => ({ element: id, team: 0 })),
]

/** Of every two bases or Pings, by their names. */
function pairs(state: State, fact: (from: Target, to: Target) => Plain): Facts {
  const targets = targetsOf(state)
  return Object.fromEntries(
    targets.map((from) => [
      sayTarget(state, from),
      Object.fromEntries(targets.filter((to) => to !== from).map((to) => [sayTarget(state, to), fact(from, to)])),
    ]),
  )
}

const bySide = (t: DownsyncTable, fact: (seat: Seat) => Plain): Facts =>
  Object.fromEntries(t.seats.map((seat) => [sideOf(seat), fact(seat)]))

/** Names of Units of a seat that are there. */
const namesAt = (state: State, seat: Seat, where: Unit['at']): string[] =>
  state.units.filter((unit) => unit.seat === seat && unit.at === where).map(sayUnit)

export const facts = (t: DownsyncTable): Facts => {
  const { state } = t
  const targets = targetsOf(state)
  const isSmall = targets.length <= 24
  return {
    round: state.round,
    turn: state.turn,
    stage: state.stage,
    active: state.active,
    mission: state.terms.mission,
    goal: goalOf(state),
    cp: bySide(t, (seat) => state.forces[seat]?.cp ?? 0),
    vp: bySide(t, (seat) => state.forces[seat]?.vp ?? 0),
    reserve: bySide(t, (seat) => namesAt(state, seat, 'reserve')),
    table: bySide(t, (seat) => namesAt(state, seat, 'table')),
    pings: bySide(t, (seat) => state.pings.filter((ping) => ping.seat === seat).map(sayPing)),
    taskforce: state.taskforce.map((id) => nameOf(state, id)),
    engagement:
      state.engagement === null
        ? null
        : Object.fromEntries(
            state.engagement.participants.map(({ unit, boosted, dice, priority, held, done }) => [
              nameOf(state, unit),
              { boosted, dice, priority, held, done },
            ]),
          ),
    acting: state.activations.map(({ element }) => nameOf(state, element)),
    marker: Object.fromEntries(
      state.markers.map((marker) => [
        sayMarker(marker),
        { at: spotOf(marker), carried: marker.isCarried, used: marker.isUsed },
      ]),
    ),
    ...Object.fromEntries(state.units.map((unit) => [sayUnit(unit), unitFacts(state, unit)])),
    ...Object.fromEntries(state.pings.map((ping) => [sayPing(ping), pingFacts(ping)])),
    gap: pairs(state, (from, to) => gapBetween(state, from, to) / 100),
    ...(isSmall
      ? {
          sees: pairs(state, (from, to) => sees(state, from, to)),
          concealed: pairs(state, (from, to) => isConcealedFrom(state, from, to)),
        }
      : {}),
  }
}
