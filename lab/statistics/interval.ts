// Intervals: where a share, a mean or a difference truly lies, with 95 % confidence, after so many games.

/** 95 in 100 of a normal distribution lie within so many standard deviations of its middle. */
export const z95 = 1.959963984540054

export interface Interval {
  readonly low: number
  readonly high: number
}

/** A figure with its interval, and how many games it comes from. */
export interface Estimate extends Interval {
  readonly value: number
  readonly games: number
}

/** Wilson's interval of a share: sound for 0, for all, and for few tries. */
export function wilson(successes: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 }
  const share = successes / tries
  const spread = z95 * Math.sqrt((share * (1 - share)) / tries + (z95 * z95) / (4 * tries * tries))
  const middle = share + (z95 * z95) / (2 * tries)
  const scale = 1 + (z95 * z95) / tries
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

/** A share. Games that are shared may count in part, so that successes need not be whole. */
export const shareOf = (successes: number, tries: number): Estimate => ({
  value: tries === 0 ? 0 : successes / tries,
  games: tries,
  ...wilson(successes, tries),
})

/** A mean; of fewer than two numbers nothing is known. */
export function meanOf(numbers: readonly number[]): Estimate {
  const games = numbers.length
  const value = games === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / games
  const spread = games < 2 ? Number.POSITIVE_INFINITY : z95 * standardError(numbers, value)
  return { value, games, low: value - spread, high: value + spread }
}

function standardError(numbers: readonly number[], mean: number): number {
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length)
}

/** How much larger the second share is, by Newcombe's interval: from the two intervals of Wilson. */
export function shareDifference(before: Estimate, after: Estimate): Estimate {
  const value = after.value - before.value
  return {
    value,
    games: Math.min(before.games, after.games),
    low: value - Math.hypot(after.value - after.low, before.high - before.value),
    high: value + Math.hypot(after.high - after.value, before.value - before.low),
  }
}

/** How much larger the second numbers are, game by game with the same seeds: what both have in common cancels out. */
export function pairedDifference(before: readonly number[], after: readonly number[]): Estimate {
  return meanOf(after.map((one, game) => one - (before[game] ?? Number.NaN)))
}

/** 80 in 100 of all experiments with this half-width of the interval would notice a difference of at least so much. */
export const noticeable = ({ low, high }: Interval): number => ((high - low) / 2 / z95) * (z95 + 0.8416212335729143)
