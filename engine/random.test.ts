// The random generator: the reference's own numbers, no bias, and a state that can be saved.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { below, fraction, nextBits, pick, type Random, seedRandom, shuffle } from './random.ts'

const wordsOf = (random: Random, count: number): number[] => Array.from({ length: count }, () => nextBits(random) >>> 0)

describe('random numbers', () => {
  test('are those of xoshiro128**, as its authors publish it', () => {
    // Outputs of the reference implementation in C, from two states.
    expect(wordsOf([1, 2, 3, 4], 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
    const state: Random = [0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0]
    expect(wordsOf(state, 4)).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70])
  })

  test('go on from a saved state as if nothing had happened', () => {
    const random = seedRandom('saved')
    wordsOf(random, 100)
    const saved: Random = JSON.parse(JSON.stringify(random))
    expect(wordsOf(saved, 20)).toEqual(wordsOf(random, 20))
  })

  test('differ from seed to seed, also where seeds are alike', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 2000; n++) seen.add(wordsOf(seedRandom(`seed ${n}`), 2).join())
    expect(seen.size).toBe(2000)
    expect(seedRandom('')).not.toEqual([0, 0, 0, 0])
  })

  test('below n are below n, and n of 1 draws nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        const drawn = below(seedRandom(seed), n)
        return Number.isInteger(drawn) && drawn >= 0 && drawn < n
      }),
    )
    const random = seedRandom('one')
    expect(below(random, 1)).toBe(0)
    expect(random).toEqual(seedRandom('one'))
  })

  test.each([2, 3, 6, 7, 10, 100])('below %i come up equally often (chi squared)', (n) => {
    const random = seedRandom(`fair ${n}`)
    const draws = 20_000 * n
    const fair = Array.from({ length: n }, () => 0)
    for (let k = 0; k < draws; k++) {
      const drawn = below(random, n)
      fair[drawn] = (fair[drawn] ?? 0) + 1
    }
    const expected = draws / n
    const chi = fair.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Six standard deviations above the mean of the distribution with n - 1 degrees of freedom.
    expect(chi).toBeLessThan(n - 1 + 6 * Math.sqrt(2 * (n - 1)))
  })

  test('have every bit set half of the time, one bit whatever the one before', () => {
    const random = seedRandom('bits')
    const draws = 20_000
    const ones = Array.from({ length: 32 }, () => 0)
    let flips = 0
    let last = 0
    for (let k = 0; k < draws; k++) {
      const word = nextBits(random)
      for (let bit = 0; bit < 32; bit++) ones[bit] = (ones[bit] ?? 0) + ((word >>> bit) & 1)
      flips += (word ^ last) & 1
      last = word
    }
    for (const count of [...ones, flips]) expect(Math.abs(count / draws - 0.5)).toBeLessThan(0.02)
  })

  test('as fractions lie from 0 to below 1 and average a half', () => {
    const random = seedRandom('fractions')
    const drawn = Array.from({ length: 20_000 }, () => fraction(random))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
    expect(Math.abs(drawn.reduce((sum, one) => sum + one, 0) / drawn.length - 0.5)).toBeLessThan(0.01)
  })
})

describe('a shuffle', () => {
  test('keeps all things and gives every order equally often', () => {
    const random = seedRandom('orders')
    const counts = new Map<string, number>()
    for (let k = 0; k < 24_000; k++) {
      const order = shuffle(random, ['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(6 * Math.sqrt(1000))
  })
})

test('picking from nothing is a bug', () => {
  expect(() => pick(seedRandom('nothing'), [])).toThrow('nothing to pick from')
})
