// A check: one sentence that holds for every game, how hard to try to break it, and what was tried.

import process from 'node:process'
import type { AnyGame } from '@umpire/engine'

/** How hard to try. Each number is reached unless time runs out first; the least is reached however long it takes. */
export interface Effort {
  /** Random games that are played to their end, without history. */
  readonly games: number
  readonly leastGames: number
  /** Matches that are looked into closely: forked, taken back, fuzzed. */
  readonly matches: number
  readonly leastMatches: number
  /** Positions of each such match, from the first to the last. */
  readonly positions: number
  /** Pairs of worlds that differ only in what a viewer has not seen. */
  readonly twins: number
  readonly leastTwins: number
  /** Generated answers that nobody offered. */
  readonly inputs: number
  /** The processor time of a check, after which the least is enough: what else the machine does makes no difference. */
  readonly milliseconds: number
}

export const standard: Effort = {
  games: 1000,
  leastGames: 40,
  matches: 60,
  leastMatches: 6,
  positions: 8,
  twins: 400,
  leastTwins: 40,
  inputs: 400,
  milliseconds: 1700,
}

/** What was tried, in numbers: a check that compared nothing has proved nothing. */
export type Counts = { readonly [what: string]: number }

export interface Check {
  /** One word, for the file of a failure. */
  readonly id: string
  /** What holds, as a sentence. */
  readonly name: string
  /** The counts that are above 0 for every game whatever; what else is counted depends on the game. */
  readonly always: readonly string[]
  /** Throws a ConformanceError where it does not hold. */
  run(game: AnyGame, effort: Effort): Counts
}

/** What this process has used of the processor, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The numbers from 0 to below `most`, but no more than `least` of them once the time is over. */
export function* trials(most: number, least: number, milliseconds: number): Generator<number, void, void> {
  const end = processorTime() + milliseconds
  for (let n = 0; n < most && (n < least || processorTime() < end); n++) yield n
}
