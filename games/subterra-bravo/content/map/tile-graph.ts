// How the tiles of a map hang together, and how far they are from each other. Clones in vents go by tiles (SB-081).

import type { MapTileId, Spot, Square } from './map.ts'

type Link = readonly [MapTileId, MapTileId]

/** Tiles are linked where their floors meet, and by doors. */
export function linksOf(squares: readonly Square[], beside: (spot: Spot) => Square[]): Link[] {
  const links: Link[] = []
  const add = (a: MapTileId, b: MapTileId): void => {
    if (a !== b && !links.some(([one, other]) => (one === a && other === b) || (one === b && other === a)))
      links.push([a, b])
  }
  for (const square of squares) {
    if (square.tile === null && square.terrain !== 'door') continue
    const neighbours = beside(square).flatMap(({ tile }) => tile ?? [])
    const [first, second] = neighbours
    if (square.tile !== null) for (const tile of neighbours) add(square.tile, tile)
    else if (first !== undefined && second !== undefined) add(first, second)
  }
  return links
}

/** Shortest ways, in links, from each tile to each that can be reached. */
export function waysBetween(
  tiles: readonly MapTileId[],
  links: readonly Link[],
): ReadonlyMap<MapTileId, ReadonlyMap<MapTileId, number>> {
  return new Map(tiles.map((tile) => [tile, waysFrom(tile, links)]))
}

function waysFrom(start: MapTileId, links: readonly Link[]): ReadonlyMap<MapTileId, number> {
  const ways = new Map([[start, 0]])
  for (const [tile, way] of ways)
    for (const [a, b] of links) {
      const next = a === tile ? b : b === tile ? a : undefined
      if (next !== undefined && !ways.has(next)) ways.set(next, way + 1)
    }
  return ways
}
