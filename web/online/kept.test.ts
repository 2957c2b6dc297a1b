// What the browser keeps for matches over the network: standing orders and whom one has muted, even where it is damaged.

import { seat } from '@umpire/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StandingOrder } from '../store/saved-game.ts'
import { loadOrders, saveOrders } from './kept-orders.ts'
import { readMuted } from './muted.ts'

const order: StandingOrder = { id: 'o', seat: seat(1), question: 'column', answer: 'drop 4', until: 'removed' }

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the orders of a match are kept, and of that match alone', () => {
  saveOrders('one', [order])
  expect(loadOrders('one')).toEqual([order])
  expect(loadOrders('another')).toEqual([])
  saveOrders('one', [])
  expect(kept.size).toBe(0)
})

test('orders that are damaged are left out', () => {
  kept.set(
    'umpire.orders.one',
    JSON.stringify([order, { ...order, seat: 99 }, 'nonsense', { ...order, until: 'ever' }]),
  )
  expect(loadOrders('one')).toEqual([order])
  kept.set('umpire.orders.one', '{')
  expect(loadOrders('one')).toEqual([])
})

test('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('localStorage', undefined)
  saveOrders('one', [order])
  expect(loadOrders('one')).toEqual([])
})

test('whom one has muted is read from whatever was kept', () => {
  expect(readMuted({ people: ['m', 7, 'j'] })).toEqual({ people: ['m', 'j'] })
  for (const damaged of [undefined, null, 'x', {}, { people: 'm' }]) expect(readMuted(damaged)).toEqual({ people: [] })
})
