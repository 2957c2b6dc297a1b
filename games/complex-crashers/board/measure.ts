// Where regions, cells and borders lie on the drawing: the start at 0, 0, north up. The drawing grows with the Complex to
// all sides, and what lies in it stays where it is.

import type { Box } from '@umpire/board'
import { at } from '@umpire/engine'
import { cellBeyond, isUnobstructed, regionAt } from '../regions.ts'
import type { State } from '../state.ts'
import { type Region, type Side, sides } from '../state/region.ts'

/** How wide a region is drawn. */
export const tile = 138

/** What is kept free around the outermost cells: walls stand out. */
const margin = 26

/** A small Complex is not blown up: so many cells fit at least. */
const least = { columns: 5, rows: 4 }

/** The usual window on the map, and how large pieces get in it at most. */
const window = { width: 744, height: 590 }
const mostGrown = 1.6

export interface Point {
  readonly x: number
  readonly y: number
}

/** A cell of the grid: east and north of the start. */
export type Cell = readonly [x: number, y: number]

/** The edges of the drawing. */
export interface Frame extends Box {
  /** How much larger pieces may be drawn: on a large map everything is seen smaller. */
  readonly grown: number
}

/** CC-039 The unrevealed cells behind an unobstructed border, each once. */
export function frontierCells(state: State): Cell[] {
  const found = new Map<string, Cell>()
  for (const region of state.regions) {
    for (const side of sides) {
      if (at(region.next, side) !== null || !isUnobstructed(state, region, side)) continue
      const [x, y] = cellBeyond(region, side)
      found.set(`${x}.${y}`, [x, y])
    }
  }
  return [...found.values()]
}

/** Every cell that is drawn: regions, the frontier, and what is being revealed. */
function drawnCells(state: State): Cell[] {
  const { placing } = state
  return [
    ...state.regions.map(({ x, y }): Cell => [x, y]),
    ...frontierCells(state),
    ...state.revealing,
    ...(placing === null ? [] : [[placing.x, placing.y] as const]),
  ]
}

export function frameOf(state: State): Frame {
  const cells = drawnCells(state)
  const xs = cells.map(([x]) => x)
  const ys = cells.map(([, y]) => y)
  const west = Math.min(0, ...xs)
  const north = Math.max(0, ...ys)
  const columns = Math.max(0, ...xs) - west + 1
  const rows = north - Math.min(0, ...ys) + 1
  const width = Math.max(columns, least.columns) * tile + 2 * margin
  const height = Math.max(rows, least.rows) * tile + 2 * margin
  const seen = Math.min(window.width / width, window.height / height)
  return {
    x: west * tile - (width - columns * tile) / 2,
    y: -north * tile - (height - rows * tile) / 2,
    width,
    height,
    grown: Math.min(mostGrown, Math.max(1, 1 / seen)),
  }
}

/** The upper left corner of a cell. */
export const cornerOf = (x: number, y: number): Point => ({ x: x * tile, y: -y * tile })

export const middleOf = (x: number, y: number): Point => {
  const corner = cornerOf(x, y)
  return { x: corner.x + tile / 2, y: corner.y + tile / 2 }
}

export const boxOf = ({ x, y }: Pick<Region, 'x' | 'y'>): Box => ({
  ...cornerOf(x, y),
  width: tile,
  height: tile,
})

/** True for borders that run from west to east. */
export const isLevel = (side: Side): boolean => side % 2 === 0

/** The middle of a border. */
export function middleOfBorder({ x, y }: Pick<Region, 'x' | 'y'>, side: Side): Point {
  const middle = middleOf(x, y)
  const half = tile / 2
  return { x: middle.x + half * at([0, 1, 0, -1], side), y: middle.y + half * at([-1, 0, 1, 0], side) }
}

/** The box around all of some boxes. */
export function boxAround(boxes: readonly Box[], grown = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - grown
  const y = Math.min(...boxes.map((box) => box.y)) - grown
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) + grown - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + grown - y,
  }
}

/** Whether a cell is still unrevealed. */
export const isUnrevealed = (state: State, [x, y]: Cell): boolean => regionAt(state, x, y) === undefined
