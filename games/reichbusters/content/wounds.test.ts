// Wound cards: how many there are, their numbers, and that they have texts.

import { expect, test } from 'vitest'
import { wounds } from './wounds.ts'

test('there are 20 wound cards with the numbers printed', () => {
  expect(wounds.rows.map((wound) => wound.number ?? '-').join(' ')).toBe('6 4 4 5 5 3 5 4 4 4 5 5 3 5 4 5 5 6 - 2')
  expect(wounds.rows.map((wound) => Number(wound.id.slice(1)))).toEqual(wounds.rows.map((_, index) => index + 1))
})

test('every wound card has a name of its own, and texts', () => {
  expect(new Set(wounds.rows.map((wound) => wound.name)).size).toBe(20)
  for (const { topText, lastingText } of wounds.rows) {
    expect(topText).toMatch(/^[A-Z].*\.$/u)
    expect(lastingText).toMatch(/^[A-Z].*\.$/u)
  }
})
