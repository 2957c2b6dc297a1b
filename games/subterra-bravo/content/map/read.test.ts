// A map is read from its drawing, and one with a mistake is refused in words.

import { at } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { type MapDrawing, MapError } from './drawing.ts'
import { type Square, ventCost } from './map.ts'
import { readMap } from './read.ts'

/** Two rooms and a door; the left one is of two tiles. */
const small: MapDrawing = {
  drawing: `
########
#AA#####
#S.#.v##
#v.+.?C#
#re#..##
########
`,
  tiles: { NORTH: ['1-2,2-2'], SOUTH: ['1-2,3-4'], EAST: ['4-5,2-4'] },
  regions: { WEST: ['NORTH', 'SOUTH'], EAST: ['EAST'] },
  explored: 'WEST',
  doors: { D1: { at: [3, 3], between: ['WEST', 'EAST'] } },
  passages: { A: 'WEST', C: 'EAST' },
}

const problemOf = (change: Partial<MapDrawing>): string => {
  try {
    readMap('test', { ...small, ...change })
    return 'none'
  } catch (error) {
    if (error instanceof MapError) return error.message
    throw error
  }
}

/** The drawing with another sign on one square. */
const withSign = (x: number, y: number, sign: string): Partial<MapDrawing> => ({
  drawing: small.drawing
    .trim()
    .split('\n')
    .map((row, n) => (n === y ? `${row.slice(0, x)}${sign}${row.slice(x + 1)}` : row))
    .join('\n'),
})

describe('a map', () => {
  const map = readMap('test', small)
  const squareAt = (x: number, y: number): Square => at(map.squares, y * map.width + x)

  test('has squares with terrain, tile and region', () => {
    expect([map.width, map.height, map.squares.length]).toEqual([8, 6, 48])
    expect(squareAt(1, 4)).toEqual({ x: 1, y: 4, terrain: 'rubble', tile: 'SOUTH', region: 'WEST' })
    expect(squareAt(2, 4).terrain).toBe('emi')
    expect(squareAt(3, 3)).toEqual({ x: 3, y: 3, terrain: 'door', tile: null, region: null })
    expect(squareAt(6, 3).terrain).toBe('passage')
    expect(squareAt(5, 3).terrain).toBe('floor')
  })

  test('has regions, doors, vents, passages and marks', () => {
    expect(map.regions.map(({ id, explored }) => [id, explored])).toEqual([
      ['WEST', true],
      ['EAST', false],
    ])
    expect(map.doors).toEqual([{ id: 'D1', x: 3, y: 3, between: ['WEST', 'EAST'] }])
    expect(map.vents).toEqual([
      { x: 5, y: 2, tile: 'EAST' },
      { x: 1, y: 3, tile: 'SOUTH' },
    ])
    expect(map.passages.map(({ id, squares, adjoins }) => [id, squares.length, adjoins])).toEqual([
      ['A', 2, 'WEST'],
      ['C', 1, 'EAST'],
    ])
    expect([map.start, map.investigateMarkers]).toEqual([[{ x: 1, y: 2 }], [{ x: 5, y: 3 }]])
  })

  test('knows how far tiles are from each other, by floor and by doors (SB-081)', () => {
    expect(map.links).toEqual([
      ['NORTH', 'SOUTH'],
      ['SOUTH', 'EAST'],
    ])
    expect([ventCost(map, 'NORTH', 'EAST'), ventCost(map, 'SOUTH', 'EAST')]).toEqual([2, 1])
    expect(ventCost(map, 'EAST', 'EAST')).toBe(1)
  })
})

const mistakes: readonly (readonly [string, Partial<MapDrawing>, string])[] = [
  ['a sign that means nothing', withSign(2, 3, 'x'), 'row 3, column 2: the sign x means nothing'],
  ['a row that is too long', withSign(2, 3, '..'), 'row 3 has 9 signs, row 0 has 8'],
  ['floor on the border', withSign(0, 3, '.'), 'row 3, column 0: the sign . is on the border, where only # may be'],
  ['floor in no tile', withSign(6, 4, '.'), 'row 4, column 6: the sign . lies in no tile'],
  ['a wall in a tile', withSign(2, 3, '#'), 'row 3, column 2: the sign # lies in tile SOUTH, which is all floor'],
  ['a door without a name', withSign(3, 2, '+'), 'row 2, column 3: the + has 0 names'],
  ['a door that is not drawn', withSign(3, 3, '#'), 'no way leads from tile NORTH to tile EAST'],
  [
    'a door somewhere else',
    { doors: { ...small.doors, D2: { at: [3, 2], between: ['WEST', 'EAST'] } } },
    'door D2: row 2, column 3 has no +',
  ],
  [
    'a door with two names',
    { doors: { ...small.doors, D2: { at: [3, 3], between: ['WEST', 'EAST'] } } },
    'row 3, column 3: the + has 2 names',
  ],
  [
    'a door between other regions',
    { doors: { D1: { at: [3, 3], between: ['WEST', 'NORTH'] } } },
    'door D1 at (3,3) lies between WEST and EAST, not WEST and NORTH',
  ],
  [
    'regions without a wall between them',
    { ...withSign(3, 2, '.'), tiles: { ...small.tiles, NORTH: ['1-3,2-2'] } },
    'no wall between (3,2) in region WEST and (4,2) in region EAST',
  ],
  ['a passage into another region', { passages: { A: 'EAST', C: 'EAST' } }, 'passage A leads into WEST, not EAST'],
  ['a passage without a region', { passages: { A: 'WEST' } }, 'passage C is drawn at (6,3) and leads nowhere'],
  ['a passage that is not drawn', { passages: { ...small.passages, D: 'EAST' } }, 'passage D is not drawn'],
  ['a rectangle that is none', { tiles: { ...small.tiles, EAST: ['4-5'] } }, 'tile EAST: 4-5 is no rectangle'],
  ['a rectangle from right to left', { tiles: { ...small.tiles, EAST: ['5-4,2-4'] } }, '5-4,2-4 is no rectangle'],
  ['a tile beyond the map', { tiles: { ...small.tiles, EAST: ['4-9,2-4'] } }, '4-9,2-4 reaches beyond the map'],
  [
    'tiles that overlap',
    { tiles: { ...small.tiles, SOUTH: ['1-2,2-4'] } },
    'row 2, column 1: in tile NORTH and in tile SOUTH',
  ],
  [
    'a region with a tile that is not there',
    { regions: { ...small.regions, EAST: ['EAST', 'FAR'] } },
    'region EAST names tile FAR, which is not there',
  ],
  ['a tile in no region', { regions: { WEST: ['NORTH', 'SOUTH'] } }, 'tile EAST is in no region'],
  [
    'a tile in two regions',
    { regions: { ...small.regions, EAST: ['EAST', 'SOUTH'] } },
    'tile SOUTH is in region WEST and in region EAST',
  ],
  ['no explored region', { explored: 'SOUTH' }, 'the explored region SOUTH is not there'],
]

describe('refused', () => {
  test.each(mistakes)('%s', (_, change, problem) => {
    expect(problemOf(change)).toContain(problem)
  })

  test('not what has no mistake, and with the name of the map', () => {
    expect(problemOf({})).toBe('none')
    expect(problemOf({ explored: 'SOUTH' })).toMatch(/^map of test: /)
  })
})
