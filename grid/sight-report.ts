// Why one square sees another or not, line by line, to be drawn and told.

import { flag, type Square } from './grid.ts'
import { type Sight } from './sight.ts'
import { type SightLines, spine, stopsLines } from './sight-lines.ts'

/** A corner of squares. (0,0) is the upper left corner of the board. */
export interface Corner {
  x: number
  y: number
}

/** A line goes through a square, or squeezes between two, or has a square in the way in its row. */
export interface Obstacle {
  how: 'through' | 'squeezed' | 'in the row'
  squares: Square[]
}

export interface SightLine {
  kind: 'front' | 'flank' | 'spine'
  from: Corner
  to: Corner
  /** What stops the line first; undefined if it is clear. */
  obstacle: Obstacle | undefined
  /** Whether the line is the reason for cover. */
  givesCover: boolean
}

export type WhyUnseen =
  | { because: 'unexplored'; squares: Square[] }
  | { because: 'smoke'; squares: Square[] }
  | { because: 'lines' }
  | { because: 'interference'; crossed: number }

export interface SightReport {
  /** Undefined if the two see each other. */
  whyUnseen: WhyUnseen | undefined
  cover: boolean
  /** None from a square to itself. Adjacent squares see each other even if all lines are stopped. */
  lines: SightLine[]
  interference: number
}

export function reportSight(sight: Sight, from: Square, target: Square): SightReport {
  return {
    whyUnseen: whyUnseen(sight, from, target),
    cover: sight.cover(from, target),
    lines: reportLines(sight.lines, from, target),
    interference: sight.interference(from, target),
  }
}

function whyUnseen(sight: Sight, from: Square, target: Square): WhyUnseen | undefined {
  if (sight.los(from, target)) return undefined
  const ends = (flags: number) => [from, target].filter((square) => sight.grid.has(square, flags))
  const unexplored = ends(flag.unexplored)
  if (unexplored.length > 0) return { because: 'unexplored', squares: unexplored }
  const smoke = ends(flag.smoke)
  if (smoke.length > 0) return { because: 'smoke', squares: smoke }
  if (!sight.clear(from, target)) return { because: 'lines' }
  return { because: 'interference', crossed: sight.interference(from, target) }
}

function reportLines(lines: SightLines, from: Square, target: Square): SightLine[] {
  if (from === target) return []
  lines.lay(from, target)
  return Array.from({ length: lines.count }, (_, line) => reportLine(lines, line))
}

function reportLine(lines: SightLines, line: number): SightLine {
  const corner = (place: number): Corner => ({ x: lines.corners[place] ?? 0, y: lines.corners[place + 1] ?? 0 })
  const sides = lines.count > spine ? 'flank' : 'front'
  return {
    kind: line === spine ? 'spine' : sides,
    from: corner(4 * line),
    to: corner(4 * line + 2),
    obstacle: reportObstacle(lines, line),
    givesCover: lines.givesCover(line),
  }
}

function reportObstacle(lines: SightLines, line: number): Obstacle | undefined {
  const first = lines.obstacle(line, stopsLines)
  if (first === 0) return undefined
  const square = lines.grid.squareOf(first)
  if (lines.inRow) return { how: 'in the row', squares: [square] }
  if (lines.partner === 0) return { how: 'through', squares: [square] }
  return { how: 'squeezed', squares: [square, lines.grid.squareOf(lines.partner)] }
}
