// How money grows: what a dollar is worth at the end of the game, by how many Buy Phases are still to come.

import { at } from '@umpire/engine'
import type { State } from '../state.ts'

/** Fitted to novices' games: money buys modules, which count double and earn more money. The last serves for more. */
const dollars: readonly number[] = [1, 2.05, 3, 3.8, 5.2, 5.8]

/** What a dollar in hand is worth with so many Buy Phases to come. */
export const dollarWith = (buysLeft: number): number => at(dollars, Math.min(buysLeft, dollars.length - 1))

/** The Buy Phases to come; the one that is going on counts. */
export const buysLeft = ({ phase, round, terms }: State): number =>
  phase === 'over' ? 0 : terms.rounds - round + (phase === 'fight' ? 0 : 1)

/** What a dollar in every Fight Phase from now on is worth. */
export function dollarEachRound(state: State): number {
  const phases = buysLeft(state)
  let sum = 0
  for (let left = phases - 1; left >= 0; left--) sum += dollarWith(left)
  return sum
}
