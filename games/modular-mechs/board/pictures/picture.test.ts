// Every card has its own picture.

import { describe, expect, test } from 'vitest'
import { modules } from '../../content/modules.ts'
import { pictureOf } from './picture.tsx'

const types = [...modules.values()]

describe('pictures of modules', () => {
  test.each(types)('$name has one', ({ id }) => {
    expect(pictureOf(id)).toBeDefined()
  })

  test('no two are the same', () => {
    expect(new Set(types.map(({ id }) => pictureOf(id))).size).toBe(types.length)
  })
})
