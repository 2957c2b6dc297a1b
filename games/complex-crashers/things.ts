// The names of things on the board, by which options speak of them and a click on one answers.

import { sayUnit } from './names.ts'
import type { State } from './state.ts'
import type { RegionId, Side } from './state/region.ts'
import type { Unit } from './state/unit.ts'

/** `region 4` */
export const regionThing = (id: RegionId): string => `region ${id}`

/** A cell where nothing is revealed: `cell 1.2`. */
export const cellThing = (x: number, y: number): string => `cell ${x}.${y}`

/** A border, by the region and side from which it is spoken of: `border 4.1`. */
export const borderThing = (region: RegionId, side: Side): string => `border ${region}.${side}`

/** `vera`, `beta squad 2`, `reactor 3` */
export const unitThing = (unit: Unit, state: State): string => sayUnit(unit, state)

/** A tracker of the Complex Manager: `tracker 0`. */
export const trackerThing = (operative: Unit): string => `tracker ${operative}`

/** A card of the technology grid. */
export const technologyThing = (card: string): string => `technology ${card}`

/** A card that an Operative carries or has learned: `card 0 jack-rabbit-smg`. */
export const cardThing = (operative: Unit, card: string): string => `card ${operative} ${card}`

/** A tile in the reserve, and the one that was drawn. */
export const tileThing = (tile: string): string => `tile ${tile}`
