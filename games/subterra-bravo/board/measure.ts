// Where squares lie in the drawing: the map without its outer rock, and above it room for the track of rounds.

import type { Box, Size } from '@umpire/board'
import type { Square } from '@umpire/grid'
import type { MissionMap } from '../content/map/map.ts'

/** The side of a square. */
export const side = 32
/** Rock around the map. */
const margin = 14
/** The height of the track above it. */
export const trackHeight = 46
/** About so wide is the window at 1280 x 800. */
const usualWidth = 720

export interface Point {
  readonly x: number
  readonly y: number
}

/** What part of the map is drawn. */
export interface Frame extends Size {
  readonly columns: number
  readonly left: number
  readonly top: number
  /** How large words are on it: larger on a large map, which is seen smaller. */
  readonly words: number
}

const frames = new WeakMap<MissionMap, Frame>()

export function frameOf(map: MissionMap): Frame {
  let frame = frames.get(map)
  if (frame === undefined) {
    frame = measure(map)
    frames.set(map, frame)
  }
  return frame
}

function measure({ width: columns, squares }: MissionMap): Frame {
  const used = squares.filter(({ terrain }) => terrain !== 'wall')
  const xs = used.map(({ x }) => x)
  const ys = used.map(({ y }) => y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  const width = (Math.max(...xs) - left + 1) * side + 2 * margin
  const height = (Math.max(...ys) - top + 1) * side + 2 * margin + trackHeight
  return { columns, left, top, width, height, words: 12.5 * Math.max(1, width / usualWidth) }
}

/** The upper left corner of a column and row. Corners of squares are meant as well. */
export const cornerAt = ({ left, top }: Frame, x: number, y: number): Point => ({
  x: (x - left) * side + margin,
  y: (y - top) * side + margin + trackHeight,
})

/** The upper left corner of a square. */
export const placeOf = (frame: Frame, square: Square): Point =>
  cornerAt(frame, square % frame.columns, Math.floor(square / frame.columns))

export function middleOf(frame: Frame, square: Square): Point {
  const { x, y } = placeOf(frame, square)
  return { x: x + side / 2, y: y + side / 2 }
}

/** The middle between all of these squares. */
export function middleOfAll(frame: Frame, squares: readonly Square[]): Point {
  const { x, y, width, height } = boxAround(frame, squares)
  return { x: x + width / 2, y: y + height / 2 }
}

/** The box that holds all of these squares, and so many more on each side. */
export function boxAround(frame: Frame, squares: readonly Square[], more = 0): Box {
  const places = squares.map((square) => placeOf(frame, square))
  const x = Math.min(...places.map((place) => place.x)) - more * side
  const y = Math.min(...places.map((place) => place.y)) - more * side
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x)) + (1 + more) * side - x,
    height: Math.max(...places.map((place) => place.y)) + (1 + more) * side - y,
  }
}
