// What people are told about a line of sight.

import { expect, test } from 'vitest'
import { isConcealed } from './concealment.ts'
import { canSee } from './sight.ts'
import { sightReport } from './sight-report.ts'
import { box, disc, onGround, piece, randomDisc, randomLand, randomNumbers, standing, table } from './test-land.ts'

test('in the open the line joins the nearest points, and nothing is on it', () => {
  const report = sightReport(table(), onGround(1, disc('small', 10, 10)), onGround(2, disc('small', 20, 10)))
  expect(report).toMatchObject({ sees: true, isConcealed: false, blockedBy: [], concealedBy: [], veil: 0 })
  const [from, to] = report.line
  expect([from.x, from.y, to.x, to.y].map(Math.round)).toEqual([1117, 1000, 1883, 1000])
})

test('the line runs from the one who asks to the target, whoever comes first', () => {
  const a = onGround(1, disc('small', 10, 10))
  const b = onGround(2, disc('small', 20, 14))
  const there = sightReport(table(), a, b).line
  expect(sightReport(table(), b, a).line).toEqual([there[1], there[0]])
})

const forest = table(box('forest', 3, 4, 10, 24, 22))
const watcher = onGround(1, disc('small', 10, 7.5))

test('it says how much concealing terrain is on the best line', () => {
  const near = sightReport(forest, watcher, onGround(2, disc('medium', 10, 15.5)))
  expect(near).toMatchObject({ sees: true, isConcealed: true, concealedBy: [0] })
  expect(Math.abs(near.veil - 412)).toBeLessThan(3)
  const edge = sightReport(forest, watcher, onGround(2, disc('medium', 17.5, 12)))
  expect(edge).toMatchObject({ sees: true, isConcealed: true, concealedBy: [0] })
  expect(Math.abs(edge.veil - 120)).toBeLessThan(3)
  const deep = sightReport(forest, watcher, onGround(2, disc('small', 18, 16)))
  expect(deep).toMatchObject({ sees: false, blockedBy: [], concealedBy: [0] })
  expect(Math.abs(deep.veil - 633)).toBeLessThan(4)
})

test('it names the buildings that stop it, and the one that hides a part', () => {
  const wall = table(box('grass', 2, 0, 0, 2, 2), box('building', 1, 20, 8, 23.5, 13))
  const a = onGround(1, disc('small', 17, 10.5))
  expect(sightReport(wall, a, onGround(2, disc('small', 27, 10.5)))).toMatchObject({ sees: false, blockedBy: [1] })
  const half = sightReport(wall, a, onGround(2, disc('small', 27, 15)))
  expect(half).toMatchObject({ sees: true, isConcealed: true, blockedBy: [], concealedBy: [1] })
})

test('on a roof it is the lower part of the house that is hidden', () => {
  const land = table(box('building', 5, 10, 10, 13.5, 13.5), box('building', 2, 20, 9.25, 23.5, 14.25))
  const drone = standing(land, 1, disc('tiny', 11.75, 11.75))
  const below = onGround(2, disc('medium', 34, 11.75))
  expect(sightReport(land, below, drone)).toMatchObject({ sees: true, isConcealed: true, concealedBy: [1] })
  expect(sightReport(land, drone, below)).toMatchObject({ sees: true, isConcealed: false, concealedBy: [] })
})

test('two in the same building are joined by a line from base to base', () => {
  const land = table(box('building', 3, 10, 10, 15, 13))
  const a = standing(land, 1, disc('tiny', 11, 11.5))
  const b = standing(land, 2, disc('tiny', 14, 11.5))
  expect(sightReport(land, a, b)).toEqual({
    sees: true,
    isConcealed: false,
    line: [
      { x: 1100, y: 1150 },
      { x: 1400, y: 1150 },
    ],
    blockedBy: [],
    concealedBy: [],
    veil: 0,
  })
})

test('a piece of several parts is named once', () => {
  const angle = table(piece('building', 3, [10, 10], [20, 10], [20, 12], [12, 12], [12, 20], [10, 20]))
  const report = sightReport(angle, onGround(1, disc('tiny', 14, 14)), onGround(2, disc('tiny', 8, 8)))
  expect(report).toMatchObject({ sees: false, blockedBy: [0] })
})

test('on random tables it says the same as the plain questions, and why', () => {
  const random = randomNumbers(61)
  const counts = { blocked: 0, veiled: 0, concealed: 0, free: 0 }
  for (let board = 0; board < 150; board++) {
    const { land } = randomLand(random, 6 + (board % 18), 3000)
    for (let n = 0; n < 8; n++) {
      const a = randomDisc(random, land, true)
      const b = randomDisc(random, land, true)
      if (a === undefined || b === undefined) continue
      const one = standing(land, 1, a)
      const other = standing(land, 2, b)
      const report = sightReport(land, one, other)
      expect(report.sees).toBe(canSee(land, one, other))
      expect(report.isConcealed).toBe(isConcealed(land, one, other))
      if (!report.sees) {
        expect(report.blockedBy.length > 0 || report.veil > land.optics.veil).toBe(true)
        counts[report.blockedBy.length > 0 ? 'blocked' : 'veiled']++
      } else {
        expect(report.blockedBy).toEqual([])
        expect(report.concealedBy.length > 0).toBe(report.isConcealed)
        counts[report.isConcealed ? 'concealed' : 'free']++
      }
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(20)
})
