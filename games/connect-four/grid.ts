// The grid of Connect Four: seven columns of six cells, and what makes four in a row.

import { at, type Id, id, type Seat } from '@umpire/engine'

export type Column = Id<'column', number>

export const width = 7
export const height = 6
export const columns = Array.from({ length: width }, (_, n) => id<Column>(n))

export interface State {
  turn: Seat
  /** Whose disc lies in each cell (seat + 1; 0: none), row by row from the bottom. */
  cells: number[]
  /** How many discs lie in each column. */
  heights: number[]
  /** Bit n: column n has room. */
  open: number
}

const noDiscs: readonly number[] = Array.from({ length: width * height }, () => 0)
const noHeights: readonly number[] = columns.map(() => 0)

export const emptyGrid = (first: Seat): State => ({
  turn: first,
  cells: noDiscs.slice(),
  heights: noHeights.slice(),
  open: 2 ** width - 1,
})

/** CF-002 The disc falls to the lowest free cell, whose number is returned. */
export function drop(state: State, column: Column): number {
  const row = at(state.heights, column)
  const cell = row * width + column
  state.cells[cell] = state.turn + 1
  state.heights[column] = row + 1
  if (row + 1 === height) state.open &= ~(1 << column)
  return cell
}

/** CF-004 Whether the disc in this cell is one of four or more in a row: across, up or along a diagonal. */
export function makesFour(cells: readonly number[], cell: number): boolean {
  const x = cell % width
  const y = (cell - x) / width
  return (
    inLine(cells, x, y, 1, 0) >= 4 ||
    inLine(cells, x, y, 0, 1) >= 4 ||
    inLine(cells, x, y, 1, 1) >= 4 ||
    inLine(cells, x, y, 1, -1) >= 4
  )
}

const inLine = (cells: readonly number[], x: number, y: number, dx: number, dy: number): number =>
  1 + toward(cells, x, y, dx, dy) + toward(cells, x, y, -dx, -dy)

function toward(cells: readonly number[], x: number, y: number, dx: number, dy: number): number {
  const own = cells[y * width + x]
  let count = 0
  let column = x + dx
  let row = y + dy
  while (column >= 0 && column < width && row >= 0 && row < height && cells[row * width + column] === own) {
    count++
    column += dx
    row += dy
  }
  return count
}
