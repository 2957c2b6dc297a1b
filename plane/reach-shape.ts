// For the screen: the area that the centre of a base can reach.

import { type Point } from './disc.ts'
import { directionAt, fullTurn } from './fan.ts'
import { type Keep } from './keep.ts'
import { type Landscape } from './landscape.ts'
import { LegQueue } from './leg-queue.ts'
import { type Mover, slowOnWay } from './path.ts'
import { distance, isOpen, type Terms, turningPoints } from './ways.ts'

/** Polygons that overlap, all counter-clockwise: at full speed, and with slowing terrain on the way. Ends are not judged. */
export interface ReachShape {
  readonly full: readonly (readonly Point[])[]
  readonly slowed: readonly (readonly Point[])[]
}

/** What is left of the speed at a turning point must be worth a polygon. */
const worthwhile = 20
/** How exactly the end of a ray is found. */
const exact = 2

export function reachShape(land: Landscape, mover: Mover, keeps: readonly Keep[]): ReachShape {
  const { disc, speed, slowing, ignoresSlow } = mover
  const terms = { land, mover, keeps, avoidsSlow: !ignoresSlow }
  const isSlow = !ignoresSlow && slowOnWay(land, disc, [disc]) !== -1
  const full = isSlow ? [] : shapesOf(terms, speed)
  const near = land.slows.some((piece) => land.touches(piece, { x: disc.x, y: disc.y, r: disc.r + speed }))
  const slowed = !ignoresSlow && near ? shapesOf({ ...terms, avoidsSlow: false }, speed - slowing) : []
  return { full, slowed }
}

/** All that can be seen of the plane, so to say, from the start and from every turning point, as far as the speed lasts. */
function shapesOf(terms: Terms, limit: number): Point[][] {
  const { disc: start } = terms.mover
  const points: Point[] = [start, ...turningPoints(terms, (x, y) => distance(start, { x, y }) < limit - worthwhile)]
  const reached = new Set<number>()
  const queue = new LegQueue()
  const shapes: Point[][] = []
  queue.add({ from: 0, to: 0, length: 0, total: 0 })
  for (let leg = queue.take(); leg !== undefined; leg = queue.take()) {
    const from = points[leg.from] ?? start
    const at = points[leg.to] ?? start
    if (reached.has(leg.to) || (leg.to !== 0 && !isOpen(terms, from, at))) continue
    reached.add(leg.to)
    shapes.push(shapeAround(terms, at, limit - leg.length))
    points.forEach((to, n) => {
      const length = leg.length + distance(at, to)
      if (!reached.has(n) && length < limit - worthwhile) queue.add({ from: leg.to, to: n, length, total: length })
    })
  }
  return shapes
}

function shapeAround(terms: Terms, at: Point, range: number): Point[] {
  return Array.from({ length: fullTurn }, (_, step) => {
    const { x, y } = directionAt(step)
    const end = (length: number) => ({ x: at.x + length * x, y: at.y + length * y })
    if (isOpen(terms, at, end(range))) return end(range)
    let open = 0
    let shut = range
    while (shut - open > exact) {
      const middle = (open + shut) / 2
      if (isOpen(terms, at, end(middle))) open = middle
      else shut = middle
    }
    return end(open)
  })
}
