// Control Objectives (M2): two objectives that the players place, and who holds them when a Round ends.

import {
  at,
  fraction,
  type Ground,
  type Plain,
  type Random,
  refuse,
  type Rules,
  type Seat,
  type WhyNot,
} from '@umpire/engine'
import { type Disc, gap, type Landscape } from '@umpire/plane'
import { missions, type PlacedMarkers } from '../../content/missions.ts'
import { inches, sayAt } from '../../names.ts'
import { markerQuestion, serveQuestion } from '../../questions/missions.ts'
import type { Spot } from '../../questions/ways.ts'
import type { State } from '../../state.ts'
import type { Marker } from '../../state/marker.ts'
import type { Unit } from '../../state/unit.ts'
import type { DownsyncTable } from '../../table.ts'
import { isWithinDisc, landOf, piecesOf, tableSize } from '../ground.ts'
import { other, unitsOnTable } from '../units.ts'
import { score } from './score.ts'

function placedBy(state: State): PlacedMarkers {
  const { placed } = missions.of(state.terms.mission)
  if (placed === null) throw new Error('nobody places markers in this mission')
  return placed
}

/** Why an objective may not lie there, for the terrain alone. */
function whyNotGround(state: State, { line, radius, fromConcealing }: PlacedMarkers, { x, y }: Spot): WhyNot {
  const land = landOf(state)
  const disc = { x, y, r: radius }
  if (!land.isOnTable(disc)) return refuse('DS-014', 'the objective must lie wholly on the table')
  if (Math.floor(Math.abs(y - line) - radius + 0.5) > 0)
    return refuse('DS-226', 'the objective must touch the middle line')
  const wide = { x, y, r: radius + fromConcealing }
  for (const [n, piece] of land.pieces.entries()) {
    const name = (): string => piecesOf(state)[n]?.id ?? 'terrain'
    if (piece.blocks && land.overlaps(n, disc))
      return refuse('DS-226', () => `the objective may not lie in building ${name()}`)
    if (piece.conceals && land.touches(n, wide))
      return refuse('DS-226', () => `the objective keeps more than 1″ from concealing terrain: ${name()}`)
  }
  return undefined
}

const isApart = (placed: PlacedMarkers, a: Spot, b: Spot): boolean =>
  gap({ ...a, r: placed.radius }, { x: b.x, y: b.y, r: placed.radius }) >= placed.apart

const known = new WeakMap<Landscape, Spot[]>()

/** Spots that are legal for the terrain, along the line: enough of them to know whether the other finds one. */
function spotsAlong(state: State, placed: PlacedMarkers): Spot[] {
  const land = landOf(state)
  let spots = known.get(land)
  if (spots === undefined) known.set(land, (spots = tryAlong(state, placed)))
  return spots
}

function tryAlong(state: State, placed: PlacedMarkers): Spot[] {
  const spots: Spot[] = []
  const edge = Math.ceil(placed.radius)
  const reach = Math.floor(placed.radius)
  for (let x = edge; x <= tableSize - edge; x += 25) {
    for (const y of [placed.line, placed.line - reach, placed.line + reach]) {
      const spot = { x, y }
      if (whyNotGround(state, placed, spot) === undefined) spots.push(spot)
    }
  }
  return spots
}

/** The ground on which the next objective goes. */
export function objectiveGround(state: State): Ground<Spot> {
  const placed = placedBy(state)
  const { markers } = state
  const along = spotsAlong(state, placed)
  const whyNot = (spot: Spot): WhyNot => {
    const reason = whyNotGround(state, placed, spot)
    if (reason !== undefined) return reason
    const near = markers.find((marker) => !isApart(placed, spot, marker))
    if (near !== undefined) return refuse('DS-226', () => `the objectives lie at least ${inches(placed.apart)} apart`)
    // The attacker has to leave the defender a spot.
    if (markers.length === 0 && !along.some((one) => isApart(placed, spot, one)))
      return refuse('DS-226', 'the other objective would find no place')
    return undefined
  }
  return {
    whyNot,
    sample: (random) => sampleSpot(along, whyNot, placed, random),
    reach: () => reachOf(state, placed, along, whyNot),
  }
}

