// Where things lie on the drawing: squares, walls, words, names and windows.

import { expect, test } from 'vitest'
import { missions } from '../content/missions/missions.ts'
import { areaOf, grain, masonryOf, outlineOf } from './masonry.ts'
import { boxAround, cornerAt, frameOf, middleOf, placeOf, side, trackHeight } from './measure.ts'
import { namePlaces } from './name-places.ts'
import { largestBox, linesOf, onShelf, shelfFor } from './room-for-words.ts'
import { windowPlace, windowRoom, windowScale } from './window-place.ts'

const { map } = missions.of('1')
const frame = frameOf(map)
const square = (x: number, y: number): number => y * map.width + x

test('the drawing holds every square that is not rock, below the track', () => {
  for (const mission of missions.rows) {
    const around = frameOf(mission.map)
    for (const [number, { terrain }] of mission.map.squares.entries()) {
      if (terrain === 'wall') continue
      const { x, y } = placeOf(around, number)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(trackHeight)
      expect(x + side).toBeLessThanOrEqual(around.width)
      expect(y + side).toBeLessThanOrEqual(around.height)
    }
  }
})

test('a corner of the grid is where the squares around it meet', () => {
  expect(cornerAt(frame, 5, 7)).toEqual(placeOf(frame, square(5, 7)))
  const middle = middleOf(frame, square(5, 7))
  expect(cornerAt(frame, 6, 8)).toEqual({ x: middle.x + side / 2, y: middle.y + side / 2 })
  expect(boxAround(frame, [square(5, 7), square(7, 8)])).toMatchObject({ width: 3 * side, height: 2 * side })
})

test('words are larger on a map that is seen smaller', () => {
  expect(frame.words).toBe(12.5)
  expect(frameOf(missions.of('4').map).words).toBeGreaterThan(15)
})

test('walls stand where floor ends, and face only to the south', () => {
  const alone = masonryOf(frame, new Set([square(5, 7)]))
  expect(alone.edges.match(/M/g)).toHaveLength(4)
  expect(alone.faces.match(/z/g)).toHaveLength(1)
  const above = masonryOf(frame, new Set([square(5, 7), square(5, 8)]))
  expect(above.edges.match(/M/g)).toHaveLength(6)
  expect(above.faces.match(/z/g)).toHaveLength(1)
})

test('the outline of squares has no lines between them', () => {
  const two = new Set([square(5, 7), square(6, 7)])
  expect(outlineOf(frame, two).match(/M/g)).toHaveLength(6)
  expect(areaOf(frame, two).match(/z/g)).toHaveLength(2)
})

test('grain is the same each time and spreads', () => {
  const values = Array.from({ length: 200 }, (_, n) => grain(n, 1))
  expect(values).toEqual(Array.from({ length: 200 }, (_, n) => grain(n, 1)))
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(values.filter((value) => value < 0.5).length).toBeGreaterThan(60)
  expect(values.filter((value) => value >= 0.5).length).toBeGreaterThan(60)
})

test('words stand in the largest rectangle of a region', () => {
  const bent = new Set([
    ...[0, 1, 2, 3].flatMap((y) => [square(2, 4 + y), square(3, 4 + y)]),
    ...[4, 5, 6, 7, 8].flatMap((x) => [square(x, 6), square(x, 7)]),
  ])
  expect(largestBox(frame, bent)).toEqual(boxAround(frame, [square(2, 6), square(8, 7)]))
})

test('small cards lie in rows that fit, and none leaves the shelf', () => {
  for (const [count, width, height] of [
    [3, 244, 60],
    [3, 52, 200],
    [11, 150, 100],
    [3, 148, 30],
  ] as const) {
    const shelf = shelfFor(count, width, height)
    expect(shelf.shown).toBeLessThanOrEqual(count)
    for (let n = 0; n < shelf.shown; n++) {
      const { x, y } = onShelf(shelf, n)
      expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 0.01)
      expect(x + shelf.cardWidth).toBeLessThanOrEqual(width / 2 + 0.01)
      expect(y + shelf.cardHeight).toBeLessThanOrEqual(height + 0.01)
    }
  }
  expect(shelfFor(3, 244, 60)).toMatchObject({ shown: 3, rows: 1, columns: 3 })
  expect(shelfFor(3, 52, 200)).toMatchObject({ shown: 3, rows: 3, columns: 1 })
  expect(shelfFor(3, 148, 30).shown).toBe(0)
})

test('lines break between words', () => {
  expect(linesOf('Supply Cache', 8)).toEqual(['Supply', 'Cache'])
  expect(linesOf('Fire Team', 12)).toEqual(['Fire Team'])
})

const drawing = { width: 700, height: 600 }
const kept = { x: 300, y: 250, width: 100, height: 100 }

test('a window lies beside what it speaks of, and inside the drawing', () => {
  const size = { width: 280, height: 180 }
  const place = windowPlace(size, windowRoom(size, drawing, undefined), kept, [])
  const isBeside = place.x + 280 <= kept.x || place.x >= 400 || place.y + 180 <= kept.y || place.y >= 350
  expect(isBeside).toBe(true)
  expect(place.x).toBeGreaterThanOrEqual(0)
  expect(place.x + 280).toBeLessThanOrEqual(700)
  expect(place.y).toBeGreaterThanOrEqual(46)
  expect(place.y + 180).toBeLessThanOrEqual(600)
})

test('a window goes where it hides nobody', () => {
  const size = { width: 200, height: 150 }
  const room = windowRoom(size, drawing, undefined)
  const first = windowPlace(size, room, kept, [])
  const crowd = { ...first, ...size }
  expect(windowPlace(size, room, kept, [crowd])).not.toEqual(first)
})

test.each([
  ['a part of the map', { x: 250, y: 200, width: 360, height: 300, scale: 1.08 }],
  ['a small part', { x: 280, y: 230, width: 150, height: 120, scale: 2.6 }],
  ['the map far away', { x: -20, y: -300, width: 780, height: 1200, scale: 0.5 }],
  ['a corner of it', { x: 640, y: 540, width: 360, height: 300, scale: 1.08 }],
])('a window lies in sight, whatever is: %s', (_, visible) => {
  const plain = { width: 280, height: 200 }
  const scale = windowScale(plain, { ...drawing, columns: 21, left: 1, top: 1, words: 12.5 }, visible)
  const size = { width: plain.width * scale, height: plain.height * scale }
  const place = windowPlace(size, windowRoom(size, drawing, visible), kept, [])
  expect(place.x).toBeGreaterThanOrEqual(visible.x)
  expect(place.y).toBeGreaterThanOrEqual(visible.y)
  expect(place.x + size.width).toBeLessThanOrEqual(visible.x + visible.width)
  expect(place.y + size.height).toBeLessThanOrEqual(visible.y + visible.height)
})

test('names stand below, above where that is taken, and nowhere where both are', () => {
  const at = (x: number, y: number) => ({ x: x * side, y: y * side, name: 'Quill', foot: 15 })
  expect(namePlaces([at(5, 5)], [], 12.5)[0]).toBeGreaterThan(0)
  expect(namePlaces([at(5, 5)], [at(5, 6)], 12.5)[0]).toBeLessThan(0)
  expect(namePlaces([at(5, 5)], [at(5, 4), at(5, 6)], 12.5)).toEqual([undefined])
})
