// What the page says of a game that is over.

import { expect, test } from 'vitest'
import { arranged } from './arranged-ask.ts'
import { endingOf } from './ending.ts'

const after = (...position: readonly string[]): string =>
  endingOf(arranged(['south crusader at 20 20', 'south samson at 30 20', ...position]).state)

test('what decided the game is said in a sentence', () => {
  const north = ['north virago at 30 40', 'stage designate', 'round 8']
  expect(after(...north)).toMatch(
    /^Round 8 was the last: as many Victory Points, but more left of the Force, 5 against 2/,
  )
  expect(after(...north, 'vp south 1')).toBe('Round 8 was the last: 1 against 0 Victory Points.')
  expect(after(...north, 'vp north 3')).toBe('3 of 3 Victory Points.')
  expect(after('stage designate')).toBe('Nothing of North is left on the table.')
})
