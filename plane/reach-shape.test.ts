// The area that a base can reach.

import { expect, test } from 'vitest'
import { type Point } from './disc.ts'
import { findPath } from './find-path.ts'
import { reachShape } from './reach-shape.ts'
import { spotFault } from './spot.ts'
import { at, box, disc, mover, randomDisc, randomKeeps, randomLand, randomNumbers, table } from './test-land.ts'

function isInside(shape: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  shape.forEach((a, n) => {
    const b = shape[(n + 1) % shape.length] ?? a
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside
  })
  return inside
}

const holds = (shapes: readonly (readonly Point[])[], point: Point) => shapes.some((shape) => isInside(shape, point))

test('on an empty table it is a circle as wide as the speed', () => {
  const { full, slowed } = reachShape(table(), mover(disc('small', 20, 20), 600), [])
  expect(full).toHaveLength(1)
  expect(slowed).toEqual([])
  for (const { x, y } of full[0] ?? []) expect(Math.hypot(x - 2000, y - 2000)).toBeCloseTo(600, 6)
})

test('it ends at the edge of the table', () => {
  const { full } = reachShape(table(), mover(disc('small', 3, 3), 600), [])
  expect(holds(full, at(1.3, 3))).toBe(true)
  expect(holds(full, at(1, 3))).toBe(false)
})

test('it reaches round a building, and into a forest less far', () => {
  const start = mover(disc('small', 10, 10), 900)
  const round = reachShape(table(box('building', 3, 12, 9, 13, 11.5)), start, []).full
  expect(round.length).toBeGreaterThan(1)
  expect(holds(round, at(15, 10))).toBe(true)
  expect(holds(round, at(12.5, 10))).toBe(false)
  const forest = reachShape(table(box('forest', 3, 12, 1, 40, 30)), start, [])
  expect(holds(forest.full, at(13, 10))).toBe(false)
  expect(holds(forest.slowed, at(16.9, 10))).toBe(true)
  expect(holds(forest.slowed, at(17.1, 10))).toBe(false)
})

test('in a forest it is slow, unless forests do not matter', () => {
  const land = table(box('forest', 3, 5, 5, 15, 15))
  const start = mover(disc('small', 10, 10), 600)
  expect(reachShape(land, start, []).full).toEqual([])
  expect(holds(reachShape(land, start, []).slowed, at(13.9, 10))).toBe(true)
  const free = reachShape(land, { ...start, ignoresSlow: true }, [])
  expect(free.slowed).toEqual([])
  expect(holds(free.full, at(15.9, 10))).toBe(true)
})

test('on 60 tables it holds, but for its rim, what a way leads to', () => {
  const random = randomNumbers(51)
  const below = (limit: number) => Math.floor(random() * limit)
  const counts = { reached: 0, out: 0 }
  for (let board = 0; board < 60; board++) {
    const { land } = randomLand(random, below(12), 2000)
    const start = randomDisc(random, land, false)
    if (start === undefined) continue
    const who = mover(start, 400 + 100 * below(3), { ignoresSlow: random() < 0.3 })
    const keeps = randomKeeps(random, land, start, 3)
    const { full, slowed } = reachShape(land, who, keeps)
    for (let n = 0; n < 30; n++) {
      const to = { x: start.x + below(1200) - 600, y: start.y + below(1200) - 600 }
      if (spotFault(land, { ...to, r: start.r }, false, keeps) !== undefined) continue
      const nearer = { ...who, speed: who.speed - 25 }
      // What is nearly out of reach, or nearly touches something, may be drawn either way.
      const isRoomy = spotFault(land, { ...to, r: start.r + 12 }, false, keeps) === undefined
      const isShown = holds(full, to) || holds(slowed, to)
      if (isRoomy && findPath(land, nearer, keeps, to) !== undefined) {
        expect(isShown).toBe(true)
        counts.reached++
      } else if (findPath(land, { ...who, speed: who.speed + 25 }, keeps, to) === undefined) {
        expect(isShown).toBe(false)
        counts.out++
      }
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(200)
})
