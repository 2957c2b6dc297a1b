// What an attack is aimed at (SB-103, SB-114, SB-150, SB-151): where it comes from, what it sees, and whom it meets.

import { adjacentSquares, flag, type Square, straight } from '@umpire/grid'
import { kit } from '../content/kit/kit.ts'
import type { Weapon } from '../content/weapon.ts'
import { groundOf } from '../ground.ts'
import { commandoOf, enemyOf, type FigureRef, type State } from '../state.ts'
import type { Aim, Attacker } from '../state/attack.ts'
import {
  commandoAt,
  commandoRef,
  distanceOf,
  enemyAt,
  enemyRef,
  isEmpty,
  isOpenGround,
  squareOfFigure,
} from './figures.ts'
import { hasEffect } from './passives.ts'

interface Direction {
  readonly dx: number
  readonly dy: number
  readonly name: string
}

/** SB-151 North is up. */
export const directions: readonly Direction[] = [
  { dx: 0, dy: -1, name: 'north' },
  { dx: 1, dy: -1, name: 'northeast' },
  { dx: 1, dy: 0, name: 'east' },
  { dx: 1, dy: 1, name: 'southeast' },
  { dx: 0, dy: 1, name: 'south' },
  { dx: -1, dy: 1, name: 'southwest' },
  { dx: -1, dy: 0, name: 'west' },
  { dx: -1, dy: -1, name: 'northwest' },
]

export const directionName = (dx: number, dy: number): string =>
  directions.find((one) => one.dx === dx && one.dy === dy)?.name ?? `${dx} ${dy}`

/** Where the attacker stands; null if it is on the map no more. */
export function squareOfAttacker(state: State, by: Attacker): Square | null {
  switch (by.is) {
    case 'commando':
      return commandoOf(state, by.id).square
    case 'enemy':
      return enemyOf(state, by.uid)?.square ?? null
    case 'device':
      return by.square
  }
}

/** The squares from which line of sight and distance may be traced: with a drone, empty ones beside the attacker too. */
export function originsOf(state: State, square: Square, weapon: Weapon): Square[] {
  if (weapon.drone !== true) return [square]
  const beside = adjacentSquares(groundOf(state).grid, square)
  return [square, ...beside.filter((other) => isOpenGround(state, other) && isEmpty(state, other))]
}

const flareLights = ((): number => {
  const card = kit.of('TL-10')
  if (card.type !== 'action' || card.action.effect !== 'flare') throw new Error('TL-10 is no flare')
  return card.action.lights
})()

/** Whether a flare burns so near that attacks on targets here ignore EMI and cover. */
export const isLit = (state: State, square: Square): boolean =>
  state.terrain.flares.some((flare) => distanceOf(state, flare, square) <= flareLights)

/** SB-113 */
export const isEmi = (state: State, square: Square): boolean => groundOf(state).grid.has(square, flag.interference)

/** SB-113, SB-114, SB-224 Whether EMI is nothing to an attack on this square, or on the console. */
export const ignoresEmi = (state: State, by: Attacker, target: Square, isConsole = false): boolean =>
  isConsole || isLit(state, target) || (by.is === 'commando' && hasEffect(commandoOf(state, by.id), 'ignores-emi'))

/**
 * SB-103, SB-109, SB-114 The grid lays the lines (SB-104, SB-105, SB-106, SB-117) and knows what stops them: blocking
 * squares, seams and smoke (SB-107, SB-108, SB-116, SB-237), never figures (SB-111). It works both ways (SB-110), and
 * counts EMI along the shortest paths (SB-115).
 */
export function seesSquare(state: State, from: Square, target: Square, throughEmi: boolean): boolean {
  const { sight } = groundOf(state)
  return throughEmi ? sight.clear(from, target) : sight.los(from, target)
}

/** SB-150 A square and all adjacent to it that are not blocking. */
export function blastSquares(state: State, square: Square): Square[] {
  const { grid } = groundOf(state)
  return [square, ...adjacentSquares(grid, square).filter((other) => !grid.has(other, flag.blocking))]
}

/** SB-151 */
export const lineSquares = (state: State, from: Square, dx: number, dy: number, length: number): Square[] =>
  straight(groundOf(state).grid, from, dx, dy, length, flag.blocking | flag.unexplored)

/** The squares that an attack with such a weapon meets. */
export function squaresMet(state: State, from: Square, weapon: Weapon, aim: Aim): Square[] {
  switch (aim.at) {
    case 'figure': {
      const square = squareOfFigure(state, aim.figure)
      return square === null ? [] : [square]
    }
    case 'square':
      return blastSquares(state, aim.square)
    case 'direction':
      return lineSquares(state, from, aim.dx, aim.dy, weapon.line ?? 0)
  }
}

/** SB-125 Everybody on these squares but the attacker and the downed. */
function figuresOn(state: State, squares: readonly Square[], by: Attacker): FigureRef[] {
  const found: FigureRef[] = []
  for (const square of squares) {
    const enemy = enemyAt(state, square)
    if (enemy !== undefined && !(by.is === 'enemy' && by.uid === enemy.uid)) found.push(enemyRef(enemy))
    const commando = commandoAt(state, square)
    if (commando === undefined || commando.status === 'downed') continue // SB-134
    if (!(by.is === 'commando' && by.id === commando.id)) found.push(commandoRef(commando))
  }
  return found
}

/** SB-124, SB-125 Whom an attack meets. */
export function figuresMet(state: State, by: Attacker, weapon: Weapon, aim: Aim): FigureRef[] {
  if (aim.at === 'figure') return squareOfFigure(state, aim.figure) === null ? [] : [aim.figure]
  const from = squareOfAttacker(state, by)
  return from === null ? [] : figuresOn(state, squaresMet(state, from, weapon, aim), by)
}

/** SB-113, SB-124 The square whose EMI counts beside the attacker's: the target's, or the first of a Line. */
export function squareAimedAt(state: State, by: Attacker, aim: Aim): Square | null {
  switch (aim.at) {
    case 'figure':
      return squareOfFigure(state, aim.figure)
    case 'square':
      return aim.square
    case 'direction': {
      const from = squareOfAttacker(state, by)
      return from === null ? null : (lineSquares(state, from, aim.dx, aim.dy, 1)[0] ?? null)
    }
  }
}
