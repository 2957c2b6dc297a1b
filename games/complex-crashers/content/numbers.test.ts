// Operatives by their overlay: the tougher, the slower.

import { expect, test } from 'vitest'
import { overlays, statsWith } from './numbers.ts'

test('without overlay and with each', () => {
  expect(statsWith(null)).toEqual({ armor: 3, ap: 7 })
  expect(overlays.map(statsWith)).toEqual([
    { armor: 4, ap: 6 },
    { armor: 5, ap: 5 },
    { armor: 6, ap: 4 },
  ])
})
