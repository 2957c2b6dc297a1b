// For tests: tables in inches, random tables, and random places on them.

import { type Disc, directions, gap, type Point } from './disc.ts'
import { type Keep } from './keep.ts'
import { Landscape, type Piece } from './landscape.ts'
import { type Mover } from './path.ts'
import { spotFault } from './spot.ts'
import { type Volume } from './volume.ts'

/** Radii of round bases of 40, 60, 70 and 80 millimetres. */
export const radii = { tiny: 78.74, small: 118.11, medium: 137.8, large: 157.48 }
export type Size = keyof typeof radii

const hundredths = (inches: number): number => Math.round(inches * 100)

export const at = (x: number, y: number): Point => ({ x: hundredths(x), y: hundredths(y) })

export const disc = (size: Size, x: number, y: number): Disc => ({ ...at(x, y), r: radii[size] })

const kinds = {
  building: { blocks: true, conceals: false, slows: false },
  forest: { blocks: false, conceals: true, slows: true },
  grass: { blocks: false, conceals: true, slows: false },
  rough: { blocks: false, conceals: false, slows: true },
}
export type Kind = keyof typeof kinds

export const piece = (kind: Kind, height: number, ...corners: readonly (readonly [number, number])[]): Piece => ({
  id: kind,
  outline: corners.map(([x, y]) => at(x, y)),
  height: hundredths(height),
  ...kinds[kind],
})

/** A piece with walls along the table's sides, from one corner to the opposite one. */
export const box = (kind: Kind, height: number, x0: number, y0: number, x1: number, y1: number): Piece =>
  piece(kind, height, [x0, y0], [x1, y0], [x1, y1], [x0, y1])

export const table = (...pieces: readonly Piece[]): Landscape => new Landscape(4800, 4800, pieces)

export const onGround = (id: number, where: Disc): Volume => ({ id, disc: where, inside: -1 })

export const standing = (land: Landscape, id: number, where: Disc): Volume => ({
  id,
  disc: where,
  inside: land.blockAround(where),
})

export const mover = (where: Disc, speed: number, more: Partial<Mover> = {}): Mover => ({
  id: 1,
  disc: where,
  speed,
  ignoresSlow: false,
  entersBlocks: false,
  slowing: 200,
  ...more,
})

/** Numbers from 0 to below 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A table, and the convex parts that each of its pieces was made of. */
export interface RandomLand {
  readonly land: Landscape
  readonly parts: readonly (readonly (readonly Point[])[])[]
}

interface Shape {
  readonly outline: readonly Point[]
  readonly parts: readonly (readonly Point[])[]
}

const below = (random: () => number, limit: number): number => Math.floor(random() * limit)

const pick = <T>(random: () => number, list: readonly [T, ...T[]]): T => list[below(random, list.length)] ?? list[0]

/** Corners on an ellipse: convex whatever the directions, if they are not too near to each other. */
function roundish(random: () => number, centre: Point): Shape {
  const corners = 4 + below(random, 3)
  const first = below(random, 48)
  const wide = 120 + below(random, 330)
  const deep = 120 + below(random, 330)
  const outline = Array.from({ length: corners }, (_, n) => {
    const { x, y } = directions[(first + Math.floor((n * 48) / corners)) % 48] ?? { x: 1, y: 0 }
    return { x: Math.round(centre.x + wide * x), y: Math.round(centre.y + deep * y) }
  })
  return { outline, parts: [outline] }
}

