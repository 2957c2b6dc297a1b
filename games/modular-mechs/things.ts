// The names of things on the board, by which options speak of them and a click on one answers.

import type { Seat } from '@umpire/engine'
import { typeOf } from './content/catalogue.ts'
import type { TypeId } from './content/module-type.ts'
import { pieceOf } from './pieces.ts'

export const moduleThing = (seat: Seat, label: string): string => `${pieceOf(seat)} ${label}`

export const crewThing = (seat: Seat, crew: number): string => `${pieceOf(seat)} crew ${crew + 1}`

/** A cell of a mech's grid. */
export const cellThing = (seat: Seat, { x, y }: { readonly x: number; readonly y: number }): string =>
  `${pieceOf(seat)} cell ${x} ${y}`

/** A starting part in the hand. */
export const partThing = (seat: Seat, type: TypeId): string =>
  `${pieceOf(seat)} part ${typeOf(type).name.toLowerCase()}`
