// Reading a list where there must be something.

/** The entry of that number. A rule that looks past the end of a list has a bug, and is stopped here. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`nothing at ${index} of a list of ${list.length}`)
  return entry
}
