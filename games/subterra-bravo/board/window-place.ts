// Where a window can lie on the drawing, in sight and without hiding what it speaks of, and how large it is.

import type { Box, Size } from '@umpire/board'
import { type Frame, type Point, trackHeight } from './measure.ts'
import type { VisiblePart } from './visible-part.ts'

const edge = 10
const apart = 26
/** So large a window is seen at least, where there is room for it: its words can be read then. */
const readable = 0.9

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value))

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const common = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

const holds = (room: Box, { width, height }: Size): boolean =>
  room.width >= width + 2 * edge && room.height >= height + 2 * edge

/** The drawing below the track. */
const belowTrack = ({ width, height }: Size): Box => ({
  x: 0,
  y: trackHeight - edge,
  width,
  height: height - trackHeight + edge,
})

/** How much a window is enlarged: by the words of the map, so that it can be read, and so that all of it is in sight. */
export function windowScale(size: Size, frame: Frame, visible: VisiblePart | undefined): number {
  const wanted = frame.words / 12.5
  if (visible === undefined) return wanted
  return Math.min(
    Math.max(wanted, readable / visible.scale),
    (visible.width - 2 * edge) / size.width,
    (visible.height - 2 * edge) / size.height,
  )
}

/** Where it may lie: on what is in sight of the drawing, below the track; if that is too little, anywhere in sight. */
export function windowRoom(size: Size, drawing: Size, visible: VisiblePart | undefined): Box {
  const below = belowTrack(drawing)
  if (visible === undefined) return below
  const seen = common(below, visible)
  return holds(seen, size) ? seen : visible
}

/** The best place for a window of that size: clear of `kept` above all, then of `others`, then near to `kept`. */
export function windowPlace(size: Size, room: Box, kept: Box, others: readonly Box[]): Point {
  const [leastX, leastY] = [room.x + edge, room.y + edge]
  const mostX = room.x + room.width - size.width - edge
  const mostY = room.y + room.height - size.height - edge
  const xs = [
    kept.x - size.width - apart,
    kept.x + kept.width + apart,
    kept.x + kept.width / 2 - size.width / 2,
    leastX,
    mostX,
  ].map((x) => within(x, leastX, mostX))
  const ys = [
    kept.y - size.height - apart,
    kept.y + kept.height + apart,
    kept.y + kept.height / 2 - size.height / 2,
    leastY,
    mostY,
  ].map((y) => within(y, leastY, mostY))
  let best: Point = { x: leastX, y: leastY }
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
