// The pace at which a match over the network is shown: each state when what happened before it has been shown. The
// server waits for nobody, and bots answer at once.

/** More than this is not caught up with one by one: a tab that was out of sight shows where the match is now. */
const mostWaiting = 12

export class Pace<State> {
  private readonly show: (state: State) => void
  private waiting: State[] = []
  private isWaiting = false
  /** Kept when everything so far has been shown. */
  private shown: () => Promise<void> = () => Promise.resolve()

  constructor(show: (state: State) => void) {
    this.show = show
  }

  follow(shown: () => Promise<void>): void {
    this.shown = shown
  }

  /** Shows a state in its turn; at once, where it answers what the person has just done. */
  add(state: State, isAtOnce: boolean): void {
    if (isAtOnce || this.waiting.length >= mostWaiting) {
      this.waiting = []
      this.show(state)
      return
    }
    this.waiting.push(state)
    if (!this.isWaiting) void this.goOn()
  }

  private async goOn(): Promise<void> {
    this.isWaiting = true
    while (this.waiting.length > 0) {
      await this.shown()
      const next = this.waiting.shift()
      if (next !== undefined) this.show(next)
    }
    this.isWaiting = false
  }

  close(): void {
    this.waiting = []
  }
}
