// A map as it is written down: a drawing, one sign a square, and the names of its parts.

import type { DoorId, MapTileId, PassageId, RegionId, Terrain } from './map.ts'

export interface MapDrawing {
  /** Rows from the top, one a line. */
  readonly drawing: string
  /** Rectangles of squares, both ends included: `1-4,3-7`. A tile may have several. */
  readonly tiles: { readonly [tile: MapTileId]: readonly string[] }
  readonly regions: { readonly [region: RegionId]: readonly MapTileId[] }
  readonly explored: RegionId
  readonly doors: { readonly [door: DoorId]: DoorDrawing }
  /** The region that each passage leads into. */
  readonly passages: { readonly [Name in PassageId]?: RegionId }
}

interface DoorDrawing {
  readonly at: readonly [x: number, y: number]
  readonly between: readonly [RegionId, RegionId]
}

/** What lies on a square, beside its terrain. */
export type Mark = 'investigate' | 'start' | 'generator' | 'console' | 'nest'

interface Sign {
  readonly terrain: Terrain
  readonly mark?: Mark
  readonly passage?: PassageId
}

export const signs: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ['#', { terrain: 'wall' }],
  ['.', { terrain: 'floor' }],
  ['+', { terrain: 'door' }],
  ['r', { terrain: 'rubble' }],
  ['e', { terrain: 'emi' }],
  ['v', { terrain: 'vent' }],
  ['?', { terrain: 'floor', mark: 'investigate' }],
  ['S', { terrain: 'floor', mark: 'start' }],
  ['g', { terrain: 'floor', mark: 'generator' }],
  ['K', { terrain: 'floor', mark: 'console' }],
  ['N', { terrain: 'floor', mark: 'nest' }],
  ['L', { terrain: 'lift' }],
  ['A', { terrain: 'passage', passage: 'A' }],
  ['B', { terrain: 'passage', passage: 'B' }],
  ['C', { terrain: 'passage', passage: 'C' }],
  ['D', { terrain: 'passage', passage: 'D' }],
])

/** A mistake in a map. */
export class MapError extends Error {
  constructor(map: string, reason: string) {
    super(`map of ${map}: ${reason}`)
    this.name = 'MapError'
  }
}
