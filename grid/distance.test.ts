// Distance: examples, and the formula against walking.

import { expect, test } from 'vitest'
import { distance } from './distance.ts'
import { Grid } from './grid.ts'
import { slowDistance } from './slow-distance.ts'

const grid = new Grid(28, 28)
const far = (x: number, y: number) => distance(grid, grid.square(0, 0), grid.square(x, y))

test('a row is as long as its steps, a perfect diagonal as its diagonals', () => {
  expect(far(0, 0)).toBe(0)
  expect(far(8, 0)).toBe(8)
  expect(far(0, 3)).toBe(3)
  expect(far(2, 2)).toBe(2)
  expect(far(9, 9)).toBe(9)
})

test('off the perfect diagonal every second step is straight', () => {
  expect(far(1, 2)).toBe(2)
  expect(far(2, 3)).toBe(3)
  expect(far(3, 4)).toBe(5)
  expect(far(8, 9)).toBe(11)
  expect(far(9, 2)).toBe(9)
})

test('the formula agrees with walking', () => {
  for (let x = 0; x <= 12; x++) {
    for (let y = 0; y <= 12; y++) expect([x, y, far(x, y)]).toEqual([x, y, slowDistance(x, y)])
  }
})

test('distance is the same both ways and in all directions', () => {
  const middle = grid.square(14, 13)
  for (let square = 0; square < grid.size; square++) {
    expect(distance(grid, square, middle)).toBe(distance(grid, middle, square))
    expect(distance(grid, square, middle)).toBe(far(Math.abs(grid.x(square) - 14), Math.abs(grid.y(square) - 13)))
  }
})
