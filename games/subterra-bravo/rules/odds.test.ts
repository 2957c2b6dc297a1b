import { describe, expect, test } from 'vitest'
import { pool } from '../content/dice.ts'
import { chanceOfHits, chancesOfHits, oddsOf } from './odds.ts'

// biome-ignore format: a table, one row a pool
const atLeast: readonly (readonly [string, readonly number[]])[] = [
  ['1B', [0.667, 0.167, 0, 0, 0, 0]],
  ['2B', [0.889, 0.556, 0.194, 0.028, 0, 0]],
  ['3B', [0.963, 0.796, 0.491, 0.199, 0.046, 0.005]],
  ['4B', [0.988, 0.914, 0.722, 0.444, 0.197, 0.058]],
  ['5B', [0.996, 0.965, 0.862, 0.662, 0.408, 0.192]],
  ['6B', [0.999, 0.986, 0.936, 0.812, 0.611, 0.378]],
  ['1B+1R', [0.944, 0.694, 0.306, 0.056, 0, 0]],
  ['2B+1R', [0.981, 0.87, 0.606, 0.287, 0.079, 0.009]],
  ['3B+1R', [0.994, 0.948, 0.801, 0.544, 0.271, 0.09]],
  ['4B+1R', [0.998, 0.979, 0.906, 0.74, 0.496, 0.256]],
  ['1B+2R', [0.991, 0.921, 0.713, 0.394, 0.13, 0.019]],
  ['2B+2R', [0.997, 0.969, 0.863, 0.641, 0.359, 0.137]],
  ['3B+2R', [0.999, 0.988, 0.939, 0.807, 0.584, 0.332]],
]

// biome-ignore format: a table, one row a pool
const expected: readonly (readonly [string, readonly number[]])[] = [
  ['1B', [0.83, 0.17, 0, 0, 0]],
  ['2B', [1.67, 0.78, 0.22, 0.03, 0]],
  ['3B', [2.5, 1.54, 0.74, 0.25, 0.05]],
  ['4B', [3.33, 2.35, 1.43, 0.71, 0.27]],
  ['5B', [4.17, 3.17, 2.21, 1.34, 0.68]],
  ['6B', [5, 4, 3.02, 2.08, 1.27]],
  ['1B+1R', [2, 1.06, 0.36, 0.06, 0]],
  ['2B+1R', [2.83, 1.85, 0.98, 0.38, 0.09]],
  ['3B+1R', [3.67, 2.67, 1.73, 0.92, 0.38]],
  ['4B+1R', [4.5, 3.5, 2.52, 1.62, 0.88]],
  ['1B+2R', [3.17, 2.18, 1.25, 0.54, 0.15]],
  ['2B+2R', [4, 3, 2.03, 1.17, 0.53]],
  ['3B+2R', [4.83, 3.83, 2.85, 1.91, 1.1]],
]

describe('the chance of hits', () => {
  test.each(atLeast)('%s', (dice, chances) => {
    for (const [n, chance] of chances.entries()) expect(chanceOfHits(pool(dice), n + 1)).toBeCloseTo(chance, 3)
  })

  test('no dice: no hit for certain', () => {
    expect(chancesOfHits({ black: 0, red: 0 })).toEqual([1])
  })
})

describe('expected wounds by Defense', () => {
  test.each(expected)('%s', (dice, wounds) => {
    for (const [defense, wanted] of wounds.entries())
      expect(Math.abs(oddsOf(pool(dice), defense, 1).expected - wanted)).toBeLessThan(0.0051)
  })
})

describe('what becomes of the target', () => {
  test('it is removed by as many wounds as it has left', () => {
    const { wounded, removed } = oddsOf(pool('3B'), 1, 2)
    expect(wounded).toBeCloseTo(0.796, 3)
    expect(removed).toBeCloseTo(0.491, 3)
  })

  test('with one wound left, every wound removes it', () => {
    const { wounded, removed } = oddsOf(pool('2B+1R'), 2, 1)
    expect(removed).toBe(wounded)
  })
})
