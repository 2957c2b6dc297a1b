// The playing pieces: one a seat, by which players, log and notation call each other.

import { at, type Seat } from '@umpire/engine'

/** MM-006 The pieces in the order of the seats. */
export const pieces = ['rhino', 'mantis', 'kraken', 'falcon', 'scarab', 'wolf'] as const

export const pieceOf = (seat: Seat): string => at(pieces, seat)
