// Where the names of pieces stand: below them, above them, or nowhere, so that no name hides a piece or another name.

import type { Box } from '@umpire/board'
import type { Point } from './measure.ts'

interface Named extends Point {
  readonly name: string
  /** How far below the middle the piece and its bar reach. */
  readonly foot: number
}

/** What a letter takes across, as a share of the size of the words. */
const letter = 0.5
const piece = 13

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/**
 * The line of each name, measured from the middle of its piece; undefined where it would hide something.
 * `others`: the middles of the pieces without a name.
 */
export function namePlaces(named: readonly Named[], others: readonly Point[], size: number): (number | undefined)[] {
  const pieces = [...named, ...others].map(
    ({ x, y }): Box => ({ x: x - piece, y: y - piece, width: 2 * piece, height: 2 * piece }),
  )
  const taken: Box[] = []
  return named.map(({ x, y, name, foot }) => {
    const width = name.length * letter * size
    const lines = [foot + size * 0.95, -17 - size * 0.1]
    const line = lines.find((below) => {
      const box: Box = { x: x - width / 2, y: y + below - size * 0.75, width, height: size * 0.85 }
      if ([...pieces, ...taken].some((other) => meets(box, other))) return false
      taken.push(box)
      return true
    })
    return line
  })
}
