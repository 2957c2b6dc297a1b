// For tests: sight in its plainest form. Every square is held against every line, every way is walked to its end.

import { flag, type Grid, type Square } from './grid.ts'
import { slowDistance } from './slow-distance.ts'

interface Point {
  x: number
  y: number
}

type Line = readonly [Point, Point]

type Name = 'NW' | 'NE' | 'SW' | 'SE'

interface Lines {
  sides: Line[]
  spine: Line | undefined
}

function place(grid: Grid, square: Square): Point {
  return { x: grid.x(square), y: grid.y(square) }
}

function is(grid: Grid, x: number, y: number, flags: number): boolean {
  if (!grid.inside(x, y)) return (flags & flag.blocking) !== 0
  return grid.has(grid.square(x, y), flags)
}

function corner(square: Point, name: Name): Point {
  return { x: square.x + (name.endsWith('E') ? 1 : 0), y: square.y + (name.startsWith('S') ? 1 : 0) }
}

function linesBetween(a: Point, t: Point): Lines {
  const dx = t.x - a.x
  const dy = t.y - a.y
  const line = (from: Name, to: Name): Line => [corner(a, from), corner(t, to)]
  if (Math.abs(dx) > Math.abs(dy)) {
    const sides = dx > 0 ? [line('NE', 'NW'), line('SE', 'SW')] : [line('NW', 'NE'), line('SW', 'SE')]
    return { sides, spine: undefined }
  }
  if (Math.abs(dy) > Math.abs(dx)) {
    const sides = dy > 0 ? [line('SW', 'NW'), line('SE', 'NE')] : [line('NW', 'SW'), line('NE', 'SE')]
    return { sides, spine: undefined }
  }
  if (dx > 0 && dy > 0) return { sides: [line('NE', 'NE'), line('SW', 'SW')], spine: line('SE', 'NW') }
  if (dx < 0 && dy < 0) return { sides: [line('NE', 'NE'), line('SW', 'SW')], spine: line('NW', 'SE') }
  if (dx > 0) return { sides: [line('NW', 'NW'), line('SE', 'SE')], spine: line('NE', 'SW') }
  return { sides: [line('NW', 'NW'), line('SE', 'SE')], spine: line('SW', 'NE') }
}

/** Above 0 on one side of the line, below 0 on the other, 0 on it. */
function side([p, q]: Line, x: number, y: number): number {
  return (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)
}

function sidesOfSquare(line: Line, x: number, y: number): number[] {
  return [side(line, x, y), side(line, x + 1, y), side(line, x, y + 1), side(line, x + 1, y + 1)]
}

/** The square without its rim and the line with its ends have a point in common if no axis separates them. */
function passesThrough(line: Line, x: number, y: number): boolean {
  const [p, q] = line
  if (Math.max(p.x, q.x) <= x || Math.min(p.x, q.x) >= x + 1) return false
  if (Math.max(p.y, q.y) <= y || Math.min(p.y, q.y) >= y + 1) return false
  const sides = sidesOfSquare(line, x, y)
  return sides.some((each) => each < 0) && sides.some((each) => each > 0)
}

/** Whether there is a blocking square on both sides of the line among those given. */
function blockingOnBothSides(grid: Grid, line: Line, squares: Point[]): boolean {
  const blocking = squares.filter(({ x, y }) => is(grid, x, y, flag.blocking))
  return (
    blocking.some(({ x, y }) => sidesOfSquare(line, x, y).every((each) => each <= 0)) &&
    blocking.some(({ x, y }) => sidesOfSquare(line, x, y).every((each) => each >= 0))
  )
}

function around(x: number, y: number): Point[] {
  return [
    { x: x - 1, y: y - 1 },
    { x, y: y - 1 },
    { x: x - 1, y },
    { x, y },
  ]
}

function lineStopped(grid: Grid, line: Line, flags: number): boolean {
  const [p, q] = line
  if (p.x === q.x && p.y === q.y) return false
  const [left, right] = [Math.min(p.x, q.x), Math.max(p.x, q.x)]
  const [top, bottom] = [Math.min(p.y, q.y), Math.max(p.y, q.y)]
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (is(grid, x, y, flags) && passesThrough(line, x, y)) return true
      const inside = side(line, x, y) === 0 && !(x === p.x && y === p.y) && !(x === q.x && y === q.y)
      if (inside && blockingOnBothSides(grid, line, around(x, y))) return true
      const edgeAcross = top === bottom && x < right
      if (edgeAcross && is(grid, x, y - 1, flag.blocking) && is(grid, x, y, flag.blocking)) return true
      const edgeDown = left === right && y < bottom
      if (edgeDown && is(grid, x - 1, y, flag.blocking) && is(grid, x, y, flag.blocking)) return true
    }
  }
  return false
}

