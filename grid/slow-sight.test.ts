// Sight, cover and interference against the plain versions, on many random boards.

import { expect, test } from 'vitest'
import { Sight } from './sight.ts'
import { slowClear, slowCover, slowInterference, slowLos } from './slow-sight.ts'
import { randomBoard, randomNumbers } from './test-board.ts'

const boards = 2000
const pairs = 50

test('100,000 positions give the same as the plain rules', () => {
  const random = randomNumbers(6)
  const below = (limit: number) => Math.floor(random() * limit)
  const counts = { seen: 0, unseen: 0, covered: 0, disturbed: 0 }
  for (let board = 0; board < boards; board++) {
    const shares = [random() * 0.35, below(3) * 0.04, below(4) * 0.2, 0, below(3) * 0.03]
    const grid = randomBoard(2 + below(9), 2 + below(9), shares, random)
    const sight = new Sight(grid, 4)
    for (let pair = 0; pair < pairs; pair++) {
      const a = below(grid.size)
      const b = below(grid.size)
      const fast = [sight.clear(a, b), sight.los(a, b), sight.cover(a, b), sight.interference(a, b)]
      const slow = [
        slowClear(grid, a, b),
        slowLos(grid, 4, a, b),
        slowCover(grid, 4, a, b),
        slowInterference(grid, a, b),
      ]
      if (fast.some((answer, number) => answer !== slow[number])) {
        expect({ width: grid.width, cells: [...grid.cells], a, b, answers: fast }).toEqual({ answers: slow })
      }
      if (fast[1] === true) counts.seen++
      else counts.unseen++
      if (fast[2] === true) counts.covered++
      if (fast[0] === true && fast[1] === false) counts.disturbed++
    }
  }
  // The boards must be such that every answer comes up often.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(500)
})
