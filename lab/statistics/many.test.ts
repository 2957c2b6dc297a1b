// Many findings at once: the exact chance of each, and which of them stand.

import { below, seedRandom } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceOff, chanceOfAtLeast, standing } from './many.ts'

/** All ways one by one. */
function slowChance(k: number, n: number, share: number): number {
  let ways = [1]
  for (let n1 = 0; n1 < n; n1++) {
    const next = Array.from({ length: ways.length + 1 }, () => 0)
    for (const [won, chance] of ways.entries()) {
      next[won] = (next[won] ?? 0) + chance * (1 - share)
      next[won + 1] = (next[won + 1] ?? 0) + chance * share
    }
    ways = next
  }
  return ways.slice(Math.max(0, k)).reduce((sum, chance) => sum + chance, 0)
}

describe('the chance of at least so many', () => {
  test('is the sum of all ways', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 41 }),
        fc.integer({ min: 1, max: 99 }),
        (n, k, percent) => {
          expect(chanceOfAtLeast(k, n, percent / 100)).toBeCloseTo(slowChance(k, n, percent / 100), 10)
        },
      ),
    )
  })

  test('is small and not lost for very many games', () => {
    expect(chanceOfAtLeast(51_000, 100_000, 0.5)).toBeGreaterThan(1e-11)
    expect(chanceOfAtLeast(51_000, 100_000, 0.5)).toBeLessThan(1e-9)
    expect(chanceOfAtLeast(49_000, 100_000, 0.5)).toBeCloseTo(1, 9)
  })
})

test('the chance of being so many deviations off is the one of tables', () => {
  expect(chanceOff(0)).toBeCloseTo(1, 6)
  expect(chanceOff(1.959964)).toBeCloseTo(0.05, 6)
  expect(chanceOff(-3.290527)).toBeCloseTo(0.001, 6)
})

describe('of many findings', () => {
  test('those stand that are unlikely even so', () => {
    expect(standing([0.001, 0.04, 0.2, 0.012])).toEqual([true, false, false, true])
    expect(standing([])).toEqual([])
  })

  test('where nothing is odd, a list of a hundred names somebody in at most 5 of 100 cases', () => {
    const random = seedRandom('lists')
    let named = 0
    const lists = 2_000
    for (let list = 0; list < lists; list++) {
      const chances = Array.from({ length: 100 }, () => below(random, 1_000_000) / 1_000_000)
      if (standing(chances).includes(true)) named++
    }
    expect(named / lists).toBeLessThan(0.06)
    expect(named / lists).toBeGreaterThan(0.03)
  })
})
