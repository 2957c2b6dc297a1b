// How large the cards can be, and how the mechs stand: the viewer's own large at the left, the others beside and below.

import type { Box, Size } from '@umpire/board'
import { at } from '@umpire/engine'

/** The cells of a mech that are shown. */
export interface Extent {
  readonly minX: number
  readonly maxX: number
  readonly minY: number
  readonly maxY: number
}

export const heading = 28
const between = 24

export const gapOf = (card: number): number => Math.round(card * 0.13)

/** The room that a mech takes with cards of that width, its heading counted. */
const sizeOf = (extent: Extent, card: number): Size => ({
  width: widthOfMech(extent, card),
  height: heightOfMech(extent, card),
})

const widthOfMech = ({ minX, maxX }: Extent, card: number): number =>
  Math.max(headingWidth, (maxX - minX + 1) * (card + gapOf(card)) + gapOf(card))

const heightOfMech = ({ minY, maxY }: Extent, card: number): number =>
  heading + (maxY - minY + 1) * (card + gapOf(card)) + gapOf(card)

/** `Mantis, 5 away: close` must fit over the narrowest mech. */
const headingWidth = 165

/** Boxes in rows of so many, each column as wide as its widest, each row as high as its highest. */
function inRows(sizes: readonly Size[], columns: number): { boxes: Box[]; size: Size } {
  const widths: number[] = []
  const heights: number[] = []
  for (const [n, { width, height }] of sizes.entries()) {
    const column = n % columns
    const row = Math.floor(n / columns)
    widths[column] = Math.max(widths[column] ?? 0, width)
    heights[row] = Math.max(heights[row] ?? 0, height)
  }
  const boxes = sizes.map((size, n) => ({
    ...size,
    x: startOf(widths, n % columns),
    y: startOf(heights, Math.floor(n / columns)),
  }))
  return { boxes, size: { width: lengthOf(widths), height: lengthOf(heights) } }
}

const startOf = (lengths: readonly number[], n: number): number =>
  lengths.slice(0, n).reduce((sum, one) => sum + one + between, 0)
const lengthOf = (lengths: readonly number[]): number =>
  lengths.length === 0 ? 0 : startOf(lengths, lengths.length) - between

/** Where each mech stands; the own one first, where there is one. */
export interface Packing extends Size {
  readonly ownCard: number
  readonly otherCard: number
  readonly own: Box | undefined
  readonly others: readonly Box[]
}

interface Shape {
  readonly ownCard: number
  readonly otherCard: number
  /** Others in so many columns at the right, so many of them in a row below the own mech instead. */
  readonly columns: number
  readonly below: number
}

function pack(own: Extent | undefined, others: readonly Extent[], shape: Shape): Packing {
  const { ownCard, otherCard, columns, below } = shape
  const sizes = others.map((extent) => sizeOf(extent, otherCard))
  const right = inRows(sizes.slice(0, sizes.length - below), columns)
  if (own === undefined) return { ...right.size, ownCard, otherCard, own: undefined, others: right.boxes }
  const mine = sizeOf(own, ownCard)
  const under = inRows(sizes.slice(sizes.length - below), Math.max(1, below))
  const leftWidth = Math.max(mine.width, under.size.width)
  const underY = mine.height + between
  const x = leftWidth + between
  return {
    ownCard,
    otherCard,
    width: right.boxes.length === 0 ? leftWidth : x + right.size.width,
    height: Math.max(below > 0 ? underY + under.size.height : mine.height, right.size.height),
    own: { x: 0, y: 0, ...mine },
    others: [
      ...right.boxes.map((box) => ({ ...box, x: box.x + x })),
      ...under.boxes.map((box) => ({ ...box, y: box.y + underY })),
    ],
  }
}

/** How wide and high rows of so many are, without laying them out: this is asked thousands of times. */
function rowsFit(
  extents: readonly Extent[],
  from: number,
  to: number,
  columns: number,
  card: number,
  room: Size,
): boolean {
  const widths = [0, 0, 0, 0]
  let height = 0
  let rowHeight = 0
  for (let n = from; n < to; n++) {
    const column = (n - from) % columns
    if (column === 0) {
      height += rowHeight + (n === from ? 0 : between)
      rowHeight = 0
    }
    const extent = at(extents, n)
    widths[column] = Math.max(at(widths, column), widthOfMech(extent, card))
    rowHeight = Math.max(rowHeight, heightOfMech(extent, card))
  }
  const used = Math.min(columns, to - from)
  let width = between * Math.max(0, used - 1)
  for (let column = 0; column < used; column++) width += at(widths, column)
  return width <= room.width && height + rowHeight <= room.height
}

function fits(own: Extent | undefined, others: readonly Extent[], shape: Shape, room: Size): boolean {
  const { ownCard, otherCard, columns, below } = shape
  const split = others.length - below
  if (own === undefined) return rowsFit(others, 0, split, columns, otherCard, room)
  const height = heightOfMech(own, ownCard)
  let width = widthOfMech(own, ownCard)
  if (below > 0) {
    const under = { width: room.width, height: room.height - height - between }
    if (!rowsFit(others, split, others.length, below, otherCard, under)) return false
    let row = between * (below - 1)
    for (let n = split; n < others.length; n++) row += widthOfMech(at(others, n), otherCard)
    width = Math.max(width, row)
  }
  const right = { width: room.width - width - between, height: room.height }
  return height <= room.height && rowsFit(others, 0, split, columns, otherCard, right)
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((from - to) / by) + 1 }, (_, n) => from - by * n)
const ownCards = steps(118, 34, 4)
const otherCards = steps(104, 22, 2)

/** From this width on a card has words on it. */
export const wordsFrom = 68

/** What cards of that width are worth: larger is better, and words are better than none. */
const worthOf = (card: number): number => Math.log(card) + (card >= wordsFrom ? 0.4 : 0)

/** The largest cards with which everything fits into the room; the more others there are, the more theirs count. */
export function packed(own: Extent | undefined, others: readonly Extent[], room: Size): Packing {
  let best: Shape = {
    ownCard: at(ownCards, ownCards.length - 1),
    otherCard: at(otherCards, otherCards.length - 1),
    columns: 2,
    below: 0,
  }
  let most = Number.NEGATIVE_INFINITY
  const share = 0.5 + 0.06 * others.length
  for (let columns = 1; columns <= Math.min(4, others.length); columns++) {
    for (let below = 0; below <= (own === undefined ? 0 : Math.min(3, others.length - columns)); below++) {
      for (const ownCard of own === undefined ? [118] : ownCards) {
        const largest = own === undefined ? Number.POSITIVE_INFINITY : ownCard * 0.9
        const otherCard = otherCards.find(
          (card) => card <= largest && fits(own, others, { ownCard, otherCard: card, columns, below }, room),
        )
        if (otherCard === undefined) continue
        const worth = worthOf(ownCard) + share * worthOf(otherCard)
        if (worth <= most) continue
        most = worth
        best = { ownCard, otherCard, columns, below }
      }
    }
  }
  return pack(own, others, best)
}
