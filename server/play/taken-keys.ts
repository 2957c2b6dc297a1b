// The keys under which something was taken: the pages and the numbers of their messages, kept small.

import { at } from '@umpire/engine'

/** The message of a page, which is taken once. */
export interface MessageKey {
  readonly page: string
  readonly n: number
}

export class TakenKeys {
  /** The numbers of each page as ranges, first and last in turn: most follow one another. */
  private readonly pages = new Map<string, number[]>()

  /** As it stands in a log. */
  add(key: string): void {
    const colon = key.lastIndexOf(':')
    const page = key.slice(0, colon)
    const n = Number(key.slice(colon + 1))
    const ranges = this.pages.get(page)
    if (ranges === undefined) this.pages.set(standingAlone(page), [n, n])
    else if (ranges.at(-1) === n - 1) ranges[ranges.length - 1] = n
    else ranges.push(n, n)
  }

  has({ page, n }: MessageKey): boolean {
    const ranges = this.pages.get(page) ?? []
    for (let first = 0; first < ranges.length; first += 2) {
      if (n >= at(ranges, first) && n <= at(ranges, first + 1)) return true
    }
    return false
  }
}

/** The same text by itself: a part of a longer one keeps all of that in memory. */
export const standingAlone = (text: string): string => Buffer.from(text).toString()

/** A key as it stands in a log. */
export const sayKey = ({ page, n }: MessageKey): string => `${page}:${n}`
