// Floors and walls as paths: which squares are floor decides where walls stand, which way they face and what they shade.

import type { Square } from '@umpire/grid'
import { type Frame, placeOf, side } from './measure.ts'

interface Masonry {
  /** The floor, in as many tones. */
  readonly floors: readonly string[]
  readonly seams: string
  readonly cracks: string
  /** The lines between floor and rock. */
  readonly edges: string
  /** The faces of walls that look down on the floor south of them. */
  readonly faces: string
  readonly bricks: string
  /** What those walls and the ones to the west shade. */
  readonly shadesBelow: string
  readonly shadesBeside: string
}

const tones = 4
const faceHeight = 11
const shadeWidth = 10

/** Always the same number for a square, from 0 to 1. */
export function grain(square: Square, salt: number): number {
  const mixed = Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

const rect = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h-${width}z`

export function masonryOf(frame: Frame, floor: ReadonlySet<Square>): Masonry {
  const floors = Array.from({ length: tones }, () => '')
  let seams = ''
  let cracks = ''
  let edges = ''
  let faces = ''
  let bricks = ''
  let shadesBelow = ''
  let shadesBeside = ''
  for (const square of floor) {
    const { x, y } = placeOf(frame, square)
    const tone = Math.floor(grain(square, 1) * tones)
    floors[tone] += rect(x, y, side + 0.5, side + 0.5)
    seams += rect(x, y, side, side)
    if (grain(square, 2) < 0.38) cracks += crackAt(square, x, y)
    if (!floor.has(square - 1)) {
      edges += `M${x} ${y}v${side}`
      shadesBeside += rect(x, y, shadeWidth, side + 0.5)
    }
    if (!floor.has(square + 1)) edges += `M${x + side} ${y}v${side}`
    if (!floor.has(square + frame.columns)) edges += `M${x} ${y + side}h${side}`
    if (floor.has(square - frame.columns)) continue
    edges += `M${x} ${y}h${side}`
    faces += rect(x, y, side + 0.5, faceHeight)
    const shift = square % 2 === 0 ? 10 : 22
    bricks += `M${x} ${y + 5.5}h${side}M${x + shift} ${y}v5.5M${x + ((shift + 14) % side)} ${y + 5.5}v5.5`
    shadesBelow += rect(x, y + faceHeight, side + 0.5, shadeWidth)
  }
  return { floors, seams, cracks, edges, faces, bricks, shadesBelow, shadesBeside }
}

const round = (value: number): number => Math.round(value * 10) / 10

function crackAt(square: Square, x: number, y: number): string {
  const fromX = round(x + 4 + grain(square, 3) * 16)
  const fromY = round(y + 13 + grain(square, 4) * 13)
  return `M${fromX} ${fromY}l${round(4 + grain(square, 5) * 5)} ${round(grain(square, 6) * 5 - 2.5)}l3 4`
}

/** The outline of some squares that hang together, as one path. */
export function outlineOf(frame: Frame, squares: ReadonlySet<Square>): string {
  let path = ''
  for (const square of squares) {
    const { x, y } = placeOf(frame, square)
    if (!squares.has(square - 1)) path += `M${x} ${y}v${side}`
    if (!squares.has(square + 1)) path += `M${x + side} ${y}v${side}`
    if (!squares.has(square - frame.columns)) path += `M${x} ${y}h${side}`
    if (!squares.has(square + frame.columns)) path += `M${x} ${y + side}h${side}`
  }
  return path
}

/** The same squares, filled. */
export const areaOf = (frame: Frame, squares: ReadonlySet<Square>): string =>
  [...squares]
    .map((square) => {
      const { x, y } = placeOf(frame, square)
      return rect(x - 0.5, y - 0.5, side + 1, side + 1)
    })
    .join('')
