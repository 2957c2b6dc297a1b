// Place (DS-220 to DS-225): a Unit is set down somewhere else, or comes onto the table, without moving.

import { type Ground, type Plain, refuse, type RuleId, type Rules, type Seat } from '@umpire/engine'
import type { Disc } from '@umpire/plane'
import { baseRadius } from '../content/unit-card.ts'
import { units } from '../content/units.ts'
import { namesBases, spotsQuestion } from '../questions/placing.ts'
import { sayWays, stays, type Ways } from '../questions/ways.ts'
import type { State } from '../state.ts'
import type { Base, Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { landOf } from './ground.ts'
import { type Placement, PlaceGround } from './spots.ts'
import { gainStealth, stripStealth, whyNoStealth } from './stealth.ts'
import { baseOf, entersBuildings, isOnTable } from './units.ts'

/** Where a Unit is Placed: each base around its own old place, or, coming onto the table, around something there. */
export type PlaceSpot =
  | { readonly kind: 'own'; readonly within: number }
  | { readonly kind: 'around'; readonly disc: Disc; readonly within: number; readonly name: string }

/** For the page, which lays the same ground again. */
const asData = ({ unit, bases, within, nearPings, instead, isWhole }: Placement): { [name: string]: Plain } => ({
  kind: 'place',
  unit: unit.id,
  within,
  bases: bases.map(({ team, r, near }) => ({ team, r, near: near.map(({ x, y, r: size }) => ({ x, y, r: size })) })),
  nearPings,
  instead,
  isWhole,
})

/** `usual`: legal spots that are known, or staying; for when chance finds none, and for people in a hurry. */
function groundOf(ground: PlaceGround, mayStay: boolean, usual: Ways): Ground<Ways> {
  const { placement } = ground
  const suggestion = (): { say: string; name: string } => ({
    say: sayWays(usual, namesBases(placement)),
    name: usual.length === 0 ? 'Stay' : 'Close together',
  })
  return {
    whyNot: (ways) => {
      if (ways.length > 0) return ground.whyNot(ways)
      return mayStay ? undefined : refuse('DS-220', 'it has to be placed somewhere')
    },
    sample: (random) => ground.sample(random) ?? usual,
    reach: () => ({ ...asData(placement), suggestions: [suggestion()] }),
  }
}

const copyDisc = ({ x, y, r }: Disc): Disc => ({ x, y, r })

function ownPlacement(unit: Unit, teams: readonly number[], within: number): Placement {
  return {
    unit,
    bases: teams.map((team) => {
      const base = baseOf(unit, team)
      return { team, r: base.r, near: [copyDisc(base)] }
    }),
    within,
    nearPings: false,
    instead: null,
    isWhole: false,
  }
}

/** A base is set down; DS-112 in a building or outside. */
function setDown(state: State, unit: Unit, base: Base, { x, y }: { readonly x: number; readonly y: number }): void {
  base.x = x
  base.y = y
  base.inside = entersBuildings(unit) ? landOf(state).blockAround(base) : -1
}

/**
 * DS-220 `seat` Places a Unit. Around its own bases (DS-224) it may stay where it is: false then. Around something else
 * it comes onto the table, all its bases of them; false only where none found room (DS-144).
 */
export function* placeUnit(
  t: DownsyncTable,
  seat: Seat,
  unit: Unit,
  teams: readonly number[],
  spot: PlaceSpot,
  rule: RuleId,
): Rules<boolean> {
  if (spot.kind === 'own') return yield* shift(t, seat, unit, teams, spot.within, rule)
  const isNew = unit.at === 'packaged'
  yield* enterTable(t, unit, [spot.disc], spot.within, rule, spot.name)
  if (!isOnTable(unit)) return false
  stripStealth(t, unit)
  if (isNew) startStealthy(t, unit)
  return true
}

/** DS-141, DS-260 Its first Stealth Token. */
export function startStealthy(t: DownsyncTable, unit: Unit): void {
  if (units.of(unit.card).isStealthy && whyNoStealth(t.state, unit) === undefined) gainStealth(t, unit, 'DS-260')
}

function* shift(
  t: DownsyncTable,
  seat: Seat,
  unit: Unit,
  teams: readonly number[],
  within: number,
  rule: RuleId,
): Rules<boolean> {
  const { state } = t
  const ground = new PlaceGround(state, ownPlacement(unit, teams, within))
  const ways = yield* t.place(seat, spotsQuestion(ground.placement, rule, ''), groundOf(ground, true, stays))
  if (ways.length === 0) return false
  const bases = ways.map(({ team, path }) => {
    const base = baseOf(unit, team)
    const from = { x: base.x, y: base.y }
    const [to] = path
    if (to !== undefined) setDown(state, unit, base, to)
    return { team, from, to: { x: base.x, y: base.y } }
  })
  t.tell({ kind: 'placed', rule, unit: unit.id, bases })
  stripStealth(t, unit)
  return true
}

/** The bases of a Unit that has not been on the table yet, without a place; DS-141 with its tokens. */
export function newBases(unit: Unit): Base[] {
  const card = units.of(unit.card)
  return Array.from({ length: unit.startBases }, (_, n) => ({
    team: n + 1,
    x: 0,
    y: 0,
    r: baseRadius(card),
    inside: -1,
    cm: card.cm ?? 0,
    emergency: card.emergency,
    braced: 0,
    stunned: false,
  }))
}

/** DS-140, DS-285, DS-289 A Unit whose bases come onto the table around something. */
export function entering(
  unit: Unit,
  bases: readonly Base[],
  discs: readonly Disc[],
  within: number,
  instead: number | null,
): Placement {
  const near = discs.map(copyDisc)
  return {
    unit,
    bases: bases.map(({ team, r }) => ({ team, r, near })),
    within,
    nearPings: false,
    instead,
    isWhole: true,
  }
}

/** The bases that a Unit brings: those that were taken aboard, or new ones. */
const basesOf = (unit: Unit): Base[] => (unit.aboard.length > 0 ? unit.aboard : newBases(unit))

/** Whether all bases of a Unit find room around these discs. `instead`: a Ping that goes when they come. */
export function hasRoom(
  state: State,
  unit: Unit,
  discs: readonly Disc[],
  within: number,
  instead: number | null = null,
): boolean {
  const bases = basesOf(unit)
  return new PlaceGround(state, entering(unit, bases, discs, within, instead)).find().length === bases.length
}

/**
 * DS-140, DS-285, DS-289 A Unit comes onto the table: its owner sets its bases down within so much of the discs.
 * DS-144 Without room the distance to enemy Pings does not count; bases that still have none are lost.
 */
export function* enterTable(
  t: DownsyncTable,
  unit: Unit,
  discs: readonly Disc[],
  within: number,
  rule: RuleId,
  around: string,
  instead: number | null = null,
): Rules {
  const { state } = t
  const bases = basesOf(unit)
  const { ground, usual } = roomFor(state, unit, bases, discs, within, instead)
  const placed = bases.filter(({ team }) => usual.some((way) => way.team === team))
  unit.aboard = []
  if (placed.length < bases.length)
    t.tell({ kind: 'no room', rule: 'DS-144', unit: unit.id, lost: bases.length - placed.length })
  if (placed.length === 0) return
  const ways = yield* t.place(unit.seat, spotsQuestion(ground.placement, rule, around), groundOf(ground, false, usual))
  unit.bases = placed
  for (const { team, path } of ways) {
    const [to] = path
    if (to !== undefined) setDown(state, unit, baseOf(unit, team), to)
  }
  unit.at = 'table'
  t.tell({
    kind: 'placed',
    rule,
    unit: unit.id,
    bases: placed.map(({ team, x, y }) => ({ team, from: null, to: { x, y } })),
  })
}

/** DS-144 As many of the bases as find room, first with the usual distance to enemy Pings. */
function roomFor(
  state: State,
  unit: Unit,
  bases: readonly Base[],
  discs: readonly Disc[],
  within: number,
  instead: number | null,
): { ground: PlaceGround; usual: Ways } {
  const placement = entering(unit, bases, discs, within, instead)
  const ground = new PlaceGround(state, placement)
  const usual = ground.find()
  if (usual.length === bases.length) return { ground, usual }
  const anywhere = new PlaceGround(state, { ...placement, nearPings: true })
  const found = anywhere.find()
  if (found.length === bases.length) return { ground: anywhere, usual: found }
  const those = placement.bases.filter(({ team }) => found.some((way) => way.team === team))
  return { ground: new PlaceGround(state, { ...placement, bases: those, nearPings: true }), usual: found }
}
