// The odds of damage against those worked out by hand, and against every roll of three dice.

import { expect, test } from 'vitest'
import { chanceOfDamage, damageOf, expectedDamage } from './odds.ts'

test('kill odds of one activation', () => {
  expect(chanceOfDamage(2, 3, 1)).toBeCloseTo(0.91, 10)
  expect(chanceOfDamage(2, 3, 2)).toBeCloseTo(0.49, 10)
  expect(chanceOfDamage(4, 5, 3)).toBeCloseTo(5 / 16, 10)
  expect(chanceOfDamage(2, 5, 3)).toBe(0)
  expect(expectedDamage(3, 4)).toBeCloseTo(1.8, 10)
})

test('counted over every roll of three dice', () => {
  const sides = Array.from({ length: 10 }, (_, n) => n + 1)
  const rolls = sides.flatMap((a) => sides.flatMap((b) => sides.map((c) => [a, b, c])))
  for (const armor of [1, 6, 9]) {
    const counted = rolls.filter((dice) => damageOf(dice, armor) >= 2).length / rolls.length
    expect(chanceOfDamage(3, armor, 2)).toBeCloseTo(counted, 10)
  }
})

test('a ten is damage whatever the Armor', () => {
  expect(damageOf([10, 9, 9], 9)).toBe(1)
})
