// The odds of tests against figures that were worked out by hand or by counting all rolls.

import { expect, test } from 'vitest'
import { average, chance, percent } from './odds.ts'

const inPercent = (dice: number, target: number): number => Math.round(chance({ attack: dice }, target) * 100)

test('attack dice with every special boosted reach the known totals', () => {
  expect([3, 4, 5, 6, 7, 8, 9, 11].map((target) => inPercent(1, target))).toEqual([31, 8, 5, 1, 1, 0, 0, 0])
  expect([3, 4, 5, 6, 7, 8, 9, 11].map((target) => inPercent(3, target))).toEqual([90, 78, 61, 45, 30, 18, 11, 3])
  expect([3, 4, 5, 6, 7, 8, 9, 11].map((target) => inPercent(6, target))).toEqual([100, 99, 98, 95, 90, 83, 74, 51])
})

test('an attack or defence die is worth 1.8 on average', () => {
  expect(average({ attack: 1 })).toBeCloseTo(1.8)
  expect(average({ defence: 4 })).toBeCloseTo(7.2)
})

test('noise is heard unless every die is blank', () => {
  expect(chance({ noise: 1 }, 1)).toBeCloseTo(2 / 3)
  expect(chance({ noise: 3 }, 1)).toBeCloseTo(1 - 1 / 27)
})

test('vril dice add to the others', () => {
  expect(percent(chance({ attack: 2, vril: 1 }, 4))).toBe('74 %')
  expect(percent(chance({ attack: 3, vril: 2 }, 7))).toBe('73 %')
})

test('a die that is re-rolled when low fails less often, one whose ones are blanks more often', () => {
  // One die misses 2 with 0, 1 or 1: once in two, and once in four where it is rolled again.
  expect(chance({ defence: 1 }, 2)).toBeCloseTo(1 / 2)
  expect(chance({ defence: 1, rerollsLow: true }, 2)).toBeCloseTo(3 / 4)
  expect(chance({ defence: 1, pierced: true }, 1)).toBeCloseTo(1 / 2)
})

test('a precise special is worth three', () => {
  expect(chance({ attack: 1, precise: 1 }, 3)).toBeCloseTo(2 / 6)
})

test('nothing is always reached, and no dice reach nothing else', () => {
  expect(chance({ attack: 2 }, 0)).toBe(1)
  expect(chance({}, 1)).toBe(0)
})
