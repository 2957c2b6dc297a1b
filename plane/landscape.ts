// The table and the pieces of terrain on it, measured once: what a disc touches, overlaps and lies wholly in.

import { convexParts } from './convex-parts.ts'
import { type Disc, type Point, whole } from './disc.ts'
import { Outlines } from './outlines.ts'

export interface Piece {
  readonly id: string
  /** A simple polygon, counter-clockwise: the area of its corners, x to the right and y up, is above 0. */
  readonly outline: readonly Point[]
  readonly height: number
  /** A building: it stops sight, and whoever may not enter it. */
  readonly blocks: boolean
  readonly conceals: boolean
  readonly slows: boolean
}

/** What sight takes for granted about everybody. */
export interface Optics {
  /** How high the top of a volume on the ground is. */
  readonly top: number
  /** Up to this gap concealing terrain stops no sight. */
  readonly openWithin: number
  /** Beyond it a line may run through so much concealing terrain. */
  readonly veil: number
}

export const usualOptics: Optics = { top: 100, openWithin: 600, veil: 200 }

export class Landscape {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  readonly optics: Optics
  readonly outlines: Outlines
  /** The pieces that block. */
  readonly blocks: readonly number[]
  /** The pieces that conceal. */
  readonly veils: readonly number[]
  /** The pieces that slow down. */
  readonly slows: readonly number[]
  /** The outlines once more, cut into convex parts, and the piece that each part is of. */
  readonly parts: Outlines
  readonly pieceOf: Int32Array
  /** The parts of pieces that block, and of those that conceal and do not block. */
  readonly blockParts: readonly number[]
  readonly veilParts: readonly number[]

  constructor(width: number, height: number, pieces: readonly Piece[], optics: Optics = usualOptics) {
    this.width = width
    this.height = height
    this.pieces = pieces
    this.optics = optics
    this.outlines = new Outlines(pieces.map(({ outline }) => outline))
    const those = (is: (piece: Piece) => boolean) => pieces.flatMap((piece, n) => (is(piece) ? [n] : []))
    this.blocks = those((piece) => piece.blocks)
    this.veils = those((piece) => piece.conceals)
    this.slows = those((piece) => piece.slows)
    const parts = pieces.flatMap(({ outline, blocks, conceals }, piece) =>
      convexParts(outline).map((part) => ({ part, piece, blocks, conceals })),
    )
    const partsThat = (is: (part: (typeof parts)[number]) => boolean) =>
      parts.flatMap((part, n) => (is(part) ? [n] : []))
    this.parts = new Outlines(parts.map(({ part }) => part))
    this.pieceOf = Int32Array.from(parts, ({ piece }) => piece)
    this.blockParts = partsThat(({ blocks }) => blocks)
    this.veilParts = partsThat(({ blocks, conceals }) => conceals && !blocks)
  }

  /** Wholly on the table, to the hundredth. */
  isOnTable({ x, y, r }: Disc): boolean {
    return this.hasRoom(x, y, r)
  }

  hasRoom(x: number, y: number, r: number): boolean {
    return whole(x - r) >= 0 && whole(y - r) >= 0 && whole(this.width - x - r) >= 0 && whole(this.height - y - r) >= 0
  }

  /** In the terrain: some part of the disc overlaps or touches the piece. */
  touches(piece: number, disc: Disc): boolean {
    return this.#clearance(piece, disc) <= 0
  }

  /** More than touching. */
  overlaps(piece: number, disc: Disc): boolean {
    return this.#clearance(piece, disc) < 0
  }

  /** The disc lies wholly inside. */
  holds(piece: number, { x, y, r }: Disc): boolean {
    if (!this.outlines.isNear(piece, x, y, 0) || !this.outlines.contains(piece, x, y)) return false
    return Math.sqrt(this.outlines.toEdge2(piece, x, y)) >= r - 0.5
  }

  /** The building that the disc lies wholly in, or -1. */
  blockAround(disc: Disc): number {
    for (const piece of this.blocks) {
      if (this.holds(piece, disc)) return piece
    }
    return -1
  }

  /** In whole hundredths; 1 for everything that is far away. */
  #clearance(piece: number, { x, y, r }: Disc): number {
    if (!this.outlines.isNear(piece, x, y, r + 1)) return 1
    return whole(this.outlines.distance(piece, x, y) - r)
  }
}
