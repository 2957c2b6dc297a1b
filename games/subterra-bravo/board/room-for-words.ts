// Where in a region there is room for words, and how many small cards fit there.

import type { Box } from '@umpire/board'
import type { Square } from '@umpire/grid'
import { boxAround, type Frame } from './measure.ts'

/** The largest rectangle of squares in a region. */
export function largestBox(frame: Frame, squares: ReadonlySet<Square>): Box {
  let best: readonly Square[] = []
  let bestSize = 0
  for (const from of squares) {
    let most = Number.POSITIVE_INFINITY
    for (let row = from; squares.has(row); row += frame.columns) {
      let across = 0
      while (across < most && squares.has(row + across)) across++
      most = across
      const size = most * ((row - from) / frame.columns + 1)
      if (size > bestSize) {
        bestSize = size
        best = [from, row + most - 1]
      }
    }
  }
  return boxAround(frame, best)
}

interface Shelf {
  readonly cardWidth: number
  readonly cardHeight: number
  readonly columns: number
  readonly rows: number
  /** How many of the cards are shown; of the others only the number. */
  readonly shown: number
}

const gap = 6
const cardHeight = 44
const narrowest = 56
const widest = 78

/** How so many small cards lie in a box of that size: in rows of three or more where they fit, at most two rows of many. */
export function shelfFor(count: number, width: number, height: number): Shelf {
  const rowsMost = Math.max(0, Math.floor((height + gap) / (cardHeight + gap)))
  const columnsMost = Math.max(1, Math.floor((width + gap) / (narrowest + gap)))
  const wished = Math.max(3, Math.ceil(count / Math.max(1, Math.min(rowsMost, 2))))
  const columns = Math.max(1, Math.min(columnsMost, wished, count))
  const rows = Math.min(rowsMost, Math.ceil(count / columns))
  const cardWidth = Math.min(widest, (width - (columns - 1) * gap) / columns)
  return { cardWidth, cardHeight, columns, rows, shown: Math.min(count, rows * columns) }
}

/** Where the card of that number lies, from the middle of the top of the shelf. */
export function onShelf(
  { cardWidth, columns, shown }: Shelf,
  number: number,
): { readonly x: number; readonly y: number } {
  const row = Math.floor(number / columns)
  const inThisRow = Math.min(columns, shown - row * columns)
  const width = inThisRow * cardWidth + (inThisRow - 1) * gap
  return { x: -width / 2 + (number % columns) * (cardWidth + gap), y: row * (cardHeight + gap) }
}

/** Words in lines of at most so many letters. */
export function linesOf(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
