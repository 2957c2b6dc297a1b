// The table of Liar's Dice: cups, the bid that stands, whose turn it is.

import { at, type Seat, type Secret } from '@umpire/engine'
import type { StandingBid } from './bids.ts'

export interface State {
  turn: Seat
  /** The dice under each player's cup. */
  cups: Secret<number>[][]
  /** The bid that stands; null before the first of a round. */
  bid: StandingBid | null
  /** Options of the game. */
  readonly doubtsAtOnce: boolean
  readonly onesAreWild: boolean
}

export const diceInPlay = (state: State): number => state.cups.reduce((sum, cup) => sum + cup.length, 0)

export const isIn = (state: State, seat: Seat): boolean => at(state.cups, seat).length > 0

/** LD-009 Whether a die counts for a bid on a face. */
export const counts = (state: State, shown: number, face: number): boolean =>
  shown === face || (state.onesAreWild && shown === 1)
