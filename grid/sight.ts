// Line of sight and cover between two squares.

import { adjacent } from './adjacent.ts'
import { flag, type Grid, type Square } from './grid.ts'
import { Interference } from './interference.ts'
import { SightLines, stopsLines } from './sight-lines.ts'

/** Answers for one grid as it is at the time of asking. Makes no garbage. */
export class Sight {
  readonly grid: Grid
  /** So many squares of interference on the way are too many. */
  readonly interferenceLimit: number
  /** The lines of the two squares asked for last. */
  readonly lines: SightLines
  readonly #interference: Interference

  constructor(grid: Grid, interferenceLimit: number) {
    this.grid = grid
    this.interferenceLimit = interferenceLimit
    this.lines = new SightLines(grid)
    this.#interference = new Interference(grid)
  }

  /** Whether the two see each other. */
  los(a: Square, b: Square): boolean {
    return this.clear(a, b) && !this.disturbed(a, b)
  }

  /** Whether the two would see each other if there were no interference. */
  clear(a: Square, b: Square): boolean {
    if (a === b) return true
    const { grid, lines } = this
    const ends = (grid.cells[grid.cell(a)] ?? flag.blocking) | (grid.cells[grid.cell(b)] ?? flag.blocking)
    if ((ends & flag.unexplored) !== 0) return false
    if (adjacent(grid, a, b)) return true
    if ((ends & flag.smoke) !== 0) return false
    lines.lay(a, b)
    for (let line = 0; line < lines.count; line++) {
      if (lines.obstacle(line, stopsLines) === 0) return true
    }
    return false
  }

  /** Whether interference keeps the two from seeing each other. It never does between adjacent squares. */
  disturbed(a: Square, b: Square): boolean {
    return a !== b && this.#interference.reaches(this.interferenceLimit, a, b) && !adjacent(this.grid, a, b)
  }

  /** Whether whoever stands on the second square has cover against somebody on the first who sees it. */
  cover(from: Square, target: Square): boolean {
    return this.los(from, target) && this.#covered(from, target)
  }

  /** The same for somebody who sees through interference. */
  coverIfClear(from: Square, target: Square): boolean {
    return this.clear(from, target) && this.#covered(from, target)
  }

  /** How many squares of interference the way between the two crosses, both ends among them. */
  interference(a: Square, b: Square): number {
    return this.#interference.between(a, b)
  }

  #covered(from: Square, target: Square): boolean {
    if (from === target) return false
    this.lines.lay(from, target)
    return this.lines.givesCover(0) || this.lines.givesCover(1)
  }
}
