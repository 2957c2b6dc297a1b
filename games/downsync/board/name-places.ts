// Where names stand: below what they name, above or beside it, so that they hide neither each other nor what lies there.

import type { Box } from '@umpire/board'

export interface Named {
  readonly name: string
  /** The box of what is named, tokens and all. */
  readonly box: Box
  /** Its size; letters are as wide as in a narrow bold face. */
  readonly size: number
}

export interface NamePlace {
  /** The middle of the line. */
  readonly x: number
  /** The foot of its letters. */
  readonly y: number
}

const wide = 0.5

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** What a name belongs to does not stand in its way. */
const isIn = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height

/** What a name is over, as a share of its own room, at which it is rather left out. */
const tooMuch = 0.45

/**
 * A place for each name, or undefined where every place would hide too much. `others`: what lies there, what is named
 * among it; `within`: the drawing.
 */
export function namePlaces(
  named: readonly Named[],
  others: readonly Box[],
  within: Box,
): readonly (NamePlace | undefined)[] {
  const taken: Box[] = []
  return named.map(({ name, box, size }) => {
    const width = name.length * wide * size + 4
    const height = size * 0.9
    const middle = box.x + box.width / 2
    const rooms = [
      { x: middle - width / 2, y: box.y + box.height + 2 },
      { x: middle - width / 2, y: box.y - height - 2 },
      { x: box.x + box.width + 3, y: box.y + box.height / 2 - height / 2 },
      { x: box.x - width - 3, y: box.y + box.height / 2 - height / 2 },
    ].map((corner): Box => ({ ...corner, width, height }))
    const out = (room: Box): number => width * height - overlap(room, within)
    const price = (room: Box): number =>
      others.reduce((sum, one) => sum + (isIn(one, box) ? 0 : overlap(room, one)), 0) +
      2 * taken.reduce((sum, one) => sum + overlap(room, one), 0) +
      3 * out(room)
    const [first] = rooms
    const best = rooms.reduce<Box | undefined>(
      (found, room) => (found === undefined || price(room) < price(found) ? room : found),
      undefined,
    )
    if (first === undefined || best === undefined || price(best) > tooMuch * width * height) return undefined
    taken.push(best)
    return { x: best.x + width / 2, y: best.y + size * 0.8 }
  })
}
