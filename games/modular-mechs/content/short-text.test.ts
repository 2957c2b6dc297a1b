// The texts of the cards in a few words.

import { id } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { typeOf } from './catalogue.ts'
import type { TypeId } from './module-type.ts'
import { modules } from './modules.ts'
import { effectOf, rangeWords, shortTextOf } from './short-text.ts'

const card = (name: string) => typeOf(id<TypeId>(name))

describe('the short text of a card', () => {
  test.each([...modules.values()])('$name: is there where the card has a text, and has room on its face', (type) => {
    const text = shortTextOf(type)
    expect(text === '').toBe(Object.keys(type.traits).length === 0)
    expect(text).not.toMatch(/undefined|object|NaN/)
    expect(text.length).toBeLessThanOrEqual(18)
  })

  test('says the numbers of its data', () => {
    expect(shortTextOf(card('U05'))).toBe('Aim 1 to linked')
    expect(shortTextOf(card('M13'))).toBe('then +$3')
    expect(shortTextOf(card('W01'))).toBe('')
  })
})

test('the effect of a card: icons first, then its text (MM-070)', () => {
  expect(effectOf(card('W17'))).toBe('6 damage, mid; Reload')
  expect(effectOf(card('M07'))).toBe('mobility 3; 2 damage, close')
  expect(effectOf(card('C01'))).toBe('gain $2')
})

test('ranges in words, also with a gap in the middle (MM-083, MM-090)', () => {
  expect(rangeWords('-ML')).toBe('mid, long')
  expect(rangeWords('C-L')).toBe('close, long')
})
