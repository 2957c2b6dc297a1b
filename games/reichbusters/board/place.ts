// Where tokens and pieces lie in an area: tokens in a row along the top, pieces in rows below, smaller as more come.

import type { Box, Size } from '@umpire/board'
import { type Point, tile } from './measure.ts'

export interface Placed extends Point {
  readonly scale: number
}

export interface PlacedPiece extends Placed {
  /** How wide its name may be; 0 where there is no room for it. */
  readonly nameWidth: number
}

/** The floor of an area: inside the walls. */
const inset = 11
/** What a token takes. */
const tokenSize = 31
const tokenTop = 28

/** Tokens in a row from the left; where they are many they get smaller. */
export function placeTokens(count: number, grown: number): Placed[] {
  const room = tile - 2 * inset - 2
  const scale = Math.min(grown * 0.95, room / (count * tokenSize))
  return Array.from({ length: count }, (_, n) => ({
    x: inset + 3 + (n + 0.5) * tokenSize * scale,
    y: tokenTop - 14 + 14 * scale,
    scale,
  }))
}

/** What a piece takes at full size, with its name below and without. */
const named: Size = { width: 47, height: 57 }
const nameless: Size = { width: 45, height: 48 }
/** Below this part of their full size there are no names: they could not be read, and the pieces get their room. */
const smallestNamed = 0.68

function rowsFor(count: number, { width, height }: Box, one: Size, most: number): { columns: number; scale: number } {
  let best = { columns: 1, scale: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const scale = Math.min(most, width / columns / one.width, height / rows / one.height)
    if (scale > best.scale) best = { columns, scale }
  }
  return best
}

/** Pieces of one area, below its tokens and above the name of the room. */
export function placePieces(count: number, tokens: number, hasName: boolean, grown: number): PlacedPiece[] {
  if (count === 0) return []
  const top = tokens === 0 ? 16 : 36
  const below = (foot: number): Box => ({
    x: inset - 2,
    y: top,
    width: tile - 2 * inset + 4,
    height: tile - foot - top,
  })
  const aboveName = below(hasName ? 12 + 11.5 * grown : 7)
  const withNames = rowsFor(count, aboveName, named, grown)
  const isNamed = withNames.scale >= smallestNamed * grown
  // Where it is crowded, pieces come before the name of the room.
  const room = isNamed ? aboveName : below(7)
  const { columns, scale } = isNamed ? withNames : rowsFor(count, room, nameless, grown)
  const rows = Math.ceil(count / columns)
  // Names hang below their pieces: without them the rows stand in the middle.
  const lift = isNamed ? 6 * scale : 0
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const width = room.width / inRow
    return {
      x: room.x + width * (n - row * columns + 0.5),
      y: room.y + (room.height / rows) * (row + 0.5) - lift,
      scale,
      nameWidth: isNamed ? Math.min(width + 6, tile) : 0,
    }
  })
}
