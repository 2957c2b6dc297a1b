// Reads a map from its drawing: areas, rooms, borders, doors, and the lines of sight.

import { at } from '@umpire/engine'
import type { Category } from '../item.ts'
import type { FeatureType } from '../feature.ts'
import type { PointId } from '../mission.ts'
import type { Barracks, Level } from '../noise.ts'
import { faceKind, faceName } from './faces.ts'
import {
  type Area,
  type AreaId,
  type Border,
  type CastleMap,
  type Door,
  type FaceId,
  type MapId,
  type Room,
  type RoomId,
  type Side,
  type Sighted,
  sides,
} from './map.ts'

/** A map as it is written down. */
export interface Drawing {
  readonly id: MapId
  readonly name: string
  readonly story: string
  /**
   * Corners are `+`; between them `---` is a wall, `...` an open divide, `-2-` a door of noise 2. Between cells `|` is
   * a wall, `:` an open divide, a digit a door. `x`, `y` and `z` are locked doors of noise 1, 2 and 3, `L` is a large
   * one of noise 3, `K` a large one that is locked. A cell holds its tile, or blanks where there is none.
   */
  readonly layout: string
  readonly entrances: readonly string[]
  /** `G1/N` */
  readonly exits: readonly string[]
  readonly barracks: { readonly [Letter in Barracks]: string }
  /** `B2=1 E3=1@2`: area, level, and where it is more than one the least number of Heroes. */
  readonly spawns: string
  readonly items: { readonly [In in Category]?: readonly string[] }
  readonly features: { readonly [Type in FeatureType]?: readonly string[] }
  readonly guards: readonly string[]
  /** X, Y and Z. */
  readonly passages: readonly [string, string, string]
  readonly points: { readonly [Point in PointId]?: string }
  /** Degrees clockwise, of the tiles that are turned. */
  readonly turned: { readonly [face: FaceId]: number }
}

interface Mark {
  readonly noise: 1 | 2 | 3
  readonly isLarge: boolean
  readonly isLocked: boolean
}

const doorMarks: { readonly [mark: string]: Mark } = {
  1: { noise: 1, isLarge: false, isLocked: false },
  2: { noise: 2, isLarge: false, isLocked: false },
  3: { noise: 3, isLarge: false, isLocked: false },
  x: { noise: 1, isLarge: false, isLocked: true },
  y: { noise: 2, isLarge: false, isLocked: true },
  z: { noise: 3, isLarge: false, isLocked: true },
  L: { noise: 3, isLarge: true, isLocked: false },
  K: { noise: 3, isLarge: true, isLocked: true },
}

const isWall = (mark: string): boolean => mark === '|' || mark === '-' || mark === ' ' || mark === ''
const isDivide = (mark: string): boolean => mark === ':' || mark === '.'

/** Area names by column letter and row number. */
const nameOf = (col: number, row: number): string => `${String.fromCharCode(65 + col)}${row + 1}`

interface Cell {
  readonly col: number
  readonly row: number
  readonly tile: FaceId
}

function cellsOf(rows: readonly string[], width: number, height: number): Cell[] {
  const cells: Cell[] = []
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      const tile = at(rows, 2 * row + 1)
        .slice(4 * col + 1, 4 * col + 4)
        .trim()
      if (tile !== '') cells.push({ col, row, tile })
    }
  }
  return cells
}

/** The sign on the border east (1) or south (2) of a cell. */
const markAt = (rows: readonly string[], { col, row }: Cell, side: 1 | 2): string =>
  side === 1 ? at(rows, 2 * row + 1).charAt(4 * col + 4) : at(rows, 2 * row + 2).charAt(4 * col + 2)

const wall: Border = { is: 'wall', to: -1, door: -1 }

interface Walls {
  readonly borders: Border[][]
  readonly doors: Door[]
}

function wallsOf(rows: readonly string[], cells: readonly Cell[], idAt: (col: number, row: number) => AreaId): Walls {
  const borders = cells.map(() => sides.map(() => wall))
  const doors: Door[] = []
  for (const [id, cell] of cells.entries()) {
    for (const side of [1, 2] as const) {
      const to = side === 1 ? idAt(cell.col + 1, cell.row) : idAt(cell.col, cell.row + 1)
      const mark = markAt(rows, cell, side)
      if (to < 0 || isWall(mark)) continue
      const printed = doorMarks[mark]
      if (printed === undefined && !isDivide(mark)) throw new Error(`${nameOf(cell.col, cell.row)}: no border ${mark}`)
      const door = printed === undefined ? -1 : doors.length
      if (printed !== undefined) doors.push({ id: door, areas: [id, to], side, ...printed })
      const is = printed === undefined ? 'open' : 'door'
      at(borders, id)[side] = { is, to, door }
      at(borders, to)[(side + 2) % 4] = { is, to: id, door }
    }
  }
  return { borders, doors }
}

