// As far along a way as is legal.

import { expect, test } from 'vitest'
import { clampPath } from './clamp-path.ts'
import { type Keep } from './keep.ts'
import { pathFault, pathLength, startOf } from './path.ts'
import { at, box, disc, mover, randomDisc, randomKeeps, randomLand, randomNumbers, table } from './test-land.ts'

test('a legal path stays as it is', () => {
  const path = [at(12, 10), at(12, 12)]
  expect(clampPath(table(), mover(disc('small', 10, 10), 600), [], path)).toEqual({ path, fault: undefined })
})

test('a path that is too long ends where the speed does', () => {
  const start = mover(disc('small', 10, 10), 600)
  const { path, fault } = clampPath(table(), start, [], [at(14, 10), at(14, 20)])
  expect(path).toEqual([at(14, 10), at(14, 12)])
  expect(fault).toEqual({ kind: 'too long', length: 1400, limit: 600, piece: -1 })
})

test('a path ends at a wall, at an enemy and at the edge of the table', () => {
  const start = mover(disc('small', 10, 10), 900)
  const wall = table(box('building', 3, 14, 5, 16, 15))
  expect(clampPath(wall, start, [], [at(18, 10)])).toMatchObject({ path: [at(12.82, 10)], fault: { kind: 'block' } })
  const enemy: Keep = { id: 2, disc: disc('medium', 15, 10), apart: 0 }
  expect(clampPath(table(), start, [enemy], [at(18, 10)])).toMatchObject({
    path: [at(12.44, 10)],
    fault: { kind: 'meets', keep: 0 },
  })
  expect(clampPath(table(), start, [{ ...enemy, apart: 201 }], [at(18, 10)]).path).toEqual([at(10.43, 10)])
  expect(clampPath(table(), start, [], [at(10, -1)])).toMatchObject({
    path: [at(10, 1.18)],
    fault: { kind: 'off table' },
  })
})

test('a path into a forest ends inside it or, if that is farther, at its edge', () => {
  const land = table(box('forest', 3, 17, 5, 23, 15))
  expect(clampPath(land, mover(disc('medium', 12.62, 10), 600), [], [at(20, 10)]).path).toEqual([at(16.62, 10)])
  expect(clampPath(land, mover(disc('medium', 10.62, 10), 600), [], [at(20, 10)]).path).toEqual([at(15.62, 10)])
  const slanting = clampPath(land, mover(disc('medium', 11, 8), 600), [], [at(20, 12)]).path
  expect(pathLength(at(11, 8), slanting)).toBeGreaterThan(480)
})

test('infantry stops short of a wall that it would be half in', () => {
  const land = table(box('building', 3, 14, 5, 18, 15))
  const { path, fault } = clampPath(land, mover(disc('tiny', 10, 10), 900, { entersBlocks: true }), [], [at(14.2, 10)])
  expect(fault).toEqual({ kind: 'half in', piece: 0 })
  expect(path).toEqual([at(13.21, 10)])
})

test('nothing of a path is left that is wrong from the start', () => {
  const enemy: Keep = { id: 2, disc: disc('medium', 10, 10), apart: 201 }
  const { path, fault } = clampPath(table(), mover(disc('small', 13, 10), 400), [enemy], [at(12, 10)])
  expect(path).toEqual([])
  expect(fault?.kind).toBe('meets')
})

test('whoever leaves a place it may not stand on is let out, and no farther than it may go', () => {
  const near: Keep = { id: 2, disc: disc('medium', 10, 10), apart: 201 }
  const far: Keep = { id: 3, disc: disc('medium', 20, 10), apart: 0 }
  const { path } = clampPath(table(), mover(disc('small', 13, 10), 900), [near, far], [at(19, 10)])
  expect(path).toEqual([at(17.44, 10)])
  const nearer = { ...far, disc: disc('medium', 17.3, 10) }
  const [end] = clampPath(table(), mover(disc('small', 13, 10), 900), [near, nearer], [at(19, 10)]).path
  expect(end?.x).toBeGreaterThan(1469)
})

test('on 2,000 random paths what is left is legal, and hardly anything farther would be', () => {
  const random = randomNumbers(41)
  const below = (limit: number) => Math.floor(random() * limit)
  const counts = { whole: 0, shorter: 0 }
  for (let board = 0; board < 200; board++) {
    const { land } = randomLand(random, below(14), 2000)
    for (let n = 0; n < 10; n++) {
      const entersBlocks = random() < 0.3
      const start = randomDisc(random, land, entersBlocks)
      if (start === undefined) continue
      const who = mover(start, 400 + 100 * below(5), { entersBlocks, ignoresSlow: random() < 0.2 })
      const keeps = randomKeeps(random, land, start, 4)
      const step = () => Math.round((random() - 0.5) * 900)
      let { x, y } = start
      const path = Array.from({ length: 1 + below(2) }, () => ({ x: (x += step()), y: (y += step()) }))
      const clamped = clampPath(land, who, keeps, path)
      expect(pathFault(land, who, keeps, clamped.path)).toBeUndefined()
      expect(clamped.fault).toEqual(pathFault(land, who, keeps, path))
      counts[clamped.fault === undefined ? 'whole' : 'shorter']++
      // No place farther along is legal, but for what lies within a few hundredths.
      const left = pathLength(start, clamped.path)
      for (let length = left + 8; length < pathLength(start, path); length += 3) {
        const longer = startOf(start, path, length).map((point) => ({ x: Math.round(point.x), y: Math.round(point.y) }))
        if (pathFault(land, who, keeps, longer) === undefined) {
          expect({ board, n, left, length, who, keeps, path, pieces: land.pieces }).toBe('as far as possible')
        }
      }
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(500)
})
