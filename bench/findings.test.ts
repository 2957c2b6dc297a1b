// Tests of findings: when a floor holds, and how the table looks.

import { expect, test } from 'vitest'
import { alone, beside, faster, noLonger, noMore, sayFindings, sayNumber, under, within } from './findings.ts'

test('a floor on speed holds from exactly the floor on', () => {
  expect(faster('moves', 2_000, { name: 'other', rate: 100 }, 20).holds).toBe(true)
  expect(faster('moves', 1_999, { name: 'other', rate: 100 }, 20).holds).toBe(false)
})

test('a limit on time holds below it', () => {
  expect(within('undo', 4.9, 5).holds).toBe(true)
  expect(within('undo', 5, 5).holds).toBe(false)
})

test('a time that grows too much beside another is missed', () => {
  expect(noLonger('undo', 2, { name: 'shorter', rate: 1000 }, 2).holds).toBe(true)
  expect(noLonger('undo', 2.1, { name: 'shorter', rate: 1000 }, 2).holds).toBe(false)
})

test('a limit on what is used holds to exactly the limit beside another, and below it alone', () => {
  expect(noMore('memory', 50, 'KB', { name: 'other', amount: 100 }, 0.5).holds).toBe(true)
  expect(noMore('memory', 51, 'KB', { name: 'other', amount: 100 }, 0.5).holds).toBe(false)
  expect(under('bytes', 299, 'bytes', 300).holds).toBe(true)
  expect(under('bytes', 300, 'bytes', 300).holds).toBe(false)
  expect(beside('memory', 50, 'KB', { name: 'other', amount: 10 }).holds).toBe(undefined)
})

test('a figure that could not be measured holds no floor', () => {
  expect(faster('moves', Number.NaN, { name: 'other', rate: 100 }, 20).holds).toBe(false)
  expect(within('undo', Number.NaN, 5).holds).toBe(false)
  expect(noMore('memory', Number.NaN, 'KB', { name: 'other', amount: 100 }, 0.5).holds).toBe(false)
  expect(under('bytes', Number.NaN, 'bytes', 300).holds).toBe(false)
})

test('numbers are short and readable', () => {
  expect([1_234_567.8, 100, 12.345, 0.45678].map(sayNumber)).toEqual(['1,234,568', '100', '12.3', '0.457'])
})

test('the table says of each floor whether it holds', () => {
  const table = sayFindings([
    faster('moves', 2_000, { name: 'other', rate: 1_000 }, 1.5),
    within('undo', 7, 5),
    alone('games', 3_000),
  ])
  expect(table).toBe(
    [
      '         Umpire          beside  ratio  floor',
      'moves  2,000 /s  other 1,000 /s      2  at least 1.5  ok',
      'undo       7 ms                         under 5 ms    MISSED',
      'games  3,000 /s',
    ].join('\n'),
  )
})
