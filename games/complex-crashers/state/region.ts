// Regions and their borders (CC-037 to CC-043, CC-054 to CC-062): the revealed part of the Complex.

import type { TileId } from '../content/tiles.ts'

/** A region by its number: the order in which it was revealed, from 0 (the start). */
export type RegionId = number

/** North, east, south, west. */
export type Side = 0 | 1 | 2 | 3

export const sides: readonly Side[] = [0, 1, 2, 3]

/** CC-054 What lies on a border; the side of the token that is up included. */
export type Token = 'open door' | 'closed door' | 'cover' | 'open edge' | 'pillared edge'

/** CC-038 Open, Pillar or Wall. */
export type Edge = 'O' | 'P' | 'W'

export interface Region {
  readonly id: RegionId
  readonly tile: TileId
  /** East of the start. */
  readonly x: number
  /** North of the start. */
  readonly y: number
  /** Quarter turns, clockwise. */
  readonly rotation: number
  /** As they lie, by side. */
  readonly edges: readonly Edge[]
  /** By side. The token of a border stands at both of its regions. */
  readonly tokens: (Token | null)[]
  /** The neighbours by side; null where nothing is revealed. */
  readonly next: (RegionId | null)[]
  /** CC-240 Burning tokens. */
  burning: number
}

export const copyRegion = (region: Region): Region => ({
  id: region.id,
  tile: region.tile,
  x: region.x,
  y: region.y,
  rotation: region.rotation,
  edges: region.edges.slice(),
  tokens: region.tokens.slice(),
  next: region.next.slice(),
  burning: region.burning,
})
