// What can change about the map: explored regions, doors, passages, and the tokens that lie on squares.

import type { Secret } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { DoorMarkerId } from '../content/doors.ts'
import type { DoorId, MapTileId, PassageId, RegionId } from '../content/map/map.ts'

export interface DoorState {
  readonly id: DoorId
  readonly square: Square
  readonly between: readonly [RegionId, RegionId]
  /** SB-091 Null once it was discarded. */
  marker: Secret<DoorMarkerId> | null
  /** SB-089 What it is, once everybody sees it; null while it lies facedown. */
  faceup: DoorMarkerId | null
  isOpen: boolean
}

export interface PassageState {
  readonly id: PassageId
  readonly squares: readonly Square[]
  readonly adjoins: RegionId
  isPlaced: boolean
  /** SB-195 The energy paid so far towards removing the secondary timer; null without a timer. */
  timer: number | null
}

interface VentState {
  readonly square: Square
  readonly tile: MapTileId
  /** SB-082 */
  isSealed: boolean
}

/** EMI beside what is printed; it ends with this round, or never. */
interface EmiToken {
  readonly square: Square
  readonly until: number | null
}

export interface Terrain {
  /** Raised by every change, so that what is worked out from the terrain can be kept (`ground.ts`). */
  version: number
  explored: RegionId[]
  doors: DoorState[]
  passages: PassageState[]
  vents: VentState[]
  /** Rubble beside what is printed. */
  rubble: Square[]
  emi: EmiToken[]
  /** Until the end of the round, as flares are. */
  smoke: Square[]
  flares: Square[]
  mines: Square[]
  /** SB-015 */
  investigate: Square[]
}

export const copyTerrain = (terrain: Terrain): Terrain => ({
  version: terrain.version,
  explored: terrain.explored.slice(),
  doors: terrain.doors.map((door) => ({
    id: door.id,
    square: door.square,
    between: [door.between[0], door.between[1]],
    marker: door.marker,
    faceup: door.faceup,
    isOpen: door.isOpen,
  })),
  passages: terrain.passages.map((passage) => ({
    id: passage.id,
    squares: passage.squares.slice(),
    adjoins: passage.adjoins,
    isPlaced: passage.isPlaced,
    timer: passage.timer,
  })),
  vents: terrain.vents.map((vent) => ({ square: vent.square, tile: vent.tile, isSealed: vent.isSealed })),
  rubble: terrain.rubble.slice(),
  emi: terrain.emi.map((token) => ({ square: token.square, until: token.until })),
  smoke: terrain.smoke.slice(),
  flares: terrain.flares.slice(),
  mines: terrain.mines.slice(),
  investigate: terrain.investigate.slice(),
})
