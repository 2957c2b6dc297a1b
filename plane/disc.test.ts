// Discs: how far apart they are, and the directions.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directions, gap } from './disc.ts'
import { disc } from './test-land.ts'

test('the gap is measured between the nearest edges and rounded to a hundredth', () => {
  expect(gap(disc('small', 10, 10), disc('small', 18.36, 10))).toBe(600)
  expect(gap(disc('small', 10, 10), disc('small', 18.35, 10))).toBe(599)
  expect(gap(disc('medium', 20, 20), disc('medium', 24.76, 20))).toBe(200)
  expect(gap(disc('medium', 20, 20), disc('medium', 24.77, 20))).toBe(201)
  expect(gap(disc('tiny', 10, 30), disc('tiny', 17.57, 30))).toBe(600)
  expect(gap(disc('tiny', 10, 30), disc('tiny', 17.6, 30))).toBeGreaterThan(600)
})

test('a base set down within 3" of where it stood may shift its centre by more than 5"', () => {
  expect(gap(disc('small', 10, 10), disc('small', 15.36, 10))).toBe(300)
  expect(gap(disc('small', 10, 10), disc('small', 16.34, 10))).toBe(398)
})

test('discs that touch are 0 apart, those that overlap less', () => {
  expect(gap(disc('medium', 10, 10), disc('medium', 12.76, 10))).toBe(0)
  expect(gap(disc('medium', 10, 10), disc('medium', 12.75, 10))).toBe(-1)
  expect(gap(disc('large', 10, 10), disc('large', 10, 10))).toBe(-315)
})

test('the gap is the same from both sides', () => {
  const place = fc.integer({ min: 0, max: 4800 })
  const anyDisc = fc.record({ x: place, y: place, r: fc.constantFrom(78.74, 118.11, 137.8, 157.48) })
  fc.assert(
    fc.property(anyDisc, anyDisc, (a, b) => {
      expect(gap(a, b)).toBe(gap(b, a))
    }),
  )
})

test('there are 48 directions, all one long, each 7.5 degrees from the one before', () => {
  expect(directions).toHaveLength(48)
  directions.forEach(({ x, y }, n) => {
    const angle = (n * Math.PI) / 24
    expect(x).toBeCloseTo(Math.cos(angle), 14)
    expect(y).toBeCloseTo(Math.sin(angle), 14)
  })
})