/** Six corners with one that points inwards, turned by any direction. */
function angled(random: () => number, centre: Point): Shape {
  const wide = 200 + below(random, 300)
  const deep = 200 + below(random, 300)
  const thick = 60 + below(random, 130)
  const turned = pick(random, [0, 12, 24, 36, below(random, 48)])
  const cos = directions[turned]?.x ?? 1
  const sin = directions[turned]?.y ?? 0
  const corner = (x: number, y: number): Point => ({
    x: Math.round(centre.x + x * cos - y * sin),
    y: Math.round(centre.y + x * sin + y * cos),
  })
  const a = corner(0, 0)
  const b = corner(wide, 0)
  const c = corner(wide, thick)
  const d = corner(thick, thick)
  const e = corner(thick, deep)
  const f = corner(0, deep)
  return {
    outline: [a, b, c, d, e, f],
    parts: [
      [a, b, c, d],
      [a, d, e, f],
    ],
  }
}

function straight(random: () => number, centre: Point): Shape {
  const wide = 100 + 50 * below(random, 9)
  const deep = 100 + 50 * below(random, 9)
  const { x, y } = centre
  const outline = [centre, { x: x + wide, y }, { x: x + wide, y: y + deep }, { x, y: y + deep }]
  return { outline, parts: [outline] }
}

const extent = (outline: readonly Point[]) => ({
  left: Math.min(...outline.map(({ x }) => x)),
  right: Math.max(...outline.map(({ x }) => x)),
  low: Math.min(...outline.map(({ y }) => y)),
  high: Math.max(...outline.map(({ y }) => y)),
})

function areApart(a: readonly Point[], b: readonly Point[]): boolean {
  const one = extent(a)
  const other = extent(b)
  return one.right <= other.left || other.right <= one.left || one.high <= other.low || other.high <= one.low
}

/** Half of the pieces are buildings, none over another; everything else may lie anywhere. */
export function randomLand(random: () => number, count: number, size = 2400): RandomLand {
  const pieces: Piece[] = []
  const parts: (readonly (readonly Point[])[])[] = []
  while (pieces.length < count) {
    const centre = { x: below(random, size), y: below(random, size) }
    const shape = pick(random, [straight, straight, roundish, roundish, angled])(random, centre)
    const kind = pick<Kind>(random, ['building', 'building', 'building', 'forest', 'grass', 'rough'])
    const isBuilding = kind === 'building'
    if (isBuilding && pieces.some((other) => other.blocks && !areApart(other.outline, shape.outline))) continue
    const height = isBuilding ? 100 * (1 + below(random, 6)) : { forest: 300, grass: 150, rough: 0 }[kind]
    pieces.push({ id: kind, outline: shape.outline, height, ...kinds[kind] })
    parts.push(shape.parts)
  }
  return { land: new Landscape(size, size, pieces), parts }
}

const sizes = ['tiny', 'small', 'medium', 'large'] as const

/** Somewhere on the table where a base may stand, or undefined if none was found. */
export function randomDisc(
  random: () => number,
  land: Landscape,
  entersBlocks: boolean,
  size: Size = pick(random, sizes),
): Disc | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const found = { x: below(random, land.width), y: below(random, land.height), r: radii[size] }
    if (spotFault(land, found, entersBlocks, []) === undefined) return found
  }
  return undefined
}

/** Somewhere on a roof, or undefined if none was found. */
export function randomRoofPlace(random: () => number, land: Landscape): Disc | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const block = land.blocks[below(random, land.blocks.length)]
    const outline = block === undefined ? [] : (land.pieces[block]?.outline ?? [])
    const { left, right, low, high } = extent(outline)
    const found = {
      x: left + below(random, right - left),
      y: low + below(random, high - low),
      r: radii.tiny,
    }
    if (land.blockAround(found) !== -1 && land.isOnTable(found)) return found
  }
  return undefined
}

/** Up to so many others that somebody has to keep away from, and does where it stands. */
export function randomKeeps(random: () => number, land: Landscape, start: Disc, most: number): Keep[] {
  return Array.from({ length: below(random, most + 1) }, (_, n) => {
    const where = randomDisc(random, land, true)
    const apart = random() < 0.5 ? 0 : 201
    return where !== undefined && gap(where, start) >= apart ? [{ id: n + 2, disc: where, apart }] : []
  }).flat()
}
