// What room cards put on the squares of the room: objectives, supplies, rubble and EMI.

import { at, type Rules } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { RegionId } from '../content/map/map.ts'
import { groundOf, objectTokens } from '../ground.ts'
import { coreQuestion, emiQuestion, rubbleQuestion, supplyQuestion } from '../questions/rooms.ts'
import { isLiftOpen, missionOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { distanceOf, isEmpty } from './figures.ts'
import { addEmi, addRubble, changeTerrain } from './terrain.ts'

/** SB-197 */
export function findLift(t: SubterraTable): void {
  t.state.objectives.isLiftFound = true
  t.tell({ kind: 'lift found', rule: 'SB-197' })
  openLift(t)
}

/** SB-198 It opens as soon as it is found and has power. */
export function openLift(t: SubterraTable): void {
  if (!isLiftOpen(t.state)) return
  changeTerrain(t.state)
  t.tell({ kind: 'lift opens', rule: 'SB-198' })
}

/** SB-227 */
export function wakeNest(t: SubterraTable, region: RegionId): void {
  const ground = groundOf(t.state)
  for (const nest of t.state.objectives.nests) {
    if (ground.regionOf(nest.square) !== region) continue
    nest.isAwake = true
    t.tell({ kind: 'nest awakens', rule: 'SB-227', square: nest.square })
  }
  changeTerrain(t.state)
}

/** SB-219 Far from the door; if no such square is empty, on one of the farthest. */
export function* placeCore(t: SubterraTable, region: RegionId, door: Square, distance: number): Rules {
  const { state } = t
  const empty = groundOf(state)
    .squaresOf(region)
    .filter((square) => isEmpty(state, square))
  const far = empty.filter((square) => distanceOf(state, door, square) >= distance)
  const squares = far.length > 0 ? far : farthest(state, empty, door)
  if (squares.length === 0) return
  const square = yield* t.choose(state.overseer, coreQuestion, squares)
  state.objectives.cores.push({ square, carrier: null, wasTaken: false, isOut: false })
  changeTerrain(state)
  t.tell({ kind: 'core found', rule: 'SB-219', square })
}

function farthest(state: State, squares: readonly Square[], from: Square): Square[] {
  const most = Math.max(...squares.map((square) => distanceOf(state, from, square)))
  return squares.filter((square) => distanceOf(state, from, square) === most)
}

/** Investigate markers on different squares, none where there is one already. */
export function* supplyCache(
  t: SubterraTable,
  region: RegionId,
  door: Square,
  { markers, distance }: { readonly markers: number; readonly distance: number },
): Rules {
  const { state } = t
  for (let left = markers; left > 0; left--) {
    const ground = groundOf(state)
    const tokens = objectTokens(state, ground)
    const squares = ground
      .squaresOf(region)
      .filter(
        (square) =>
          !tokens.includes(square) &&
          !state.terrain.investigate.includes(square) &&
          distanceOf(state, door, square) >= distance,
      )
    if (squares.length === 0) return
    const square = yield* t.choose(state.overseer, supplyQuestion, squares)
    state.terrain.investigate.push(square)
    changeTerrain(state)
    t.tell({ kind: 'supplies', rule: 'SB-015', square })
  }
}

/** Rubble on squares with nothing on them. */
export function* caveIn(t: SubterraTable, region: RegionId, rubble: number): Rules {
  const { state } = t
  for (let left = rubble; left > 0; left--) {
    const squares = groundOf(state)
      .squaresOf(region)
      .filter((square) => isPlain(state, square))
    if (squares.length === 0) return
    const square = yield* t.choose(state.overseer, rubbleQuestion, squares)
    addRubble(state, square)
    t.tell({ kind: 'rubble falls', rule: 'SB-079', square })
  }
}

/** Empty floor without vent, EMI, rubble, marker or objective. */
function isPlain(state: State, square: Square): boolean {
  const { terrain, objectives } = state
  return (
    at(missionOf(state).map.squares, square).terrain === 'floor' &&
    isEmpty(state, square) &&
    !terrain.rubble.includes(square) &&
    !terrain.investigate.includes(square) &&
    !terrain.emi.some((token) => token.square === square) &&
    !terrain.vents.some((vent) => vent.square === square) &&
    !objectives.cores.some((core) => core.square === square)
  )
}

/** Connected squares, of the Overseer's choice, become EMI for the rest of the mission. */
export function* emiSurge(t: SubterraTable, region: RegionId, count: number): Rules {
  const { state } = t
  const free = groundOf(state)
    .squaresOf(region)
    .filter((square) => !isEmiSquare(state, square))
  const chosen: Square[] = []
  while (chosen.length < count) {
    const squares = chosen.length === 0 ? largeParts(state, free, count) : besides(state, free, chosen)
    if (squares.length === 0) break
    const square = yield* t.choose(state.overseer, emiQuestion, squares)
    chosen.push(square)
    addEmi(state, square, null)
  }
  if (chosen.length > 0) t.tell({ kind: 'emi spreads', rule: 'SB-113', squares: chosen })
}

/** Whether it is EMI for the rest of the mission. */
const isEmiSquare = (state: State, square: Square): boolean =>
  at(missionOf(state).map.squares, square).terrain === 'emi' ||
  state.terrain.emi.some((token) => token.square === square && token.until === null)

/** Squares next to those chosen, not diagonally. */
const besides = (state: State, free: readonly Square[], chosen: readonly Square[]): Square[] =>
  free.filter((square) => !chosen.includes(square) && chosen.some((other) => isBeside(state, square, other)))

function isBeside(state: State, a: Square, b: Square): boolean {
  const { grid } = groundOf(state)
  return Math.abs(grid.x(a) - grid.x(b)) + Math.abs(grid.y(a) - grid.y(b)) === 1
}

/** The squares that hang together with enough others; where no part of the room is large enough, all. */
function largeParts(state: State, free: readonly Square[], count: number): Square[] {
  const large = free.filter((square) => {
    const part = [square]
    while (part.length < count) {
      const next = besides(state, free, part)[0]
      if (next === undefined) return false
      part.push(next)
    }
    return true
  })
  return large.length > 0 ? large : free.slice()
}
