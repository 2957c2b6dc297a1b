// The kit cards: how many, what they cost, and ready choices that are legal.

import { describe, expect, test } from 'vitest'
import { type CommandoId, commandos } from '../commandos.ts'
import { readFlags } from './deck.ts'
import { cardsFor, kit, presetFor } from './kit.ts'

const letters: { readonly [Name in CommandoId]: string } = {
  QUILL: 'TL',
  ROAKE: 'HV',
  CALDER: 'RF',
  OKONJO: 'CM',
  BRANDT: 'RC',
}

describe('the kit', () => {
  test('has ten personal cards for each commando, one of each, with its letters (SB-026)', () => {
    for (const { id } of commandos.rows) {
      const cards = kit.rows.filter(({ deck }) => deck === id)
      expect(cards.map((card) => card.id)).toEqual(
        Array.from({ length: 10 }, (_, n) => `${letters[id]}-${String(n + 1).padStart(2, '0')}`),
      )
      expect(cards.every(({ copies }) => copies === 1)).toBe(true)
    }
  })

  test('has 14 common cards, 23 with their copies (SB-027)', () => {
    const common = kit.rows.filter(({ deck }) => deck === 'common')
    expect(common).toHaveLength(14)
    expect(common.reduce((sum, { copies }) => sum + copies, 0)).toBe(23)
  })

  test('has 13 weapons, 22 actions, 18 passive cards and 11 interrupts (SB-141)', () => {
    const count = (type: string): number => kit.rows.filter((card) => card.type === type).length
    expect(['weapon', 'action', 'passive', 'interrupt'].map(count)).toEqual([13, 22, 18, 11])
  })

  test.each(kit.rows)('$name costs 1 to 4 points and at most 2 adrenaline', (card) => {
    expect([1, 2, 3, 4]).toContain(card.points)
    if (card.type === 'action' || card.type === 'interrupt') expect([0, 1, 2]).toContain(card.adrenaline)
  })

  test('is limited where it is used: actions and interrupts exhaust or have uses, never both (SB-145, SB-146)', () => {
    const wrong = kit.rows.filter(({ type, exhausts, uses }) => {
      const played = type === 'action' || type === 'interrupt'
      return played ? exhausts === (uses !== undefined) : exhausts
    })
    expect(wrong).toEqual([])
  })

  test('has every keyword on some weapon (SB-148 to SB-155)', () => {
    const used = new Set(kit.rows.flatMap((card) => (card.type === 'weapon' ? Object.keys(card.weapon) : [])))
    const keywords = ['range', 'pierce', 'blast', 'line', 'heavy', 'silent', 'knockback', 'ignoresCover']
    expect(keywords.filter((keyword) => !used.has(keyword))).toEqual([])
  })
})

test.each(commandos.rows)('the preset of $name is of its own cards, each once, for 10 points', ({ id }) => {
  const cards = presetFor(id, 10).map((card) => kit.of(card))
  for (const card of cards) expect(cardsFor(id)).toContain(card)
  expect(new Set(cards).size).toBe(cards.length)
  expect(cards.reduce((sum, { points }) => sum + points, 0)).toBe(10)
})

test.each(commandos.rows)('the preset of $name for fewer points has the first of its cards that fit', ({ id }) => {
  for (let points = 0; points < 10; points++) {
    const cards = presetFor(id, points)
    const sum = cards.reduce((all, card) => all + kit.of(card).points, 0)
    expect(sum).toBeLessThanOrEqual(points)
    for (const card of presetFor(id, 10))
      if (!cards.includes(card)) expect(sum + kit.of(card).points).toBeGreaterThan(points)
  }
})

test('all presets together take no more common cards than there are (SB-027)', () => {
  const taken = commandos.rows.flatMap(({ id }) => presetFor(id, 10))
  for (const { id, copies } of kit.rows) expect(taken.filter((card) => card === id).length).toBeLessThanOrEqual(copies)
})

describe('flags', () => {
  test('are read', () => {
    expect(readFlags('')).toEqual({ exhausts: false, tradeable: false, copies: 1 })
    expect(readFlags('E T x2')).toEqual({ exhausts: true, tradeable: true, copies: 2 })
    expect(readFlags('U3')).toEqual({ exhausts: false, uses: 3, tradeable: false, copies: 1 })
  })

  test.each(['e', 'T E', 'U', 'U0', 'x2 T', 'T ', 'T T'])('"%s" are none', (text) => {
    expect(() => readFlags(text)).toThrow(`"${text}" are no flags`)
  })
})
