import { below, seedRandom } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { readAt, readWays, sayWays, stays, type Way } from './ways.ts'

describe('the notation of ways', () => {
  test('a vehicle goes by way points', () => {
    const ways = [
      {
        team: 1,
        path: [
          { x: 1250, y: 3025 },
          { x: 1400, y: 3100 },
        ],
      },
    ]
    expect(sayWays(ways, false)).toBe('12.50 30.25 | 14.00 31.00')
    expect(readWays('12.5 30.25|14 31', false, 1)).toEqual(ways)
  })

  test('a squad names its bases, in whichever order', () => {
    const ways = readWays('3: 13 31; 1: 12.50 30.25', true, 1)
    expect(ways?.map(({ team }) => team)).toEqual([1, 3])
    expect(sayWays(ways ?? stays, true)).toBe('1: 12.50 30.25; 3: 13.00 31.00')
  })

  test('whoever stays says so', () => {
    expect(sayWays(stays, true)).toBe('stay')
    expect(readWays(' STAY ', false, 1)).toEqual([])
  })

  test.each(['', '12', '12 30 40', 'a b', '1: 12 30', '12 30;', '-1 3', '1e2 3', '12.345 3'])(
    '"%s" is no way of a vehicle',
    (text) => {
      expect(readWays(text, false, 1)).toBeUndefined()
    },
  )

  test.each(['12 30', '1: 12 30; 1: 13 31', 'x: 12 30', '1: 12 30;;', '1:'])('"%s" is no way of a squad', (text) => {
    expect(readWays(text, true, 1)).toBeUndefined()
  })

  test('every point of the table reads as it is said', () => {
    const random = seedRandom('points')
    for (let n = 0; n < 2000; n++) {
      const team = (first: number): Way => ({
        team: first,
        path: Array.from({ length: 1 + below(random, 3) }, () => ({ x: below(random, 4801), y: below(random, 4801) })),
      })
      const ways = [team(1), team(2), team(4)]
      expect(readWays(sayWays(ways, true), true, 1)).toEqual(ways)
      expect(readWays(sayWays([team(1)].slice(0, 1), false), false, 1)).toHaveLength(1)
    }
    expect(readAt('48.00 0.01')).toEqual({ x: 4800, y: 1 })
  })
})
