// Follows a line from corner to corner and finds what stops it.

import { flag, type Grid } from './grid.ts'

/**
 * A line is stopped by a cell whose inside it passes through, and by a seam: two blocking cells that touch each other
 * only in a corner through which the line passes. Running past a corner or along a side stops nothing.
 */
export class LineTracer {
  readonly #cells: Uint8Array
  readonly #stride: number
  /** The second cell, if the obstacle found last is a seam; otherwise 0, which is no cell of a square. */
  seam = 0

  constructor(grid: Grid) {
    this.#cells = grid.cells
    this.#stride = grid.stride
  }

  /**
   * The first cell that stops the line, or 0. The line must not run along the sides of squares, since it has no cells
   * to pass through then. Besides blocking cells of seams, cells with one of the flags stop it.
   */
  firstObstacle(fromX: number, fromY: number, toX: number, toY: number, flags: number): number {
    const cells = this.#cells
    const stride = this.#stride
    const across = Math.abs(toX - fromX)
    const down = Math.abs(toY - fromY)
    const stepAcross = toX < fromX ? -1 : 1
    const stepDown = toY < fromY ? -stride : stride
    const steep = down > across
    const long = steep ? down : across
    const short = steep ? across : down
    const ahead = steep ? stepDown : stepAcross
    const aside = steep ? stepAcross : stepDown
    this.seam = 0

    let cell = (toY < fromY ? fromY : fromY + 1) * stride + (toX < fromX ? fromX : fromX + 1)
    // How far aside the line is within its row of cells. A cell is as many parts wide as the line has steps.
    let part = 0
    for (let steps = 1; steps <= long; steps++) {
      if (((cells[cell] ?? flag.blocking) & flags) !== 0) return cell
      part += short
      if (part > long) {
        cell += aside
        part -= long
        if (((cells[cell] ?? flag.blocking) & flags) !== 0) return cell
      } else if (part === long) {
        const one = cells[cell + ahead] ?? flag.blocking
        const other = cells[cell + aside] ?? flag.blocking
        if (steps < long && (one & other & flag.blocking) !== 0) {
          this.seam = cell + aside
          return cell + ahead
        }
        cell += aside
        part = 0
      }
      cell += ahead
    }
    return 0
  }
}
