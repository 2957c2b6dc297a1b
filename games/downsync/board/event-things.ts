// The things on the table that an event speaks of, the most important first; and what it leaves on the table for a moment.

import { type EventTable, said } from '@umpire/board'
import type { Point } from '@umpire/plane'
import type { DownsyncEvent } from '../events.ts'
import type { Member } from '../events/turns.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { baseThing, markerThing, pingThing, unitThing } from '../things.ts'

/** A spot where something was: `spot 1250 3025`. */
export const spotThing = ({ x, y }: Point): string => `spot ${x} ${y}`

/** The way that somebody took: `trail 1250 3025 1400 3100`. */
export const trailThing = (points: readonly Point[]): string =>
  `trail ${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`

/** Who fires at whom: `fire 12/1 15/2`. */
export const fireThing = (from: Target, to: Target): string =>
  `fire ${from.element}/${from.team} ${to.element}/${to.team}`

/** A base may be drawn as itself or as its Unit. */
const unitThings = (state: State, id: number): string[] => {
  const unit = unitOf(state, id)
  return [unitThing(unit), ...unit.bases.map(({ team }) => baseThing(unit, team))]
}

const baseThings = (state: State, id: number, team: number): string[] => {
  const unit = unitOf(state, id)
  return [baseThing(unit, team), ...(unit.startBases === 1 ? [unitThing(unit)] : [])]
}

const memberThings = (state: State, member: Member): string[] =>
  member.is === 'unit' ? unitThings(state, member.id) : [pingThing(member)]

function targetThings(state: State, { element, team }: Target): string[] {
  if (team > 0) return baseThings(state, element, team)
  const ping = pingOf(state, element)
  return ping === undefined ? [] : [pingThing(ping)]
}

const markerThings = (state: State, id: number): string[] => {
  const marker = state.markers.find((one) => one.id === id)
  return marker === undefined ? [] : [markerThing(marker)]
}

/** The kinds whose things are not simply the Unit they have. */
const special = (state: State): EventTable<DownsyncEvent, string[]> => ({
  // contacts
  revealed: ({ unit, x, y }) => [...unitThings(state, unit), spotThing({ x, y })],
  decoy: ({ x, y }) => [spotThing({ x, y })],
  'pings gone': ({ pings }) => pings.map(spotThing),
  deployed: ({ pings }) => pings.map(pingThing),

  // moves
  moved: ({ member, bases }) => [
    ...memberThings(state, member),
    ...bases.map(({ from, path }) => trailThing([from, ...path])),
  ],
  placed: ({ unit, bases }) => [
    ...unitThings(state, unit),
    ...bases.flatMap(({ from, to }) => (from === null ? [] : [trailThing([from, to])])),
  ],

  // turns and activations
  designated: ({ members }) => members.flatMap((member) => memberThings(state, member)),
  activates: ({ member }) => memberThings(state, member),
  activated: ({ member }) => memberThings(state, member),
  'effects end': ({ units }) => units.flatMap((id) => unitThings(state, id)),
  joins: ({ units }) => units.flatMap((id) => unitThings(state, id)),
  reactors: ({ units }) => units.flatMap((id) => unitThings(state, id)),
  braced: ({ bases }) => bases.flatMap((base) => targetThings(state, base)),
  priorities: ({ rolls }) => rolls.flatMap(({ unit }) => unitThings(state, unit)),
  swapped: ({ units }) => units.flatMap((id) => unitThings(state, id)),

  // fights
  attack: ({ unit, team, target }) => [
    ...targetThings(state, target),
    ...baseThings(state, unit, team),
    fireThing({ element: unit, team }, target),
  ],
  'point chosen': ({ unit, x, y }) => [spotThing({ x, y }), ...unitThings(state, unit)],
  'base destroyed': ({ x, y }) => [spotThing({ x, y })],
  countermeasure: ({ unit, team }) => baseThings(state, unit, team),
  emergency: ({ unit, team }) => baseThings(state, unit, team),
  accepted: ({ unit, team }) => baseThings(state, unit, team),
  'taken up': ({ unit }) => unitThings(state, unit),

  // missions
  'place counted': ({ marker, holding, contesting }) => [
    ...markerThings(state, marker),
    ...[...holding, ...contesting].flatMap((id) => unitThings(state, id)),
  ],
  'marker placed': ({ marker }) => markerThings(state, marker),
  'cache taken': ({ unit, team }) => baseThings(state, unit, team),
  'cache dropped': ({ marker }) => markerThings(state, marker),
})

export const thingsOf = (event: DownsyncEvent, state: State): string[] =>
  said(special(state), event) ?? ('unit' in event ? unitThings(state, event.unit) : [])
