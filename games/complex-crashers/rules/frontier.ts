// The frontier (CC-092 to CC-096): where the Complex can still grow, and keeping it open.

import { at, type Rules } from '@umpire/engine'
import { repairDoorQuestion, repairEdgeQuestion } from '../questions/placing.ts'
import { perLayout } from '../layout.ts'
import { borderOf, cellBeyond, isUnobstructed, reachable, setToken } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import { type Region, type RegionId, sides } from '../state/region.ts'
import type { CrashersTable } from '../table.ts'
import { type BorderRef, bordersOf, isFrontier, layToken, openEdgeFor, turnDoor } from './borders.ts'
import { hasTiles } from './deck.ts'
import { isAble } from './units.ts'

/** CC-094 Whether an unrevealed cell leads outside: asked by its place. */
type LeadsOut = (x: number, y: number) => boolean

/** CC-094 What lies outside the box around all regions leads out; only for cells within it has more to be known. */
export const outsideOf = perLayout(({ regions }): LeadsOut => {
  let west = 0
  let east = 0
  let south = 0
  let north = 0
  for (const { x, y } of regions) {
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  let inside: LeadsOut | undefined
  return (x, y) => {
    if (x < west || x > east || y < south || y > north) return true
    inside ??= filledFrom(regions, west, south, east - west + 3, north - south + 3)
    return inside(x, y)
  }
})

/**
 * CC-094 Fills the unrevealed cells from a ring around the box of all regions, which is part of the width and height;
 * what is not reached is encased.
 */
function filledFrom(regions: readonly Region[], west: number, south: number, width: number, height: number): LeadsOut {
  const cell = (x: number, y: number): number => (y - south + 1) * width + x - west + 1
  const seen = new Uint8Array(width * height)
  for (const { x, y } of regions) seen[cell(x, y)] = revealed
  const todo = [0]
  seen[0] = outside
  for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
    const column = here % width
    if (column > 0) visit(seen, todo, here - 1)
    if (column < width - 1) visit(seen, todo, here + 1)
    visit(seen, todo, here - width)
    visit(seen, todo, here + width)
  }
  return (x, y) => seen[cell(x, y)] === outside
}

const revealed = 1
const outside = 2

function visit(seen: Uint8Array, todo: number[], cell: number): void {
  if (seen[cell] !== 0) return
  seen[cell] = outside
  todo.push(cell)
}

/** CC-093, CC-094 Whether a region has an unobstructed border to an unrevealed cell that counts. */
function isOpenRegion(state: State, region: Region, leadsOut: LeadsOut): boolean {
  for (const side of sides) {
    if (isFrontier(state, region, side) && leadsOut(...cellBeyond(region, side))) return true
  }
  return false
}

/** CC-093 The regions that some Able Operative can reach by moving: true for each. */
function reachedByAble(state: State): boolean[] {
  const reached = state.regions.map(() => false)
  for (const one of state.operatives) {
    if (!isAble(one) || reached[one.region] === true) continue
    for (const [region, isReached] of reachable(state, one.region).entries()) if (isReached) reached[region] = true
  }
  return reached
}

/** CC-093 For the Operatives; `anywhere`: in any revealed region, where theirs have no edge that could be opened. */
function hasFrontier(state: State, leadsOut: LeadsOut, anywhere: boolean): boolean {
  const reached = anywhere ? undefined : reachedByAble(state)
  return state.regions.some((region) => reached?.[region.id] !== false && isOpenRegion(state, region, leadsOut))
}

/** CC-095 Closed doors that give a frontier when they are opened, inner ones too: tried out one by one. */
function doorsThatHelp(state: State, leadsOut: LeadsOut, anywhere: boolean): BorderRef[] {
  return bordersOf(
    state,
    state.regions.map(({ id }) => id),
  ).filter(({ region, side }) => {
    const here = regionOf(state, region)
    if (at(here.tokens, side) !== 'closed door') return false
    setToken(state, here, side, 'open door')
    const helps = hasFrontier(state, leadsOut, anywhere)
    setToken(state, here, side, 'closed door')
    return helps
  })
}

