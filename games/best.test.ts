// The best of a list: the first of equals, and none where none is good enough.

import { describe, expect, test } from 'vitest'
import { bestAbove, bestIndex } from './best.ts'

const self = (n: number): number => n

describe('the best of a list', () => {
  test('is the first of equals', () => {
    expect(bestIndex([2, 7, 7, 1], self)).toBe(1)
    expect(bestIndex([-3, -2], self)).toBe(1)
  })

  test('has to be worth more than asked for', () => {
    expect(bestAbove([2, 7], 6, self)).toBe(1)
    expect(bestAbove([2, 7], 7, self)).toBeUndefined()
    expect(bestAbove([], 0, self)).toBeUndefined()
  })
})
