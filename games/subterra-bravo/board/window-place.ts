// Where a window can lie on the drawing without hiding what it speaks of.

import type { Box, Size } from '@umpire/board'
import type { Point } from './measure.ts'

const edge = 10
const apart = 26

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/**
 * The best place for a window of that size: clear of `kept` above all, then of `others`, then near to `kept`.
 * `top`: how much of the drawing above is taken.
 */
export function windowPlace(size: Size, drawing: Size, top: number, kept: Box, others: readonly Box[]): Point {
  const mostX = drawing.width - size.width - edge
  const mostY = drawing.height - size.height - edge
  const xs = [
    kept.x - size.width - apart,
    kept.x + kept.width + apart,
    kept.x + kept.width / 2 - size.width / 2,
    edge,
    mostX,
  ].map((x) => within(x, edge, Math.max(edge, mostX)))
  const ys = [
    kept.y - size.height - apart,
    kept.y + kept.height + apart,
    kept.y + kept.height / 2 - size.height / 2,
    top,
    mostY,
  ].map((y) => within(y, top, Math.max(top, mostY)))
  let best: Point = { x: edge, y: top }
  let least = Number.POSITIVE_INFINITY
  for (const x of xs) {
    for (const y of ys) {
      const box = { x, y, ...size }
      const far = Math.hypot(
        x + size.width / 2 - kept.x - kept.width / 2,
        y + size.height / 2 - kept.y - kept.height / 2,
      )
      const hidden = others.reduce((sum, other) => sum + overlap(box, other), 0)
      const price = overlap(box, kept) * 100 + hidden + far
      if (price < least) {
        least = price
        best = { x, y }
      }
    }
  }
  return best
}
