// Cuts an outline along diagonals into convex parts: these are so much easier to look through.

import { type Point } from './disc.ts'

/** Above 0 if c lies to the left of the way from a to b. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const around = <T>(list: readonly T[], n: number): T => {
  const found = list[(n + list.length) % list.length]
  if (found === undefined) throw new RangeError('an outline has corners')
  return found
}

const isReflex = (outline: readonly Point[], n: number): boolean =>
  turn(around(outline, n - 1), around(outline, n), around(outline, n + 1)) < 0

function isBetween(a: Point, b: Point, c: Point): boolean {
  return (
    Math.min(a.x, b.x) <= c.x && c.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= c.y && c.y <= Math.max(a.y, b.y)
  )
}

/** Whether two segments have a point in common. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const c1 = turn(a, b, c)
  const d1 = turn(a, b, d)
  const a1 = turn(c, d, a)
  const b1 = turn(c, d, b)
  if (((c1 > 0 && d1 < 0) || (c1 < 0 && d1 > 0)) && ((a1 > 0 && b1 < 0) || (a1 < 0 && b1 > 0))) return true
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (d1 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (b1 === 0 && isBetween(c, d, b))
  )
}

/** Whether the diagonal leaves corner n to the inside of the outline. */
function pointsInside(outline: readonly Point[], n: number, to: Point): boolean {
  const corner = around(outline, n)
  const before = around(outline, n - 1)
  const after = around(outline, n + 1)
  if (isReflex(outline, n)) return turn(corner, after, to) > 0 || turn(before, corner, to) > 0
  return turn(corner, after, to) > 0 && turn(before, corner, to) > 0
}

function isDiagonal(outline: readonly Point[], from: number, to: number): boolean {
  const a = around(outline, from)
  const b = around(outline, to)
  if (!pointsInside(outline, from, b) || !pointsInside(outline, to, a)) return false
  return outline.every((c, n) => {
    const d = around(outline, n + 1)
    return c === a || c === b || d === a || d === b || !meet(a, b, c, d)
  })
}

/** The shortest diagonal from a corner, given as the number of the corner it leads to. */
function shortestDiagonal(outline: readonly Point[], from: number): number {
  const { x, y } = around(outline, from)
  let best = -1
  let least = Infinity
  outline.forEach((to, n) => {
    const length2 = (to.x - x) * (to.x - x) + (to.y - y) * (to.y - y)
    if (n !== from && length2 < least && isDiagonal(outline, from, n)) {
      best = n
      least = length2
    }
  })
  return best
}

export function convexParts(outline: readonly Point[]): (readonly Point[])[] {
  const from = outline.findIndex((_, n) => isReflex(outline, n))
  if (from === -1) return [outline]
  const to = shortestDiagonal(outline, from)
  if (to === -1) throw new RangeError('an outline must not cross itself')
  const [low, high] = from < to ? [from, to] : [to, from]
  return [
    ...convexParts(outline.slice(low, high + 1)),
    ...convexParts([...outline.slice(high), ...outline.slice(0, low + 1)]),
  ]
}
