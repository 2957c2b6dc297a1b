// Where enemies come from (SB-176, SB-177, SB-227): vents, passages and nests, and what is left in the supply.

import { refuse, type RuleId, type WhyNot } from '@umpire/engine'
import { adjacentSquares, type Square } from '@umpire/grid'
import { enemies, type EnemyId } from '../content/enemies.ts'
import type { PassageId } from '../content/map/map.ts'
import { groundOf, objectTokens } from '../ground.ts'
import { squareName } from '../names.ts'
import type { EnemyFigure, State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { distanceOf, isEmpty, isOnOrAdjacent, isOpenGround } from './figures.ts'
import { isExplored, openVents } from './terrain.ts'

/** What enemies spawn at. Nobody stands on a nest, so only the squares around it count. */
export type SpawnPoint =
  | { readonly is: 'vent'; readonly square: Square }
  | { readonly is: 'passage'; readonly id: PassageId; readonly squares: readonly Square[] }
  | { readonly is: 'nest'; readonly square: Square }

/** SB-177 */
export const supplyLeft = (state: State, type: EnemyId): number =>
  state.enemies.reduce((left, enemy) => (enemy.type === type ? left - 1 : left), enemies.of(type).figures)

export const whyNoSupply = (state: State, type: EnemyId): WhyNot =>
  supplyLeft(state, type) > 0
    ? undefined
    : refuse('SB-177', () => `All ${enemies.of(type).figures} figures of ${enemies.of(type).name} are on the map.`)

/** Puts a figure from the supply on the map. There has to be one. */
export function placeEnemy(t: SubterraTable, type: EnemyId, square: Square, rule: RuleId): EnemyFigure {
  const { state } = t
  const enemy: EnemyFigure = {
    uid: state.nextUid++,
    type,
    figure: freeFigure(state, type),
    square,
    wounds: 0,
    activated: false, // SB-181
    suppressed: false,
    stunned: false,
    marked: false,
    dazzled: false,
  }
  state.enemies.push(enemy)
  t.tell({ kind: 'spawned', rule, uid: enemy.uid, type, figure: enemy.figure, square })
  return enemy
}

/** The lowest number of its type that is not on the map. */
function freeFigure(state: State, type: EnemyId): number {
  let figure = 1
  while (state.enemies.some((other) => other.type === type && other.figure === figure)) figure++
  return figure
}

/** SB-176, SB-195, SB-227 Open vents, passages that can be used, nests that are awake and not burnt. */
export function spawnPoints(state: State): SpawnPoint[] {
  const points: SpawnPoint[] = openVents(state).map((square) => ({ is: 'vent', square }))
  for (const { id, squares, isPlaced, timer } of state.terrain.passages) {
    if (isPlaced && timer === null) points.push({ is: 'passage', id, squares })
  }
  for (const { square, isAwake, isBurnt } of state.objectives.nests) {
    if (isAwake && !isBurnt) points.push({ is: 'nest', square })
  }
  return points
}

export const squaresOfPoint = (point: SpawnPoint): readonly Square[] =>
  point.is === 'passage' ? point.squares : [point.square]

/** Explored floor or a passage, empty, and no lift (SB-084, SB-097, SB-176). */
export const canStand = (state: State, square: Square): boolean =>
  isOpenGround(state, square) && !groundOf(state).isLift(square) && isEmpty(state, square)

/** The squares on and around some others where a figure can be placed now. */
function freeAround(state: State, origins: readonly Square[]): Square[] {
  const ground = groundOf(state)
  const near = new Set(origins)
  for (const square of origins) for (const next of adjacentSquares(ground.grid, square)) near.add(next)
  for (const { square } of state.enemies) near.delete(square)
  for (const { square } of state.commandos) if (square !== null) near.delete(square)
  for (const square of objectTokens(state, ground)) near.delete(square)
  return [...near].filter((square) => isOpenGround(state, square) && !ground.isLift(square))
}

/** The squares at one vent, passage or nest where a figure can be placed now. */
export const squaresAt = (state: State, point: SpawnPoint): Square[] => freeAround(state, squaresOfPoint(point))

/** SB-176 All squares where a figure can spawn now. */
export const spawnSquares = (state: State): Square[] => freeAround(state, spawnPoints(state).flatMap(squaresOfPoint))

export const hasSpawnSquare = (state: State): boolean =>
  spawnPoints(state).some((point) => squaresAt(state, point).length > 0)

/** Why nothing spawns on this square. */
export function whyNotSpawnAt(state: State, square: Square): WhyNot {
  const refusal = whyUnexplored(state, square, 'SB-097') ?? whyNotStand(state, square)
  if (refusal !== undefined) return refusal
  const isNear = spawnPoints(state).some((point) =>
    squaresOfPoint(point).some((origin) => isOnOrAdjacent(state, origin, square)),
  )
  return isNear ? undefined : refuse('SB-176', () => `No open vent or passage is at ${squareName(square, state)}.`)
}

/** Why no enemy can stand on this square. */
export function whyNotStand(state: State, square: Square): WhyNot {
  const ground = groundOf(state)
  const unexplored = whyUnexplored(state, square, 'SB-084')
  if (unexplored !== undefined) return unexplored
  if (ground.isLift(square)) return refuse('SB-199', 'Enemies never enter the lift.')
  if (!isOpenGround(state, square)) {
    const isDoor = state.terrain.doors.some((door) => door.square === square)
    return isDoor ? refuse('SB-098', 'Enemies never open doors.') : refuse('SB-068', 'That square is blocking.')
  }
  return isEmpty(state, square) ? undefined : refuse('SB-077', () => `${squareName(square, state)} is taken.`)
}

function whyUnexplored(state: State, square: Square, rule: RuleId): WhyNot {
  const region = groundOf(state).regionOf(square)
  return region === null || isExplored(state, region) ? undefined : refuse(rule, `Region ${region} is unexplored.`)
}

/** All squares around vents, passages and nests, open or not: what the Overseer may think of. */
export function spawnCandidates(state: State): Square[] {
  const { grid } = groundOf(state)
  const { vents, passages } = state.terrain
  const origins = [
    ...vents.map(({ square }) => square),
    ...passages.flatMap(({ squares }) => squares),
    ...state.objectives.nests.map(({ square }) => square),
  ]
  return [...new Set(origins.flatMap((square) => [square, ...adjacentSquares(grid, square)]))]
}

/** The empty explored squares that are nearest to any of these, by distance; all of them if some are as near. */
export function nearestEmpty(state: State, from: Square | readonly Square[]): Square[] {
  const origins = typeof from === 'number' ? [from] : from
  let nearest: Square[] = []
  let least = Infinity
  for (let square = 0; square < groundOf(state).grid.size; square++) {
    const away = Math.min(...origins.map((origin) => distanceOf(state, origin, square)))
    if (away > least || !canStand(state, square)) continue
    if (away < least) nearest = []
    least = away
    nearest.push(square)
  }
  return nearest
}
