// The cards there are: how many, in which deck, and what each brings and costs.

import { describe, expect, test } from 'vitest'
import { repairPrice, salePrice } from '../rules/money.ts'
import { cardsOf, core, startingParts, typeOf } from './catalogue.ts'
import { modules } from './modules.ts'

const types = [...modules.values()]

describe('the decks', () => {
  test('hold 57 types beside the Core: 24 weapons, 20 utilities, 13 for movement (MM-007)', () => {
    expect(types).toHaveLength(58)
    const kinds = types.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'core')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'weapon')).toHaveLength(24)
    expect(kinds.filter((kind) => kind === 'utility')).toHaveLength(20)
    expect(kinds.filter((kind) => kind === 'movement')).toHaveLength(13)
  })

  test('have 37, 30 and 23 cards, the Core in none of them (MM-007)', () => {
    expect(cardsOf('weapon', 'full')).toHaveLength(37)
    expect(cardsOf('utility', 'full')).toHaveLength(30)
    expect(cardsOf('movement', 'full')).toHaveLength(23)
    expect(typeOf(core)).toMatchObject({ kind: 'core', copies: 0 })
  })

  test('have 37, 25 and 29 cards in the basic set, without reactions (MM-007)', () => {
    const decks = [cardsOf('weapon', 'basic'), cardsOf('utility', 'basic'), cardsOf('movement', 'basic')]
    expect(decks.map((cards) => cards.length)).toEqual([37, 25, 29])
    const traits = decks.flat().map((card) => typeOf(card).traits)
    expect(traits.filter(({ redirect, foam }) => redirect !== undefined || foam !== undefined)).toEqual([])
  })

  test('have every card once more in the basic set (MM-007)', () => {
    const basic = cardsOf('weapon', 'basic')
    for (const card of new Set(basic)) {
      const copies = basic.filter((one) => one === card)
      expect(copies).toHaveLength(typeOf(card).copies + 1)
    }
  })
})

test('a fresh mech costs 14: Core, Laser Cannon and two Standard Legs (MM-002, MM-153)', () => {
  expect(startingParts.map((part) => typeOf(part).name)).toEqual(['Laser Cannon', 'Standard Legs', 'Standard Legs'])
  expect([core, ...startingParts].reduce((sum, part) => sum + typeOf(part).cost, 0)).toBe(14)
})

/** By cost, from 1: what a card brings when it is sold, when it is sold broken, and what its repair costs. */
const prices = '1/1/0 1/1/1 2/1/1 2/2/2 3/2/2 3/2/3 4/3/3 4/3/4 5/3/4 5/4/5 6/4/5 6/4/6'.split(' ')

describe('prices', () => {
  test.each(types)(
    '$name ($cost) is sold, sold broken and repaired for what its cost says (MM-049, MM-050, MM-055, MM-081)',
    ({ id: type, cost }) => {
      const found = [salePrice({ type, broken: false }), salePrice({ type, broken: true }), repairPrice({ type })]
      expect(found.join('/')).toBe(prices[cost - 1])
    },
  )

  test('every card sells for less than it costs, so that a discount of $1 breaks even at best (MM-057)', () => {
    for (const { id: type, cost } of types) expect(salePrice({ type, broken: false })).toBeLessThan(cost)
  })

  test('repairing and selling never brings more than selling broken (MM-057)', () => {
    for (const { id: type } of types) {
      const gained = salePrice({ type, broken: false }) - repairPrice({ type })
      expect(gained).toBeLessThanOrEqual(salePrice({ type, broken: true }))
    }
  })
})
