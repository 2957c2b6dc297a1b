// Bids of Liar's Dice: how many dice, of all under the cups, are claimed to show a face.

import type { Seat } from '@umpire/engine'

export interface Bid {
  readonly count: number
  readonly face: number
}

/** A bid that stands, and whose it is. */
export interface StandingBid extends Bid {
  readonly by: Seat
}

const one = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const several = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const

export const sayBid = ({ count, face }: Bid): string => `${count} ${(count === 1 ? one : several)[face - 1]}`

/** Bids in rising order: more dice, or as many of a higher face (LD-005). */
export const rank = ({ count, face }: Bid): number => (count - 1) * 6 + face - 1

/** The bids that so many dice allow (LD-006), in rising order. */
export const bidsFor = (dice: number): readonly Bid[] => allBids.slice(0, dice * 6)

/** The bids above this one that so many dice allow. */
export const raises = (bid: Bid | null, dice: number): readonly Bid[] =>
  allBids.slice(bid === null ? 0 : rank(bid) + 1, dice * 6)

const mostDice = 36
const allBids: readonly Bid[] = Array.from({ length: mostDice * 6 }, (_, n) => ({
  count: Math.floor(n / 6) + 1,
  face: (n % 6) + 1,
}))
