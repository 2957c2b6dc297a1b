// The table: what a disc touches, overlaps and lies wholly in.

import { expect, test } from 'vitest'
import { type Point } from './disc.ts'
import { Landscape } from './landscape.ts'
import { box, disc, piece, radii, randomLand, randomNumbers, table } from './test-land.ts'

test('a base must lie wholly on the table, to the hundredth', () => {
  const land = table()
  expect(land.isOnTable(disc('small', 1.18, 24))).toBe(true)
  expect(land.isOnTable(disc('small', 1.17, 24))).toBe(false)
  expect(land.isOnTable(disc('small', 46.82, 46.82))).toBe(true)
  expect(land.isOnTable(disc('small', 46.83, 24))).toBe(false)
  expect(land.isOnTable(disc('small', 24, 1.17))).toBe(false)
  expect(land.isOnTable(disc('small', 24, 46.83))).toBe(false)
})

test('a base touches terrain up to a rounded distance of 0, and overlaps it below', () => {
  const land = table(box('building', 2, 10, 10, 13.5, 15))
  const touchAndOverlap = (x: number) => [land.touches(0, disc('tiny', x, 12)), land.overlaps(0, disc('tiny', x, 12))]
  expect(touchAndOverlap(9.5)).toEqual([true, true])
  expect(touchAndOverlap(9.22)).toEqual([true, true])
  expect(touchAndOverlap(9.21)).toEqual([true, false])
  expect(touchAndOverlap(9.2)).toEqual([false, false])
})

test('six bases of 40 mm find room on a roof of 3.5" by 5"', () => {
  const land = table(box('forest', 3, 0, 0, 2, 2), box('building', 2, 10, 10, 13.5, 15))
  for (const x of [10.79, 12.71]) {
    for (const y of [10.79, 12.5, 14.21]) expect(land.blockAround(disc('tiny', x, y))).toBe(1)
  }
  expect(land.blockAround(disc('tiny', 10.78, 12))).toBe(-1)
  expect(land.blockAround(disc('tiny', 12, 14.22))).toBe(-1)
  expect(land.blockAround(disc('tiny', 20, 20))).toBe(-1)
})

test('forest holds nobody, for it is no building', () => {
  expect(table(box('forest', 3, 10, 10, 20, 20)).blockAround(disc('tiny', 15, 15))).toBe(-1)
})

test('an outline must run counter-clockwise', () => {
  expect(() => table(piece('forest', 3, [0, 0], [0, 5], [5, 5], [5, 0]))).toThrow('counter-clockwise')
})

/** Signed distance from the outline by walking along it in small steps: above 0 outside. */
function slowDistance(outline: readonly Point[], x: number, y: number): number {
  let least = Infinity
  let crossings = 0
  outline.forEach((a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a
    for (let step = 0; step <= 200; step++) {
      const t = step / 200
      least = Math.min(least, Math.hypot(a.x + t * (b.x - a.x) - x, a.y + t * (b.y - a.y) - y))
    }
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) crossings++
  })
  return crossings % 2 === 1 ? -least : least
}

test('on 10,000 random places touching, overlapping and holding agree with a slow measure', () => {
  const random = randomNumbers(3)
  let undecided = 0
  const counts = { away: 0, touching: 0, inside: 0 }
  for (let board = 0; board < 1000; board++) {
    const { land } = randomLand(random, 1)
    const [{ outline } = { outline: [] }] = land.pieces
    const [corner = { x: 0, y: 0 }] = outline
    for (let place = 0; place < 10; place++) {
      const r = [radii.tiny, radii.medium][place % 2] ?? 0
      const x = Math.round(corner.x + 800 * (random() - 0.5))
      const y = Math.round(corner.y + 800 * (random() - 0.5))
      const distance = slowDistance(outline, x, y)
      // Steps are at most 3 apart, and what is so near to the limit is left to the examples.
      if (Math.abs(Math.abs(distance) - r) < 1.5) {
        undecided++
        continue
      }
      const at = { x, y, r }
      const isTouching = distance < r
      const isInside = distance < -r
      expect([land.touches(0, at), land.overlaps(0, at), land.holds(0, at)]).toEqual([isTouching, isTouching, isInside])
      counts[isInside ? 'inside' : isTouching ? 'touching' : 'away']++
    }
  }
  expect(undecided).toBeLessThan(500)
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(200)
})

test('the optics of a table are the usual ones unless it has its own', () => {
  expect(table().optics.top).toBe(100)
  expect(new Landscape(1000, 1000, [], { top: 50, openWithin: 0, veil: 0 }).optics.top).toBe(50)
})
