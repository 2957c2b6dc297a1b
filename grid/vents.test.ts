// Prices between vents, and which vents are refused.

import { expect, test } from 'vitest'
import { Grid } from './grid.ts'
import { tileDistances, Vents } from './vents.ts'

test('tiles are as far apart as there are borders on the shortest way', () => {
  // Four tiles in a ring, one that hangs on the first, and one that nothing leads to.
  const ring = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
    [0, 4],
  ] as const
  expect(tileDistances(6, ring)).toEqual([
    [0, 1, 2, 1, 1, Infinity],
    [1, 0, 1, 2, 2, Infinity],
    [2, 1, 0, 1, 3, Infinity],
    [1, 2, 1, 0, 2, Infinity],
    [1, 2, 3, 2, 0, Infinity],
    [Infinity, Infinity, Infinity, Infinity, Infinity, 0],
  ])
})

test('a chain of tiles is found in whatever order its borders are told', () => {
  const chain = [
    [3, 4],
    [2, 3],
    [1, 2],
    [0, 1],
  ] as const
  expect(tileDistances(5, chain)[0]).toEqual([0, 1, 2, 3, 4])
  expect(tileDistances(5, chain.toReversed())[4]).toEqual([4, 3, 2, 1, 0])
})

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