/** For the page: where it may lie on the very line, and D05 where it lies if nobody cares. */
function reachOf(
  state: State,
  placed: PlacedMarkers,
  along: readonly Spot[],
  whyNot: (spot: Spot) => WhyNot,
): { [name: string]: Plain } {
  const spots = along.filter((spot) => spot.y === placed.line && whyNot(spot) === undefined)
  const wanted = placed.usual[state.markers.length === 0 ? 0 : 1]
  const far = ({ x }: Spot): number => Math.abs(x - wanted.x)
  const [usual] = spots.toSorted((a, b) => far(a) - far(b))
  return {
    kind: 'objective',
    line: placed.line,
    r: placed.radius,
    spots,
    suggestions: usual === undefined ? [] : [{ say: sayAt(usual), name: 'The usual spot' }],
  }
}

function sampleSpot(
  along: readonly Spot[],
  whyNot: (spot: Spot) => WhyNot,
  { line, radius }: PlacedMarkers,
  random: Random,
): Spot {
  for (let tries = 0; tries < 40; tries++) {
    const x = Math.round(radius + 1 + fraction(random) * (tableSize - 2 * radius - 2))
    const spot = { x, y: Math.round(line + (2 * fraction(random) - 1) * (radius - 1)) }
    if (whyNot(spot) === undefined) return spot
  }
  const free = along.filter((spot) => whyNot(spot) === undefined)
  return free.length === 0 ? { x: 0, y: 0 } : at(free, Math.floor(fraction(random) * free.length))
}

/** D05 The attacker places one, then the defender. */
export function* placeObjective(t: DownsyncTable): Rules {
  const { state } = t
  const placed = placedBy(state)
  const seat = state.markers.length === 0 ? state.rollWinner : other(state.rollWinner)
  const { x, y } = yield* t.place(seat, markerQuestion, objectiveGround(state))
  const id = state.markers.length + 1
  state.markers.push({ id, kind: placed.kind, seat: null, x, y, r: placed.radius, isCarried: false, isUsed: false })
  t.tell({ kind: 'marker placed', rule: 'DS-226', seat, marker: id, x, y })
  if (state.markers.length > 1) state.stage = 'deploy'
}

/** Squads with half or less of their bases left block, but do not score. */
const canScore = ({ bases, startBases }: Unit): boolean => bases.length * 2 > startBases

interface Reach {
  readonly reach: number
  readonly contest: number
}

/** Whether a Unit matters at an objective: by scoring there, or by contesting. */
const matters = (unit: Unit, marker: Disc, { contest }: Reach): boolean => isWithinDisc(unit, marker, contest)

/** D40 A Unit in reach of both objectives serves one of them, as its owner says; the last Active Player first. */
function* servedBy(t: DownsyncTable, reach: Reach): Rules<Map<number, Marker>> {
  const { state } = t
  const served = new Map<number, Marker>()
  for (const seat of [state.active, other(state.active)]) {
    for (const unit of unitsOnTable(state, seat)) {
      const near = state.markers.filter((marker) => matters(unit, marker, reach))
      const [first] = near
      if (first === undefined) continue
      served.set(unit.id, near.length === 1 ? first : yield* t.choose(seat, serveQuestion(unit.id), near))
      const chosen = served.get(unit.id)
      if (near.length > 1 && chosen !== undefined)
        t.tell({ kind: 'served', rule: 'DS-226', unit: unit.id, marker: chosen.id })
    }
  }
  return served
}

/** At the end of every Round after the first. */
export function* scoreControl(t: DownsyncTable): Rules {
  const { state } = t
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring !== 'control' || state.round < scoring.fromRound) return
  const served = yield* servedBy(t, scoring)
  for (const marker of state.markers) {
    const here = state.units.filter((unit) => served.get(unit.id) === marker)
    for (const seat of t.seats) countAt(t, seat, marker, here, scoring)
  }
}

function countAt(t: DownsyncTable, seat: Seat, marker: Marker, here: readonly Unit[], { reach }: Reach): void {
  const holding = here.filter((unit) => unit.seat === seat && canScore(unit) && isWithinDisc(unit, marker, reach))
  const contesting = here.filter((unit) => unit.seat !== seat)
  if (holding.length === 0) return
  t.tell({
    kind: 'place counted',
    rule: 'DS-226',
    seat,
    marker: marker.id,
    holding: holding.map(({ id }) => id),
    contesting: contesting.map(({ id }) => id),
  })
  score(t, seat, holding.length - contesting.length, 'control', marker.id)
}
