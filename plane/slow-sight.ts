// For tests: sight in its plainest form. Very many lines are tried, one after the other, with a margin either way.

import { type Point } from './disc.ts'
import { type RandomLand } from './test-land.ts'
import { topOf, type Volume } from './volume.ts'

interface Line {
  readonly from: Point
  readonly to: Point
  readonly fromTop: number
  readonly toTop: number
}

type Stretch = readonly [number, number]

/** What of a line is inside a convex part that is so much larger on all sides (smaller, if below 0), as shares of it. */
function inside({ from, to }: Line, part: readonly Point[], larger: number): Stretch | undefined {
  let enter = 0
  let leave = 1
  for (let n = 0; n < part.length; n++) {
    const a = part[n] ?? from
    const b = part[(n + 1) % part.length] ?? from
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    // How far a point is to the left of this wall, which is inside.
    const left = (p: Point) => ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length + larger
    const start = left(from)
    const end = left(to)
    if (start <= 0 && end <= 0) return undefined
    if (start <= 0) enter = Math.max(enter, start / (start - end))
    if (end <= 0) leave = Math.min(leave, start / (start - end))
  }
  return enter < leave ? [enter, leave] : undefined
}

/** The share of that stretch in which the line is no higher than a height. */
function notAbove([enter, leave]: Stretch, { fromTop, toTop }: Line, height: number): Stretch | undefined {
  if (fromTop > height && toTop > height) return undefined
  if (fromTop <= height && toTop <= height) return [enter, leave]
  const cross = (height - fromTop) / (toTop - fromTop)
  const found: Stretch = fromTop > height ? [Math.max(enter, cross), leave] : [enter, Math.min(leave, cross)]
  return found[0] < found[1] ? found : undefined
}

function covered(stretches: readonly Stretch[]): number {
  let sum = 0
  let end = 0
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}

export interface Margin {
  /** So much larger is every piece on all sides. */
  readonly larger: number
  /** So much more concealing terrain may there be. */
  readonly veil: number
}

interface Obstacle {
  readonly part: readonly Point[]
  readonly height: number
  readonly blocks: boolean
}

/** Whether one line gets through. */
function isClear(obstacles: readonly Obstacle[], line: Line, larger: number, mostVeil: number): boolean {
  const veils: Stretch[] = []
  for (const { part, height, blocks } of obstacles) {
    const stretch = inside(line, part, larger)
    const below = stretch && notAbove(stretch, line, height)
    if (below === undefined) continue
    if (blocks) return false
    veils.push(below)
  }
  const length = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)
  return covered(veils) * length <= mostVeil
}

/** Everything but the buildings that the two stand in, as far as it is near at all. */
function obstaclesBetween({ land, parts }: RandomLand, a: Volume, b: Volume, points: readonly Point[]): Obstacle[] {
  const far = 50
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return land.pieces.flatMap(({ height, blocks, conceals }, n) => {
    if (n === a.inside || n === b.inside || (!blocks && !conceals)) return []
    return (parts[n] ?? []).flatMap((part) => {
      const isAway =
        part.every(({ x }) => x < left - far) ||
        part.every(({ x }) => x > right + far) ||
        part.every(({ y }) => y < low - far) ||
        part.every(({ y }) => y > high + far)
      return isAway ? [] : [{ part, height, blocks }]
    })
  })
}

/** Points all around the edge of a volume, so many of a disc and so far apart on walls. */
function edgeOf({ land }: RandomLand, { disc, inside: block }: Volume, count: number, step: number): Point[] {
  const outline = land.pieces[block]?.outline
  if (outline === undefined) {
    return Array.from({ length: count }, (_, n) => {
      const angle = (2 * Math.PI * n) / count
      return { x: disc.x + disc.r * Math.cos(angle), y: disc.y + disc.r * Math.sin(angle) }
    })
  }
  return outline.flatMap((corner, n) => {
    const next = outline[(n + 1) % outline.length] ?? corner
    const steps = Math.ceil(Math.hypot(next.x - corner.x, next.y - corner.y) / step)
    return Array.from({ length: steps }, (_, each) => ({
      x: corner.x + ((next.x - corner.x) * each) / steps,
      y: corner.y + ((next.y - corner.y) * each) / steps,
    }))
  })
}

/** Whether any of very many lines gets through, with that margin. */
export function slowSees(on: RandomLand, a: Volume, b: Volume, margin: Margin, count: number, step: number): boolean {
  const fromTop = topOf(on.land, a)
  const toTop = topOf(on.land, b)
  const starts = edgeOf(on, a, count, step)
  const ends = edgeOf(on, b, count, step)
  const obstacles = obstaclesBetween(on, a, b, [...starts, ...ends])
  const apart = Math.hypot(a.disc.x - b.disc.x, a.disc.y - b.disc.y) - a.disc.r - b.disc.r
  const { openWithin, veil } = on.land.optics
  const mostVeil = apart < openWithin + 0.5 ? Infinity : veil + margin.veil
  return starts.some((from) =>
    ends.some((to) => isClear(obstacles, { from, to, fromTop, toTop }, margin.larger, mostVeil)),
  )
}

/** Whether from some of very many points no line to any part of the target crosses anything, with that margin. */
export function slowIsInFullView(on: RandomLand, from: Volume, target: Volume, margin: Margin, count: number): boolean {
  const areOnGround = from.inside === -1 && target.inside === -1
  const fromTop = areOnGround ? 0 : topOf(on.land, from)
  const starts = edgeOf(on, from, count, 25)
  const ends = edgeOf(on, target, count, 25)
  const obstacles = obstaclesBetween(on, from, target, [...starts, ...ends])
  return starts.some((start) =>
    ends.every((end) => isClear(obstacles, { from: start, to: end, fromTop, toTop: 0 }, margin.larger, 0)),
  )
}
