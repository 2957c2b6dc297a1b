// What has to be known of outlines to check a layout: how they run, and how far they are from each other.

import { at } from '@umpire/engine'
import type { Point } from '@umpire/plane'

type Outline = readonly Point[]
type Segment = readonly [Point, Point]

export const edgesOf = (outline: Outline): readonly Segment[] =>
  outline.map((from, n) => [from, at(outline, (n + 1) % outline.length)])

/** Twice the area of the triangle: above 0 if c lies left of the way from a to b. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

export const isCounterClockwise = (outline: Outline): boolean => {
  const doubled = edgesOf(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)
  return doubled > 0
}

const isBetween = (a: number, b: number, c: number): boolean => Math.min(a, b) <= c && c <= Math.max(a, b)

const isOn = ([a, b]: Segment, p: Point): boolean =>
  turn(a, b, p) === 0 && isBetween(a.x, b.x, p.x) && isBetween(a.y, b.y, p.y)

export function meet(one: Segment, other: Segment): boolean {
  const [a, b] = one
  const [c, d] = other
  const crosses = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
  return crosses || isOn(one, c) || isOn(one, d) || isOn(other, a) || isOn(other, b)
}

/** No two edges meet but neighbours, and these only at their corner. */
export function isSimple(outline: Outline): boolean {
  const edges = edgesOf(outline)
  return edges.every((edge, n) =>
    edges.every((other, m) => {
      if (m <= n) return true
      const follows = m === n + 1
      const precedes = n === 0 && m === edges.length - 1
      if (follows) return !isOn(edge, other[1]) && !isOn(other, edge[0])
      if (precedes) return !isOn(edge, other[0]) && !isOn(other, edge[1])
      return !meet(edge, other)
    }),
  )
}

/** Inside or on an edge. */
export function contains(outline: Outline, p: Point): boolean {
  let isInside = false
  for (const [a, b] of edgesOf(outline)) {
    if (isOn([a, b], p)) return true
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside
  }
  return isInside
}

function toSegment(p: Point, [a, b]: Segment): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const along = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)))
  const x = a.x + along * dx - p.x
  const y = a.y + along * dy - p.y
  return Math.sqrt(x * x + y * y)
}

/** From a point to an outline; 0 inside. */
export const toOutline = (outline: Outline, p: Point): number =>
  contains(outline, p) ? 0 : Math.min(...edgesOf(outline).map((edge) => toSegment(p, edge)))

/** Between two outlines; 0 where they overlap or touch. */
export function apart(one: Outline, other: Outline): number {
  if (edgesOf(one).some((edge) => edgesOf(other).some((its) => meet(edge, its)))) return 0
  return Math.min(...one.map((p) => toOutline(other, p)), ...other.map((p) => toOutline(one, p)))
}
