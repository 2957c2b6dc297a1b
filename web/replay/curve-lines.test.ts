// The curve: higher is better, two sides share the whole, and no label or mark lies on another.

import { seat } from '@umpire/engine'
import { expect, test } from 'vitest'
import { dividingLine, labelPlaces, sideLines, spaced } from './curve-lines.ts'

const [a, b, c] = [seat(0), seat(1), seat(2)]

test('what is worth everything lies on top, nothing at the bottom', () => {
  expect(
    sideLines(
      [
        [1, 0],
        [0.25, 0.5],
      ],
      [[a], [b]],
    ),
  ).toEqual(['M0 0L1 75', 'M0 100L1 50'])
})

test('a side of several seats is worth their mean', () => {
  expect(sideLines([[1, 0, 0.5]], [[a, b], [c]])).toEqual(['M0 50', 'M0 50'])
})

test('two sides share the whole: the first from below', () => {
  expect(
    dividingLine(
      [
        [0.6, 0.2],
        [0, 0.5],
        [0, 0],
      ],
      [[a], [b]],
    ),
  ).toBe('M0 25L1 100L2 50')
})

test('labels keep their order and their distance, within the height', () => {
  const places = labelPlaces([0.02, 0.01, 0.99], 0.4)
  expect(places[2]).toBeCloseTo(0.01)
  expect(places[1]).toBe(1)
  expect(places[0]).toBeCloseTo(0.6)
})

test('labels that do not fit come nearer to each other, but none leaves the height', () => {
  const places = labelPlaces([0, 0, 0, 0, 0, 0], 0.4).toSorted((x, y) => x - y)
  expect(places[0]).toBeCloseTo(0)
  expect(places[5]).toBe(1)
  for (const [n, place] of places.entries()) expect(place).toBeCloseTo(n / 5)
})

test('of marks too near to each other the earlier stays', () => {
  const marks = [{ at: 0 }, { at: 3 }, { at: 5 }, { at: 9 }, { at: 10 }]
  expect(spaced(marks, 5).map(({ at }) => at)).toEqual([0, 5, 10])
})
