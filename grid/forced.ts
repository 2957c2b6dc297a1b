// Ways that nobody walks: straight on in one direction, or drawn towards somebody.

import { adjacent, adjacentSquares } from './adjacent.ts'
import { flag, type Grid, type Square } from './grid.ts'
import { noEntry } from './step.ts'

/** Where one who is moved by force cannot go. */
const stopsForced = noEntry | flag.noEnd

/**
 * The squares straight on from a square, at most so many, up to the first that has one of the flags or lies behind a
 * pinched corner. The direction is -1, 0 or 1 across and down. Without flags it is the way of one who is pushed.
 */
export function straight(
  grid: Grid,
  from: Square,
  across: number,
  down: number,
  most: number,
  stoppedBy: number = stopsForced,
): Square[] {
  const way: Square[] = []
  let here = from
  while (way.length < most && grid.inside(grid.x(here) + across, grid.y(here) + down)) {
    const next = here + across + down * grid.width
    if (grid.has(next, stoppedBy) || !adjacent(grid, here, next)) break
    way.push(next)
    here = next
  }
  return way
}

/** Where one who is pulled may go next: nearer across or down, and in neither farther. */
export function pullSteps(grid: Grid, from: Square, towards: Square): Square[] {
  const across = (square: Square) => Math.abs(grid.x(square) - grid.x(towards))
  const down = (square: Square) => Math.abs(grid.y(square) - grid.y(towards))
  return adjacentSquares(grid, from).filter(
    (to) => across(to) <= across(from) && down(to) <= down(from) && !grid.has(to, stopsForced),
  )
}
