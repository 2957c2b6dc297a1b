// What can be looked at on the map: a piece, or an area.

import type { OnLook as OnLookAt } from '@umpire/board'
import type { AreaId } from '../content/map/map.ts'

export type Look = { readonly at: 'piece'; readonly key: string } | { readonly at: 'area'; readonly area: AreaId }

export type OnLook = OnLookAt<Look>
