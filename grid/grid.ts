// A board of squares: what lies on each of them, as flags that a game sets from its state.

/** A square by its number, row by row from the upper left: `y * width + x`. */
export type Square = number

/** What can be true of a square. A square has any number of these. */
export const flag = {
  /** No step and no line goes through: a wall, a closed door. Everything outside the board is blocking. */
  blocking: 1,
  /** No line goes through, but steps do. */
  smoke: 2,
  /** Too many of these on the way between two squares, and neither sees the other. */
  interference: 4,
  /** A step away from here costs one more. */
  rubble: 8,
  /** Nobody may enter, and nobody sees into it. */
  unexplored: 16,
  /** The one who moves now may not enter, as where an enemy stands. Lines do not mind. */
  impassable: 32,
  /** The one who moves now may pass but not stay, as where a friend stands. Lines do not mind. */
  noEnd: 64,
} as const

/**
 * The flags lie in an array with a rim of blocking cells around the board, so that looking one square past the edge
 * needs no test. A place in that array is a cell; games know squares only.
 */
export class Grid {
  readonly width: number
  readonly height: number
  /** How many squares there are. */
  readonly size: number
  /** How far apart two cells are of which one is below the other. */
  readonly stride: number
  readonly cells: Uint8Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.size = width * height
    this.stride = width + 2
    this.cells = new Uint8Array(this.stride * (height + 2)).fill(flag.blocking)
    for (let square = 0; square < this.size; square++) this.cells[this.cell(square)] = 0
  }

  square(x: number, y: number): Square {
    if (!this.inside(x, y)) throw new RangeError(`(${x},${y}) is not on a board of ${this.width} x ${this.height}`)
    return y * this.width + x
  }

  inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height
  }

  x(square: Square): number {
    return square % this.width
  }

  y(square: Square): number {
    return (square / this.width) | 0
  }

  cell(square: Square): number {
    return square + this.stride + 1 + 2 * this.y(square)
  }

  /** The square of a cell that is not in the rim. */
  squareOf(cell: number): Square {
    const row = (cell / this.stride) | 0
    return (row - 1) * this.width + (cell - row * this.stride) - 1
  }

  flags(square: Square): number {
    return this.cells[this.#checked(square)] ?? flag.blocking
  }

  /** Whether the square has at least one of these flags. */
  has(square: Square, flags: number): boolean {
    return (this.flags(square) & flags) !== 0
  }

  /** Gives the square these flags and no others. */
  set(square: Square, flags: number): void {
    this.cells[this.#checked(square)] = flags
  }

  add(square: Square, flags: number): void {
    this.set(square, this.flags(square) | flags)
  }

  remove(square: Square, flags: number): void {
    this.set(square, this.flags(square) & ~flags)
  }

  /** Takes these flags from all squares, as before those of the next one who moves are set. */
  removeEverywhere(flags: number): void {
    for (let square = 0; square < this.size; square++) this.remove(square, flags)
  }

  #checked(square: Square): number {
    if (square < 0 || square >= this.size) throw new RangeError(`no square ${square} on a board of ${this.size}`)
    return this.cell(square)
  }
}
