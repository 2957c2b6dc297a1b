// Floors and walls of a castle as paths: flagstones and slabs in several tones, walls with top, face and shade.

import { at } from '@umpire/engine'
import { type Area, type CastleMap, type Side, sides } from '../content/map/map.ts'
import { cornerOf, isLevel, tile } from './measure.ts'

/** What stands on one border: a whole wall, or what is left of one beside a door. */
interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Masonry {
  /** Castle stone (a sides) and concrete (b sides), each in as many tones. */
  readonly stones: readonly string[]
  readonly slabs: readonly string[]
  /** What shows between the stones. */
  readonly beds: string
  readonly divides: string
  readonly shades: string
  readonly faces: string
  readonly joints: string
  readonly tops: string
  readonly lit: string
}

const tones = 4
const thick = 13
const faceHeight = 10
/** How long the stump of a wall is on either side of a door. */
export const stump = 27

/** Always the same number for a place, from 0 to 1. */
function grain(x: number, y: number, salt: number): number {
  const mixed = Math.imul(x * 73 + y * 151 + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

const round = (value: number): number => Math.round(value * 10) / 10

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`

const rowsOfStones = 5

/** Rows of stones of uneven width; concrete lies in large slabs. */
function pave(paths: string[], x: number, y: number, isConcrete: boolean): void {
  const rows = isConcrete ? 2 : rowsOfStones
  const height = tile / rows
  for (let row = 0; row < rows; row++) {
    const top = y + row * height
    let left = 0
    for (let n = 0; left < tile - 1; n++) {
      const wanted = isConcrete ? tile / 2 : 20 + grain(x + n, top, 2) * 24
      const width = tile - left - wanted < 8 ? tile - left : wanted
      const tone = Math.floor(grain(x + n * 7, top, 3) * tones)
      paths[tone] += rect(x + left + 0.7, top + 0.7, width - 1.4, height - 1.4)
      left += width
    }
  }
}

const barOf = (x: number, y: number, level: boolean, from: number, long: number): Bar =>
  level
    ? { x: x + from, y: y - thick / 2, width: long, height: thick }
    : { x: x - thick / 2, y: y + from, width: thick, height: long }

const areaAt = (map: CastleMap, col: number, row: number): boolean =>
  map.areas.some((area) => area.col === col && area.row === row)

/** Each border once: south and east ones, and north and west ones where nothing lies beyond. */
const isDrawnFrom = (map: CastleMap, { col, row }: Area, side: Side): boolean =>
  side === 1 || side === 2 || !areaAt(map, side === 3 ? col - 1 : col, side === 0 ? row - 1 : row)

/** All that stands on the borders of a map. */
function barsOf(map: CastleMap): Bar[] {
  const bars: Bar[] = []
  for (const area of map.areas) {
    const { x, y } = cornerOf(area)
    for (const side of sides) {
      const { is } = at(at(map.borders, area.id), side)
      if (is === 'open' || !isDrawnFrom(map, area, side)) continue
      const startX = side === 1 ? x + tile : x
      const startY = side === 2 ? y + tile : y
      const parts = is === 'wall' ? [[-thick / 2, tile + thick]] : doorParts
      for (const [from = 0, long = 0] of parts) bars.push(barOf(startX, startY, isLevel(side), from, long))
    }
  }
  return bars
}

/** What is left of the wall on both sides of a door: from where, and how long. */
const doorParts = [
  [-thick / 2, stump + thick / 2],
  [tile - stump, stump + thick / 2],
]

/** Broken lines between areas of a room. */
function dividesOf(map: CastleMap): string {
  let path = ''
  for (const area of map.areas) {
    const { x, y } = cornerOf(area)
    if (at(at(map.borders, area.id), 1).is === 'open') path += `M${x + tile} ${y + 9}v${tile - 18}`
    if (at(at(map.borders, area.id), 2).is === 'open') path += `M${x + 9} ${y + tile}h${tile - 18}`
  }
  return path
}

const jointEvery = 29

function jointsOf({ x, y, width, height }: Bar): string {
  let path = ''
  for (let along = 12; along < width - 4; along += jointEvery) {
    path += `M${round(x + along)} ${round(y + height)}v${faceHeight}`
  }
  return path
}

const built = new WeakMap<CastleMap, Masonry>()

export function masonryOf(map: CastleMap): Masonry {
  const known = built.get(map)
  if (known !== undefined) return known
  const stones = Array.from({ length: tones }, () => '')
  const slabs = Array.from({ length: tones }, () => '')
  let beds = ''
  for (const area of map.areas) {
    const { x, y } = cornerOf(area)
    const isConcrete = area.tile.endsWith('b')
    beds += rect(x, y, tile, tile)
    pave(isConcrete ? slabs : stones, x, y, isConcrete)
  }
  const bars = barsOf(map)
  const all = (draw: (bar: Bar) => string): string => bars.map(draw).join('')
  const masonry = {
    stones,
    slabs,
    beds,
    divides: dividesOf(map),
    shades: all(({ x, y, width, height }) => rect(x + 4, y + 8, width + 5, height + 10)),
    faces: all(({ x, y, width, height }) => rect(x, y + 5, width, height + faceHeight - 5)),
    joints: all(jointsOf),
    tops: all(({ x, y, width, height }) => rect(x, y, width, height)),
    lit: all(({ x, y, width, height }) => (width > height ? rect(x, y, width, 2.5) : rect(x, y, 2.5, height))),
  }
  built.set(map, masonry)
  return masonry
}
