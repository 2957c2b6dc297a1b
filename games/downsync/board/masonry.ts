// A building as it is drawn: a roof set in by its walls, lit from the upper left, and a shadow as long as it is high.

import type { Point } from '@umpire/plane'

/** How far the roof is set in. */
const wall = 5
/** How far an inch of height throws its shadow to the right and down. */
const shade = 3.4

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`

const next = <T>(all: readonly T[], n: number): T | undefined => all[(n + 1) % all.length]

/** The corners of the same shape set in by so much; it is convex. */
export function setIn(corners: readonly Point[], by: number): readonly Point[] {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  }
  return corners.map((corner, n) => {
    const before = corners[(n + corners.length - 1) % corners.length] ?? corner
    const after = next(corners, n) ?? corner
    const to = (other: Point): Point => {
      const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1
      return { x: (other.x - corner.x) / length, y: (other.y - corner.y) / length }
    }
    const [a, b] = [to(before), to(after)]
    // Both edges are moved in by the same: along the sum of the two directions, by what the angle between them asks for.
    const sine = Math.abs(a.x * b.y - a.y * b.x)
    if (sine < 0.05) {
      const length = Math.hypot(middle.x - corner.x, middle.y - corner.y) || 1
      return {
        x: corner.x + ((middle.x - corner.x) / length) * by,
        y: corner.y + ((middle.y - corner.y) / length) * by,
      }
    }
    return { x: corner.x + ((a.x + b.x) / sine) * by, y: corner.y + ((a.y + b.y) / sine) * by }
  })
}

/** How bright a wall is by where it faces: from lit to dark. */
const brightness = ['#c3dbe4', '#8fb0bd', '#3a545f', '#22343d'] as const

function lightOf(a: Point, b: Point, middle: Point): string {
  const out = { x: (a.x + b.x) / 2 - middle.x, y: (a.y + b.y) / 2 - middle.y }
  const length = Math.hypot(out.x, out.y) || 1
  const towards = -(out.x * 0.6 + out.y * 0.8) / length
  return towards > 0.7 ? brightness[0] : towards > 0 ? brightness[1] : towards > -0.7 ? brightness[2] : brightness[3]
}

export interface DrawnBuilding {
  /** Parts that overlap: they are shown as one. */
  readonly shadow: readonly string[]
  readonly walls: readonly { readonly path: string; readonly light: string }[]
  readonly roof: string
  /** Where its height stands. */
  readonly plate: Point
}

/** `corners` in the drawing, the height in hundredths of an inch. */
export function building(corners: readonly Point[], height: number): DrawnBuilding {
  const roof = setIn(corners, wall)
  const cast = (height / 100) * shade
  const far = corners.map(({ x, y }) => ({ x: x + cast, y: y + cast }))
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  }
  const edges = corners.map((a, n) => ({ a, b: next(corners, n) ?? a, n }))
  return {
    shadow: [path(far), ...edges.map(({ a, b, n }) => path([a, b, next(far, n) ?? b, far[n] ?? a]))],
    walls: edges.map(({ a, b, n }) => ({
      path: path([a, b, next(roof, n) ?? b, roof[n] ?? a]),
      light: lightOf(a, b, middle),
    })),
    roof: path(roof),
    plate: {
      x: Math.max(...roof.map(({ x }) => x)) - 11,
      y: Math.min(...roof.map(({ y }) => y)) + 11,
    },
  }
}
