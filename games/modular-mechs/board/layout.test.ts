// Where the mechs lie: everything fits, nothing lies on anything else, the viewer's own is the largest.

import { at } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { pieces } from '../pieces.ts'
import { testTable } from '../test-table.ts'
import { focusOf } from './focus.ts'
import { cellAt, type Layout, layoutOf, type Seen, shared, spareCells, trackOf } from './layout.ts'
import { wordsFrom } from './packing.ts'

const wide =
  'W01 1 0 2 | M01 0 -1 0 | M01 1 -1 0 | U05 2 0 0 | W09 2 1 0 | W03 3 0 1 | U10 -1 0 0 | U12 0 1 2 | W05 -1 1 1 | M07 2 -1 0'

const small = 'W01 1 0 2 | M01 0 -1 0'

const viewOf = (seats: number, phase: string, parts = wide): Seen => {
  const position = [...pieces.slice(0, seats).map((piece) => `${piece} has ${parts}`), 'rhino starts', `phase ${phase}`]
  const { match, state } = testTable({ seats, seed: 'layout', position })
  return { state: state(), viewer: at(match.seats, 0) }
}

const overlaps = ({ places }: Layout): boolean =>
  places.some((one, n) =>
    places
      .slice(n + 1)
      .some(
        ({ box }) =>
          one.box.x < box.x + box.width &&
          box.x < one.box.x + one.box.width &&
          one.box.y < box.y + box.height &&
          box.y < one.box.y + one.box.height,
      ),
  )

describe.each([2, 3, 4, 5, 6])('%i mechs of eleven modules', (seats) => {
  test.each(['buy', 'fight'])('in the %s phase fit the screen they are made for', (phase) => {
    const layout = layoutOf(viewOf(seats, phase))
    expect(layout).toMatchObject({ width: 744, height: 600 })
    expect(layout.places).toHaveLength(seats)
    expect(overlaps(layout)).toBe(false)
    for (const { box } of layout.places) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(744)
      expect(box.y + box.height).toBeLessThanOrEqual(600)
    }
  })

  test('the own mech is the largest, and its cards have words', () => {
    const [own, ...others] = layoutOf(viewOf(seats, 'fight')).places
    expect(own).toMatchObject({ isOwn: true, seat: 0 })
    expect(own?.card).toBeGreaterThanOrEqual(wordsFrom)
    for (const { card } of others) expect(card).toBeLessThan(own?.card ?? 0)
  })
})

test('those who watch see all mechs alike', () => {
  const { places } = layoutOf({ ...viewOf(3, 'fight'), viewer: 'spectator' })
  expect(new Set(places.map(({ card }) => card)).size).toBe(1)
  expect(places.some(({ isOwn }) => isOwn)).toBe(false)
})

test('in the own Buy turn there is room for the cells that can be built on', () => {
  const [fighting] = layoutOf(viewOf(2, 'fight', small)).places
  const [building] = layoutOf(viewOf(2, 'buy', small)).places
  expect((building?.columns ?? 0) * (building?.rows ?? 0)).toBeGreaterThan(
    (fighting?.columns ?? 0) * (fighting?.rows ?? 0),
  )
})

test('y grows upward in a mech and downward in the drawing', () => {
  const [own] = layoutOf(viewOf(2, 'fight')).places
  if (own === undefined) throw new Error('no place')
  expect(cellAt(own, 0, 1).y).toBe(cellAt(own, 0, 0).y - own.pitch)
  expect(cellAt(own, 1, 0).x).toBe(cellAt(own, 0, 0).x + own.pitch)
  const spare = spareCells(own, (x) => x < 0)
  expect(spare.every(({ x }) => x >= 0)).toBe(true)
  expect(spare[0]).toEqual({ x: 0, y: own.maxY })
})

test('the track is as wide as the drawing, whatever its length (MM-077)', () => {
  for (const end of [8, 10, 12]) {
    const { box, pitch, at: middleOf } = trackOf(744, end)
    expect(middleOf(-end) - pitch / 2).toBeGreaterThanOrEqual(box.x)
    expect(middleOf(end) + pitch / 2).toBeLessThanOrEqual(box.x + box.width)
    expect(middleOf(0)).toBe(372)
  }
})

test('figures that share a place stand apart, round its middle', () => {
  for (let count = 1; count <= 6; count++) {
    const spots = Array.from({ length: count }, (_, n) => shared(count, n, 2, 10))
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
  }
  expect(shared(2, 0, 2, 10)).toEqual({ x: -5, y: 0 })
  expect(shared(3, 2, 2, 10)).toEqual({ x: 0, y: 5 })
})

test('a small screen shows the own mech first, and the mechs in range while a weapon is used', () => {
  const { match, state, answer } = testTable({
    seats: 3,
    seed: 'focus',
    position: ['all loop', 'kraken on 10', 'rhino starts', 'phase fight'],
  })
  const viewer = at(match.seats, 0)
  const [own, mantis] = layoutOf({ state: state(), viewer }).places
  expect(focusOf({ state: state(), viewer })).toEqual(own?.box)
  answer('rhino: crew 1 to laser cannon', 'rhino: yes')
  expect(focusOf({ state: state(), viewer })).toEqual(mantis?.box)
})
