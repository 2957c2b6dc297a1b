// Where a figure can get to, what it costs, and by which way.

import { pinched } from './adjacent.ts'
import { flag, type Grid, type Square } from './grid.ts'
import { NodeQueue } from './node-queue.ts'
import { noEntry } from './step.ts'
import { priceLimit, type Vents } from './vents.ts'

/** What a figure has to spend. */
export interface Movement {
  /** A step costs one, or two away from rubble. May be Infinity. */
  points: number
  /** How many diagonal steps it may still make. */
  diagonals: number
  ignoresRubble?: boolean
  /** The vents, for one who may use them. */
  vents?: Vents
}

const unreached = 0x7fffffff

/**
 * Dijkstra's search. A node is a cell together with the diagonals made so far, because a dearer way with fewer
 * diagonals may lead on to where the cheaper one cannot. The tables are used again by each search.
 */
export class Reach {
  readonly #grid: Grid
  readonly #cellCount: number
  #costs: Int32Array = new Int32Array(0)
  #origins: Int32Array = new Int32Array(0)
  #queue: NodeQueue = new NodeQueue(0, priceLimit)
  readonly #ends: Int32Array
  readonly #listed: Uint8Array
  #endCount = 0
  #layers = 0
  #points = 0

  constructor(grid: Grid) {
    this.#grid = grid
    this.#cellCount = grid.cells.length
    this.#ends = new Int32Array(grid.size)
    this.#listed = new Uint8Array(this.#cellCount)
    this.#makeRoom(3)
  }

  /** Searches from a square. All other questions are about the last search. */
  search(start: Square, movement: Movement): void {
    const layers = movement.diagonals + 1
    if (layers * this.#cellCount > this.#costs.length) this.#makeRoom(layers)
    this.#layers = layers
    this.#points = movement.points
    this.#costs.fill(unreached, 0, layers * this.#cellCount)
    this.#listed.fill(0)
    this.#endCount = 0
    this.#queue.clear()

    const slow = movement.ignoresRubble === true ? 0 : flag.rubble
    const { vents } = movement
    const first = this.#grid.cell(start)
    this.#reach(first, 0, -1)
    for (let node = this.#queue.take(); node >= 0; node = this.#queue.take()) {
      const cell = node % this.#cellCount
      const flags = this.#grid.cells[cell] ?? flag.blocking
      const { cost } = this.#queue
      if (cell === first || (flags & flag.noEnd) === 0) this.#listEnd(cell)
      const stepCost = cost + ((flags & slow) === 0 ? 1 : 2)
      if (stepCost <= this.#points) this.#steps(node, cell, stepCost)
      if (vents !== undefined) this.#climb(vents, node, cell, cost)
    }
  }

  /** How many squares the figure can end on, its own among them. */
  get count(): number {
    return this.#endCount
  }

  /** The squares to end on by number, the cheapest first. */
  end(number: number): Square {
    if (number < 0 || number >= this.#endCount) throw new RangeError(`no end ${number} of ${this.#endCount}`)
    return this.#grid.squareOf(this.#ends[number] ?? 0)
  }

  /** What it costs to end on the square; Infinity if the figure cannot. */
  costTo(square: Square): number {
    const node = this.#cheapest(square)
    return node < 0 ? Infinity : (this.#costs[node] ?? Infinity)
  }

  /** How many diagonals the way to the square has. No way as cheap has fewer. */
  diagonalsTo(square: Square): number {
    const node = this.#cheapest(square)
    return node < 0 ? Infinity : Math.floor(node / this.#cellCount)
  }

  /** The squares of the way, without the one it begins on; undefined if there is no way. */
  pathTo(square: Square): Square[] | undefined {
    let node = this.#cheapest(square)
    if (node < 0) return undefined
    const path: Square[] = []
    for (let origin = this.#origins[node] ?? -1; origin >= 0; origin = this.#origins[node] ?? -1) {
      path.push(this.#grid.squareOf(node % this.#cellCount))
      node = origin
    }
    return path.toReversed()
  }

  #makeRoom(layers: number): void {
    const nodes = layers * this.#cellCount
    this.#costs = new Int32Array(nodes)
    this.#origins = new Int32Array(nodes)
    this.#queue = new NodeQueue(nodes, priceLimit)
  }

  #steps(node: number, cell: number, cost: number): void {
    const { cells, stride } = this.#grid
    this.#enter(node, cell, 1, cost)
    this.#enter(node, cell, -1, cost)
    this.#enter(node, cell, stride, cost)
    this.#enter(node, cell, -stride, cost)
    if (node >= (this.#layers - 1) * this.#cellCount) return
    for (let across = -1; across <= 1; across += 2) {
      for (let down = -stride; down <= stride; down += 2 * stride) {
        if (!pinched(cells, cell, across, down)) this.#enter(node, cell, across + down, cost, this.#cellCount)
      }
    }
  }

  #climb(vents: Vents, node: number, cell: number, cost: number): void {
    const from = vents.numbers[cell] ?? -1
    if (from < 0 || vents.sealed[from] !== 0) return
    for (let to = 0; to < vents.cells.length; to++) {
      if (to === from || vents.sealed[to] !== 0) continue
      const total = cost + (vents.prices[from * vents.cells.length + to] ?? priceLimit)
      if (total <= this.#points) this.#enter(node, cell, (vents.cells[to] ?? cell) - cell, total)
    }
  }

  /** Goes from a node to the cell so far away, and up so many nodes if that was a diagonal. */
  #enter(node: number, cell: number, step: number, cost: number, up = 0): void {
    const flags = this.#grid.cells[cell + step] ?? flag.blocking
    if ((flags & noEntry) === 0) this.#reach(node + step + up, cost, node)
  }

  #reach(node: number, cost: number, origin: number): void {
    const known = this.#costs[node] ?? 0
    if (cost >= known) return
    if (known !== unreached) this.#queue.remove(node, known)
    this.#costs[node] = cost
    this.#origins[node] = origin
    this.#queue.add(node, cost)
  }

  #listEnd(cell: number): void {
    if (this.#listed[cell] !== 0) return
    this.#listed[cell] = 1
    this.#ends[this.#endCount++] = cell
  }

  /** Of the cheapest nodes of a square one with the fewest diagonals; -1 if the figure cannot end there. */
  #cheapest(square: Square): number {
    const cell = this.#grid.cell(square)
    if (this.#listed[cell] === 0) return -1
    let best = cell
    for (let node = cell; node < this.#layers * this.#cellCount; node += this.#cellCount) {
      if ((this.#costs[node] ?? unreached) < (this.#costs[best] ?? unreached)) best = node
    }
    return best
  }
}
