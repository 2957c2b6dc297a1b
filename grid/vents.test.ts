// Prices between vents, and which vents are refused.

import { expect, test } from 'vitest'
import { Grid } from './grid.ts'
import { Vents } from './vents.ts'

test('each price must be there and be a whole number from 1 to 63', () => {
  const grid = new Grid(3, 1)
  const wayBack = (price: number[]) => () => new Vents(grid, [0, 2], [[0, 1], price])
  expect(wayBack([1])).not.toThrow()
  for (const price of [[], [0], [1.5], [64], [Infinity]]) expect(wayBack(price)).toThrow(RangeError)
})

test('only vents can be sealed', () => {
  const vents = new Vents(
    new Grid(3, 1),
    [0, 2],
    [
      [0, 1],
      [1, 0],
    ],
  )
  expect(() => vents.seal(1, true)).toThrow('no vent on square 1')
})
