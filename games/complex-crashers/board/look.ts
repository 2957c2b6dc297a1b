// What on the map can be looked at.

import type * as board from '@umpire/board'
import type { RegionId } from '../state/region.ts'
import type { Unit } from '../state/unit.ts'

export type Look = { readonly at: 'unit'; readonly unit: Unit } | { readonly at: 'region'; readonly region: RegionId }

export type OnLook = board.OnLook<Look>
