// Vents: squares from which one may go to others far away, at a price for each pair.

import { type Grid, type Square } from './grid.ts'

/** Prices are below this, which keeps the queue of `Reach` short. */
export const priceLimit = 64

/** Made once for a board. A vent may be sealed and opened again; the flags of its square tell who stands on it. */
export class Vents {
  readonly cells: Int32Array
  /** For each cell of the grid the number of its vent, or -1. */
  readonly numbers: Int16Array
  readonly prices: Uint8Array
  readonly sealed: Uint8Array
  readonly #grid: Grid

  /** The prices are a table with a row for each vent, in the order of the squares. */
  constructor(grid: Grid, squares: readonly Square[], prices: readonly (readonly number[])[]) {
    this.#grid = grid
    this.cells = Int32Array.from(squares, (square) => grid.cell(square))
    this.numbers = new Int16Array(grid.cells.length).fill(-1)
    this.sealed = new Uint8Array(squares.length)
    this.prices = new Uint8Array(squares.length * squares.length)
    this.cells.forEach((cell, number) => (this.numbers[cell] = number))
    for (let from = 0; from < squares.length; from++) {
      for (let to = 0; to < squares.length; to++) {
        if (from !== to) this.prices[from * squares.length + to] = checked(prices[from]?.[to])
      }
    }
  }

  /** Nobody goes into or out of a sealed vent. */
  seal(square: Square, sealed: boolean): void {
    const number = this.numbers[this.#grid.cell(square)] ?? -1
    if (number < 0) throw new RangeError(`no vent on square ${square}`)
    this.sealed[number] = sealed ? 1 : 0
  }
}

function checked(price: number | undefined): number {
  if (price !== undefined && Number.isInteger(price) && price >= 1 && price < priceLimit) return price
  throw new RangeError(`the price between two vents is a whole number from 1 to ${priceLimit - 1}, not ${price}`)
}
