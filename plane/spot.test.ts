// Setting a base down.

import { expect, test } from 'vitest'
import { type Keep } from './keep.ts'
import { spotFault } from './spot.ts'
import { box, disc, table } from './test-land.ts'

const house = table(box('forest', 3, 0, 0, 8, 8), box('building', 3, 10, 10, 13.5, 15))

test('a base is set down on the table, wherever no building is', () => {
  expect(spotFault(house, disc('small', 20, 20), false, [])).toBeUndefined()
  expect(spotFault(house, disc('small', 4, 4), false, [])).toBeUndefined()
  expect(spotFault(house, disc('small', 1, 20), false, [])).toEqual({ kind: 'off table' })
  expect(spotFault(house, disc('small', 9, 12), false, [])).toEqual({ kind: 'block', piece: 1 })
  expect(spotFault(house, disc('tiny', 12, 12), false, [])).toEqual({ kind: 'block', piece: 1 })
  expect(spotFault(house, disc('small', 8.82, 12), false, [])).toBeUndefined()
})

test('infantry is set down inside a building or outside, not in between', () => {
  expect(spotFault(house, disc('tiny', 9.5, 12), true, [])).toEqual({ kind: 'half in', piece: 1 })
  expect(spotFault(house, disc('tiny', 9.21, 12), true, [])).toBeUndefined()
  expect(spotFault(house, disc('tiny', 12, 12), true, [])).toBeUndefined()
  expect(spotFault(house, disc('tiny', 10.7, 12), true, [])).toEqual({ kind: 'half in', piece: 1 })
})

test('it is set down as far from others as they demand', () => {
  const others: Keep[] = [
    { id: 5, disc: disc('medium', 24, 20), apart: 0 },
    { id: 6, disc: disc('medium', 30, 20), apart: 201 },
  ]
  expect(spotFault(house, disc('small', 21.44, 20), false, others)).toBeUndefined()
  expect(spotFault(house, disc('small', 21.45, 20), false, others)).toEqual({ kind: 'meets', keep: 0, gap: -1 })
  expect(spotFault(house, disc('small', 34.57, 20), false, others)).toBeUndefined()
  expect(spotFault(house, disc('small', 34.56, 20), false, others)).toEqual({ kind: 'meets', keep: 1, gap: 200 })
})

test('out of sight it may be nearer, where that is all that matters', () => {
  const other: Keep[] = [{ id: 5, disc: disc('medium', 15, 12), apart: 201, whereSeen: true }]
  expect(spotFault(house, disc('small', 8.8, 12), false, other)).toBeUndefined()
  const beside: Keep[] = [{ id: 5, disc: disc('tiny', 14.3, 12), apart: 401, whereSeen: true }]
  expect(spotFault(house, disc('tiny', 9.2, 12), false, beside)).toBeUndefined()
  expect(spotFault(house, disc('tiny', 14.3, 15), false, beside)).toMatchObject({ kind: 'meets' })
})
