// The corner of the map in which a window hides least.

import type { Box } from '@umpire/board'
import type { Point } from '@umpire/plane'
import { drawing, placeOf } from './measure.ts'

export type Corner = 'at-left-top' | 'at-right-top' | 'at-left-bottom' | 'at-right-bottom'

const corners: readonly Corner[] = ['at-right-bottom', 'at-right-top', 'at-left-top', 'at-left-bottom']

/** About what a window takes of the drawing. */
const wide = 0.4
const high = 0.42

function roomOf(corner: Corner): Box {
  const [width, height] = [drawing.width * wide, drawing.height * high]
  return {
    x: corner.includes('left') ? 0 : drawing.width - width,
    y: corner.includes('top') ? 0 : drawing.height - height,
    width,
    height,
  }
}

/** `kept` must be seen, `others` had better be. Of corners that are alike the first is taken. */
export function bestCorner(kept: readonly Point[], others: readonly Point[]): Corner {
  const hides = (corner: Corner, points: readonly Point[]): number => {
    const { x, y, width, height } = roomOf(corner)
    return points.map(placeOf).filter((at) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height).length
  }
  const price = (corner: Corner): number => 100 * hides(corner, kept) + hides(corner, others)
  return corners.reduce((best, corner) => (price(corner) < price(best) ? corner : best))
}
