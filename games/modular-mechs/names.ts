// Names as people read them: labels of modules and pieces with capitals.

import type { Seat } from '@umpire/engine'
import { once } from './once.ts'
import { pieceOf } from './pieces.ts'

/** `standard legs 2` as a name: `Standard Legs 2`. */
export const nameOf = once((label: string): string => label.replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase()))

export const pieceName = (seat: Seat): string => nameOf(pieceOf(seat))
