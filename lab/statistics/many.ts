// Looking at many cards at once: with a hundred of them a few look odd by chance alone. What is still odd after that is named.

/** The chance of exactly k successes in n tries, as a logarithm. */
function logBinomial(k: number, n: number, share: number): number {
  let log = k * Math.log(share) + (n - k) * Math.log1p(-share)
  const few = Math.min(k, n - k)
  for (let i = 1; i <= few; i++) log += Math.log((n - few + i) / i)
  return log
}

/** The chance of at least k successes in n tries, if each succeeds with this chance. Exact, however small. */
export function chanceOfAtLeast(k: number, n: number, share: number): number {
  if (k <= 0) return 1
  if (k > n || share <= 0) return 0
  if (share >= 1) return 1
  // Summed from the side with the smaller terms to its end; each term from the one before.
  if (k < n * share) return 1 - chanceOfAtLeast(n - k + 1, n, 1 - share)
  let term = Math.exp(logBinomial(k, n, share))
  let sum = 0
  for (let i = k; i <= n && term > sum * 1e-16; i++) {
    sum += term
    term *= ((n - i) / (i + 1)) * (share / (1 - share))
  }
  return Math.min(1, sum)
}

/** The chance that a normal variable is at least so many standard deviations off its middle, to either side. */
export function chanceOff(deviations: number): number {
  // Abramowitz and Stegun 7.1.26, right to 1.5e-7.
  const x = Math.abs(deviations) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.min(1, sum * Math.exp(-x * x))
}

/**
 * Holm's correction: which of many findings stand, so that in 95 of 100 such lists none of those named is there by
 * chance. Goes from the least likely on, each against a weaker demand, and stops at the first that fails.
 */
export function standing(chances: readonly number[], level = 0.05): boolean[] {
  const order = chances.map((_, index) => index).sort((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1))
  const stands = chances.map(() => false)
  for (const [rank, index] of order.entries()) {
    if ((chances[index] ?? 1) > level / (chances.length - rank)) break
    stands[index] = true
  }
  return stands
}
