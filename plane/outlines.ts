// The outlines of all pieces in flat arrays, and how far points and legs are from them.

import { type Point } from './disc.ts'

/** Squared distance of a point from a segment. */
export function pointToSegment2(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const dx = x1 - x0
  const dy = y1 - y0
  const along = (x - x0) * dx + (y - y0) * dy
  const length2 = dx * dx + dy * dy
  if (along <= 0 || length2 === 0) return (x - x0) * (x - x0) + (y - y0) * (y - y0)
  if (along >= length2) return (x - x1) * (x - x1) + (y - y1) * (y - y1)
  const across = dx * (y - y0) - dy * (x - x0)
  return (across * across) / length2
}

function isCounterClockwise(outline: readonly Point[]): boolean {
  let area = 0
  outline.forEach((corner, n) => {
    const next = outline[(n + 1) % outline.length] ?? corner
    area += corner.x * next.y - corner.y * next.x
  })
  return area > 0
}

export class Outlines {
  /** Corners as x, y, x, y, ...; every outline ends with its first corner once more. */
  readonly corners: Float64Array
  /** Where in `corners` an outline begins; the one after it begins where it ends. */
  readonly starts: Int32Array
  /** Least x, least y, greatest x, greatest y of each outline. */
  readonly boxes: Float64Array

  constructor(outlines: readonly (readonly Point[])[]) {
    const corners: number[] = []
    const boxes: number[] = []
    const starts = [0]
    for (const outline of outlines) {
      const [first] = outline
      if (first === undefined || !isCounterClockwise(outline)) {
        throw new RangeError(`outline ${starts.length - 1} does not run counter-clockwise`)
      }
      for (const { x, y } of [...outline, first]) corners.push(x, y)
      starts.push(corners.length)
      const xs = outline.map(({ x }) => x)
      const ys = outline.map(({ y }) => y)
      boxes.push(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
    }
    this.corners = Float64Array.from(corners)
    this.starts = Int32Array.from(starts)
    this.boxes = Float64Array.from(boxes)
  }

  contains(outline: number, x: number, y: number): boolean {
    const { corners } = this
    const end = (this.starts[outline + 1] ?? 0) - 2
    let inside = false
    for (let at = this.starts[outline] ?? 0; at < end; at += 2) {
      const y0 = corners[at + 1] ?? 0
      const y1 = corners[at + 3] ?? 0
      if (y0 > y === y1 > y) continue
      const x0 = corners[at] ?? 0
      const x1 = corners[at + 2] ?? 0
      if (x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside
    }
    return inside
  }

  /** Squared distance of a point from the nearest edge, on whichever side of it. */
  toEdge2(outline: number, x: number, y: number): number {
    const { corners } = this
    const end = (this.starts[outline + 1] ?? 0) - 2
    let least = Infinity
    for (let at = this.starts[outline] ?? 0; at < end; at += 2) {
      const found = pointToSegment2(
        x,
        y,
        corners[at] ?? 0,
        corners[at + 1] ?? 0,
        corners[at + 2] ?? 0,
        corners[at + 3] ?? 0,
      )
      if (found < least) least = found
    }
    return least
  }

  /** Whether a point is within reach of the box around the outline: if not, nothing else need be asked. */
  isNear(outline: number, x: number, y: number, reach: number): boolean {
    const { boxes } = this
    const at = 4 * outline
    return (
      x + reach >= (boxes[at] ?? 0) &&
      y + reach >= (boxes[at + 1] ?? 0) &&
      x - reach <= (boxes[at + 2] ?? 0) &&
      y - reach <= (boxes[at + 3] ?? 0)
    )
  }

  /** The distance of a point: 0 inside. */
  distance(outline: number, x: number, y: number): number {
    return this.contains(outline, x, y) ? 0 : Math.sqrt(this.toEdge2(outline, x, y))
  }

  /** The distance of a leg: 0 if any of it is inside. Beyond `reach` it is only said to be Infinity. */
  legDistance(outline: number, x0: number, y0: number, x1: number, y1: number, reach: number): number {
    const { boxes, corners } = this
    const box = 4 * outline
    if (
      Math.max(x0, x1) + reach < (boxes[box] ?? 0) ||
      Math.max(y0, y1) + reach < (boxes[box + 1] ?? 0) ||
      Math.min(x0, x1) - reach > (boxes[box + 2] ?? 0) ||
      Math.min(y0, y1) - reach > (boxes[box + 3] ?? 0)
    ) {
      return Infinity
    }
    if (this.contains(outline, x0, y0)) return 0
    const dx = x1 - x0
    const dy = y1 - y0
    const end = (this.starts[outline + 1] ?? 0) - 2
    let least = Infinity
    for (let at = this.starts[outline] ?? 0; at < end; at += 2) {
      const ax = corners[at] ?? 0
      const ay = corners[at + 1] ?? 0
      const bx = corners[at + 2] ?? 0
      const by = corners[at + 3] ?? 0
      const ex = bx - ax
      const ey = by - ay
      const sideA = dx * (ay - y0) - dy * (ax - x0)
      const sideB = dx * (by - y0) - dy * (bx - x0)
      const side0 = ex * (y0 - ay) - ey * (x0 - ax)
      const side1 = ex * (y1 - ay) - ey * (x1 - ax)
      if (sideA > 0 !== sideB > 0 && side0 > 0 !== side1 > 0) return 0
      least = Math.min(
        least,
        pointToSegment2(ax, ay, x0, y0, x1, y1),
        pointToSegment2(x0, y0, ax, ay, bx, by),
        pointToSegment2(x1, y1, ax, ay, bx, by),
      )
    }
    return Math.sqrt(least)
  }
}
