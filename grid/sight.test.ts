// Sight, cover and interference: worked examples, and what holds on every board.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjacent } from './adjacent.ts'
import { flag, type Grid } from './grid.ts'
import { Sight } from './sight.ts'
import { anyBoard, boardOf, bunker } from './test-board.ts'

type Place = readonly [x: number, y: number]

/** What sight there is between two places: none, some, or some with cover for the second. */
function look(grid: Grid, [ax, ay]: Place, [bx, by]: Place): 'none' | 'open' | 'cover' {
  const sight = new Sight(grid, 4)
  const a = grid.square(ax, ay)
  const b = grid.square(bx, by)
  if (!sight.los(a, b)) return 'none'
  return sight.cover(a, b) ? 'cover' : 'open'
}

function withOpen(...doors: Place[]): Grid {
  const grid = bunker()
  for (const [x, y] of doors) grid.remove(grid.square(x, y), flag.blocking)
  return grid
}

test('a doorway seen from the side gives sight and cover', () => {
  expect(look(withOpen([12, 5]), [11, 5], [13, 4])).toBe('cover')
})

test('the spine of a perfect diagonal leads through a doorway', () => {
  expect(look(withOpen([12, 5]), [11, 4], [13, 6])).toBe('cover')
  expect(look(bunker(), [11, 4], [13, 6])).toBe('none')
})

test('there is no sight if all three lines of a diagonal cross walls', () => {
  expect(look(withOpen([12, 5]), [11, 8], [14, 5])).toBe('none')
})

test('there is no sight along a column through a closed door, and full sight through an open one', () => {
  expect(look(bunker(), [3, 15], [3, 11])).toBe('none')
  expect(look(withOpen([3, 13]), [3, 15], [3, 11])).toBe('open')
})

test('a wall between two squares of a row shuts off both lines, though one only runs along it', () => {
  expect(look(withOpen([12, 5]), [11, 4], [13, 4])).toBe('none')
})

test('smoke between two squares of a row shuts off both lines', () => {
  const grid = bunker()
  expect(look(grid, [14, 12], [18, 12])).toBe('open')
  for (const x of [15, 16, 17]) for (const y of [11, 12, 13]) grid.add(grid.square(x, y), flag.smoke)
  expect(look(grid, [14, 12], [18, 12])).toBe('none')
})

test('a closed door is seen, but nothing behind it', () => {
  expect(look(bunker(), [8, 16], [9, 16])).toBe('open')
  expect(look(bunker(), [5, 15], [9, 16])).not.toBe('none')
  expect(look(bunker(), [8, 16], [10, 16])).toBe('none')
})

test('four squares of interference on the way are too many, three are not', () => {
  const grid = bunker()
  const sight = new Sight(grid, 4)
  const warrior = grid.square(10, 5)
  const target = grid.square(10, 13)
  const nearer = grid.square(10, 9)
  expect(sight.interference(warrior, target)).toBe(4)
  expect([sight.clear(warrior, target), sight.los(warrior, target), sight.los(target, warrior)]).toEqual([
    true,
    false,
    false,
  ])
  expect(sight.interference(nearer, target)).toBe(3)
  expect(sight.los(nearer, target)).toBe(true)
})

test('interference does not part adjacent squares', () => {
  const grid = boardOf('ee', 'ee')
  const strict = new Sight(grid, 1)
  expect([strict.los(0, 1), strict.los(0, 3), strict.los(0, 0)]).toEqual([true, true, true])
})

test('the way around interference is taken if it is as short', () => {
  const sight = new Sight(boardOf('.eee.', '.....', '.....'), 4)
  expect(sight.interference(0, 4)).toBe(3)
  expect(sight.interference(0, 9)).toBe(0)
})

test('a way around walls comes before a way through them, even with more interference', () => {
  const detour = new Sight(boardOf('.ee.', '.##.'), 4)
  expect(detour.interference(0, 7)).toBe(2)
  const none = new Sight(boardOf('.#e.', '.#..'), 4)
  expect(none.interference(0, 7)).toBe(0)
})

test('a pinched corner parts two squares that touch', () => {
  const grid = boardOf('.#', '#.')
  expect(look(grid, [0, 0], [1, 1])).toBe('none')
  expect(look(boardOf('.#', '..'), [0, 0], [1, 1])).toBe('cover')
})

test('a seam stops a line that touches two walls from both sides', () => {
  const seam = boardOf('......', '..#...', '...#..', '......')
  expect(new Sight(seam, 4).clear(seam.square(1, 3), seam.square(4, 0))).toBe(false)
})

