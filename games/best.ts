// The best of a list.

/** The number of the best entry; the first of equals. */
export function bestIndex<T>(list: readonly T[], worth: (entry: T) => number): number {
  return bestAbove(list, Number.NEGATIVE_INFINITY, worth) ?? 0
}

/** The number of the best entry that is worth more than this; undefined if none is. */
export function bestAbove<T>(list: readonly T[], least: number, worth: (entry: T) => number): number | undefined {
  let best: number | undefined
  let most = least
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]
    if (entry === undefined) continue
    const value = worth(entry)
    if (value > most) {
      most = value
      best = index
    }
  }
  return best
}
