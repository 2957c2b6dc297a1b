// Intervals hold what they promise: checked by simulation, with seeds.

import { below, seedRandom } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { meanOf, noticeable, pairedDifference, shareDifference, shareOf, wilson } from './interval.ts'

/** How often an interval of a simulated experiment holds the truth. */
function coverage(truth: number, simulate: (chance: () => number) => { low: number; high: number }): number {
  const random = seedRandom(`coverage ${truth}`)
  const chance = (): number => below(random, 1_000_000) / 1_000_000
  const tries = 4_000
  let held = 0
  for (let n = 0; n < tries; n++) {
    const { low, high } = simulate(chance)
    if (low <= truth && truth <= high) held++
  }
  return held / tries
}

const successes = (share: number, games: number, chance: () => number): number =>
  Array.from({ length: games }, chance).filter((one) => one < share).length

describe('the interval of a share', () => {
  test("is Wilson's", () => {
    const { low, high } = wilson(8, 10)
    expect(low).toBeCloseTo(0.4902, 4)
    expect(high).toBeCloseTo(0.9433, 4)
  })

  test('never leaves 0 to 1, and without a game says nothing', () => {
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(10, 10).high).toBeLessThanOrEqual(1)
    expect(wilson(10, 10).high).toBeCloseTo(1, 8)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  for (const share of [0.5, 0.3, 0.05]) {
    for (const games of [40, 300]) {
      test(`holds the truth in about 95 of 100 experiments: share ${share}, ${games} games`, () => {
        const held = coverage(share, (chance) => wilson(successes(share, games, chance), games))
        expect(held).toBeGreaterThan(0.93)
        expect(held).toBeLessThan(0.975)
      })
    }
  }
})

describe('the interval of a mean', () => {
  test('holds the truth in about 95 of 100 experiments', () => {
    const held = coverage(3.5, (chance) => meanOf(Array.from({ length: 60 }, () => 1 + Math.floor(6 * chance()))))
    expect(held).toBeGreaterThan(0.93)
    expect(held).toBeLessThan(0.97)
  })

  test('of a single number is without bounds', () => {
    expect(meanOf([4])).toMatchObject({ value: 4, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })
})

describe('the interval of a difference', () => {
  test('of two shares holds the truth in about 95 of 100 experiments', () => {
    const held = coverage(0.1, (chance) =>
      shareDifference(shareOf(successes(0.4, 150, chance), 150), shareOf(successes(0.5, 150, chance), 150)),
    )
    expect(held).toBeGreaterThan(0.93)
    expect(held).toBeLessThan(0.97)
  })

  test('with the same seeds is narrower than without, and holds the truth as often', () => {
    const widths = { paired: 0, apart: 0 }
    const held = coverage(0.1, (chance) => {
      const luck = Array.from({ length: 150 }, chance)
      const before = luck.map((one) => (one < 0.4 ? 1 : 0))
      const after = luck.map((one) => (one < 0.5 ? 1 : 0))
      const paired = pairedDifference(before, after)
      const count = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0)
      const apart = shareDifference(shareOf(count(before), 150), shareOf(count(after), 150))
      widths.paired += paired.high - paired.low
      widths.apart += apart.high - apart.low
      return paired
    })
    expect(held).toBeGreaterThan(0.92)
    expect(widths.paired).toBeLessThan(widths.apart / 2)
  })

  test('a difference that is said to be noticeable is noticed in about 80 of 100 experiments', () => {
    const games = 400
    const typical = noticeable(shareDifference(shareOf(200, games), shareOf(200, games)))
    const random = seedRandom('noticed')
    const chance = (): number => below(random, 1_000_000) / 1_000_000
    const tries = 1_500
    let noticed = 0
    for (let n = 0; n < tries; n++) {
      const before = shareOf(successes(0.5 - typical / 2, games, chance), games)
      const after = shareOf(successes(0.5 + typical / 2, games, chance), games)
      if (shareDifference(before, after).low > 0) noticed++
    }
    expect(noticed / tries).toBeGreaterThan(0.75)
    expect(noticed / tries).toBeLessThan(0.86)
  })
})