/** CC-096 Walls that lead outward. */
function wallsThatHelp(state: State, leadsOut: LeadsOut, anywhere: boolean): BorderRef[] {
  const reached = anywhere ? undefined : reachedByAble(state)
  const found: BorderRef[] = []
  for (const region of state.regions) {
    if (reached?.[region.id] === false) continue
    for (const side of sides) {
      if (borderOf(state, region, side) === 'wall' && leadsOut(...cellBeyond(region, side))) {
        found.push({ region: region.id, side })
      }
    }
  }
  return found
}

/** CC-095, CC-096 Opens a door, or where none helps a wall; the border, or undefined where nothing can be done. */
function* openOne(t: CrashersTable, leadsOut: LeadsOut, anywhere: boolean): Rules<BorderRef | undefined> {
  const { state } = t
  const doors = doorsThatHelp(state, leadsOut, anywhere)
  if (doors.length > 0) {
    const door = yield* t.choose(state.manager, repairDoorQuestion, doors)
    turnDoor(t, door, 'open', 'CC-095')
    return door
  }
  const walls = wallsThatHelp(state, leadsOut, anywhere)
  if (walls.length === 0) return undefined
  const wall = yield* t.choose(state.manager, repairEdgeQuestion, walls)
  layToken(t, wall, openEdgeFor(state, wall), 'CC-096')
  return wall
}

/**
 * CC-093 After a reveal: if no frontier is left, one is made. Returns the region whose border was opened, since an
 * Able Operative there causes the next reveal.
 */
export function* keepFrontier(t: CrashersTable): Rules<RegionId | undefined> {
  const { state } = t
  if (!hasTiles(state)) return undefined // CC-100
  const leadsOut = outsideOf(state)
  if (hasFrontier(state, leadsOut, false)) return undefined
  const opened = yield* openOne(t, leadsOut, false)
  if (opened !== undefined) return opened.region
  if (hasFrontier(state, leadsOut, true)) return undefined
  return (yield* openOne(t, leadsOut, true))?.region
}

/** CC-087 The unrevealed cells behind unobstructed borders of all regions, each once. */
export function openCells(state: State): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (const region of state.regions) {
    for (const side of sides) {
      if (!isFrontier(state, region, side)) continue
      const cell = cellBeyond(region, side)
      if (!found.some(([x, y]) => x === cell[0] && y === cell[1])) found.push(cell)
    }
  }
  return found
}

/** CC-087 Makes a cell that can be revealed, where there is none. */
export function* makeOpenCell(t: CrashersTable): Rules {
  yield* openOne(t, outsideOf(t.state), true)
}

/** Whether closed doors count as walls. */
type Doors = 'as they are' | 'opened'

/** CC-222 Whether a region has a border to a cell that leads outside; `doors`: or a closed door there. */
function isEntry(state: State, region: Region, doors: Doors, leadsOut: LeadsOut): boolean {
  for (const side of sides) {
    if (at(region.next, side) !== null) continue
    const isWay =
      isUnobstructed(state, region, side) || (doors === 'opened' && at(region.tokens, side) === 'closed door')
    if (isWay && leadsOut(...cellBeyond(region, side))) return true
  }
  return false
}

function findEntries(state: State, doors: Doors): readonly RegionId[] {
  const leadsOut = outsideOf(state)
  const found: RegionId[] = []
  for (const region of state.regions) if (isEntry(state, region, doors, leadsOut)) found.push(region.id)
  return found
}

const entriesAsTheyAre = perLayout((state) => findEntries(state, 'as they are'))
const entriesOpened = perLayout((state) => findEntries(state, 'opened'))

/** CC-222 All regions like that. */
export const entryRegions = (state: State, doors: Doors): readonly RegionId[] =>
  doors === 'opened' ? entriesOpened(state) : entriesAsTheyAre(state)

/** CC-222 Whether there is any of them, doors opened. */
export const hasEntry = (state: State): boolean => entryRegions(state, 'opened').length > 0

/** CC-222, CC-223 Closed doors of a region behind which a cell leads outside. */
export function outwardDoors(state: State, id: RegionId): BorderRef[] {
  const leadsOut = outsideOf(state)
  const region = regionOf(state, id)
  return sides
    .filter((side) => at(region.tokens, side) === 'closed door' && at(region.next, side) === null)
    .filter((side) => leadsOut(...cellBeyond(region, side)))
    .map((side) => ({ region: id, side }))
}
