// Plain data: copies share nothing, differences are found, and what is not plain is noticed.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyPlain, firstDifference, firstNotPlain, samePlain } from './plain.ts'

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = copyPlain(value)
      expect(copy).toEqual(value)
      if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value)
    }),
  )
  const state = { units: [{ at: [1, 2] }] }
  const copy = copyPlain(state)
  copy.units[0]?.at.push(3)
  expect(state).toEqual({ units: [{ at: [1, 2] }] })
})

test('a difference is found by its path', () => {
  expect(firstDifference({ units: [{ hp: 1 }, { hp: 2 }] }, { units: [{ hp: 1 }, { hp: 3 }] })).toBe('units.1.hp')
  expect(firstDifference({ a: 1 }, { a: 1, b: undefined })).toBe('b')
  expect(firstDifference([1], { 0: 1 })).toBe('(all)')
  expect(samePlain({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
})

test('what would not survive JSON is not plain', () => {
  expect(firstNotPlain({ a: [1, 'x', null, { b: true }] })).toBeUndefined()
  expect(firstNotPlain({ a: { b: new Map() } })).toBe('a.b')
  expect(firstNotPlain({ a: [undefined] })).toBe('a.0')
  expect(firstNotPlain({ a: Number.NaN })).toBe('a')
  expect(firstNotPlain({ a: -0 })).toBe('a')
  expect(firstNotPlain(() => 1)).toBe('(all)')
})
