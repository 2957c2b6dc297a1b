// Two volumes and what stands between them, turned so that the line of their centres runs along the x axis.

import { type Point } from './disc.ts'
import { type Landscape } from './landscape.ts'
import { isOnGround, topOf, type Volume } from './volume.ts'

/** Discs are taken to be so much smaller: one that touches a wall then has no part inside it. */
const slack = 1

/** One of the two volumes. */
export class End {
  isDisc = true
  /** Where it stands on the table, and in the frame, where y is 0. */
  tableX = 0
  tableY = 0
  x = 0
  /** Of a disc, less the slack. */
  r = 0
  top = 0
  /** How far it reaches along the x axis. */
  from = 0
  to = 0
  /** A building's corners as x, y, x, y, ...; the first once more at the end. */
  corners: number[] = []
}

export class SightFrame {
  readonly first = new End()
  readonly second = new End()
  /** Everything that the two volumes can have to do with lies between these. */
  low = 0
  high = 0
  /** How many convex parts of pieces there are; those of buildings come first. */
  count = 0
  blockCount = 0
  /** The piece that a part is of. */
  pieces = new Int32Array(0)
  heights = new Float64Array(0)
  /** Where in `x` and `y` the corners of a part begin. They end, with the first once more, where the next begin. */
  starts = new Int32Array(1)
  x = new Float64Array(0)
  y = new Float64Array(0)
  #cos = 1
  #sin = 0

  /** Takes in two volumes, and all between them that is high enough and blocks or, if asked for, conceals. */
  lay(land: Landscape, first: Volume, second: Volume, lowest: number, withVeils: boolean): void {
    if (this.x.length < land.parts.corners.length / 2 || this.pieces.length < land.pieceOf.length) this.#makeRoom(land)
    this.#layEnds(land, first, second)
    const { boxes } = land.outlines
    const { boxes: partBoxes } = land.parts
    const left = Math.min(leastOf(boxes, first, 0), leastOf(boxes, second, 0))
    const lower = Math.min(leastOf(boxes, first, 1), leastOf(boxes, second, 1))
    const right = Math.max(greatestOf(boxes, first, 0), greatestOf(boxes, second, 0))
    const upper = Math.max(greatestOf(boxes, first, 1), greatestOf(boxes, second, 1))
    this.count = 0
    for (let isVeil = 0; isVeil < (withVeils ? 2 : 1); isVeil++) {
      for (const part of isVeil === 0 ? land.blockParts : land.veilParts) {
        const box = 4 * part
        if (
          (partBoxes[box] ?? 0) < right &&
          (partBoxes[box + 1] ?? 0) < upper &&
          (partBoxes[box + 2] ?? 0) > left &&
          (partBoxes[box + 3] ?? 0) > lower
        ) {
          const piece = land.pieceOf[part] ?? 0
          if (piece !== first.inside && piece !== second.inside) this.#layPart(land, part, piece, lowest)
        }
      }
      if (isVeil === 0) this.blockCount = this.count
    }
  }

  /** A point of the frame, on the table. */
  onTable(x: number, y: number): Point {
    return {
      x: this.first.tableX + x * this.#cos - y * this.#sin,
      y: this.first.tableY + x * this.#sin + y * this.#cos,
    }
  }

  #makeRoom({ parts, pieceOf }: Landscape): void {
    this.x = new Float64Array(parts.corners.length / 2)
    this.y = new Float64Array(parts.corners.length / 2)
    this.pieces = new Int32Array(pieceOf.length)
    this.heights = new Float64Array(pieceOf.length)
    this.starts = new Int32Array(pieceOf.length + 1)
  }

  #layEnds(land: Landscape, first: Volume, second: Volume): void {
    const { boxes } = land.outlines
    for (let n = 0; n < 2; n++) {
      const end = n === 0 ? this.first : this.second
      const volume = n === 0 ? first : second
      end.isDisc = isOnGround(volume)
      end.top = topOf(land, volume)
      end.tableX = end.isDisc ? volume.disc.x : (leastOf(boxes, volume, 0) + greatestOf(boxes, volume, 0)) / 2
      end.tableY = end.isDisc ? volume.disc.y : (leastOf(boxes, volume, 1) + greatestOf(boxes, volume, 1)) / 2
    }
    const dx = this.second.tableX - this.first.tableX
    const dy = this.second.tableY - this.first.tableY
    const apart = Math.sqrt(dx * dx + dy * dy)
    this.#cos = apart === 0 ? 1 : dx / apart
    this.#sin = apart === 0 ? 0 : dy / apart
    this.first.x = 0
    this.second.x = apart
    this.low = Infinity
    this.high = -Infinity
    this.#layEnd(land, this.first, first)
    this.#layEnd(land, this.second, second)
  }

  #layEnd(land: Landscape, end: End, { disc, inside }: Volume): void {
    if (end.isDisc) {
      end.r = Math.max(0, disc.r - slack)
      end.from = end.x - end.r
      end.to = end.x + end.r
      this.low = Math.min(this.low, -end.r)
      this.high = Math.max(this.high, end.r)
      return
    }
    const { corners, starts } = land.outlines
    const to = starts[inside + 1] ?? 0
    end.corners.length = 0
    end.from = Infinity
    end.to = -Infinity
    for (let at = starts[inside] ?? 0; at < to; at += 2) {
      const dx = (corners[at] ?? 0) - this.first.tableX
      const dy = (corners[at + 1] ?? 0) - this.first.tableY
      const x = dx * this.#cos + dy * this.#sin
      const y = dy * this.#cos - dx * this.#sin
      end.corners.push(x, y)
      end.from = Math.min(end.from, x)
      end.to = Math.max(end.to, x)
      this.low = Math.min(this.low, y)
      this.high = Math.max(this.high, y)
    }
  }

  #layPart(land: Landscape, part: number, piece: number, lowest: number): void {
    const height = land.pieces[piece]?.height ?? 0
    if (height < lowest) return
    const { corners, starts } = land.parts
    const cos = this.#cos
    const sin = this.#sin
    const originX = this.first.tableX
    const originY = this.first.tableY
    const to = starts[part + 1] ?? 0
    let place = this.starts[this.count] ?? 0
    let from = Infinity
    let until = -Infinity
    let low = Infinity
    let high = -Infinity
    for (let at = starts[part] ?? 0; at < to; at += 2) {
      const dx = (corners[at] ?? 0) - originX
      const dy = (corners[at + 1] ?? 0) - originY
      const x = dx * cos + dy * sin
      const y = dy * cos - dx * sin
      this.x[place] = x
      this.y[place++] = y
      if (x < from) from = x
      if (x > until) until = x
      if (y < low) low = y
      if (y > high) high = y
    }
    const left = Math.min(this.first.from, this.second.from)
    const right = Math.max(this.first.to, this.second.to)
    if (from >= right || until <= left || low >= this.high || high <= this.low) return
    this.pieces[this.count] = piece
    this.heights[this.count] = height
    this.starts[++this.count] = place
  }
}

function leastOf(boxes: Float64Array, { disc, inside }: Volume, axis: 0 | 1): number {
  return inside < 0 ? (axis === 0 ? disc.x : disc.y) - disc.r : (boxes[4 * inside + axis] ?? 0)
}

function greatestOf(boxes: Float64Array, { disc, inside }: Volume, axis: 0 | 1): number {
  return inside < 0 ? (axis === 0 ? disc.x : disc.y) + disc.r : (boxes[4 * inside + axis + 2] ?? 0)
}
