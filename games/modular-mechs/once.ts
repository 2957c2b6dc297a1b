// Words that are asked for after every move, and are always the same.

/** The same function, which makes each of its values once. What it is given must be one of few. */
export function once<Given, Made extends string>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new Map<Given, Made>()
  return (given) => {
    const known = made.get(given)
    if (known !== undefined) return known
    const value = make(given)
    made.set(given, value)
    return value
  }
}
