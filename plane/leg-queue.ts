// A queue of legs: the one whose way may be the shortest comes out first.

/** A leg that may be the next of a way. */
export interface Leg {
  readonly from: number
  readonly to: number
  /** How long the way is at the end of the leg. */
  readonly length: number
  /** How long all of it is at least. */
  readonly total: number
}

/** Of equals those that were added first come first, so that the same question always has the same answer. */
const isBefore = (a: Entry, b: Entry): boolean =>
  a.leg.total < b.leg.total || (a.leg.total === b.leg.total && a.number < b.number)

interface Entry {
  readonly leg: Leg
  readonly number: number
}

export class LegQueue {
  readonly #heap: Entry[] = []
  #added = 0

  add(leg: Leg): void {
    const heap = this.#heap
    const entry = { leg, number: this.#added++ }
    let at = heap.length
    while (at > 0) {
      const parent = heap[(at - 1) >> 1]
      if (parent === undefined || !isBefore(entry, parent)) break
      heap[at] = parent
      at = (at - 1) >> 1
    }
    heap[at] = entry
  }

  take(): Leg | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (first === undefined || last === undefined || heap.length === 0) return first?.leg
    let at = 0
    for (;;) {
      const left = heap[2 * at + 1]
      const right = heap[2 * at + 2]
      if (left === undefined) break
      const isRight = right !== undefined && isBefore(right, left)
      const child = isRight ? right : left
      if (!isBefore(child, last)) break
      heap[at] = child
      at = 2 * at + (isRight ? 2 : 1)
    }
    heap[at] = last
    return first.leg
  }
}
