// The face of a card: nothing too small to read, and no name that runs over.

import { describe, expect, test } from 'vitest'
import { modules } from '../content/modules.ts'
import { fitted, measuresOf } from './module-face.ts'
import { widthOf } from './text-width.ts'

describe.each([68, 82, 118])('a card %i wide', (card) => {
  const size = measuresOf(card)

  test('has no number or word below 12', () => {
    expect(Math.min(size.number, size.name, size.text)).toBeGreaterThanOrEqual(12)
  })

  test.each([...modules.values()])('has room for the name $name', ({ name }) => {
    const { text, length } = fitted(name, size.name, card - 8)
    expect(length ?? widthOf(text, size.name)).toBeLessThanOrEqual(card - 8)
    // Pressed a little is readable, pressed much is not.
    expect(widthOf(text, size.name) * 0.7).toBeLessThanOrEqual(card - 8)
  })
})

test('a card without room for words shows picture and health, a smaller one the health alone', () => {
  expect(measuresOf(60)).toMatchObject({ isMini: true, isTiny: false })
  expect(measuresOf(30)).toMatchObject({ isMini: true, isTiny: true })
  expect(measuresOf(68).isMini).toBe(false)
})
