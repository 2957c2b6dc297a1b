// Which square belongs to which tile of a map, read from rectangles like 1-4,3-7.

import type { MapTileId } from './map.ts'

interface Rectangle {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The tile of each square that has one, by the square's number row by row. */
export function tileOfSquares(
  tiles: { readonly [tile: MapTileId]: readonly string[] },
  width: number,
  height: number,
  fail: (reason: string) => never,
): ReadonlyMap<number, MapTileId> {
  const tileOf = new Map<number, MapTileId>()
  for (const [tile, rectangles] of Object.entries(tiles))
    for (const text of rectangles) {
      const { left, right, top, bottom } =
        readRectangle(text) ?? fail(`tile ${tile}: ${text} is no rectangle like 1-4,3-7`)
      if (right >= width || bottom >= height) fail(`tile ${tile}: ${text} reaches beyond the map`)
      for (let y = top; y <= bottom; y += 1)
        for (let x = left; x <= right; x += 1) {
          const other = tileOf.get(y * width + x)
          if (other !== undefined) fail(`row ${y}, column ${x}: in tile ${other} and in tile ${tile}`)
          tileOf.set(y * width + x, tile)
        }
    }
  return tileOf
}

function readRectangle(text: string): Rectangle | undefined {
  const found = /^(\d+)-(\d+),(\d+)-(\d+)$/.exec(text)
  if (found === null) return undefined
  const [left, right, top, bottom] = [Number(found[1]), Number(found[2]), Number(found[3]), Number(found[4])]
  return left <= right && top <= bottom ? { left, right, top, bottom } : undefined
}
