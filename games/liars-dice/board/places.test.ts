// Where players sit: everybody apart from the others, the viewer in front.

import { at, seat, spectator, type Viewer } from '@umpire/engine'
import { expect, test } from 'vitest'
import { middle, places, rim, sizeOf, tray, trayRows } from './places.ts'

const counts = [2, 3, 4, 5, 6]

test.each(counts)('of %d players the viewer sits in front, below all others', (count) => {
  for (let own = 0; own < count; own++) {
    const all = places(seat(own), count)
    const front = at(all, own)
    expect(front.seat).toBe(own)
    expect(front.spot.x).toBeCloseTo(middle.x)
    expect(all.filter(({ spot }) => spot.y >= front.spot.y)).toEqual([front])
  }
})

test.each<Viewer>([spectator, 'everybody'])('for %s the first seat is in front', (viewer) => {
  const [first, ...others] = places(viewer, 4)
  expect(others.every(({ spot }) => spot.y < (first?.spot.y ?? 0))).toBe(true)
})

test.each(counts)('of %d players no two cups lie on each other, and all lie on the felt', (count) => {
  const spots = places(seat(0), count).map(({ spot }) => spot)
  for (const [n, { x, y }] of spots.entries()) {
    expect(((x - middle.x) / rim.x) ** 2 + ((y - middle.y) / rim.y) ** 2).toBeLessThan(1)
    for (const other of spots.slice(n + 1)) {
      expect(Math.abs(x - other.x) >= 150 || Math.abs(y - other.y) >= 150).toBe(true)
    }
  }
})

test('players sit in turn order, clockwise', () => {
  const [, second, , fourth] = places(seat(0), 4)
  expect(second?.spot.x).toBeLessThan(middle.x)
  expect(fourth?.spot.x).toBeGreaterThan(middle.x)
})

test('the tray grows with the dice, and the drawing with the tray', () => {
  expect([1, 10, 11, 36].map(trayRows)).toEqual([1, 1, 2, 4])
  expect(sizeOf(36).height - sizeOf(10).height).toBe(3 * tray.pitch)
})
