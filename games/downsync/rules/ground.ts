// The table as sight and movement know it (DS-097 to DS-119): discs, gaps, who sees whom, who is concealed from whom.
// How that is worked out (DS-301 to DS-311) is the business of the plane; here it is asked for.

import { canSee, type Disc, gap, isConcealed, Landscape, type Point, type Volume } from '@umpire/plane'
import { type LayoutId, pieceOf, type TerrainPiece } from '../content/layouts/layout.ts'
import { layouts } from '../content/layouts/layouts.ts'
import { table, traitReach } from '../content/numbers.ts'
import { signatureFacts } from '../content/signature.ts'
import { units } from '../content/units.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Target } from '../state/shot.ts'
import type { Base, Unit } from '../state/unit.ts'
import { baseOf } from './units.ts'

/** DS-008 It is square. */
export const tableSize = table.width

const ofLayouts = new Map<LayoutId, Landscape>()
/** Of terrain that was laid out: by the very list, and by what it says, since copies of a state have lists of their own. */
const ofLists = new WeakMap<readonly TerrainPiece[], Landscape>()
const ofWords = new Map<string, Landscape>()

const landscapeOf = (pieces: readonly TerrainPiece[]): Landscape =>
  new Landscape(tableSize, tableSize, pieces.map(pieceOf))

function landOfList(pieces: readonly TerrainPiece[]): Landscape {
  const found = ofLists.get(pieces)
  if (found !== undefined) return found
  const words = JSON.stringify(pieces)
  let land = ofWords.get(words)
  if (land === undefined) {
    if (ofWords.size >= mostLists) ofWords.clear()
    ofWords.set(words, (land = landscapeOf(pieces)))
  }
  ofLists.set(pieces, land)
  return land
}

const mostLists = 50

/** The terrain that lies on this table, by the numbers that bases and faults use for it. */
export const piecesOf = ({ terms }: State): readonly TerrainPiece[] => terms.terrain ?? layouts.of(terms.layout).pieces

/** Made once for a layout, and once for terrain that a scenario laid out. */
export function landOf({ terms }: State): Landscape {
  if (terms.terrain !== null) return landOfList(terms.terrain)
  let land = ofLayouts.get(terms.layout)
  if (land === undefined) ofLayouts.set(terms.layout, (land = landscapeOf(layouts.of(terms.layout).pieces)))
  return land
}

/** A base is a disc itself. */
export const discOf = (base: Base): Disc => base

export const pingRadius = ({ signature }: Pick<Ping, 'signature'>): number => signatureFacts[signature].radius

export const pingDisc = (ping: Ping): Disc => ({ x: ping.x, y: ping.y, r: pingRadius(ping) })

/** The disc of a base or Ping on the table. */
export function targetDisc(state: State, { element, team }: Target): Disc {
  const ping = pingOf(state, element)
  return ping === undefined ? baseOf(unitOf(state, element), team) : pingDisc(ping)
}

/** Every base has an id of its own, so that sight between two is one computation (DS-307). */
export const volumeId = (element: number, team: number): number => element * 8 + team

export function volumeOf(state: State, { element, team }: Target): Volume {
  const ping = pingOf(state, element)
  if (ping !== undefined) return { id: volumeId(element, 0), disc: pingDisc(ping), inside: -1 }
  const base = baseOf(unitOf(state, element), team)
  return { id: volumeId(element, team), disc: base, inside: base.inside }
}

/** DS-270 A point counts as a base of radius 0. */
export const pointVolume = (state: State, { x, y }: Point): Volume => {
  const disc = { x, y, r: 0 }
  return { id: -1, disc, inside: landOf(state).blockAround(disc) }
}

/** DS-311 What is known of two volumes by where they are: a pure function of the landscape and both. */
class Known {
  private readonly answers = new Map<number, Map<number, boolean>>()
  private entries = 0

  find(first: Volume, second: Volume): boolean | undefined {
    return this.answers.get(spotKey(first))?.get(spotKey(second))
  }

