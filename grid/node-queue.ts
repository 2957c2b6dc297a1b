// A queue of numbered nodes that gives out the cheapest first, for small whole costs.

/**
 * One list for each cost, round and round: no node waits at a cost that is a whole turn above the cheapest. Nodes are
 * linked both ways, so that one found cheaper leaves its list for another at once.
 */
export class NodeQueue {
  readonly #next: Int32Array
  readonly #previous: Int32Array
  readonly #heads: Int32Array
  readonly #turn: number
  #waiting = 0
  /** The cost of the node given out last. */
  cost = 0

  /** Edges must cost less than the turn, which is a power of two. */
  constructor(nodes: number, turn: number) {
    this.#next = new Int32Array(nodes)
    this.#previous = new Int32Array(nodes)
    this.#heads = new Int32Array(turn)
    this.#turn = turn - 1
  }

  clear(): void {
    this.#heads.fill(-1)
    this.#waiting = 0
    this.cost = 0
  }

  add(node: number, cost: number): void {
    const list = cost & this.#turn
    const head = this.#heads[list] ?? -1
    this.#next[node] = head
    this.#previous[node] = -1
    if (head >= 0) this.#previous[head] = node
    this.#heads[list] = node
    this.#waiting++
  }

  /** Takes out a node that waits at this cost. */
  remove(node: number, cost: number): void {
    const next = this.#next[node] ?? -1
    const previous = this.#previous[node] ?? -1
    if (next >= 0) this.#previous[next] = previous
    if (previous >= 0) this.#next[previous] = next
    else this.#heads[cost & this.#turn] = next
    this.#waiting--
  }

  /** The cheapest node, or -1 if none waits. */
  take(): number {
    if (this.#waiting === 0) return -1
    let node = this.#heads[this.cost & this.#turn] ?? -1
    while (node < 0) {
      this.cost++
      node = this.#heads[this.cost & this.#turn] ?? -1
    }
    this.remove(node, this.cost)
    return node
  }
}
