// The ten maps: tiles as printed, doors within the supply, and nothing to set off in sight of an entrance.

import { at } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { doorSupply, locks, spawnTokens } from '../numbers.ts'
import { missions } from '../missions.ts'
import { type AreaId, type CastleMap, type FaceId, type Side, sides } from './map.ts'
import { castleMaps } from './maps.ts'
import { faceName } from './faces.ts'
import { prints } from './prints.ts'

const maps = castleMaps.ids.map((id): [string, CastleMap] => [id, castleMaps.of(id)])

/** The inside of a tile: its cells, and between them open divides as `col,row,side`. */
interface Inside {
  readonly cells: ReadonlySet<string>
  readonly divides: ReadonlySet<string>
}

const place = (col: number, row: number): string => `${col},${row}`

/** A cell is there where it has a wall, divide or neighbour on all its four sides. */
function printed(face: FaceId): Inside {
  const print = prints.find(({ faces }) => faces.includes(face))
  const rows = (print?.layout ?? '').split('\n').filter((row) => row.trim() !== '')
  const sign = (row: number, column: number): string => (rows[row] ?? '').charAt(column) || ' '
  const cells = new Set<string>()
  const divides = new Set<string>()
  for (let row = 0; 2 * row + 2 < rows.length; row++) {
    for (let col = 0; 4 * col + 4 <= at(rows, 0).length; col++) {
      const [x, y] = [4 * col + 2, 2 * row + 1]
      const around = [sign(y - 1, x), sign(y, x + 2), sign(y + 1, x), sign(y, x - 2)]
      if (around.includes(' ')) continue
      cells.add(place(col, row))
      for (const side of sides) if (':.'.includes(at(around, side))) divides.add(`${place(col, row)},${side}`)
    }
  }
  return { cells, divides }
}

/** A quarter turn clockwise: east is where north was. */
function turned({ cells, divides }: Inside): Inside {
  const height = 1 + Math.max(...[...cells].map((cell) => Number(cell.split(',')[1])))
  const turn = (text: string): string => {
    const [col = 0, row = 0, side] = text.split(',').map(Number)
    const spot = place(height - 1 - row, col)
    return side === undefined ? spot : `${spot},${(side + 1) % 4}`
  }
  return { cells: new Set([...cells].map(turn)), divides: new Set([...divides].map(turn)) }
}

function laid(map: CastleMap, areas: readonly AreaId[]): Inside {
  const spots = areas.map((id) => at(map.areas, id))
  const west = Math.min(...spots.map(({ col }) => col))
  const north = Math.min(...spots.map(({ row }) => row))
  const cells = new Set(spots.map(({ col, row }) => place(col - west, row - north)))
  const divides = new Set<string>()
  for (const { id, col, row } of spots) {
    for (const side of sides) {
      const { is } = at(at(map.borders, id), side)
      if (is === 'open') divides.add(`${place(col - west, row - north)},${side}`)
    }
  }
  return { cells, divides }
}

const turnedBy = (inside: Inside, quarters: number): Inside =>
  quarters === 0 ? inside : turnedBy(turned(inside), quarters - 1)

test('there are 26 tiles of two sides, and every face is printed once', () => {
  const faces = prints.flatMap((print) => print.faces)
  expect(faces).toHaveLength(52)
  expect(new Set(faces).size).toBe(52)
  expect(new Set(faces.map((face) => face.slice(0, 2))).size).toBe(26)
  expect(faces.filter((face) => faceName(face) === '')).toEqual([])
  expect(() => faceName('05c')).toThrow('no tile')
})

test('every mission has a map, and every point on which something is placed', () => {
  const missing = missions.rows.flatMap(({ map, placed, posted, id }) => {
    const points = [...placed.flatMap((one) => one.points), ...posted.flatMap(({ point }) => point ?? [])]
    const on = map === null ? (['R1', 'R2', 'R3', 'R4'] as const) : [map]
    return on.flatMap((one) =>
      points.filter((point) => castleMaps.of(one).points[point] === undefined).map((point) => `${id} ${one} ${point}`),
    )
  })
  expect(missing).toEqual([])
})

test('units are posted in areas that are there', () => {
  const missing = missions.rows.flatMap(({ map, posted }) => {
    const names = map === null ? [] : castleMaps.of(map).areas.map(({ name }) => name)
    return posted.flatMap(({ area }) => (area === null || names.includes(area) ? [] : [area]))
  })
  expect(missing).toEqual([])
})

describe.each(maps)('%s', (_, map) => {
  test('tiles have their printed shape, turned as said', () => {
    for (const [face, { areas, turned: quarters }] of map.tiles) {
      expect(laid(map, areas)).toEqual(turnedBy(printed(face), quarters))
    }
  })

  test('each tile is used with one side only', () => {
    const numbers = [...map.tiles.keys()].map((face) => face.slice(0, 2))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('no two rooms are called the same', () => {
    expect(new Set(map.rooms.map(({ name }) => name)).size).toBe(map.rooms.length)
  })

  test('doors, locks and spawn tokens are within the supply, and fit into the bits of a number', () => {
    const small = map.doors.filter(({ isLarge }) => !isLarge)
    for (const noise of [1, 2, 3] as const) {
      expect(small.filter((door) => door.noise === noise).length).toBeLessThanOrEqual(doorSupply[noise])
      expect(map.spawns.filter(({ level }) => level === noise).length).toBeLessThanOrEqual(spawnTokens[noise])
    }
    expect(map.doors.length - small.length).toBeLessThanOrEqual(doorSupply.large)
    expect(map.doors.filter(({ isLocked }) => isLocked).length).toBeLessThanOrEqual(locks)
    expect(map.doors.length).toBeLessThanOrEqual(31)
  })

  test('exits are in outer walls', () => {
    for (const { area, side } of map.exits) {
      const { col, row } = at(map.areas, area)
      const [east, south] = [side === 1 ? 1 : side === 3 ? -1 : 0, side === 2 ? 1 : side === 0 ? -1 : 0]
      expect(map.areas.find((one) => one.col === col + east && one.row === row + south)).toBeUndefined()
    }
  })

  test('an area has at most one feature', () => {
    const areas = map.features.map(({ area }) => area)
    expect(new Set(areas).size).toBe(areas.length)
  })

  test('every area can be reached', () => {
    const reached = new Set<AreaId>(map.entrances)
    for (const area of reached) for (const { to } of at(map.borders, area)) if (to >= 0) reached.add(to)
    expect(reached.size).toBe(map.areas.length)
  })

  test('nothing that could be set off is in sight of an entrance', () => {
    const dangers = new Set([...[...map.spawns, ...map.features].map(({ area }) => area), ...Object.values(map.points)])
    for (const from of map.entrances) {
      const seen = sides.flatMap((side) => seenFrom(map, from, side))
      expect([from, ...seen].filter((area) => dangers.has(area))).toEqual([])
    }
  })
})

/** Up to the first door: all are closed. */
function seenFrom(map: CastleMap, from: AreaId, side: Side): AreaId[] {
  const line = at(at(map.lines, from), side)
  const door = line.findIndex((step) => step.door >= 0)
  return (door < 0 ? line : line.slice(0, door)).map(({ area }) => area)
}
