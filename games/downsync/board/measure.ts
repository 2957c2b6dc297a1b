// Where points of the table lie in the drawing: true to scale, north above, and a narrow border around.

import type { Box, Size } from '@umpire/board'
import type { Disc, Point } from '@umpire/plane'
import { tableSize } from '../rules/ground.ts'

/** So many hundredths of an inch are one unit of the drawing. */
const scale = 8
/** Around the table. */
export const margin = 12

/** A length in the drawing. */
export const long = (length: number): number => length / scale

/** How wide and high the table is in the drawing. */
export const tableSide = long(tableSize)

export const drawing: Size = { width: tableSide + 2 * margin, height: tableSide + 2 * margin }

/** A point of the table in the drawing. */
export const placeOf = ({ x, y }: Point): Point => ({ x: margin + long(x), y: margin + long(tableSize - y) })

/** A point of the drawing on the table, in whole hundredths of an inch. */
export const pointAt = ({ x, y }: Point): Point => ({
  x: Math.round((x - margin) * scale),
  y: tableSize - Math.round((y - margin) * scale),
})

/** A disc of the table in the drawing. */
export function circleOf(disc: Disc): { readonly cx: number; readonly cy: number; readonly r: number } {
  const { x, y } = placeOf(disc)
  return { cx: x, cy: y, r: long(disc.r) }
}

/** The box around a disc of the table. */
export function boxOf(disc: Disc, more = 0): Box {
  const { cx, cy, r } = circleOf(disc)
  return { x: cx - r - more, y: cy - r - more, width: 2 * (r + more), height: 2 * (r + more) }
}

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A place in a path of the drawing. */
export const at = (point: Point): string => {
  const { x, y } = placeOf(point)
  return `${short(x)} ${short(y)}`
}

/** A closed line of the table as a path of the drawing. */
export const outlinePath = (outline: readonly Point[]): string => `M${outline.map(at).join('L')}Z`

/** An open line. */
export const linePath = (points: readonly Point[]): string => `M${points.map(at).join('L')}`
