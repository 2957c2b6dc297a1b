// The board itself: squares, cells and flags.

import { expect, test } from 'vitest'
import { flag, Grid } from './grid.ts'
import { boardOf } from './test-board.ts'

test('a square is found by its place, and its cell by the square', () => {
  const grid = new Grid(7, 4)
  for (let y = 0; y < 4; y++) {
    for (let x = 0; x < 7; x++) {
      const square = grid.square(x, y)
      expect(square).toBe(y * 7 + x)
      expect([grid.x(square), grid.y(square)]).toEqual([x, y])
      expect(grid.squareOf(grid.cell(square))).toBe(square)
    }
  }
})

test('there are no squares outside of the board', () => {
  const grid = new Grid(7, 4)
  expect(() => grid.square(7, 0)).toThrow(RangeError)
  expect(() => grid.square(0, -1)).toThrow(RangeError)
  expect(() => grid.set(28, 0)).toThrow(RangeError)
  expect(() => grid.flags(-1)).toThrow(RangeError)
})

test('flags come and go without touching the others of their square', () => {
  const grid = new Grid(2, 1)
  grid.add(1, flag.rubble | flag.smoke)
  grid.add(1, flag.noEnd)
  grid.remove(1, flag.smoke)
  expect(grid.flags(1)).toBe(flag.rubble | flag.noEnd)
  expect(grid.has(1, flag.smoke | flag.rubble)).toBe(true)
  expect(grid.has(1, flag.smoke)).toBe(false)
  expect(grid.flags(0)).toBe(0)
})

test('a flag taken from everywhere leaves the world outside blocking', () => {
  const grid = boardOf('#x', 'xr')
  const outside = grid.cells.filter((flags) => flags === flag.blocking).length - 1
  grid.removeEverywhere(flag.impassable | flag.blocking)
  expect([0, 1, 2, 3].map((square) => grid.flags(square))).toEqual([0, 0, 0, flag.rubble])
  expect(grid.cells.filter((flags) => flags === flag.blocking).length).toBe(outside)
})
