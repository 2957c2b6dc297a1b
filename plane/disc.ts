// Points and discs, how far apart two discs are, and the directions that everything is tried in.

/** Lengths and coordinates are whole hundredths of an inch. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The footprint of a round base. Its radius need not be a whole number. */
export interface Disc extends Point {
  readonly r: number
}

/** Rounded once, at the comparison: everything measured is a whole number of hundredths. */
export const whole = (length: number): number => Math.floor(length + 0.5)

/** Between the nearest points of the two edges; 0 is touching, below 0 they overlap. */
export function gap(a: Disc, b: Disc): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return whole(Math.sqrt(dx * dx + dy * dy) - a.r - b.r)
}

/** The cosines of a quarter turn in steps of 7.5 degrees: written out, so that they are the same everywhere. */
const quarter = [
  1,
  0.9914448613738104,
  0.9659258262890683,
  0.9238795325112867,
  0.8660254037844386,
  0.7933533402912352,
  Math.SQRT1_2,
  0.6087614290087207,
  0.5,
  0.3826834323650898,
  0.25881904510252074,
  0.1305261922200516,
]

/** Unit vectors, one every 7.5 degrees, from east by way of north. */
export const directions: readonly Point[] = [0, 1, 2, 3].flatMap((turns) =>
  quarter.map((cos, step) => {
    const sin = step === 0 ? 0 : (quarter[quarter.length - step] ?? 0)
    if (turns === 0) return { x: cos, y: sin }
    if (turns === 1) return { x: 0 - sin, y: cos }
    if (turns === 2) return { x: 0 - cos, y: 0 - sin }
    return { x: sin, y: 0 - cos }
  }),
)
