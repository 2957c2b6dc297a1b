// Shares of choices hold the truth as often as they say, however much the choices of one game hang together.

import { below, seedRandom } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { type Cluster, clusteredShare } from './clustered.ts'
import { wilson } from './interval.ts'

/** Games of ten choices each; in a game all are alike with this chance, else each is made anew. */
function simulate(alike: number, chance: () => number): Cluster[] {
  return Array.from({ length: 120 }, () => {
    const tries = 5 + Math.floor(10 * chance())
    if (chance() < alike) return { tries, successes: chance() < 0.3 ? tries : 0 }
    return { tries, successes: Array.from({ length: tries }, chance).filter((one) => one < 0.3).length }
  })
}

function coverage(alike: number): { held: number; naive: number } {
  const random = seedRandom(`clusters ${alike}`)
  const chance = (): number => below(random, 1_000_000) / 1_000_000
  const experiments = 2_000
  let held = 0
  let naive = 0
  for (let n = 0; n < experiments; n++) {
    const clusters = simulate(alike, chance)
    const { low, high } = clusteredShare(clusters).estimate
    if (low <= 0.3 && 0.3 <= high) held++
    const total = (of: (cluster: Cluster) => number): number => clusters.reduce((sum, one) => sum + of(one), 0)
    const plain = wilson(
      total(({ successes }) => successes),
      total(({ tries }) => tries),
    )
    if (plain.low <= 0.3 && 0.3 <= plain.high) naive++
  }
  return { held: held / experiments, naive: naive / experiments }
}

describe('the interval of a share of choices', () => {
  test('holds the truth in about 95 of 100 experiments where choices are independent', () => {
    const { held } = coverage(0)
    expect(held).toBeGreaterThan(0.93)
    expect(held).toBeLessThan(0.97)
  })

  test('and where those of one game hang together, where the plain interval is far too narrow', () => {
    const { held, naive } = coverage(0.5)
    expect(held).toBeGreaterThan(0.93)
    expect(held).toBeLessThan(0.97)
    expect(naive).toBeLessThan(0.75)
  })

  test('counts a game once if all of them agree', () => {
    const { estimate, tries } = clusteredShare(Array.from({ length: 20 }, () => ({ tries: 50, successes: 50 })))
    expect(tries).toBe(20)
    expect(estimate.low).toBeCloseTo(wilson(20, 20).low, 10)
  })

  test('without a chance says nothing', () => {
    expect(clusteredShare([]).estimate).toMatchObject({ value: 0, games: 0, low: 0, high: 1 })
  })
})
