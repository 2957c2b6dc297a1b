// The edges of a Region tile as it lies (CC-038).

import { at } from '@umpire/engine'
import { type TileId, tiles } from '../content/tiles.ts'
import { type Edge, sides } from '../state/region.ts'

const isEdge = (letter: string): letter is Edge => letter === 'O' || letter === 'P' || letter === 'W'

/** The edges of a tile that was turned clockwise by so many quarters. */
export function turnedEdges(tile: TileId, rotation: number): Edge[] {
  const printed = tiles.of(tile).edges.split('').filter(isEdge)
  return sides.map((side) => at(printed, (side - rotation + 4) % 4))
}
