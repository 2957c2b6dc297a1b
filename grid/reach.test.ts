// Reach: worked examples, and the search against the plain version.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flag, type Grid } from './grid.ts'
import { Reach } from './reach.ts'
import { slowReach } from './slow-reach.ts'
import { whyNoStep } from './step.ts'
import { anyBoard, boardOf, bunker } from './test-board.ts'
import { Vents } from './vents.ts'

function costs(grid: Grid, reach: Reach): number[] {
  return Array.from({ length: grid.size }, (_, square) => reach.costTo(square))
}

test('leaving rubble costs two, entering it one, and a closed door is shut', () => {
  const grid = bunker()
  const reach = new Reach(grid)
  reach.search(grid.square(5, 16), { points: 5, diagonals: 1 })
  expect([6, 7, 8, 9].map((x) => reach.costTo(grid.square(x, 16)))).toEqual([2, 3, 4, Infinity])
  expect(reach.costTo(grid.square(6, 17))).toBe(2)
  reach.search(grid.square(5, 16), { points: 5, diagonals: 1, ignoresRubble: true })
  expect(reach.costTo(grid.square(8, 16))).toBe(3)
  reach.search(grid.square(4, 16), { points: 5, diagonals: 1 })
  expect(reach.costTo(grid.square(5, 16))).toBe(1)
})

test('a second diagonal must be allowed', () => {
  const grid = bunker()
  const reach = new Reach(grid)
  const cost = (diagonals: number) => {
    reach.search(grid.square(4, 14), { points: 9, diagonals })
    return reach.costTo(grid.square(6, 16))
  }
  expect([0, 1, 2, 5].map(cost)).toEqual([4, 3, 2, 2])
})

test('of ways that cost the same the one with fewer diagonals is taken', () => {
  const grid = boardOf('...', 'r..')
  const reach = new Reach(grid)
  reach.search(0, { points: 9, diagonals: 2 })
  expect([reach.costTo(2), reach.diagonalsTo(2)]).toEqual([2, 0])
  expect(reach.pathTo(2)).toEqual([1, 2])
  expect([reach.costTo(5), reach.diagonalsTo(5)]).toEqual([2, 1])
})

test('a dearer way that saves the diagonal leads on where the cheaper one cannot', () => {
  // The last square can only be entered by a diagonal, past the enemies.
  const grid = boardOf('..xx', '...x', 'xxx.')
  const reach = new Reach(grid)
  const [middle, last] = [grid.square(2, 1), grid.square(3, 2)]
  reach.search(0, { points: 9, diagonals: 1 })
  expect([reach.costTo(middle), reach.diagonalsTo(middle)]).toEqual([2, 1])
  expect([reach.costTo(last), reach.diagonalsTo(last)]).toEqual([4, 1])
  expect(reach.pathTo(last)?.slice(-2)).toEqual([middle, last])
})

test('a figure passes those that let it through, but does not stay there', () => {
  const grid = boardOf('.o.')
  const reach = new Reach(grid)
  reach.search(0, { points: 2, diagonals: 1 })
  expect(costs(grid, reach)).toEqual([0, Infinity, 2])
  expect(reach.pathTo(1)).toBeUndefined()
  expect(reach.pathTo(2)).toEqual([1, 2])
  expect(Array.from({ length: reach.count }, (_, number) => reach.end(number))).toEqual([0, 2])
  expect(() => reach.end(2)).toThrow(RangeError)
})

test('nobody passes enemies, walls and the unexplored, or between two walls', () => {
  for (const row of ['.x.', '.#.', '.u.']) {
    const reach = new Reach(boardOf(row))
    reach.search(0, { points: 9, diagonals: 1 })
    expect(reach.count).toBe(1)
  }
  const pinched = new Reach(boardOf('.#', '#.'))
  pinched.search(0, { points: 9, diagonals: 1 })
  expect(pinched.costTo(3)).toBe(Infinity)
  const corner = new Reach(boardOf('.#', 'x.'))
  corner.search(0, { points: 9, diagonals: 1 })
  expect(corner.costTo(3)).toBe(1)
})

