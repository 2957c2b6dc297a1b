// Borders, distance, ways and Line of Effect (CC-037 to CC-053, CC-062): geometry of the revealed Complex, no rules.

import { at } from '@umpire/engine'
import { borderChanged, perLayout } from './layout.ts'
import { regionOf, type State } from './state.ts'
import { type Edge, type Region, type RegionId, type Side, sides, type Token } from './state/region.ts'

/** CC-037 By side: north, east, south, west. */
const dx = [0, 1, 0, -1]
const dy = [1, 0, -1, 0]

export const opposite = (side: Side): Side => at(sides, (side + 2) % 4)

/** The cell beyond a side. */
export const cellBeyond = ({ x, y }: Pick<Region, 'x' | 'y'>, side: Side): readonly [number, number] => [
  x + at(dx, side),
  y + at(dy, side),
]

export function regionAt(state: State, x: number, y: number): Region | undefined {
  for (const region of state.regions) if (region.x === x && region.y === y) return region
  return undefined
}

/** The printed edge on the other side of a border; undefined where nothing is revealed. */
function edgeBeyond(state: State, region: Region, side: Side): Edge | undefined {
  const next = at(region.next, side)
  return next === null ? undefined : at(regionOf(state, next).edges, opposite(side))
}

/** CC-039 What a border is, with its token. `wall` is a W edge towards an unrevealed cell (CC-042). */
export type Border = 'open' | 'thin wall' | 'thick wall' | 'wall' | 'closed door'

export function borderOf(state: State, region: Region, side: Side): Border {
  const token = at(region.tokens, side)
  if (token !== null && token !== 'cover') return token === 'closed door' ? 'closed door' : 'open' // CC-055, CC-057
  const mine = at(region.edges, side)
  const theirs = edgeBeyond(state, region, side)
  if (mine === 'W') return theirs === undefined ? 'wall' : theirs === 'W' ? 'thick wall' : 'thin wall' // CC-040, CC-041
  return theirs === 'W' ? 'thin wall' : 'open'
}

/** CC-043 */
export function isUnobstructed(state: State, region: Region, side: Side): boolean {
  const token = at(region.tokens, side)
  if (token !== null && token !== 'cover') return token !== 'closed door'
  return at(region.edges, side) !== 'W' && edgeBeyond(state, region, side) !== 'W'
}

/** CC-062 */
export function hasPillar(state: State, region: Region, side: Side): boolean {
  const token = at(region.tokens, side)
  if (token === 'pillared edge') return true
  if (token !== null && token !== 'cover') return false
  const mine = at(region.edges, side)
  const theirs = edgeBeyond(state, region, side)
  return mine !== 'W' && theirs !== 'W' && (mine === 'P' || theirs === 'P')
}

/** CC-055, CC-056 Puts a token on a border, or takes it away; nothing else about it changes. */
export function setToken(state: State, region: Region, side: Side, token: Token | null): void {
  borderChanged()
  region.tokens[side] = token
  const next = at(region.next, side)
  if (next !== null) regionOf(state, next).tokens[opposite(side)] = token
}

/** CC-044 */
export function distance(state: State, a: RegionId, b: RegionId): number {
  const from = regionOf(state, a)
  const to = regionOf(state, b)
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y)
}

/** CC-046 The neighbour that can be moved to across a side. */
export function stepTo(state: State, from: RegionId, side: Side): RegionId | undefined {
  const region = regionOf(state, from)
  const next = at(region.next, side)
  return next !== null && isUnobstructed(state, region, side) ? next : undefined
}

/** By region, of those that somebody has asked about. */
const stepsKnown = perLayout((): (readonly RegionId[] | undefined)[] => [])

/** CC-046 All neighbours that can be moved to. */
export function stepsFrom(state: State, from: RegionId): readonly RegionId[] {
  const known = stepsKnown(state)
  return (known[from] ??= findSteps(state, from))
}

function findSteps(state: State, from: RegionId): RegionId[] {
  const found: RegionId[] = []
  for (const side of sides) {
    const next = stepTo(state, from, side)
    if (next !== undefined) found.push(next)
  }
  return found
}

/** CC-046 Whether there is any of them. */
export const hasStep = (state: State, from: RegionId): boolean => stepsFrom(state, from).length > 0

/** The side of a region towards another one in the same row or column; undefined for any other. */
export function sideTowards(state: State, from: RegionId, to: RegionId): Side | undefined {
  const a = regionOf(state, from)
  const b = regionOf(state, to)
  if (a.x === b.x) return a.y === b.y ? undefined : b.y > a.y ? 0 : 2
  if (a.y === b.y) return b.x > a.x ? 1 : 3
  return undefined
}

/** CC-042 Whether a line can cross a border; some attacks go through thin walls. */
const isCrossed = (state: State, region: Region, side: Side, throughThin: boolean): boolean =>
  isUnobstructed(state, region, side) || (throughThin && borderOf(state, region, side) === 'thin wall')

/** CC-048 to CC-050 */
export function hasLine(state: State, from: RegionId, to: RegionId, throughThin = false): boolean {
  if (from === to) return true
  const side = sideTowards(state, from, to)
  if (side === undefined) return false
  let region = regionOf(state, from)
  while (region.id !== to) {
    const next = at(region.next, side)
    if (next === null || !isCrossed(state, region, side, throughThin)) return false
    region = regionOf(state, next)
  }
  return true
}

/** CC-048 All regions in line, the own one first. */
export function regionsInLine(state: State, from: RegionId, throughThin = false): RegionId[] {
  const found = [from]
  for (const side of sides) {
    let region = regionOf(state, from)
    for (;;) {
      const next = at(region.next, side)
      if (next === null || !isCrossed(state, region, side, throughThin)) break
      found.push(next)
      region = regionOf(state, next)
    }
  }
  return found
}

/** CC-072, CC-073 Cover tokens that count for a target, on the straight line from an origin. */
export function coverBetween(state: State, origin: RegionId, target: RegionId): number {
  const side = sideTowards(state, origin, target)
  if (side === undefined) return 0
  let region = regionOf(state, origin)
  let count = 0
  while (region.id !== target) {
    const next = at(region.next, side)
    if (next === null) return 0
    const isAtOriginOnly = region.id === origin && next !== target
    if (at(region.tokens, side) === 'cover' && !isAtOriginOnly) count++
    region = regionOf(state, next)
  }
  return count
}

/** CC-046 Regions that can be reached by moving, by number: true for each. */
export function reachable(state: State, from: RegionId): boolean[] {
  const reached = state.regions.map(() => false)
  const todo = [from]
  reached[from] = true
  for (let region = todo.pop(); region !== undefined; region = todo.pop()) {
    for (const next of stepsFrom(state, region)) {
      if (reached[next] === true) continue
      reached[next] = true
      todo.push(next)
    }
  }
  return reached
}

/** CC-044 All revealed regions at most so far away, the own one too. */
export const regionsWithin = (state: State, from: RegionId, regions: number): RegionId[] =>
  state.regions.filter(({ id }) => distance(state, from, id) <= regions).map(({ id }) => id)
