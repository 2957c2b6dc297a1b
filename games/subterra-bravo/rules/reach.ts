// Where a commando can get to: by its own steps, and where it may be pushed, pulled or dragged (SB-066 to SB-087).

import { type Blocked, refuse, type Refusal, type WhyNot } from '@umpire/engine'
import { adjacentSquares, flag, pullSteps, type Reach, type Square, straight, whyNoStep } from '@umpire/grid'
import type { EnemyId } from '../content/enemies.ts'
import { groundOf, objectTokens } from '../ground.ts'
import { commandoName, enemyName } from '../names.ts'
import { isLiftOpen, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { commandoAt, enemyAt } from './figures.ts'
import { diagonalsOf, effectOf, hasEffect } from './passives.ts'

/** What a movement may still take. */
export interface Purse {
  readonly points: number
  readonly diagonals: number
}

/** A way to a square: the cheapest one with the fewest diagonals. */
export interface Way extends Purse {
  readonly path: readonly Square[]
  /** SB-199 Whether it leads onto a square of the open lift, where it ends. */
  readonly isExit: boolean
}

const nobody: readonly EnemyId[] = []

/** SB-075 What is left of the diagonals of its own turn. */
export const diagonalsLeft = (commando: Commando): number =>
  Math.max(0, diagonalsOf(commando) - commando.turn.diagonals)

/** SB-071, SB-075 What it has in its own turn. */
export const purseOf = (commando: Commando): Purse => ({
  points: commando.turn.points,
  diagonals: diagonalsLeft(commando),
})

export function squareOn({ id, square }: Commando): Square {
  if (square === null) throw new Error(`${id} is not on the map`)
  return square
}

/** SB-199 A way ends in an open lift: nothing lies beyond its squares. */
const openLift = (state: State): readonly Square[] => (isLiftOpen(state) ? groundOf(state).lift : [])

/**
 * SB-074, SB-078, SB-079, SB-086 The answer is the ground's, and holds until the next search. `around`: squares that
 * no way crosses.
 */
function commandoReach(
  state: State,
  commando: Commando,
  { points, diagonals }: Purse,
  around: readonly Square[],
): Reach {
  const passes = effectOf(commando, 'passes-through')?.enemies ?? nobody
  const ignoresRubble = hasEffect(commando, 'ignores-rubble')
  const movement = { points, diagonals, ignoresRubble }
  return groundOf(state).search(state, { is: 'commando', passes }, squareOn(commando), movement, around)
}

/** All squares that it can end on, but not the one it is on; the cheapest first, those of the lift last. */
export function reachable(state: State, commando: Commando, purse: Purse): Square[] {
  if (purse.points < 1) return []
  const here = squareOn(commando)
  const lift = openLift(state)
  const reach = commandoReach(state, commando, purse, lift)
  const squares: Square[] = []
  for (let number = 0; number < reach.count; number++) {
    const square = reach.end(number)
    if (square !== here) squares.push(square)
  }
  if (lift.length > 0) {
    const toLift = commandoReach(state, commando, purse, [])
    for (const square of lift) if (toLift.costTo(square) <= purse.points) squares.push(square)
  }
  return squares
}

/** SB-087, SB-199 The way there, which is over on the first square of the lift. Undefined if there is none. */
export function wayTo(state: State, commando: Commando, square: Square, purse: Purse): Way | undefined {
  const ground = groundOf(state)
  const reach = commandoReach(state, commando, purse, ground.isLift(square) ? [] : openLift(state))
  const path = reach.pathTo(square)
  if (path === undefined) return undefined
  const out = path.findIndex((one) => ground.isLift(one))
  return {
    path: out < 0 ? path : path.slice(0, out + 1),
    points: reach.costTo(square),
    diagonals: reach.diagonalsTo(square),
    isExit: out >= 0,
  }
}

/** Why nobody can end on this square, wherever it comes from. */
function whyNotEndOn(state: State, square: Square): WhyNot {
  const ground = groundOf(state)
  const { grid } = ground
  if (grid.has(square, flag.blocking)) return refuseBlocking(state, square)
  if (grid.has(square, flag.unexplored)) return refuse('SB-084', 'That region is not explored.')
  if (ground.isPassage(square)) return refuse('SB-083', 'Only enemies may enter a passage.')
  const enemy = enemyAt(state, square)
  if (enemy !== undefined) return refuse('SB-077', () => `${enemyName(enemy)} stands there.`)
  const commando = commandoAt(state, square)
  if (commando !== undefined) return refuse('SB-077', () => `${commandoName(commando.id)} is there.`)
  return objectTokens(state, ground).includes(square) ? refuse('SB-078', 'An objective stands there.') : undefined
}

function refuseBlocking(state: State, square: Square): Refusal {
  if (state.terrain.doors.some((door) => door.square === square)) return refuse('SB-088', 'That door is closed.')
  if (groundOf(state).isLift(square)) return refuse('SB-198', 'The lift is not open.')
  return refuse('SB-068', 'There is a wall.')
}

/** The squares around that cannot be reached, each with the reason. Slow: only for people. */
export function unreachable(state: State, commando: Commando, purse: Purse): Blocked<Square>[] {
  const here = squareOn(commando)
  const { grid } = groundOf(state)
  const can = new Set(reachable(state, commando, purse))
  const byDiagonals = new Set(reachable(state, commando, { ...purse, diagonals: purse.diagonals + 2 }))
  const far = purse.points + 1
  const blocked: Blocked<Square>[] = []
  for (let square = 0; square < grid.size; square++) {
    const away = Math.max(Math.abs(grid.x(square) - grid.x(here)), Math.abs(grid.y(square) - grid.y(here)))
    if (away === 0 || away > far || can.has(square)) continue
    const refusal = whyNotEndOn(state, square) ?? whyNotReach(state, here, square, purse, byDiagonals.has(square))
    // Walls and dark rooms farther away are nothing that anybody would click on.
    const isNear = away === 1 || !(refusal.rule === 'SB-068' || refusal.rule === 'SB-084')
    if (isNear) blocked.push({ value: square, refusal })
  }
  return blocked
}

function whyNotReach(state: State, from: Square, to: Square, { points }: Purse, needsDiagonals: boolean): Refusal {
  const { grid } = groundOf(state)
  if (whyNoStep(grid, from, to) === 'corner') return refuse('SB-076', 'No diagonal step between two walls.')
  if (points === 0) return refuse('SB-071', 'You have no movement points: take a Move action first.')
  if (needsDiagonals) return refuse('SB-075', 'That needs one diagonal step more than you have.')
  const isSlow = grid.has(from, flag.rubble) && points === 1
  if (isSlow) return refuse('SB-079', 'Leaving rubble costs 2 MP, and you have 1.')
  return refuse('SB-071', () => `That is farther than ${points} MP.`)
}

/** SB-085, SB-154 The way of one who is pushed straight on; a direction is -1, 0 or 1 across and down. */
export const pushSquares = (state: State, from: Square, across: number, down: number, most: number): Square[] =>
  straight(groundOf(state).forced(state, from), from, across, down, most)

/** SB-085 Where one who is pulled may go next. */
export const pullSquares = (state: State, from: Square, towards: Square): Square[] =>
  pullSteps(groundOf(state).forced(state, from), from, towards)

/** SB-085 Where one who is dragged may go next. */
export function dragSquares(state: State, from: Square): Square[] {
  const grid = groundOf(state).forced(state, from)
  return adjacentSquares(grid, from).filter((square) => !grid.has(square, flag.blocking | flag.unexplored | flag.noEnd))
}
