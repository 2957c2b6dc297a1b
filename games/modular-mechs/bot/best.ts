// The best of a list.

/** The number of the best entry; the first of equals. */
export function bestIndex<T>(list: readonly T[], worth: (entry: T) => number): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [index, entry] of list.entries()) {
    const value = worth(entry)
    if (value > most) {
      most = value
      best = index
    }
  }
  return best
}
