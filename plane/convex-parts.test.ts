// Outlines cut into convex parts.

import { expect, test } from 'vitest'
import { convexParts } from './convex-parts.ts'
import { directions, type Point } from './disc.ts'
import { Outlines } from './outlines.ts'
import { at, randomNumbers } from './test-land.ts'

const area = (outline: readonly Point[]): number =>
  outline.reduce((sum, a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a
    return sum + (a.x * b.y - a.y * b.x) / 2
  }, 0)

const isConvex = (outline: readonly Point[]): boolean =>
  outline.every((a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a
    const c = outline[(n + 2) % outline.length] ?? a
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= 0
  })

test('a convex outline stays whole, an angle becomes two parts', () => {
  const square = [at(0, 0), at(5, 0), at(5, 5), at(0, 5)]
  expect(convexParts(square)).toEqual([square])
  expect(convexParts([at(0, 0), at(5, 0), at(5, 2), at(2, 2), at(2, 5), at(0, 5)])).toHaveLength(2)
})

/** Corners in all directions from a point, near and far at random: a star, as jagged as can be. */
function randomStar(random: () => number): Point[] {
  const corners = 4 + Math.floor(random() * 10)
  return Array.from({ length: corners }, (_, n) => {
    const { x, y } = directions[Math.floor((n * 48) / corners)] ?? { x: 1, y: 0 }
    const far = 100 + random() * 500
    return { x: Math.round(1000 + far * x), y: Math.round(1000 + far * y) }
  })
}

test('the parts of 2,000 stars are convex, and every place is in one of them exactly if it is in the star', () => {
  const random = randomNumbers(8)
  let several = 0
  for (let n = 0; n < 2000; n++) {
    const star = randomStar(random)
    const parts = convexParts(star)
    if (parts.length > 2) several++
    expect(parts.every(isConvex)).toBe(true)
    expect(parts.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(area(star), 6)
    const outlines = new Outlines([star, ...parts])
    for (let place = 0; place < 10; place++) {
      const x = 400 + random() * 1200
      const y = 400 + random() * 1200
      const holders = parts.filter((_, part) => outlines.contains(part + 1, x, y)).length
      expect(holders).toBe(outlines.contains(0, x, y) ? 1 : 0)
    }
  }
  expect(several).toBeGreaterThan(1000)
})
