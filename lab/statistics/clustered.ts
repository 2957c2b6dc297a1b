// Shares of choices: many tries in the same game are no independent ones, and the interval must not be as narrow as if they were.

import { type Estimate, shareOf } from './interval.ts'

/** What happened in one game. */
export interface Cluster {
  readonly tries: number
  readonly successes: number
}

export interface ClusteredShare {
  readonly estimate: Estimate
  /** As many independent tries would be worth as much. */
  readonly tries: number
}

/** The share over all games, its variance from how much games differ (linearized ratio), its interval by Wilson. */
export function clusteredShare(clusters: readonly Cluster[]): ClusteredShare {
  const games = clusters.length
  const all = clusters.reduce((sum, { tries }) => sum + tries, 0)
  if (all === 0) return { estimate: shareOf(0, 0), tries: 0 }
  const value = clusters.reduce((sum, { successes }) => sum + successes, 0) / all
  const tries = worthOf(clusters, value, all)
  return { estimate: { ...shareOf(value * tries, tries), value, games }, tries }
}

function worthOf(clusters: readonly Cluster[], share: number, all: number): number {
  const games = clusters.length
  // Always or never, in every game alike: each game is worth one try.
  if (share === 0 || share === 1 || games < 2) return games
  const squares = clusters.reduce((sum, { tries, successes }) => sum + (successes - share * tries) ** 2, 0)
  const variance = ((games / (games - 1)) * squares) / all ** 2
  return Math.min(all, (share * (1 - share)) / variance)
}
