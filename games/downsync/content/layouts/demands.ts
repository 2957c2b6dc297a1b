// What a layout has to keep to beyond its drawing, so that it is fair and every mission can be played on it.

import type { Point } from '@umpire/plane'
import { missions } from '../missions.ts'
import { building as limits, roofSpace, table } from '../numbers.ts'
import { type Layout, terrain, type TerrainPiece } from './layout.ts'
import { apart, contains, toOutline } from './polygon.ts'

/** How far things have to be from each other at least, in hundredths of an inch. */
const least = { betweenBuildings: 200, betweenAreas: 100, markerToBuilding: 320, markerToConcealing: 100 }

/** What is wrong, in words; nothing if all is well. */
export const faultsOf = (layout: Layout): readonly string[] => [
  ...layout.pieces.flatMap((piece) => withoutTwin(layout, piece)),
  ...layout.pieces.filter(isBuilding).flatMap((piece) => asBuilding(layout, piece)),
  ...tooClose(layout.pieces.filter(isBuilding), least.betweenBuildings),
  ...tooClose(
    layout.pieces.filter((piece) => !isBuilding(piece)),
    least.betweenAreas,
  ),
  ...missions.rows.flatMap(({ markers }) => markers.flatMap((marker) => aroundMarker(layout, marker))),
]

const isBuilding = ({ type }: TerrainPiece): boolean => type === 'building'

/** Turned by half a turn around the middle of the table. */
const turned = ({ x, y }: Point): Point => ({ x: table.width - x, y: table.height - y })

function withoutTwin({ pieces }: Layout, piece: TerrainPiece): readonly string[] {
  const [, stem = '', letter = ''] = /^(\w+)([ab])$/.exec(piece.id) ?? []
  const twin = pieces.find(({ id }) => id === stem + (letter === 'a' ? 'b' : 'a'))
  const isTwin =
    twin !== undefined &&
    twin.type === piece.type &&
    twin.height === piece.height &&
    twin.capacity === piece.capacity &&
    sayOutline(twin.outline) === sayOutline(piece.outline.map(turned))
  return isTwin ? [] : [`${piece.id} has no twin on the other side of the table`]
}

/** The same for the same corners in the same order, wherever it begins. */
function sayOutline(outline: readonly Point[]): string {
  const corners = outline.map(({ x, y }) => `${x},${y}`)
  return outline.map((_, n) => [...corners.slice(n), ...corners.slice(0, n)].join(' ')).sort()[0] ?? ''
}

/** DS-111, DS-117 Its footprint, its roof, and that it stands free or wholly in Urban terrain. */
function asBuilding({ pieces }: Layout, { id, outline, capacity }: TerrainPiece): readonly string[] {
  const sides = [outline.map(({ x }) => x), outline.map(({ y }) => y)].map((all) => Math.max(...all) - Math.min(...all))
  const [short = 0, long = 0] = sides.sort((a, b) => a - b)
  const room = Math.floor(short / roofSpace) * Math.floor(long / roofSpace)
  const around = pieces.filter((piece) => !isBuilding(piece) && apart(piece.outline, outline) === 0)
  return [
    ...(short > limits.width || long > limits.length ? [`building ${id} is ${short / 100}" by ${long / 100}"`] : []),
    ...(room === capacity ? [] : [`the roof of ${id} holds ${room} bases, not ${capacity}`]),
    ...around.flatMap((piece) =>
      piece.type === 'urban' && outline.every((corner) => contains(piece.outline, corner))
        ? []
        : [`building ${id} stands partly in ${piece.id}`],
    ),
  ]
}

const tooClose = (pieces: readonly TerrainPiece[], distance: number): readonly string[] =>
  pieces.flatMap((one, n) =>
    pieces
      .slice(n + 1)
      .filter((other) => apart(one.outline, other.outline) < distance)
      .map((other) => `${one.id} and ${other.id} are less than ${distance / 100}" apart`),
  )

function aroundMarker({ pieces }: Layout, marker: Point & { readonly radius: number }): readonly string[] {
  return pieces.flatMap(({ id, type, outline }) => {
    const { blocks, conceals } = terrain[type]
    const gap = toOutline(outline, marker)
    const needed = blocks ? least.markerToBuilding : conceals ? marker.radius + least.markerToConcealing : 0
    return gap < needed
      ? [`${id} is ${Math.floor(gap) / 100}" from the marker at (${marker.x / 100},${marker.y / 100})`]
      : []
  })
}
