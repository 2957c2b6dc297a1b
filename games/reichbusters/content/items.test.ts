// Items: how many there are, and in which pools.

import { expect, test } from 'vitest'
import type { Category } from './item.ts'
import { items } from './items.ts'

const poolOf = (category: Category) => items.rows.filter((item) => item.category === category)

const sizeOf = (category: Category): number => poolOf(category).reduce((sum, item) => sum + item.count, 0)

test('there are 97 items in five pools', () => {
  expect(items.rows.reduce((sum, item) => sum + item.count, 0)).toBe(97)
  expect(sizeOf('weapon')).toBe(27)
  expect(sizeOf('medical')).toBe(12)
  expect(sizeOf('misc')).toBe(24)
  expect(sizeOf('vril')).toBe(21)
  expect(sizeOf('objective')).toBe(13)
})

test('items with front noise and with vril dice', () => {
  const loud = items.rows.filter((item) => item.noise !== 0).map((item) => `${item.name}: ${item.noise}`)
  expect(loud).toEqual([
    'Grenade: BANG!',
    'Smoke Grenade: 1',
    'Stick Grenade Bundle: BOOM!',
    'Vril Goggles: 1',
    'Detonator: BOOM!',
  ])
  const vril = items.rows.filter((item) => item.vril !== 0).map((item) => `${item.name}: ${item.vril}`)
  expect(vril).toEqual(['Vril Goggles: 2', 'Vril Healing Potion: 2', 'Vril Injection: 1', 'Vril Shield: 1'])
})

test('every item has a name of its own, and a text', () => {
  expect(new Set(items.rows.map((item) => item.name)).size).toBe(26)
  for (const { text } of items.rows) expect(text).toMatch(/^[A-Z0-9].*\.$/u)
})
