// What was measured on one server in one round, and the middle of several rounds.

import { at } from '@umpire/engine'
import { median } from '../measure.ts'

export type Figures<Name extends string> = Record<Name, number>

/** Processor time of the server for a move, in microseconds. */
export type CostFigures = Figures<'cost'>

/**
 * At a pace also from one player's send to the other's receipt, in milliseconds, and the size of the messages that a
 * move brings, in bytes: of the one in the middle, and of the one that only one in a hundred exceeds.
 */
export type NewsFigures = Figures<'cost' | 'usualDelay' | 'longDelay' | 'usualSize' | 'largeSize'>

/** The smallest of them that at least that part of them does not exceed. */
export const percentile = (sorted: readonly number[], part: number): number =>
  at(sorted, Math.max(0, Math.ceil(sorted.length * part) - 1))

/** Of each figure the median. */
export function middle<Name extends string>(rounds: readonly Figures<Name>[]): Figures<Name> {
  const figures = { ...at(rounds, 0) }
  for (const name in figures) figures[name] = median(rounds.map((round) => round[name]))
  return figures
}
