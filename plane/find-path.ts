// The shortest way to a point, round everything that is in the way.

import { type Point } from './disc.ts'
import { isTooNear, type Keep } from './keep.ts'
import { type Landscape } from './landscape.ts'
import { LegQueue } from './leg-queue.ts'
import { blockHalfAround, type Mover, onlyReachesEdge, pathFault } from './path.ts'
import { distance, isOpen, type Terms, turningPoints } from './ways.ts'

/** The way to a point without its start, or undefined if it cannot be reached. */
export function findPath(land: Landscape, mover: Mover, keeps: readonly Keep[], to: Point): Point[] | undefined {
  const { disc: start, speed, slowing, ignoresSlow } = mover
  if (to.x === start.x && to.y === start.y) return []
  if (pathFault(land, mover, keeps, [to]) === undefined) return [to]
  if (distance(start, to) >= speed + 0.5 || !mayEnd(land, mover, keeps, to)) return undefined
  const terms = { land, mover, keeps, avoidsSlow: false }
  let way = search(terms, to, ignoresSlow ? speed : speed - slowing)
  if (way === undefined && !ignoresSlow) way = search({ ...terms, avoidsSlow: true }, to, speed)
  return way !== undefined && pathFault(land, mover, keeps, way) === undefined ? way : undefined
}

function mayEnd(land: Landscape, mover: Mover, keeps: readonly Keep[], { x, y }: Point): boolean {
  const disc = { x, y, r: mover.disc.r }
  if (!land.isOnTable(disc)) return false
  if (mover.entersBlocks) {
    if (blockHalfAround(land, disc) !== -1) return false
  } else if (land.blocks.some((piece) => land.overlaps(piece, disc))) {
    return false
  }
  return !keeps.some((keep) => isTooNear(land, mover.id, disc, keep))
}

/** Best first. Whether a leg is open is looked at only when its turn comes. */
function search(terms: Terms, goal: Point, limit: number): Point[] | undefined {
  const { disc: start } = terms.mover
  const most = limit + 0.5
  if (distance(start, goal) >= most) return undefined
  const isWanted = (x: number, y: number) => distance(start, { x, y }) + distance({ x, y }, goal) < most
  const points = [start, goal, ...turningPoints(terms, isWanted)]
  const cameFrom = new Map<number, number>([[0, 0]])
  const queue = new LegQueue()
  const goOnFrom = (from: number, point: Point, length: number) => {
    points.forEach((to, n) => {
      if (cameFrom.has(n)) return
      const there = length + distance(point, to)
      const total = there + distance(to, goal)
      if (total < most) queue.add({ from, to: n, length: there, total })
    })
  }
  goOnFrom(0, start, 0)
  for (let leg = queue.take(); leg !== undefined; leg = queue.take()) {
    const from = points[leg.from] ?? start
    const to = points[leg.to] ?? goal
    if (cameFrom.has(leg.to)) continue
    if (leg.to === 1 ? !isLastOpen(terms, from, goal) : !isOpen(terms, from, to)) continue
    cameFrom.set(leg.to, leg.from)
    if (leg.to === 1) return wayTo(1, points, cameFrom)
    goOnFrom(leg.to, to, leg.length)
  }
  return undefined
}

/** A way that avoids slowing terrain may touch it with its end. */
function isLastOpen(terms: Terms, from: Point, goal: Point): boolean {
  if (isOpen(terms, from, goal)) return true
  if (!terms.avoidsSlow || !isOpen({ ...terms, avoidsSlow: false }, from, goal)) return false
  return onlyReachesEdge(terms.land, { x: from.x, y: from.y, r: terms.mover.disc.r }, [goal])
}

function wayTo(end: number, points: readonly Point[], cameFrom: ReadonlyMap<number, number>): Point[] {
  const way: Point[] = []
  for (let at = end; at !== 0; at = cameFrom.get(at) ?? 0) {
    const point = points[at]
    if (point !== undefined) way.unshift(point)
  }
  return way
}
