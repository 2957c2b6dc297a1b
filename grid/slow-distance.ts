// For tests: distance found by walking, not by a formula.

interface Walker {
  x: number
  y: number
  lastDiagonal: boolean
}

const straightSteps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

const diagonals = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

const known = new Map<string, number>()

/**
 * The fewest steps from (0,0) to (x,y). Either all steps are diagonals of one direction, or there is one direction for
 * diagonals, and no two of them follow each other.
 */
export function slowDistance(x: number, y: number): number {
  const key = `${x} ${y}`
  const answer = known.get(key) ?? Math.min(...diagonals.map((diagonal) => walked(x, y, diagonal)))
  known.set(key, answer)
  return answer
}

function walked(x: number, y: number, [diagonalX, diagonalY]: readonly [number, number]): number {
  const far = Math.abs(x)
  if (x === diagonalX * far && y === diagonalY * far) return far
  // Going around outside of this window cannot help: steps cost the same everywhere.
  const outside = (walker: Walker) => Math.abs(walker.x) > Math.abs(x) + 2 || Math.abs(walker.y) > Math.abs(y) + 2
  const seen = new Set<string>()
  let walkers: Walker[] = [{ x: 0, y: 0, lastDiagonal: false }]
  for (let steps = 0; walkers.length > 0; steps++) {
    const next: Walker[] = []
    for (const walker of walkers) {
      const key = `${walker.x} ${walker.y} ${walker.lastDiagonal}`
      if (seen.has(key) || outside(walker)) continue
      seen.add(key)
      if (walker.x === x && walker.y === y) return steps
      for (const [dx, dy] of straightSteps) next.push({ x: walker.x + dx, y: walker.y + dy, lastDiagonal: false })
      if (!walker.lastDiagonal) next.push({ x: walker.x + diagonalX, y: walker.y + diagonalY, lastDiagonal: true })
    }
    walkers = next
  }
  return Infinity
}