  keep(first: Volume, second: Volume, answer: boolean): boolean {
    if (this.entries >= mostEntries) {
      this.answers.clear()
      this.entries = 0
    }
    const key = spotKey(first)
    let of = this.answers.get(key)
    if (of === undefined) this.answers.set(key, (of = new Map()))
    of.set(spotKey(second), answer)
    this.entries++
    return answer
  }
}

const mostEntries = 30_000

/** Where it is, how large, and in which building, as one whole number. */
const spotKey = ({ disc: { x, y, r }, inside }: Volume): number =>
  (((x + 1) * 8192 + y + 1) * 256 + Math.round(r)) * 128 + inside + 1

const sights = new WeakMap<Landscape, Known>()
const concealments = new WeakMap<Landscape, Known>()

function knownOf(known: WeakMap<Landscape, Known>, land: Landscape): Known {
  let found = known.get(land)
  if (found === undefined) known.set(land, (found = new Known()))
  return found
}

function seesVolume(land: Landscape, a: Volume, b: Volume): boolean {
  const [first, second] = a.id < b.id ? [a, b] : [b, a]
  const known = knownOf(sights, land)
  return known.find(first, second) ?? known.keep(first, second, canSee(land, first, second))
}

function isHidden(land: Landscape, from: Volume, target: Volume): boolean {
  const known = knownOf(concealments, land)
  return known.find(from, target) ?? known.keep(from, target, isConcealed(land, from, target))
}

/** DS-098, DS-100 */
export const sees = (state: State, from: Target, to: Target): boolean =>
  seesVolume(landOf(state), volumeOf(state, from), volumeOf(state, to))

/** DS-270 */
export const seesPoint = (state: State, from: Target, point: Point): boolean =>
  seesVolume(landOf(state), volumeOf(state, from), pointVolume(state, point))

/** Whether two bases or Pings would see each other from other places than where they stand. */
export const wouldSee = (state: State, from: Target, disc: Disc, to: Target): boolean =>
  seesVolume(
    landOf(state),
    { id: volumeId(from.element, from.team), disc, inside: landOf(state).blockAround(disc) },
    volumeOf(state, to),
  )

/** DS-259 A friendly Unit with a Shroud Aura stands within 4" of the base; its own counts (DS-029). */
export function isShrouded(state: State, { seat }: Unit, base: Base): boolean {
  for (const friend of state.units) {
    if (friend.seat !== seat || friend.at !== 'table' || !units.of(friend.card).hasShroudAura) continue
    for (const bearer of friend.bases) if (bearer === base || gap(bearer, base) <= traitReach.shroudAura) return true
  }
  return false
}

/** What conceals a target whoever looks: undefined where that hangs on the line. */
function isConcealedAnyway(state: State, { element, team }: Target): boolean | undefined {
  if (pingOf(state, element) !== undefined) return undefined
  const unit = unitOf(state, element)
  if (unit.exposed) return false
  return isShrouded(state, unit, baseOf(unit, team)) ? true : undefined
}

/** DS-104 to DS-109, DS-259, DS-273 */
export const isConcealedFrom = (state: State, from: Target, target: Target): boolean =>
  isConcealedAnyway(state, target) ?? isHidden(landOf(state), volumeOf(state, from), volumeOf(state, target))

/** DS-270 Concealment is judged from the point. */
export const isConcealedFromPoint = (state: State, point: Point, target: Target): boolean =>
  isConcealedAnyway(state, target) ?? isHidden(landOf(state), pointVolume(state, point), volumeOf(state, target))

/** DS-010, DS-011 For rules, and for anybody who measures. */
export const gapBetween = (state: State, a: Target, b: Target): number =>
  gap(targetDisc(state, a), targetDisc(state, b))

/** DS-010 To a point, which has no size. */
export const gapToPoint = (state: State, a: Target, { x, y }: Point): number =>
  gap(targetDisc(state, a), { x, y, r: 0 })

/** DS-013 Whether any living base of the one is within so much of any of the other. */
export function areWithin(a: Unit, b: Unit, within: number): boolean {
  for (const one of a.bases) for (const two of b.bases) if (gap(one, two) <= within) return true
  return false
}

/** DS-013 */
export function isWithinDisc(unit: Unit, disc: Disc, within: number): boolean {
  for (const base of unit.bases) if (gap(base, disc) <= within) return true
  return false
}
