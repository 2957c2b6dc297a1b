// For tests: boards from drawings, random boards, and the board that the worked examples take place on.

import fc from 'fast-check'
import { flag, Grid } from './grid.ts'

const legend: Record<string, number> = {
  '#': flag.blocking,
  '+': flag.blocking,
  s: flag.smoke,
  e: flag.interference,
  r: flag.rubble,
  u: flag.unexplored,
  x: flag.impassable,
  o: flag.noEnd,
}

/** A board from its rows. What the legend does not know is bare floor. */
export function boardOf(...rows: string[]): Grid {
  const grid = new Grid(rows[0]?.length ?? 0, rows.length)
  rows.forEach((row, y) => {
    Array.from(row).forEach((letter, x) => grid.set(grid.square(x, y), legend[letter] ?? 0))
  })
  return grid
}

/** A start room, a corridor and three more rooms; all doors are closed. */
export function bunker(): Grid {
  return boardOf(
    '#######################',
    '#######################',
    '#######################',
    '#v...#####v.#.......v##',
    '#..r.#####..#..rr....##',
    '#....#####..+........##',
    '#....#####..#......e.##',
    '#...e#####r.#.....ee.##',
    '#.......v#ee#......e.##',
    '#.r......#ee#........##',
    '#........+ee#####+#####',
    '#.....r..#ee#.......v##',
    '#........#..#..r.....##',
    '###+######..#........##',
    '#........#.v#...rr...##',
    '#........#..+........##',
    '#....r...+..#........##',
    '#........#r.#...ee...##',
    '#.......v#..#v.......##',
    '#######################',
    '#######################',
  )
}

const flags = Object.values(flag)

/** Any board up to 8 x 8: each flag lies on up to a third of the squares, on each independently. */
export const anyBoard: fc.Arbitrary<Grid> = fc
  .tuple(
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 8 }),
    fc.tuple(...flags.map(() => fc.constantFrom(0, 0, 0.1, 0.3))),
    fc.integer(),
  )
  .map(([width, height, shares, seed]) => randomBoard(width, height, shares, randomNumbers(seed)))

/** A board with each flag, in the order of their values, on about that share of its squares. */
export function randomBoard(width: number, height: number, shares: readonly number[], random: () => number): Grid {
  const grid = new Grid(width, height)
  for (let square = 0; square < grid.size; square++) {
    flags.forEach((each, number) => {
      if (random() < (shares[number] ?? 0)) grid.add(square, each)
    })
  }
  return grid
}

/** Numbers from 0 to below 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
