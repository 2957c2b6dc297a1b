// A queue in which the matches take turns, so that one with many bots does not keep the others waiting.

export class FairQueue<T> {
  /** The matches in the order of their turns, each with what waits in it. */
  private readonly lines = new Map<string, T[]>()
  private count = 0

  get length(): number {
    return this.count
  }

  add(match: string, one: T): void {
    const line = this.lines.get(match)
    if (line === undefined) this.lines.set(match, [one])
    else line.push(one)
    this.count++
  }

  /** The first of the match whose turn it is; what else waits there goes behind the other matches. */
  take(): T | undefined {
    for (const [match, [first, ...others]] of this.lines) {
      this.lines.delete(match)
      if (others.length > 0) this.lines.set(match, others)
      this.count--
      return first
    }
    return undefined
  }
}
