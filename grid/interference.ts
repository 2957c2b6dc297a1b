// How much interference lies on the way between two squares.

import { diagonalsBetween } from './distance.ts'
import { flag, type Grid, type Square } from './grid.ts'

/** More than any way can cross. */
const far = 1 << 20

/**
 * Counts squares with interference, both ends among them, on the shortest way (as `distance` measures it) that has the
 * fewest. Ways between the ends that avoid blocking squares come first; if there are none, all ways count.
 */
export class Interference {
  readonly #grid: Grid
  /** The fewest squares up to a cell, when the step into it was straight. */
  readonly #straight: Int32Array
  /** The same, whatever the step into it was. */
  readonly #any: Int32Array

  constructor(grid: Grid) {
    this.#grid = grid
    this.#straight = new Int32Array(grid.size)
    this.#any = new Int32Array(grid.size)
  }

  between(a: Square, b: Square): number {
    const clear = this.#fewest(a, b, flag.blocking)
    return clear < far ? clear : this.#fewest(a, b, 0)
  }

  /** Whether `between` is at least so much. Mostly it is not, and a quick look shows it. */
  reaches(limit: number, a: Square, b: Square): boolean {
    return this.#onFirstWay(a, b) >= limit && this.#around(limit, a, b) >= limit && this.between(a, b) >= limit
  }

  /** What is crossed on the way that makes its diagonals as early as it can; far too much if that way is blocked. */
  #onFirstWay(a: Square, b: Square): number {
    const grid = this.#grid
    const { cells } = grid
    const dx = grid.x(b) - grid.x(a)
    const dy = grid.y(b) - grid.y(a)
    const stepAcross = dx < 0 ? -1 : 1
    const stepDown = dy < 0 ? -grid.stride : grid.stride
    let diagonals = diagonalsBetween(Math.abs(dx), Math.abs(dy))
    let across = Math.abs(dx) - diagonals
    let down = Math.abs(dy) - diagonals
    let cell = grid.cell(a)
    let found = ((cells[cell] ?? 0) & flag.interference) === 0 ? 0 : 1
    const last = grid.cell(b)
    let straightNext = false
    while (cell !== last) {
      if (diagonals > 0 && !(straightNext && across + down > 0)) {
        cell += stepAcross + stepDown
        diagonals--
        straightNext = true
      } else {
        cell += across > 0 ? stepAcross : stepDown
        if (across > 0) across--
        else down--
        straightNext = false
      }
      const flags = cells[cell] ?? flag.blocking
      if ((flags & flag.blocking) !== 0 && cell !== last) return far
      if ((flags & flag.interference) !== 0) found++
    }
    return found
  }

  /** How many there are in the rectangle of the two squares, counted up to a limit. */
  #around(limit: number, a: Square, b: Square): number {
    const { cells, stride } = this.#grid
    const start = this.#grid.cell(a)
    const across = this.#grid.x(b) - this.#grid.x(a)
    const last = this.#grid.cell(b)
    const down = last - across < start ? -stride : stride
    let found = 0
    for (let row = start; ; row += down) {
      const left = across < 0 ? row + across : row
      const right = across < 0 ? row : row + across
      for (let cell = left; cell <= right; cell++) {
        if (((cells[cell] ?? 0) & flag.interference) !== 0) found++
      }
      if (found >= limit || row + across === last) return found
    }
  }

  /**
   * A way is made of diagonals, steps across and steps down, and where it is depends only on how many of each it has
   * made. So the table has a place for each number of steps across and down, and is gone over once for each diagonal.
   */
  #fewest(a: Square, b: Square, avoided: number): number {
    const grid = this.#grid
    const dx = grid.x(b) - grid.x(a)
    const dy = grid.y(b) - grid.y(a)
    const diagonals = diagonalsBetween(Math.abs(dx), Math.abs(dy))
    const across = Math.abs(dx) - diagonals
    const down = Math.abs(dy) - diagonals
    const stepAcross = dx < 0 ? -1 : 1
    const stepDown = dy < 0 ? -grid.stride : grid.stride
    const start = grid.cell(a)
    if (across === 0 && down === 0) return this.#onDiagonal(start, stepAcross + stepDown, diagonals, avoided)

    const straight = this.#straight
    const any = this.#any
    const row = across + 1
    const last = grid.cell(b)
    for (let made = 0; made <= diagonals; made++) {
      for (let v = 0; v <= down; v++) {
        for (let h = 0; h <= across; h++) {
          const place = v * row + h
          const cell = start + (h + made) * stepAcross + (v + made) * stepDown
          const flags = grid.cells[cell] ?? flag.blocking
          if ((flags & avoided) !== 0 && cell !== start && cell !== last) {
            straight[place] = far
            any[place] = far
            continue
          }
          const here = (flags & flag.interference) === 0 ? 0 : 1
          // No diagonal follows another: the last round's straight steps are what a diagonal may come from.
          const byDiagonal = made === 0 ? far : (straight[place] ?? far)
          const byAcross = h === 0 ? far : (any[place - 1] ?? far)
          const byDown = v === 0 ? far : (any[place - row] ?? far)
          const byStraight = cell === start ? 0 : Math.min(byAcross, byDown)
          straight[place] = Math.min(far, byStraight + here)
          any[place] = Math.min(far, Math.min(byStraight, byDiagonal) + here)
        }
      }
    }
    return any[row * (down + 1) - 1] ?? far
  }

  #onDiagonal(start: number, step: number, length: number, avoided: number): number {
    const { cells } = this.#grid
    let found = 0
    for (let made = 0; made <= length; made++) {
      const flags = cells[start + made * step] ?? flag.blocking
      if ((flags & avoided) !== 0 && made > 0 && made < length) return far
      if ((flags & flag.interference) !== 0) found++
    }
    return found
  }
}
