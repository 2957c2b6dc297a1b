// The words on lines of sight: each on its line, none over another.

import { expect, test } from 'vitest'
import type { Seen } from './eye.ts'
import { plateHeight, plateWidth } from './plate.tsx'
import { sightPlates } from './sight.tsx'

const seen = (element: number, x: number, is: Seen['is']): Seen => ({
  target: { element, team: 1 },
  name: `Unit ${element}`,
  gap: 1500,
  is,
  by: [],
  line: [
    { x: 2400, y: 800 },
    { x, y: 4000 },
  ],
})

test('words on lines that run beside each other lie clear of each other', () => {
  const plates = sightPlates([seen(1, 2400, 'concealed'), seen(2, 2460, 'clear'), seen(3, 2520, 'concealed')])
  expect(plates.map(({ words }) => words)).toEqual(['15″ concealed', '15″', '15″ concealed'])
  for (const [n, one] of plates.entries()) {
    for (const other of plates.slice(n + 1)) {
      const isApart =
        Math.abs(one.y - other.y) >= plateHeight ||
        Math.abs(one.x - other.x) >= (plateWidth(one.words) + plateWidth(other.words)) / 2
      expect(isApart).toBe(true)
    }
  }
})

test('a line that is stopped has no words', () => {
  expect(sightPlates([seen(1, 2400, 'blocked')])).toEqual([])
})
