// The keys under which something was taken: the pages and the numbers of their messages, kept small.

/** The message of a page, which is taken once. */
export interface MessageKey {
  readonly page: string
  readonly n: number
}

export class TakenKeys {
  /** By page, in order. */
  private readonly pages = new Map<string, number[]>()

  /** As it stands in a log. */
  add(key: string): void {
    const colon = key.lastIndexOf(':')
    const page = key.slice(0, colon)
    const n = Number(key.slice(colon + 1))
    const known = this.pages.get(page)
    if (known === undefined) this.pages.set(page, [n])
    else if (n > lastOf(known)) known.push(n)
    else
      known.splice(
        known.findIndex((one) => one > n),
        0,
        n,
      )
  }

  has({ page, n }: MessageKey): boolean {
    const known = this.pages.get(page)
    // Pages count on: nearly always it is a new one.
    return known !== undefined && n <= lastOf(known) && known.includes(n)
  }
}

const lastOf = (numbers: readonly number[]): number => numbers[numbers.length - 1] ?? 0

/** A key as it stands in a log. */
export const sayKey = ({ page, n }: MessageKey): string => `${page}:${n}`