test('whoever stands in smoke is seen only from adjacent squares', () => {
  const grid = boardOf('.s..')
  expect([look(grid, [0, 0], [1, 0]), look(grid, [1, 0], [3, 0]), look(grid, [3, 0], [1, 0])]).toEqual([
    'open',
    'none',
    'none',
  ])
})

test('smoke gives no cover', () => {
  expect(look(boardOf('.....', '..#..', '.....'), [0, 0], [4, 1])).toBe('open')
  expect(look(boardOf('......', '...#..', '......'), [0, 0], [4, 1])).toBe('cover')
  expect(look(boardOf('......', '...s..', '......'), [0, 0], [4, 1])).toBe('open')
})

test('a wall on the spine gives no cover', () => {
  const grid = boardOf('....', '....', '..#.', '....')
  expect(look(grid, [0, 0], [3, 3])).toBe('open')
})

test('cover is not mutual: it is the one at the corner who has it', () => {
  const grid = boardOf('......', '...#..', '......')
  expect(look(grid, [0, 0], [4, 1])).toBe('cover')
  expect(look(grid, [4, 1], [0, 0])).toBe('open')
})

test('nobody sees into the unexplored, not even from the next square', () => {
  expect(look(boardOf('.u'), [0, 0], [1, 0])).toBe('none')
})

/** The pairs of squares of which something is true, to be compared with none. */
function pairs(grid: Grid, of: (a: number, b: number) => boolean): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let a = 0; a < grid.size; a++) for (let b = 0; b < grid.size; b++) if (of(a, b)) found.push([a, b])
  return found
}

/** An answer for every pair of squares as it is now, to be asked for later. */
function remembered<T>(grid: Grid, answer: (a: number, b: number) => T): (a: number, b: number) => T | undefined {
  const all = Array.from({ length: grid.size ** 2 }, (_, pair) =>
    answer(Math.floor(pair / grid.size), pair % grid.size),
  )
  return (a, b) => all[a * grid.size + b]
}

test('sight and interference are mutual', () => {
  fc.assert(
    fc.property(anyBoard, fc.integer({ min: 1, max: 5 }), (grid, limit) => {
      const sight = new Sight(grid, limit)
      expect(pairs(grid, (a, b) => sight.los(a, b) !== sight.los(b, a))).toEqual([])
      expect(pairs(grid, (a, b) => sight.clear(a, b) !== sight.clear(b, a))).toEqual([])
      expect(pairs(grid, (a, b) => sight.interference(a, b) !== sight.interference(b, a))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a further wall or cloud of smoke never clears a line', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(), fc.constantFrom(flag.blocking, flag.smoke), (grid, number, more) => {
      const sight = new Sight(grid, 4)
      const before = remembered(grid, (a, b) => sight.clear(a, b))
      grid.add(number % grid.size, more)
      expect(pairs(grid, (a, b) => sight.clear(a, b) && !(before(a, b) ?? false))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('more interference is never crossed less, and never lets anybody see more', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(), (grid, number) => {
      const sight = new Sight(grid, 3)
      const crossed = remembered(grid, (a, b) => sight.interference(a, b))
      const seen = remembered(grid, (a, b) => sight.los(a, b))
      grid.add(number % grid.size, flag.interference)
      expect(pairs(grid, (a, b) => sight.interference(a, b) < (crossed(a, b) ?? Infinity))).toEqual([])
      expect(pairs(grid, (a, b) => sight.los(a, b) && !(seen(a, b) ?? false))).toEqual([])
    }),
  )
})

test('there is no cover without sight, and one who sees through interference finds the same cover', () => {
  fc.assert(
    fc.property(anyBoard, (grid) => {
      const sight = new Sight(grid, 2)
      const cover = (a: number, b: number) => sight.los(a, b) && sight.coverIfClear(a, b)
      expect(pairs(grid, (a, b) => sight.cover(a, b) !== cover(a, b))).toEqual([])
    }),
  )
})

test('adjacent squares see each other unless one is unexplored', () => {
  fc.assert(
    fc.property(anyBoard, (grid) => {
      const sight = new Sight(grid, 1)
      const dark = (a: number, b: number) => grid.has(a, flag.unexplored) || grid.has(b, flag.unexplored)
      expect(pairs(grid, (a, b) => adjacent(grid, a, b) && sight.los(a, b) === dark(a, b))).toEqual([])
    }),
  )
})
