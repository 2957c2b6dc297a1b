// Lets things happen one after the other, in the order in which they came.

export class OneAtATime {
  /** Something is under way. */
  isTaken = false
  private readonly waiting: (() => void)[] = []

  /** Runs when all that came before is done. */
  async take<T>(run: () => Promise<T>): Promise<T> {
    if (this.isTaken) await this.wait()
    else this.begin()
    try {
      return await run()
    } finally {
      this.end()
    }
  }

  // The same in steps, for what happens so often that a function in a function would be felt.

  begin(): void {
    this.isTaken = true
  }

  /** Kept when all that came before is done, and one's own turn has begun. */
  wait(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  end(): void {
    const next = this.waiting.shift()
    if (next === undefined) this.isTaken = false
    else next()
  }
}
