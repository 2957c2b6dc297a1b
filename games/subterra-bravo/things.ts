// The names of things on the board, by which options speak of them and a click on one answers.

import type { Square } from '@umpire/grid'
import type { CommandoId } from './content/commandos.ts'
import type { TileId } from './content/dashboard.ts'
import type { DoorId } from './content/map/map.ts'
import { sayFigure } from './names.ts'
import type { FigureRef, State } from './state.ts'

/** `square 205`: by its number, which the board knows as well. */
export const squareThing = (square: Square): string => `square ${square}`

/** `quill`, `rogue 3`, `console` */
export const figureThing = (ref: FigureRef, state: State): string => sayFigure(ref, state)

export const doorThing = (id: DoorId): string => `door ${id}`

/** A tile of the dashboard. */
export const tileThing = (id: TileId): string => `tile ${id}`

/** A card that a commando carries, by its number in the match. */
export const kitThing = (uid: number): string => `kit ${uid}`

/** One of a commando's own weapons: 0 the ranged one, 1 the knife. */
export const issueThing = (id: CommandoId, number: number): string => `issue ${id} ${number}`
