// All squares within a distance (SB-070).

import type { Square } from '@umpire/grid'
import { groundOf } from '../ground.ts'
import type { State } from '../state.ts'
import { distanceOf } from './figures.ts'

/** With the square itself, walls or not. */
export function squaresWithin(state: State, from: Square, within: number): Square[] {
  const { grid } = groundOf(state)
  const near: Square[] = []
  const [x, y] = [grid.x(from), grid.y(from)]
  for (let row = Math.max(0, y - within); row <= Math.min(grid.height - 1, y + within); row++) {
    for (let column = Math.max(0, x - within); column <= Math.min(grid.width - 1, x + within); column++) {
      const square = grid.square(column, row)
      if (distanceOf(state, from, square) <= within) near.push(square)
    }
  }
  return near
}
