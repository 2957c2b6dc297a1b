// The reasons given for sight and for none.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjacent } from './adjacent.ts'
import { flag, type Grid } from './grid.ts'
import { Sight } from './sight.ts'
import { reportSight } from './sight-report.ts'
import { anyBoard, boardOf, bunker } from './test-board.ts'

function report(grid: Grid, ax: number, ay: number, bx: number, by: number) {
  return reportSight(new Sight(grid, 4), grid.square(ax, ay), grid.square(bx, by))
}

test('a line through a wall names the wall, and the cover that comes of it', () => {
  const grid = bunker()
  grid.remove(grid.square(12, 5), flag.blocking)
  const { whyUnseen, cover, lines } = report(grid, 11, 5, 13, 4)
  expect(whyUnseen).toBeUndefined()
  expect(cover).toBe(true)
  expect(lines).toEqual([
    {
      kind: 'front',
      from: { x: 12, y: 5 },
      to: { x: 13, y: 4 },
      obstacle: { how: 'through', squares: [grid.square(12, 4)] },
      givesCover: true,
    },
    { kind: 'front', from: { x: 12, y: 6 }, to: { x: 13, y: 5 }, obstacle: undefined, givesCover: false },
  ])
})

test('a perfect diagonal has two flanks and a spine', () => {
  const grid = bunker()
  grid.remove(grid.square(12, 5), flag.blocking)
  const { lines } = report(grid, 11, 4, 13, 6)
  expect(lines.map(({ kind, from, to }) => [kind, from.x, from.y, to.x, to.y])).toEqual([
    ['flank', 12, 4, 14, 6],
    ['flank', 11, 5, 13, 7],
    ['spine', 12, 5, 13, 6],
  ])
  expect(lines.map((line) => line.givesCover)).toEqual([false, true, false])
  expect(lines.map((line) => line.obstacle?.squares)).toEqual([[grid.square(12, 4)], [grid.square(12, 6)], undefined])
})

test('a spine through a wall is stopped, but gives no cover', () => {
  const { cover, lines } = report(boardOf('....', '....', '..#.', '....'), 0, 0, 3, 3)
  expect(cover).toBe(false)
  expect(lines.map((line) => [line.obstacle?.squares, line.givesCover])).toEqual([
    [undefined, false],
    [undefined, false],
    [[10], false],
  ])
})

test('a pinched spine and a seam name both squares', () => {
  const pinched = report(boardOf('.#', '#.'), 0, 0, 1, 1)
  expect(pinched.whyUnseen).toEqual({ because: 'lines' })
  expect(pinched.lines[2]?.obstacle).toEqual({ how: 'squeezed', squares: [1, 2] })
  const seam = report(boardOf('....', '.#..', '#...', '....'), 0, 0, 3, 3)
  expect(seam.lines[1]?.obstacle).toEqual({ how: 'squeezed', squares: [5, 8] })
})

test('a wall in the row is in the way of both lines', () => {
  const { whyUnseen, lines } = report(boardOf('..#.'), 0, 0, 3, 0)
  expect(whyUnseen).toEqual({ because: 'lines' })
  expect(lines.map((line) => line.obstacle)).toEqual([
    { how: 'in the row', squares: [2] },
    { how: 'in the row', squares: [2] },
  ])
})

test('smoke, the unexplored and interference are named', () => {
  expect(report(boardOf('s..u'), 0, 0, 3, 0).whyUnseen).toEqual({ because: 'unexplored', squares: [3] })
  expect(report(boardOf('s..s'), 0, 0, 3, 0).whyUnseen).toEqual({ because: 'smoke', squares: [0, 3] })
  expect(report(boardOf('eeee'), 0, 0, 3, 0).whyUnseen).toEqual({ because: 'interference', crossed: 4 })
  expect(report(boardOf('eeee'), 0, 0, 0, 0)).toEqual({
    whyUnseen: undefined,
    cover: false,
    lines: [],
    interference: 1,
  })
})

test('a report agrees with sight, and an obstacle is there', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(), fc.nat(), (grid, one, other) => {
      const a = one % grid.size
      const b = other % grid.size
      const sight = new Sight(grid, 4)
      const told = reportSight(sight, a, b)
      expect(told.whyUnseen === undefined).toBe(sight.los(a, b))
      expect(told.cover).toBe(sight.los(a, b) && told.lines.some((line) => line.givesCover))
      for (const { obstacle } of told.lines) {
        const stops = obstacle?.how === 'squeezed' ? flag.blocking : flag.blocking | flag.smoke
        expect(obstacle?.squares.every((square) => grid.has(square, stops))).not.toBe(false)
      }
      const anyClear = told.lines.some((line) => line.obstacle === undefined)
      if (told.whyUnseen?.because === 'lines') expect(anyClear).toBe(false)
      if (told.whyUnseen === undefined && a !== b && !adjacent(grid, a, b)) expect(anyClear).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