/** RB-115 Areas that are joined by open divides. */
function roomNumbers(borders: readonly (readonly Border[])[]): RoomId[] {
  const rooms: RoomId[] = borders.map(() => -1)
  let next = 0
  for (const first of borders.keys()) {
    if (rooms[first] !== -1) continue
    const open = [first]
    for (let area = open.pop(); area !== undefined; area = open.pop()) {
      if (rooms[area] !== -1) continue
      rooms[area] = next
      for (const border of at(borders, area)) if (border.is === 'open') open.push(border.to)
    }
    next++
  }
  return rooms
}

function roomsOf(areas: readonly Area[]): Room[] {
  const rooms: { id: RoomId; tile: FaceId; areas: AreaId[] }[] = []
  for (const { id, room, tile } of areas) (rooms[room] ??= { id: room, tile, areas: [] }).areas.push(id)
  const named = rooms.map(({ tile }) => faceName(tile))
  return rooms.map(({ id, tile, areas: within }, n) => {
    const name = at(named, n)
    const isShared = named.indexOf(name) !== named.lastIndexOf(name)
    const which = rooms.filter((other) => other.tile === tile).length > 1 ? at(areas, at(within, 0)).name : tile
    return { id, name: isShared ? `${name} (${which})` : name, kind: faceKind(tile), areas: within }
  })
}

/** RB-122 */
function lineFrom(borders: readonly (readonly Border[])[], from: AreaId, side: Side): Sighted[] {
  const line: Sighted[] = []
  for (let border = at(at(borders, from), side); border.is !== 'wall'; border = at(at(borders, border.to), side)) {
    line.push({ area: border.to, door: border.door })
  }
  return line
}

const sideLetters = ['N', 'E', 'S', 'W']

function sideOf(letter: string | undefined): Side {
  const found = sides.find((side) => sideLetters[side] === letter)
  if (found === undefined) throw new Error(`no side ${String(letter)}`)
  return found
}

/** Categories of items are types of features too. */
const kinds = ['misc', 'medical', 'weapon', 'vril', 'objective'] as const satisfies readonly (Category & FeatureType)[]

const levels: readonly Level[] = [1, 2, 3]

function readSpawn(token: string, areaOf: (name: string) => AreaId): CastleMap['spawns'][number] {
  const [, area = '', wanted, least = '1'] = /^(\w\d)=(\d)(?:@(\d))?$/.exec(token) ?? []
  const level = levels.find((one) => String(one) === wanted)
  if (level === undefined) throw new Error(`no spawn token ${token}`)
  return { area: areaOf(area), level, least: Number(least) }
}

export function readMap(drawing: Drawing): CastleMap {
  const lines = drawing.layout.split('\n').filter((line) => line.trim() !== '')
  const height = (lines.length - 1) / 2
  const width = (Math.max(...lines.map((line) => line.length)) - 1) / 4
  const rows = lines.map((line) => line.padEnd(4 * width + 1))
  const cells = cellsOf(rows, width, height)
  const byPlace = new Map(cells.map(({ col, row }, id) => [nameOf(col, row), id]))
  const areaOf = (name: string): AreaId => {
    const found = byPlace.get(name)
    if (found === undefined) throw new Error(`${drawing.id} has no area ${name}`)
    return found
  }
  const { borders, doors } = wallsOf(rows, cells, (col, row) => byPlace.get(nameOf(col, row)) ?? -1)
  const numbers = roomNumbers(borders)
  const areas = cells.map(
    ({ col, row, tile }, id): Area => ({ id, name: nameOf(col, row), col, row, tile, room: at(numbers, id) }),
  )
  return {
    id: drawing.id,
    name: drawing.name,
    story: drawing.story,
    width,
    height,
    areas,
    borders,
    lines: areas.map(({ id }) => sides.map((side) => lineFrom(borders, id, side))),
    doors,
    rooms: roomsOf(areas),
    tiles: tilesOf(areas, drawing.turned),
    entrances: drawing.entrances.map(areaOf),
    exits: drawing.exits.map((exit) => {
      const [area = '', side] = exit.split('/')
      return { area: areaOf(area), side: sideOf(side) }
    }),
    barracks: {
      A: areaOf(drawing.barracks.A),
      B: areaOf(drawing.barracks.B),
      C: areaOf(drawing.barracks.C),
    },
    spawns: drawing.spawns.split(' ').map((token) => readSpawn(token, areaOf)),
    items: kinds.flatMap((category) =>
      (drawing.items[category] ?? []).map((area) => ({ area: areaOf(area), category })),
    ),
    features: kinds.flatMap((type) => (drawing.features[type] ?? []).map((area) => ({ area: areaOf(area), type }))),
    guards: drawing.guards.map(areaOf),
    passages: drawing.passages.map(areaOf),
    points: Object.fromEntries(Object.entries(drawing.points).map(([point, area]) => [point, areaOf(area)])),
  }
}

function tilesOf(areas: readonly Area[], turned: Drawing['turned']): CastleMap['tiles'] {
  const tiles = new Map<FaceId, { readonly areas: AreaId[]; readonly turned: number }>()
  for (const { id, tile } of areas) {
    const known = tiles.get(tile)
    if (known === undefined) tiles.set(tile, { areas: [id], turned: (turned[tile] ?? 0) / 90 })
    else known.areas.push(id)
  }
  return tiles
}
