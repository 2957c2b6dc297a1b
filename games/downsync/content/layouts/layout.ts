// A table layout: its pieces of terrain (DS-091 to DS-096, DS-110 to DS-119), and what each type does.

import type { Piece, Point } from '@umpire/plane'

export type TerrainType = 'forest' | 'urban' | 'grass' | 'rough' | 'building'

export interface TerrainFacts {
  readonly name: string
  /** DS-096 Of area terrain; null: each building has its own. */
  readonly height: number | null
  /** DS-101, DS-084 Stops sight, vehicles and Pings. */
  readonly blocks: boolean
  /** DS-104 */
  readonly conceals: boolean
  /** DS-080 */
  readonly slows: boolean
}

export const terrain: { readonly [Type in TerrainType]: TerrainFacts } = {
  forest: { name: 'Forest', height: 300, blocks: false, conceals: true, slows: true },
  urban: { name: 'Urban', height: 200, blocks: false, conceals: true, slows: false },
  grass: { name: 'High Grass', height: 150, blocks: false, conceals: true, slows: false },
  rough: { name: 'Rough Ground', height: 0, blocks: false, conceals: false, slows: true },
  building: { name: 'Building', height: null, blocks: true, conceals: false, slows: false },
}

export interface TerrainPiece {
  /** `B1a`; its twin on the other side of the table is `B1b`. */
  readonly id: string
  readonly type: TerrainType
  readonly height: number
  /** DS-111 Infantry Bases on the roof of a building; null for area terrain. */
  readonly capacity: number | null
  /** Counter-clockwise, in hundredths of an inch. */
  readonly outline: readonly Point[]
}

export type LayoutId = 'T1' | 'T2' | 'T3' | 'T4' | 'T5' | 'T6' | 'T7' | 'T8'

export interface Layout {
  readonly id: LayoutId
  readonly name: string
  readonly about: string
  readonly pieces: readonly TerrainPiece[]
}

/** The piece as sight and movement know it. */
export function pieceOf({ id, type, height, outline }: TerrainPiece): Piece {
  const { blocks, conceals, slows } = terrain[type]
  return { id, outline, height, blocks, conceals, slows }
}
