// The stacks of room cards: which there are, where they lie, and what was seen of them.

import type { Secret } from '@umpire/engine'
import type { RegionId } from '../content/map/map.ts'
import type { RoomCardId } from '../content/rooms.ts'

/** SB-019 to SB-021 A stack by its name. The name of a fixed stack is its region. */
export interface Stack {
  readonly id: string
  /** Top first; empty once it was resolved. */
  cards: Secret<RoomCardId>[]
}

/** Where a stack lies. For fixed stacks `which` is null. */
export interface StackPlace {
  readonly region: RegionId
  readonly which: Secret<string> | null
}

/** SB-238 A card of the stack of a region, as it was looked at. */
export interface Peek {
  readonly region: RegionId
  readonly card: Secret<RoomCardId>
  /** How many cards lie above it; null once the stack was put in another order. */
  readonly place: number | null
}
