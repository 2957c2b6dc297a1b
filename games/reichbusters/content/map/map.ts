// The map of a mission (RB-114 to RB-118): areas, rooms, doors, lines of sight, and what lies where when it begins.

import type { Barracks, Level } from '../noise.ts'
import type { Category } from '../item.ts'
import type { FeatureType } from '../feature.ts'
import type { PointId } from '../mission.ts'

export type MapId = 'R1' | 'R2' | 'R3' | 'R4' | CampaignMapId
type CampaignMapId = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6'

/** Areas, rooms and doors by number: areas in area order, row by row (RB-119). */
export type AreaId = number
export type RoomId = number
export type DoorId = number

/** North, east, south, west. */
export type Side = 0 | 1 | 2 | 3
export const sides: readonly Side[] = [0, 1, 2, 3]

/** A tile's number and side: `26a`. */
export type FaceId = string

export interface Area {
  readonly id: AreaId
  /** `C4` */
  readonly name: string
  /** From 0. */
  readonly col: number
  readonly row: number
  readonly tile: FaceId
  readonly room: RoomId
}

/** What lies between an area and its neighbour. Walls and the outside have no neighbour. */
export interface Border {
  readonly is: 'wall' | 'open' | 'door'
  /** -1 beyond a wall. */
  readonly to: AreaId
  /** -1 where there is none. */
  readonly door: DoorId
}

export interface Door {
  readonly id: DoorId
  /** The north or west one first. */
  readonly areas: readonly [AreaId, AreaId]
  /** As seen from the first area: east or south. */
  readonly side: Side
  readonly noise: 1 | 2 | 3
  readonly isLarge: boolean
  /** When the mission begins. */
  readonly isLocked: boolean
}

export interface Room {
  readonly id: RoomId
  /** `Great hall`, or `Short corridor (17a)`: no two of a map are called the same. */
  readonly name: string
  readonly kind: 'room' | 'corridor'
  readonly areas: readonly AreaId[]
}

/** One step of a line of sight: the area it comes to, and the door that it passes before (-1: none). */
export interface Sighted {
  readonly area: AreaId
  readonly door: DoorId
}

export interface Exit {
  readonly area: AreaId
  readonly side: Side
}

export interface CastleMap {
  readonly id: MapId
  readonly name: string
  readonly story: string
  readonly width: number
  readonly height: number
  readonly areas: readonly Area[]
  /** By area and side. */
  readonly borders: readonly (readonly Border[])[]
  /** By area and side: every area on the line, up to the first wall (RB-122). */
  readonly lines: readonly (readonly (readonly Sighted[])[])[]
  readonly doors: readonly Door[]
  readonly rooms: readonly Room[]
  /** By tile: its areas, and how it is turned, in quarter turns clockwise. */
  readonly tiles: ReadonlyMap<FaceId, { readonly areas: readonly AreaId[]; readonly turned: number }>
  readonly entrances: readonly AreaId[]
  readonly exits: readonly Exit[]
  readonly barracks: { readonly [Letter in Barracks]: AreaId }
  readonly spawns: readonly { readonly area: AreaId; readonly level: Level; readonly least: number }[]
  readonly items: readonly { readonly area: AreaId; readonly category: Category }[]
  readonly features: readonly { readonly area: AreaId; readonly type: FeatureType }[]
  readonly guards: readonly AreaId[]
  /** X, Y and Z (RB-120). */
  readonly passages: readonly AreaId[]
  readonly points: { readonly [Point in PointId]?: AreaId }
}
