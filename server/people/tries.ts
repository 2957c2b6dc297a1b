// Counts what is tried under a name, such as passwords for a login, and says when it was tried too often.

/** So many names are remembered at most; the oldest are forgotten first. */
const mostNames = 100_000

interface Window {
  count: number
  readonly until: number
}

export class Tries {
  private readonly most: number
  private readonly window: number
  private readonly windows = new Map<string, Window>()

  /** `most` tries under one name within `window` milliseconds from the first. */
  constructor(most: number, window: number) {
    this.most = most
    this.window = window
  }

  /** Counts one more; false where that was too many. */
  count(name: string, now: number): boolean {
    const known = this.windows.get(name)
    if (known !== undefined && known.until > now) return ++known.count <= this.most
    this.windows.delete(name)
    this.windows.set(name, { count: 1, until: now + this.window })
    this.forgetOld(now)
    return this.most > 0
  }

  /** It went well: those before do not count. */
  forget(name: string): void {
    this.windows.delete(name)
  }

  /** All windows are as long, so the first of the map are the first to end. */
  private forgetOld(now: number): void {
    for (const [name, { until }] of this.windows) {
      if (until > now && this.windows.size <= mostNames) break
      this.windows.delete(name)
    }
  }
}
