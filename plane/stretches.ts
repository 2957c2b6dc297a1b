// Stretches of a line, and how much of it they cover together.

/** Sorted by where they begin. Used over and over, so that no line makes garbage. */
export class Stretches {
  #from = new Float64Array(16)
  #to = new Float64Array(16)
  #count = 0

  clear(): void {
    this.#count = 0
  }

  add(from: number, to: number): void {
    if (!(from < to)) return
    if (this.#count === this.#from.length) this.#grow()
    let at = this.#count++
    for (; at > 0 && (this.#from[at - 1] ?? 0) > from; at--) {
      this.#from[at] = this.#from[at - 1] ?? 0
      this.#to[at] = this.#to[at - 1] ?? 0
    }
    this.#from[at] = from
    this.#to[at] = to
  }

  /** What lies in several of them counts once. */
  get covered(): number {
    let sum = 0
    let end = -Infinity
    for (let at = 0; at < this.#count; at++) {
      const from = Math.max(this.#from[at] ?? 0, end)
      const to = this.#to[at] ?? 0
      if (to <= from) continue
      sum += to - from
      end = to
    }
    return sum
  }

  #grow(): void {
    const from = new Float64Array(2 * this.#count)
    const to = new Float64Array(2 * this.#count)
    from.set(this.#from)
    to.set(this.#to)
    this.#from = from
    this.#to = to
  }
}
