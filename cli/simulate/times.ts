// Times of very many decisions in little room: counted in classes, each 5 % above the one before.

export interface Times {
  count: number
  sum: number
  /** How many times fell into each class. */
  readonly classes: number[]
}

/** Below this nothing is told apart: a hundredth of a microsecond, in milliseconds. */
const shortest = 0.00001
const step = Math.log(1.05)

export const noTimes = (): Times => ({ count: 0, sum: 0, classes: [] })

export function addTime(times: Times, milliseconds: number): void {
  const number = milliseconds <= shortest ? 0 : Math.floor(Math.log(milliseconds / shortest) / step)
  times.classes[number] = (times.classes[number] ?? 0) + 1
  times.count++
  times.sum += milliseconds
}

export function addTimes(times: Times, others: Times): void {
  for (const [number, count = 0] of others.classes.entries()) {
    times.classes[number] = (times.classes[number] ?? 0) + count
  }
  times.count += others.count
  times.sum += others.sum
}

export const mean = ({ count, sum }: Times): number => (count === 0 ? 0 : sum / count)

/** The time that this share of all decisions stays below, to within 5 %. */
export function percentile({ count, classes }: Times, share: number): number {
  let left = Math.ceil(count * share)
  for (const [number, found = 0] of classes.entries()) {
    left -= found
    if (left <= 0) return shortest * Math.exp(step * (number + 0.5))
  }
  return 0
}
