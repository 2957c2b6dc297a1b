// Markers of missions (5.8): VIPs, objectives, caches, pylons.

import type { Seat } from '@umpire/engine'

export interface Marker {
  readonly id: number
  readonly kind: 'vip' | 'objective' | 'cache' | 'pylon'
  /** Whose it is; null: nobody's. */
  readonly seat: Seat | null
  x: number
  y: number
  readonly r: number
  /** M3: it is carried by a Unit, and not on the table. */
  isCarried: boolean
  /** M6: it was worked on in this Taskforce Activation. */
  isUsed: boolean
}

export const copyMarker = (marker: Marker): Marker => ({
  id: marker.id,
  kind: marker.kind,
  seat: marker.seat,
  x: marker.x,
  y: marker.y,
  r: marker.r,
  isCarried: marker.isCarried,
  isUsed: marker.isUsed,
})
