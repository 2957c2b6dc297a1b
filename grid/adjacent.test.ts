// Neighbours, single steps and forced movement.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjacent, adjacentSquares } from './adjacent.ts'
import { pullSteps, straight } from './forced.ts'
import { flag } from './grid.ts'
import { slowAdjacent } from './slow-sight.ts'
import { whyNoStep } from './step.ts'
import { anyBoard, boardOf } from './test-board.ts'

test('diagonal neighbours are adjacent past one blocking square, not between two', () => {
  const grid = boardOf('.#.', '#..', '...')
  expect(adjacent(grid, grid.square(0, 0), grid.square(1, 1))).toBe(false)
  expect(adjacent(grid, grid.square(2, 0), grid.square(1, 1))).toBe(true)
  expect(adjacentSquares(grid, grid.square(1, 1))).toEqual([1, 2, 3, 5, 6, 7, 8])
  expect(adjacentSquares(grid, 0)).toEqual([1, 3])
  expect(adjacent(grid, 4, 4)).toBe(false)
})

test('adjacent squares are those of the plain rule', () => {
  fc.assert(
    fc.property(anyBoard, (grid) => {
      for (let a = 0; a < grid.size; a++) {
        const expected = Array.from({ length: grid.size }, (_, b) => b).filter((b) => slowAdjacent(grid, a, b))
        expect(adjacentSquares(grid, a)).toEqual(expected)
      }
    }),
  )
})

test('a step is refused for the reason that is in the way', () => {
  const grid = boardOf('.#u', 'xor', '.#.')
  const why = (x: number, y: number) => whyNoStep(grid, grid.square(1, 1), grid.square(x, y))
  expect(why(1, 0)).toBe('blocking')
  expect(why(2, 0)).toBe('unexplored')
  expect(why(0, 1)).toBe('impassable')
  expect(why(2, 1)).toBeUndefined()
  expect(why(0, 0)).toBeUndefined()
  expect(why(1, 1)).toBe('not a neighbour')
  expect(whyNoStep(grid, 0, 2)).toBe('not a neighbour')
  grid.add(grid.square(0, 1), flag.blocking)
  expect(why(0, 0)).toBe('corner')
})

test('one who is pushed goes straight on and stops before what is in the way', () => {
  expect(straight(boardOf('.....'), 1, 1, 0, 2)).toEqual([2, 3])
  expect(straight(boardOf('.....'), 1, 1, 0, 9)).toEqual([2, 3, 4])
  expect(straight(boardOf('.....'), 1, -1, 0, 9)).toEqual([0])
  for (const obstacle of ['#', 'x', 'o', 'u']) expect(straight(boardOf(`...${obstacle}.`), 0, 1, 0, 9)).toEqual([1, 2])
  expect(straight(boardOf('..r.s'), 0, 1, 0, 9)).toEqual([1, 2, 3, 4])
  expect(straight(boardOf('...', '..#', '.#.'), 0, 1, 1, 9)).toEqual([4])
})

test('a straight line may be stopped by walls alone', () => {
  expect(straight(boardOf('.xo.#.'), 0, 1, 0, 9, flag.blocking)).toEqual([1, 2, 3])
})

test('one who is pulled comes nearer across or down, and in neither farther', () => {
  const open = boardOf('....', '....', '....')
  expect(pullSteps(open, open.square(3, 2), open.square(0, 0))).toEqual([6, 7, 10])
  expect(pullSteps(open, open.square(3, 1), open.square(0, 1))).toEqual([6])
  const hindered = boardOf('o...', '...#', '..#.')
  expect(pullSteps(hindered, hindered.square(3, 2), 0)).toEqual([])
  expect(pullSteps(hindered, 1, 0)).toEqual([])
})
