// Where windows lie over the map: in the corner where they hide the least of what matters.

import type { Box } from '@umpire/board'

export type Corner = 'bottom-right' | 'top-right' | 'top-left' | 'bottom-left'

/** The usual one first. */
const corners: readonly Corner[] = ['bottom-right', 'top-right', 'top-left', 'bottom-left']

/** How wide a window is, in parts of the map. */
const wide = 0.38

const cornerBox = (corner: Corner, { x, y, width, height }: Box, tall: number): Box => ({
  x: corner.endsWith('left') ? x : x + width * (1 - wide),
  y: corner.startsWith('top') ? y : y + height * (1 - tall),
  width: width * wide,
  height: height * tall,
})

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** What a window should not hide counts so much more than the rest of the map. */
const weight = 8

/**
 * The best corner but those that are taken: clear of `kept` above all, then of `others`. `tall`: how much of the height of
 * the map the window takes.
 */
export function bestCorner(
  map: Box,
  tall: number,
  kept: readonly Box[],
  others: readonly Box[],
  taken: readonly Corner[] = [],
): Corner {
  let best: Corner = 'bottom-right'
  let least = Number.POSITIVE_INFINITY
  for (const corner of corners) {
    if (taken.includes(corner)) continue
    const box = cornerBox(corner, map, tall)
    const hidden = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0)
    const price = weight * hidden(kept) + hidden(others)
    if (price < least) {
      least = price
      best = corner
    }
  }
  return best
}
