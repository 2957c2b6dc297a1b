// How far apart two squares are when walls do not count.

import { type Grid, type Square } from './grid.ts'

/**
 * How many diagonals a shortest way has that goes so far across and so far down. All diagonals run the same way and no
 * two follow each other, so that every diagonal but the last needs a straight step behind it; only a way that is
 * diagonal from end to end is free of that.
 */
export function diagonalsBetween(across: number, down: number): number {
  if (across === down) return across
  return Math.min(across, down, ((across + down + 1) / 3) | 0)
}

/** The number of steps of a shortest way. */
export function distance(grid: Grid, a: Square, b: Square): number {
  const across = Math.abs(grid.x(a) - grid.x(b))
  const down = Math.abs(grid.y(a) - grid.y(b))
  return across + down - diagonalsBetween(across, down)
}
