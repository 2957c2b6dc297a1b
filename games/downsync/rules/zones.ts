// Deployment zones and table edges (DS-226, DS-227, DS-014).

import type { Seat } from '@umpire/engine'
import type { Disc } from '@umpire/plane'
import { tableSize } from './ground.ts'

/** In whole hundredths, as everything measured (DS-012). */
const whole = (length: number): number => Math.floor(length + 0.5)

/** How far the near side of the disc is from a seat's own table edge. */
export const fromOwnEdge = ({ y, r }: Disc, seat: Seat): number => whole((seat === 0 ? y : tableSize - y) - r)

/** DS-039 Wholly within so much of a seat's own table edge. */
export const isInZone = ({ y, r }: Disc, seat: Seat, depth: number): boolean =>
  whole((seat === 0 ? y : tableSize - y) + r) <= depth
