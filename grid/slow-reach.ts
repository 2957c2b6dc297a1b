// For tests: movement in its plainest form. All prices are lowered, edge by edge, until nothing changes.

import { flag, type Grid, type Square } from './grid.ts'
import { slowAdjacent } from './slow-sight.ts'

export interface SlowVents {
  squares: readonly Square[]
  prices: readonly (readonly number[])[]
  sealed: readonly boolean[]
}

interface Edge {
  from: Square
  to: Square
  price: number
  diagonal: boolean
}

function edgesOf(grid: Grid, ignoresRubble: boolean, vents: SlowVents | undefined): Edge[] {
  const edges: Edge[] = []
  for (let from = 0; from < grid.size; from++) {
    for (let to = 0; to < grid.size; to++) {
      if (grid.has(to, flag.blocking | flag.unexplored | flag.impassable)) continue
      const diagonal = grid.x(from) !== grid.x(to) && grid.y(from) !== grid.y(to)
      const price = grid.has(from, flag.rubble) && !ignoresRubble ? 2 : 1
      if (slowAdjacent(grid, from, to)) edges.push({ from, to, price, diagonal })
      const ventFrom = vents?.squares.indexOf(from) ?? -1
      const ventTo = vents?.squares.indexOf(to) ?? -1
      const open = ![ventFrom, ventTo].some((vent) => vents?.sealed[vent] ?? true)
      const ventPrice = vents?.prices[ventFrom]?.[ventTo]
      if (open && from !== to && ventPrice !== undefined) edges.push({ from, to, price: ventPrice, diagonal: false })
    }
  }
  return edges
}

/** For each square the price of ending there, Infinity where the figure cannot. */
export function slowReach(
  grid: Grid,
  start: Square,
  points: number,
  diagonals: number,
  ignoresRubble: boolean,
  vents: SlowVents | undefined,
): number[] {
  const edges = edgesOf(grid, ignoresRubble, vents)
  const prices = Array.from({ length: diagonals + 1 }, () => Array.from({ length: grid.size }, () => Infinity))
  const price = (used: number, square: Square) => prices[used]?.[square] ?? Infinity
  const lower = (used: number, square: Square, to: number) => {
    const row = prices[used]
    if (row === undefined || to > points || to >= price(used, square)) return false
    row[square] = to
    return true
  }
  let changed = lower(0, start, 0)
  while (changed) {
    changed = false
    for (const edge of edges) {
      for (let used = 0; used <= diagonals; used++) {
        const to = price(used, edge.from) + edge.price
        if (lower(used + (edge.diagonal ? 1 : 0), edge.to, to)) changed = true
      }
    }
  }
  return Array.from({ length: grid.size }, (_, square) => {
    if (square !== start && grid.has(square, flag.noEnd)) return Infinity
    return Math.min(...prices.map((row) => row[square] ?? Infinity))
  })
}
