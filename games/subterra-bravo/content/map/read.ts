// Reads the map of a mission from its drawing, and refuses one with a mistake: which row, which sign, and why.

import { at } from '@umpire/engine'
import { type MapDrawing, MapError, type Mark, signs } from './drawing.ts'
import type { Door, MapTileId, MissionMap, Passage, PassageId, RegionId, Spot, Square } from './map.ts'
import { linksOf, waysBetween } from './tile-graph.ts'
import { tileOfSquares } from './tiles.ts'

type Fail = (reason: string) => never
type Beside = (spot: Spot) => Square[]

/** A square as it is read, with what only the drawing says of it. */
interface Drawn extends Square {
  readonly mark: Mark | undefined
  readonly passage: PassageId | undefined
}

const passageIds: readonly PassageId[] = ['A', 'B', 'C', 'D']

const say = ({ x, y }: Spot): string => `(${x},${y})`
const spotOf = ({ x, y }: Spot): Spot => ({ x, y })

/** `name` says in errors which map it is. */
export function readMap(name: string, source: MapDrawing): MissionMap {
  const fail: Fail = (reason) => {
    throw new MapError(name, reason)
  }
  const rows = readRows(source.drawing, fail)
  const width = at(rows, 0).length
  const drawn = readSquares(source, rows, fail)
  const squares = drawn.map(({ x, y, terrain, tile, region }): Square => ({ x, y, terrain, tile, region }))
  const beside: Beside = ({ x, y }) =>
    [y * width + x - 1, y * width + x + 1, (y - 1) * width + x, (y + 1) * width + x].map((n) => at(squares, n))
  const marked = (mark: Mark): Spot[] => drawn.filter((square) => square.mark === mark).map(spotOf)

  refuseHoles(squares, beside, fail)
  const links = linksOf(squares, beside)
  const tileWays = waysBetween(Object.keys(source.tiles), links)
  refuseLostTiles(tileWays, fail)

  return {
    width,
    height: rows.length,
    squares,
    regions: Object.entries(source.regions).map(([id, tiles]) => ({ id, tiles, explored: id === source.explored })),
    doors: readDoors(source, squares, beside, fail),
    vents: squares.flatMap(({ x, y, terrain, tile }) => (terrain === 'vent' && tile !== null ? [{ x, y, tile }] : [])),
    passages: passageIds.flatMap((id) => {
      const spots = drawn.filter(({ passage }) => passage === id).map(spotOf)
      return readPassage(id, spots, source.passages[id], beside, fail)
    }),
    investigateMarkers: marked('investigate'),
    start: marked('start'),
    lift: squares.filter(({ terrain }) => terrain === 'lift').map(spotOf),
    generator: marked('generator'),
    console: marked('console'),
    nests: marked('nest'),
    links,
    tileWays,
  }
}

function readRows(drawing: string, fail: Fail): string[] {
  const rows = drawing.trim().split('\n')
  const width = at(rows, 0).length
  for (const [y, row] of rows.entries())
    if (row.length !== width) fail(`row ${y} has ${row.length} signs, row 0 has ${width}`)
  return rows
}

function readSquares(source: MapDrawing, rows: readonly string[], fail: Fail): Drawn[] {
  const width = at(rows, 0).length
  const tileOf = tileOfSquares(source.tiles, width, rows.length, fail)
  const regionOf = regionOfTiles(source, fail)
  return rows.flatMap((row, y) =>
    row.split('').map((letter, x): Drawn => {
      const refuse = (reason: string): never => fail(`row ${y}, column ${x}: the sign ${letter} ${reason}`)
      const { terrain, mark, passage } = signs.get(letter) ?? refuse('means nothing')
      const border = x === 0 || y === 0 || x === width - 1 || y === rows.length - 1
      if (border && terrain !== 'wall') refuse('is on the border, where only # may be')
      const floor = terrain === 'floor' || terrain === 'rubble' || terrain === 'emi' || terrain === 'vent'
      const tile = tileOf.get(y * width + x) ?? null
      if (floor && tile === null) refuse('lies in no tile')
      if (!floor && tile !== null) refuse(`lies in tile ${tile}, which is all floor`)
      return { x, y, terrain, tile, region: tile === null ? null : (regionOf.get(tile) ?? null), mark, passage }
    }),
  )
}

