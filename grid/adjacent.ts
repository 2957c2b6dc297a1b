// Which squares are next to each other. Diagonal neighbours are not if both squares between them are blocking.

import { flag, type Grid, type Square } from './grid.ts'

/** Whether a diagonal from this cell, so far in the array across and down, would squeeze between two blocking cells. */
export function pinched(cells: Uint8Array, cell: number, across: number, down: number): boolean {
  const beside = cells[cell + across] ?? flag.blocking
  const below = cells[cell + down] ?? flag.blocking
  return (beside & below & flag.blocking) !== 0
}

export function adjacent(grid: Grid, a: Square, b: Square): boolean {
  const dx = grid.x(b) - grid.x(a)
  const dy = grid.y(b) - grid.y(a)
  if (a === b || dx > 1 || dx < -1 || dy > 1 || dy < -1) return false
  return dx === 0 || dy === 0 || !pinched(grid.cells, grid.cell(a), dx, dy * grid.stride)
}

/** All squares next to this one, blocking ones too, row by row. */
export function adjacentSquares(grid: Grid, square: Square): Square[] {
  const found: Square[] = []
  const x = grid.x(square)
  const y = grid.y(square)
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      if (!grid.inside(column, row)) continue
      const other = grid.square(column, row)
      if (adjacent(grid, square, other)) found.push(other)
    }
  }
  return found
}
