// The dice: their faces, and what pools of them come to.

import { at } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { faces, type Pool, pool, sayPool } from './dice.ts'

/** How likely each number of hits is, from 0. */
function hitChances({ black, red }: Pool): number[] {
  const dice = [...Array.from({ length: black }, () => faces.black), ...Array.from({ length: red }, () => faces.red)]
  return dice.reduce<number[]>(
    (before, die) => {
      const after = Array.from({ length: before.length + 2 }, () => 0)
      for (const [hits, chance] of before.entries())
        for (const face of die) after[hits + face] = (after[hits + face] ?? 0) + chance / die.length
      return after
    },
    [1],
  )
}

const atLeast = (dice: Pool, least: number): number =>
  hitChances(dice).reduce((sum, chance, hits) => (hits >= least ? sum + chance : sum), 0)

const expectedWounds = (dice: Pool, defense: number): number =>
  hitChances(dice).reduce((sum, chance, hits) => sum + chance * Math.max(0, hits - defense), 0)

/** Chances of 1, 2 ... 6 hits or more; then expected wounds against Defense 0, 1 ... 4. */
const table: readonly (readonly [string, string, string])[] = [
  ['1B', '0.667 0.167 0.000 0.000 0.000 0.000', '0.83 0.17 0.00 0.00 0.00'],
  ['2B', '0.889 0.556 0.194 0.028 0.000 0.000', '1.67 0.78 0.22 0.03 0.00'],
  ['3B', '0.963 0.796 0.491 0.199 0.046 0.005', '2.50 1.54 0.74 0.25 0.05'],
  ['4B', '0.988 0.914 0.722 0.444 0.197 0.058', '3.33 2.35 1.43 0.71 0.27'],
  ['5B', '0.996 0.965 0.862 0.662 0.408 0.192', '4.17 3.17 2.21 1.34 0.68'],
  ['6B', '0.999 0.986 0.936 0.812 0.611 0.378', '5.00 4.00 3.02 2.08 1.27'],
  ['1B+1R', '0.944 0.694 0.306 0.056 0.000 0.000', '2.00 1.06 0.36 0.06 0.00'],
  ['2B+1R', '0.981 0.870 0.606 0.287 0.079 0.009', '2.83 1.85 0.98 0.38 0.09'],
  ['3B+1R', '0.994 0.948 0.801 0.544 0.271 0.090', '3.67 2.67 1.73 0.92 0.38'],
  ['4B+1R', '0.998 0.979 0.906 0.740 0.496 0.256', '4.50 3.50 2.52 1.62 0.88'],
  ['1B+2R', '0.991 0.921 0.713 0.394 0.130 0.019', '3.17 2.18 1.25 0.54 0.15'],
  ['2B+2R', '0.997 0.969 0.863 0.641 0.359 0.137', '4.00 3.00 2.03 1.17 0.53'],
  ['3B+2R', '0.999 0.988 0.939 0.807 0.584 0.332', '4.83 3.83 2.85 1.91 1.10'],
]

/** Printed numbers that are not the right ones, rounded to the digits that are printed (a half either way). */
const notRounded = (printed: string, right: readonly number[]): string[] =>
  printed.split(' ').flatMap((text, n) => {
    const half = 0.5 * 10 ** (2 - text.length)
    const number = at(right, n)
    return Math.abs(Number(text) - number) <= half + 1e-9 ? [] : [`${text} is ${number}`]
  })

describe('a pool', () => {
  test.each(table)('of %s hits and wounds as often as the table says', (text, chances, wounds) => {
    const dice = pool(text)
    const rightChances = [1, 2, 3, 4, 5, 6].map((least) => atLeast(dice, least))
    const rightWounds = [0, 1, 2, 3, 4].map((defense) => expectedWounds(dice, defense))
    expect(notRounded(chances, rightChances)).toEqual([])
    expect(notRounded(wounds, rightWounds)).toEqual([])
  })

  test('is written as it is read', () => {
    for (const text of ['3B', '1R', '2B+1R']) expect(sayPool(pool(text))).toBe(text)
    expect(pool('2B+1R')).toEqual({ black: 2, red: 1 })
    expect(pool('2R')).toEqual({ black: 0, red: 2 })
    expect(sayPool({ black: 0, red: 0 })).toBe('0')
  })

  test.each(['', 'B', '2', '2B1R', '+1R', '1R+2B', '0B', '2B+', '2b'])('is not "%s"', (text) => {
    expect(() => pool(text)).toThrow(`"${text}" is no pool of dice`)
  })
})

test('every die has six faces', () => {
  expect(faces.black).toHaveLength(6)
  expect(faces.red).toHaveLength(6)
})
