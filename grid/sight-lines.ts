// The lines of sight between two squares: which corners they join, and what stops each of them.

import { pinched } from './adjacent.ts'
import { flag, type Grid, type Square } from './grid.ts'
import { LineTracer } from './line-tracer.ts'

export const stopsLines = flag.blocking | flag.smoke

/** The number of the line between the two corners that point at each other. Only a perfect diagonal has it. */
export const spine = 2

/** Made once for a grid, and laid anew for each pair of squares. */
export class SightLines {
  readonly grid: Grid
  /** For each line x and y of its corner at the first square, then of its corner at the second. */
  readonly corners: Int32Array = new Int32Array(12)
  count = 0
  /** Whether the two squares are in one row or column, so that the lines run along the sides of squares. */
  inRow = false
  /** The second cell, if the obstacle found last is made of two; otherwise 0. */
  partner = 0
  readonly #tracer: LineTracer
  /** The cells of the two squares, and from the first to the second one step across and one step down. */
  #first = 0
  #second = 0
  #across = 1
  #down = 1

  constructor(grid: Grid) {
    this.grid = grid
    this.#tracer = new LineTracer(grid)
  }

  /**
   * Two squares that are not the same. The sides that look at each other give two lines, which join the ends of the
   * same name. On a perfect diagonal these two run along the flanks, and the spine comes third.
   */
  lay(a: Square, b: Square): void {
    const { grid } = this
    const ax = grid.x(a)
    const ay = grid.y(a)
    const bx = grid.x(b)
    const by = grid.y(b)
    const right = bx > ax ? 1 : 0
    const low = by > ay ? 1 : 0
    this.#first = grid.cell(a)
    this.#second = grid.cell(b)
    this.#across = right === 1 ? 1 : -1
    this.#down = low === 1 ? grid.stride : -grid.stride
    this.inRow = ax === bx || ay === by
    this.count = 2

    const wider = Math.abs(bx - ax) - Math.abs(by - ay)
    if (wider > 0) {
      this.#join(0, ax + right, ay, bx + 1 - right, by)
      this.#join(1, ax + right, ay + 1, bx + 1 - right, by + 1)
    } else if (wider < 0) {
      this.#join(0, ax, ay + low, bx, by + 1 - low)
      this.#join(1, ax + 1, ay + low, bx + 1, by + 1 - low)
    } else {
      this.#join(0, ax + right, ay + 1 - low, bx + right, by + 1 - low)
      this.#join(1, ax + 1 - right, ay + low, bx + 1 - right, by + low)
      this.#join(spine, ax + right, ay + low, bx + 1 - right, by + 1 - low)
      this.count = 3
    }
  }

  /** The first cell on this line with one of the flags, or of two blocking ones that shut it off; 0 if it is clear. */
  obstacle(line: number, flags: number): number {
    this.partner = 0
    if (this.inRow) return this.#between(flags)
    if (line === spine) {
      const pinch = this.#pinch()
      if (pinch !== 0) return pinch
    }
    const { corners } = this
    const place = 4 * line
    const found = this.#tracer.firstObstacle(
      corners[place] ?? 0,
      corners[place + 1] ?? 0,
      corners[place + 2] ?? 0,
      corners[place + 3] ?? 0,
      flags,
    )
    this.partner = this.#tracer.seam
    return found
  }

  /** Whether this line gives cover: a blocking square stops it, and one is at its corner of the second square. */
  givesCover(line: number): boolean {
    return line !== spine && this.#firmAtEnd(line) && this.obstacle(line, flag.blocking) !== 0
  }

  #join(line: number, fromX: number, fromY: number, toX: number, toY: number): void {
    const place = 4 * line
    this.corners[place] = fromX
    this.corners[place + 1] = fromY
    this.corners[place + 2] = toX
    this.corners[place + 3] = toY
  }

  /** Lines in a row pass through no square, so it is the squares between the two that count, and for both lines. */
  #between(flags: number): number {
    const { cells, stride } = this.grid
    const step = this.#second - this.#first
    const one = Math.abs(step) < stride ? Math.sign(step) : Math.sign(step) * stride
    for (let cell = this.#first + one; cell !== this.#second; cell += one) {
      if (((cells[cell] ?? flag.blocking) & flags) !== 0) return cell
    }
    return 0
  }

  /** The spine needs a way between the squares beside each of its ends, even if it has no length. */
  #pinch(): number {
    const { cells } = this.grid
    const across = this.#across
    const down = this.#down
    if (pinched(cells, this.#first, across, down)) {
      this.partner = this.#first + down
      return this.#first + across
    }
    if (pinched(cells, this.#second, -across, -down)) {
      this.partner = this.#second - down
      return this.#second - across
    }
    return 0
  }

  #firmAtEnd(line: number): boolean {
    const { cells, stride } = this.grid
    const lowerRight = ((this.corners[4 * line + 3] ?? 0) + 1) * stride + (this.corners[4 * line + 2] ?? 0) + 1
    const around =
      (cells[lowerRight] ?? 0) |
      (cells[lowerRight - 1] ?? 0) |
      (cells[lowerRight - stride] ?? 0) |
      (cells[lowerRight - stride - 1] ?? 0)
    return (around & flag.blocking) !== 0
  }
}
