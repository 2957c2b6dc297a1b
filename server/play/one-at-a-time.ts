// Lets things happen one after the other, in the order in which they came.

export class OneAtATime {
  private readonly waiting: (() => void)[] = []
  private isTaken = false

  get isBusy(): boolean {
    return this.isTaken
  }

  /** Runs when all that came before is done. */
  async take<T>(run: () => Promise<T>): Promise<T> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.isTaken = true
    try {
      return await run()
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.isTaken = false
      else next()
    }
  }
}
