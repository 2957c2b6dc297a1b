// All answers that are lists of numbers, built up one number after the other.

/** So many beginnings of lists are looked at before it counts as too many, however few of them are answers. */
const mostLookedAt = 100_000

/**
 * Every list for which `isWhole`, or undefined if there are more than `limit`, or too many to look through. `next`
 * gives the numbers that may follow a beginning.
 */
export function enumerateLists(
  limit: number,
  next: (list: readonly number[]) => Iterable<number>,
  isWhole: (list: readonly number[]) => boolean,
): number[][] | undefined {
  const found: number[][] = []
  const list: number[] = []
  let lookedAt = 0
  const goOn = (): boolean => {
    if (isWhole(list)) found.push([...list])
    if (found.length > limit || ++lookedAt > mostLookedAt) return false
    for (const number of next(list)) {
      list.push(number)
      const isWithin = goOn()
      list.pop()
      if (!isWithin) return false
    }
    return true
  }
  return goOn() ? found : undefined
}

/** The whole numbers from `first` to below `end`. */
export const range = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n)
