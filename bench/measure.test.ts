// Tests of measuring.

import { expect, test } from 'vitest'
import { manyTimes, median, rateOf } from './measure.ts'

test('the median is the middle one, however the numbers are ordered', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2)
})

test('what is prepared goes before each piece of work', async () => {
  const calls: string[] = []
  const side = {
    prepare: () => {
      calls.push('prepare')
    },
    work: () => {
      calls.push('work')
      return 1
    },
  }
  expect(await rateOf(side, 1e-9)).toBeGreaterThan(0)
  expect(calls.slice(0, 2)).toEqual(['prepare', 'work'])
})

test('work in small pieces is added up', async () => {
  expect(await manyTimes(() => 2).work()).toBe(100)
})
