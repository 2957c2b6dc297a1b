// The mix of Region tiles, and that of the short game.

import { describe, expect, test } from 'vitest'
import { shortTiles, type Tile, tiles } from './tiles.ts'

const ofKind = (kind: Tile['kind']): readonly Tile[] => tiles.rows.filter((tile) => tile.kind === kind)
const wallsOf = ({ edges }: Tile): number => edges.split('W').length - 1

test('three kinds', () => {
  expect(ofKind('ordinary')).toHaveLength(30)
  expect(ofKind('tech').map(({ id, number }) => id + number)).toEqual(['TECH11', 'TECH22', 'TECH33'])
  expect(ofKind('reactor').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  expect(ofKind('ordinary').every(({ number }) => number === 0)).toBe(true)
})

test('four edges each, open, pillared or walled, and none closed all around', () => {
  expect(tiles.rows.filter((tile) => !/^[OPW]{4}$/.test(tile.edges) || wallsOf(tile) === 4)).toEqual([])
})

describe('the ordinary ones', () => {
  const straight = ofKind('ordinary').filter(({ edges }) => /^W[OP]W[OP]$/.test(edges))
  const count = (walls: number): number => ofKind('ordinary').filter((tile) => wallsOf(tile) === walls).length

  test('8 crossings, 11 junctions, 4 straights, 5 corners, 2 dead ends', () => {
    expect([count(0), count(1), straight.length, count(2) - straight.length, count(3)]).toEqual([8, 11, 4, 5, 2])
  })

  test('18 of them in the short game', () => {
    expect(new Set(shortTiles).size).toBe(18)
    expect(shortTiles.every((id) => tiles.of(id).kind === 'ordinary')).toBe(true)
  })
})

test('the start is open to three sides', () => {
  expect(tiles.of('TECH1')).toMatchObject({ kind: 'tech', number: 1, edges: 'OPWP' })
})
