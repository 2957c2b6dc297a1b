// The texts of the cards are made from their data.

import { id } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { typeOf } from './catalogue.ts'
import type { TypeId } from './module-type.ts'
import { modules } from './modules.ts'
import { marksOf, textOf } from './text.ts'

const types = [...modules.values()]
const card = (name: string) => typeOf(id<TypeId>(name))

describe('the text of a card', () => {
  test.each(types)('$name', (type) => {
    const text = textOf(type)
    const traits = Object.keys(type.traits)
    expect(text === '').toBe(traits.length === 0)
    expect(text).not.toMatch(/undefined|object|NaN/)
    expect(text === '' || text.endsWith('.')).toBe(true)
  })

  test('differs wherever the traits differ', () => {
    const texts = types.filter(({ traits }) => Object.keys(traits).length > 0)
    const made = new Map<string, string>()
    for (const { traits } of texts) made.set(JSON.stringify(traits), '')
    expect(new Set(texts.map(textOf)).size).toBe(made.size)
  })

  test('says the numbers of its data', () => {
    expect(textOf(card('U01'))).toBe('Passive: each linked module has +3 health.')
    expect(textOf(card('W23'))).toBe('Shield 2 on one of your modules.')
    expect(textOf(card('M06'))).toContain('exactly 8 (exactly 4 when halved)')
    expect(textOf(card('M09'))).toContain('moved 3 or more with it: Shield 2 on each of up to 2')
  })
})

test('the marks of a card are its cost, health, connections and icons (MM-081, MM-082, MM-083)', () => {
  expect(marksOf(card('W01'))).toBe('$4  hp 6  NEW  dmg 2 CM-')
  expect(marksOf(card('M07'))).toBe('$5  hp 8  NW  dmg 2 C--  mob 3')
  expect(marksOf(card('U01'))).toBe('$3  hp 9  NESW')
})