test('a figure may stay where it is, even where others could not', () => {
  const grid = boardOf('o.')
  const reach = new Reach(grid)
  reach.search(0, { points: 0, diagonals: 1 })
  expect([reach.count, reach.costTo(0), reach.pathTo(0)]).toEqual([1, 0, []])
})

test('a vent is a shortcut for those who may use it, while both ends are open', () => {
  const grid = bunker()
  const [start, near, far, behind] = [grid.square(6, 18), grid.square(8, 18), grid.square(11, 14), grid.square(11, 12)]
  const vents = new Vents(
    grid,
    [near, far],
    [
      [0, 1],
      [1, 0],
    ],
  )
  const reach = new Reach(grid)
  const cost = () => {
    reach.search(start, { points: 5, diagonals: 1, vents })
    return reach.costTo(behind)
  }
  expect(cost()).toBe(5)
  expect(reach.pathTo(behind)).toEqual([grid.square(7, 18), near, far, grid.square(11, 13), behind])
  reach.search(start, { points: 5, diagonals: 1 })
  expect(reach.costTo(behind)).toBe(Infinity)
  grid.add(far, flag.impassable)
  expect(cost()).toBe(Infinity)
  grid.set(far, flag.unexplored)
  expect(cost()).toBe(Infinity)
  grid.set(far, flag.noEnd)
  expect([cost(), reach.costTo(far)]).toEqual([5, Infinity])
  vents.seal(near, true)
  expect(cost()).toBe(Infinity)
  vents.seal(near, false)
  expect(cost()).toBe(5)
})

const anyMovement = fc.record({
  points: fc.constantFrom(0, 1, 3, 5, 8, Infinity),
  diagonals: fc.nat({ max: 4 }),
  ignoresRubble: fc.boolean(),
})

const anyVents = fc.record({
  places: fc.uniqueArray(fc.nat({ max: 63 }), { maxLength: 5 }),
  prices: fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 }), {
    minLength: 5,
    maxLength: 5,
  }),
  sealed: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
})

test('the search finds the same costs as the plain version, and its ways are worth them', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(), anyMovement, anyVents, (grid, number, movement, { places, prices, sealed }) => {
      const start = number % grid.size
      const squares = places.filter((square) => square < grid.size)
      const vents = new Vents(grid, squares, prices)
      squares.forEach((square, vent) => vents.seal(square, sealed[vent] ?? false))
      const reach = new Reach(grid)
      // A search before must leave nothing behind.
      reach.search(0, { points: 9, diagonals: 1 })
      reach.search(start, { ...movement, vents })

      const { points, diagonals, ignoresRubble } = movement
      const expected = slowReach(grid, start, points, diagonals, ignoresRubble, { squares, prices, sealed })
      expect(costs(grid, reach)).toEqual(expected)
      expect(reach.count).toBe(expected.filter((cost) => cost < Infinity).length)
      const ordered = Array.from({ length: reach.count }, (_, end) => reach.costTo(reach.end(end)))
      expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))

      for (let end = 0; end < reach.count; end++) {
        const target = reach.end(end)
        const path = reach.pathTo(target) ?? []
        let here = start
        let paid = 0
        let diagonalsMade = 0
        for (const next of path) {
          const price = prices[squares.indexOf(here)]?.[squares.indexOf(next)]
          const step = whyNoStep(grid, here, next) === undefined
          const stepPrice = grid.has(here, flag.rubble) && !ignoresRubble ? 2 : 1
          paid += Math.min(step ? stepPrice : Infinity, price ?? Infinity)
          if (step && grid.x(here) !== grid.x(next) && grid.y(here) !== grid.y(next)) diagonalsMade++
          here = next
        }
        expect(here).toBe(target)
        expect(paid).toBeLessThanOrEqual(reach.costTo(target))
        expect(diagonalsMade).toBeGreaterThanOrEqual(reach.diagonalsTo(target))
        expect(reach.diagonalsTo(target)).toBeLessThanOrEqual(diagonals)
      }
    }),
    { numRuns: 400 },
  )
})