function regionOfTiles({ tiles, regions, explored }: MapDrawing, fail: Fail): Map<MapTileId, RegionId> {
  const regionOf = new Map<MapTileId, RegionId>()
  for (const [region, members] of Object.entries(regions))
    for (const tile of members) {
      if (!Object.hasOwn(tiles, tile)) fail(`region ${region} names tile ${tile}, which is not there`)
      const other = regionOf.get(tile)
      if (other !== undefined) fail(`tile ${tile} is in region ${other} and in region ${region}`)
      regionOf.set(tile, region)
    }
  const left = Object.keys(tiles).find((tile) => !regionOf.has(tile))
  if (left !== undefined) fail(`tile ${left} is in no region`)
  if (!Object.hasOwn(regions, explored)) fail(`the explored region ${explored} is not there`)
  return regionOf
}

/** Regions meet at doors only. */
function refuseHoles(squares: readonly Square[], beside: Beside, fail: Fail): void {
  for (const square of squares) {
    if (square.region === null) continue
    const other = beside(square).find(({ region }) => region !== null && region !== square.region)
    if (other !== undefined)
      fail(`no wall between ${say(square)} in region ${square.region} and ${say(other)} in region ${other.region}`)
  }
}

/** Every tile can be reached from the first. */
function refuseLostTiles(tileWays: MissionMap['tileWays'], fail: Fail): void {
  const [first, ways] = at([...tileWays], 0)
  const lost = [...tileWays.keys()].find((tile) => !ways.has(tile))
  if (lost !== undefined) fail(`no way leads from tile ${first} to tile ${lost}`)
}

function readDoors({ doors }: MapDrawing, squares: readonly Square[], beside: Beside, fail: Fail): Door[] {
  const drawn = squares.filter(({ terrain }) => terrain === 'door')
  const read = Object.entries(doors).map(
    ([
      id,
      {
        at: [x, y],
        between,
      },
    ]): Door => {
      const door = drawn.find((square) => square.x === x && square.y === y)
      if (door === undefined) return fail(`door ${id}: row ${y}, column ${x} has no +`)
      const regions = beside(door).flatMap(({ region }) => region ?? [])
      if (regions.length !== 2 || !between.every((region) => regions.includes(region)))
        fail(`door ${id} at ${say(door)} lies between ${regions.join(' and ')}, not ${between.join(' and ')}`)
      return { id, x, y, between }
    },
  )
  for (const door of drawn) {
    const names = read.filter(({ x, y }) => x === door.x && y === door.y)
    if (names.length !== 1) fail(`row ${door.y}, column ${door.x}: the + has ${names.length} names`)
  }
  return read
}

/** Nothing if this map has no such passage. */
function readPassage(
  id: PassageId,
  squares: readonly Spot[],
  adjoins: RegionId | undefined,
  beside: Beside,
  fail: Fail,
): Passage[] {
  if (squares.length === 0) return adjoins === undefined ? [] : fail(`passage ${id} is not drawn`)
  if (adjoins === undefined) return fail(`passage ${id} is drawn at ${squares.map(say).join(' ')} and leads nowhere`)
  const touched = new Set(squares.flatMap((spot) => beside(spot).flatMap(({ region }) => region ?? [])))
  if (touched.size !== 1 || !touched.has(adjoins))
    fail(`passage ${id} leads into ${[...touched].join(' and ') || 'no region'}, not ${adjoins}`)
  return [{ id, squares, adjoins }]
}
