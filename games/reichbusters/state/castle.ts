// The map as it lies now: doors, areas with what is in them, and rooms.

import type { Secret } from '@umpire/engine'
import type { FeatureId, FeatureType } from '../content/feature.ts'
import type { Category, ItemId } from '../content/item.ts'
import type { AreaId } from '../content/map/map.ts'
import type { PointId } from '../content/mission.ts'
import type { Awareness, Level } from '../content/noise.ts'
import type { UnitId } from '../content/unit.ts'

/** An item that lies on the map: face up with its id, or face down as a secret. */
export interface Found {
  /** Its number in the mission; it keeps it when it is taken. */
  readonly uid: number
  readonly category: Category
  id: ItemId | null
  secret: Secret<ItemId> | null
  /** The feature that makes searching it harder. */
  readonly kept: 'locked-cabinet' | 'specimen-jars' | null
  /** The O point on which the mission laid it; it moves with False Wall. */
  readonly point: PointId | null
  /** Turned up by sight and not by a search, as the mission says. */
  readonly isSeen: boolean
  /** Markers that stay on it when somebody drops it. */
  readonly jammed: number
  readonly drained: number
}

/** A room feature: face up with its id, or face down as a secret. */
export interface Feature {
  readonly type: FeatureType
  id: FeatureId | null
  secret: Secret<FeatureId> | null
  /** Turned up by Better Maps: it takes effect when it is seen. */
  isKnown: boolean
}

/** A spawn token (RB-143). */
export interface SpawnToken {
  readonly level: Level
  /** RB-154 The awareness of a patrol, kept for its room until it spawns. */
  readonly floor: Awareness
}

/** What lies in an area. */
export interface Spot {
  isSuppressed: boolean
  /** RB-239 Smoke: gone at the end of so many enemy turns from now; 0 there is none, -1 for the rest of the mission. */
  obscured: number
  /** RB-282 */
  hasGuardPoint: boolean
  /** RB-120 The area at the other end of a secret passage. */
  passage: AreaId | null
  feature: Feature | null
  items: Found[]
  spawns: SpawnToken[]
}

export interface RoomNow {
  awareness: Awareness
  isCleared: boolean
  /** RB-159 Raised by a first sight in this Hero turn or the enemy turn after it. */
  isRaised: boolean
}

export interface Enemy {
  /** RB-119 Counts up from 1 in the order of placement. */
  readonly uid: number
  readonly unit: UnitId
  area: AreaId
  /** RB-069 */
  wounds: number
  /** RB-070 Which side of its cards is up, from 0. */
  side: number
  /** Bit n: it has line of sight to Hero n of the team (RB-159). */
  sees: number
}

const copyFound = (found: Found): Found => ({
  uid: found.uid,
  category: found.category,
  id: found.id,
  secret: found.secret,
  kept: found.kept,
  point: found.point,
  isSeen: found.isSeen,
  jammed: found.jammed,
  drained: found.drained,
})

const copyFeature = (feature: Feature): Feature => ({
  type: feature.type,
  id: feature.id,
  secret: feature.secret,
  isKnown: feature.isKnown,
})

export const copySpot = (spot: Spot): Spot => ({
  isSuppressed: spot.isSuppressed,
  obscured: spot.obscured,
  hasGuardPoint: spot.hasGuardPoint,
  passage: spot.passage,
  feature: spot.feature && copyFeature(spot.feature),
  items: spot.items.length === 0 ? [] : spot.items.map(copyFound),
  spawns: spot.spawns.length === 0 ? [] : spot.spawns.map((token) => ({ level: token.level, floor: token.floor })),
})

export const copyEnemy = (enemy: Enemy): Enemy => ({
  uid: enemy.uid,
  unit: enemy.unit,
  area: enemy.area,
  wounds: enemy.wounds,
  side: enemy.side,
  sees: enemy.sees,
})