export function slowAdjacent(grid: Grid, one: Square, other: Square): boolean {
  const a = place(grid, one)
  const t = place(grid, other)
  const apart = Math.max(Math.abs(a.x - t.x), Math.abs(a.y - t.y))
  if (apart !== 1) return false
  if (a.x === t.x || a.y === t.y) return true
  return !(is(grid, a.x, t.y, flag.blocking) && is(grid, t.x, a.y, flag.blocking))
}

function rowStopped(grid: Grid, a: Point, t: Point): boolean {
  for (let square = 0; square < grid.size; square++) {
    const { x, y } = place(grid, square)
    const inColumn = a.x === t.x && x === a.x && y > Math.min(a.y, t.y) && y < Math.max(a.y, t.y)
    const inRow = a.y === t.y && y === a.y && x > Math.min(a.x, t.x) && x < Math.max(a.x, t.x)
    if ((inColumn || inRow) && grid.has(square, flag.blocking | flag.smoke)) return true
  }
  return false
}

function spineClear(grid: Grid, a: Point, t: Point, spine: Line): boolean {
  const stepX = Math.sign(t.x - a.x)
  const stepY = Math.sign(t.y - a.y)
  const shut = (square: Point, x: number, y: number) =>
    is(grid, square.x + x, square.y, flag.blocking) && is(grid, square.x, square.y + y, flag.blocking)
  return !shut(a, stepX, stepY) && !shut(t, -stepX, -stepY) && !lineStopped(grid, spine, flag.blocking | flag.smoke)
}

/** Sight without regard to interference. */
export function slowClear(grid: Grid, from: Square, target: Square): boolean {
  const a = place(grid, from)
  const t = place(grid, target)
  if (from === target) return true
  if (grid.has(from, flag.unexplored) || grid.has(target, flag.unexplored)) return false
  if (slowAdjacent(grid, from, target)) return true
  if (grid.has(from, flag.smoke) || grid.has(target, flag.smoke)) return false
  if (rowStopped(grid, a, t)) return false
  const { sides, spine } = linesBetween(a, t)
  if (sides.some((line) => !lineStopped(grid, line, flag.blocking | flag.smoke))) return true
  return spine !== undefined && spineClear(grid, a, t, spine)
}

export function slowLos(grid: Grid, limit: number, from: Square, target: Square): boolean {
  if (!slowClear(grid, from, target)) return false
  return from === target || slowAdjacent(grid, from, target) || slowInterference(grid, from, target) < limit
}

export function slowCover(grid: Grid, limit: number, from: Square, target: Square): boolean {
  if (from === target || !slowLos(grid, limit, from, target)) return false
  return linesBetween(place(grid, from), place(grid, target)).sides.some((line) => {
    const firm = around(line[1].x, line[1].y).some(({ x, y }) => is(grid, x, y, flag.blocking))
    return firm && lineStopped(grid, line, flag.blocking)
  })
}

export function slowInterference(grid: Grid, from: Square, target: Square): number {
  const a = place(grid, from)
  const t = place(grid, target)
  const ways = shortestWays(Math.abs(t.x - a.x), Math.abs(t.y - a.y)).map((way) =>
    way.map(({ x, y }) => grid.square(a.x + (t.x < a.x ? -x : x), a.y + (t.y < a.y ? -y : y))),
  )
  const open = ways.filter((way) => way.slice(1, -1).every((square) => !grid.has(square, flag.blocking)))
  const counted = (open.length > 0 ? open : ways).map(
    (way) => way.filter((square) => grid.has(square, flag.interference)).length,
  )
  return Math.min(...counted)
}

const knownWays = new Map<string, Point[][]>()

/** All shortest ways from (0,0), with both ends: no diagonal after a diagonal, or nothing but diagonals. */
function shortestWays(across: number, down: number): Point[][] {
  const key = `${across} ${down}`
  const known = knownWays.get(key)
  if (known !== undefined) return known
  const length = slowDistance(across, down)
  const ways: Point[][] = []
  const walk = (way: Point[], here: Point, lastDiagonal: boolean) => {
    const made = way.length - 1
    if (here.x > across || here.y > down || made > length) return
    if (here.x === across && here.y === down && made === length) ways.push(way)
    const go = (x: number, y: number) => {
      const next = { x: here.x + x, y: here.y + y }
      walk([...way, next], next, x === 1 && y === 1)
    }
    go(1, 0)
    go(0, 1)
    if (!lastDiagonal) go(1, 1)
  }
  if (across === down) ways.push(Array.from({ length: across + 1 }, (_, step) => ({ x: step, y: step })))
  else walk([{ x: 0, y: 0 }], { x: 0, y: 0 }, false)
  knownWays.set(key, ways)
  return ways
}
