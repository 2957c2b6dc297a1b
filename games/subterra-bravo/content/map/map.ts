// The map of a mission: its squares, and what lies where when it begins.

/** x grows to the right, y downwards; the top left square is (0,0). */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** SB-067 A passage is a wall until it is placed; a lift square until the lift is open. */
export type Terrain = 'wall' | 'floor' | 'rubble' | 'emi' | 'vent' | 'door' | 'passage' | 'lift'

export type RegionId = string
export type MapTileId = string
export type DoorId = string
export type PassageId = 'A' | 'B' | 'C' | 'D'

export interface Square extends Spot {
  readonly terrain: Terrain
  /** Walls, doors, passages and the lift belong to none. */
  readonly tile: MapTileId | null
  readonly region: RegionId | null
}

interface Region {
  readonly id: RegionId
  readonly tiles: readonly MapTileId[]
  /** SB-013 Whether it is from the start. */
  readonly explored: boolean
}

export interface Door extends Spot {
  readonly id: DoorId
  readonly between: readonly [RegionId, RegionId]
}

/** SB-080 */
interface Vent extends Spot {
  readonly tile: MapTileId
}

export interface Passage {
  readonly id: PassageId
  readonly squares: readonly Spot[]
  /** The one region that it leads into. */
  readonly adjoins: RegionId
}

export interface MissionMap {
  readonly width: number
  readonly height: number
  /** Row by row, from the top. */
  readonly squares: readonly Square[]
  readonly regions: readonly Region[]
  readonly doors: readonly Door[]
  readonly vents: readonly Vent[]
  readonly passages: readonly Passage[]
  /** SB-015 */
  readonly investigateMarkers: readonly Spot[]
  /** SB-014 The green commando passage. */
  readonly start: readonly Spot[]
  readonly lift: readonly Spot[]
  /** SB-188 Where the generator may stand. */
  readonly generator: readonly Spot[]
  readonly console: readonly Spot[]
  readonly nests: readonly Spot[]
  /** Tiles that share a border or a door, each pair once. */
  readonly links: readonly (readonly [MapTileId, MapTileId])[]
  /** SB-081 Tile borders on the shortest way, by tile and tile. */
  readonly tileWays: ReadonlyMap<MapTileId, ReadonlyMap<MapTileId, number>>
}

/** SB-081 Movement points from a vent of one tile to a vent of another, or of the same. */
export function ventCost({ tileWays }: MissionMap, from: MapTileId, to: MapTileId): number {
  const way = tileWays.get(from)?.get(to)
  if (way === undefined) throw new Error(`no way from tile ${from} to tile ${to}`)
  return Math.max(1, way)
}
