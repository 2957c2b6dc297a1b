// Where areas and borders lie on the drawing. The castle is drawn with areas of one size and then shrunk, so that it fits
// the usual window beside the hand; pieces and words grow against that.

import type { Box } from '@umpire/board'
import { at } from '@umpire/engine'
import type { Area, AreaId, CastleMap, Side } from '../content/map/map.ts'

/** How wide an area is drawn, before all of it is shrunk. */
export const tile = 112

/** The usual window on the map, at 1280 x 800. */
const window = { width: 744, height: 597 }
/** What is kept free around the castle: walls stand out. */
const margin = 20
/** What the hand covers at the foot: cards tucked away, and cards that show all of their text. */
const tucked = 66
const spread = 134
/** Cards are tucked away where areas would get smaller than this otherwise. */
const leastSpread = 0.9

/** So much larger pieces and words can get at most against the shrinking. */
const mostGrown = 1.4

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
  /** Where the castle begins, and how large it is drawn. */
  readonly left: number
  readonly top: number
  readonly scale: number
  /** How much larger pieces are drawn inside the castle. */
  readonly grown: number
  /** True: cards in the hand show their names, and the rest only when they are looked at. */
  readonly isTucked: boolean
}

const frames = new WeakMap<CastleMap, Frame>()

export function frameOf(map: CastleMap): Frame {
  const known = frames.get(map)
  if (known !== undefined) return known
  const scaleAbove = (hand: number): number =>
    Math.min(
      1,
      (window.width - 2 * margin) / (map.width * tile),
      (window.height - 2 * margin - hand) / (map.height * tile),
    )
  const isTucked = scaleAbove(spread) < leastSpread
  const scale = scaleAbove(isTucked ? tucked : spread)
  const rest = window.width - map.width * tile * scale - 2 * margin
  const frame = {
    ...window,
    // Windows lie on the right: there is more left free.
    left: margin + rest * 0.3,
    top: margin,
    scale,
    grown: Math.min(mostGrown, 1 / scale),
    isTucked,
  }
  frames.set(map, frame)
  return frame
}

export const cornerOf = ({ col, row }: Pick<Area, 'col' | 'row'>): Point => ({ x: col * tile, y: row * tile })

export const middleOf = (map: CastleMap, area: AreaId): Point => {
  const { x, y } = cornerOf(at(map.areas, area))
  return { x: x + tile / 2, y: y + tile / 2 }
}

const across = [0, 1, 0, -1]
const down = [-1, 0, 1, 0]

/** A point so far from the middle of an area towards a side. */
export function towards(map: CastleMap, area: AreaId, side: Side, far: number): Point {
  const { x, y } = middleOf(map, area)
  return { x: x + at(across, side) * far, y: y + at(down, side) * far }
}

/** The point that lies so far before the end of a line. */
export function shortOf(from: Point, to: Point, by: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const part = long === 0 ? 0 : Math.max(0, (long - by) / long)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** True for borders that run from west to east. */
export const isLevel = (side: Side): boolean => side % 2 === 0

/** Where an area lies on the whole drawing. */
export function boxOf(map: CastleMap, area: AreaId): Box {
  const { left, top, scale } = frameOf(map)
  const { x, y } = cornerOf(at(map.areas, area))
  return { x: left + x * scale, y: top + y * scale, width: tile * scale, height: tile * scale }
}

/** The box around all of some boxes. */
export function boxAround(boxes: readonly Box[], grown = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - grown
  const y = Math.min(...boxes.map((box) => box.y)) - grown
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) + grown - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + grown - y,
  }
}
