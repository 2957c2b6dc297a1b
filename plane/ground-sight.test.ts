// The two ways to look for a line on the ground, each by itself.

import { expect, test } from 'vitest'
import { seesOnGround } from './ground-sight.ts'
import { SightFrame } from './sight-frame.ts'
import { isClear, newLine } from './sight-line.ts'
import { slowSees } from './slow-sight.ts'
import { onGround, randomDisc, randomLand, randomNumbers } from './test-land.ts'
import { passage } from './tubes.ts'

test('on 10,000 pairs with something in between, each finds what plain lines do, and lines that are clear', () => {
  const random = randomNumbers(71)
  const frame = new SightFrame()
  const line = newLine()
  const most = 200.5
  const counts = { seen: 0, unseen: 0, shut: 0, open: 0, narrow: 0 }
  while (counts.seen + counts.unseen < 10_000) {
    const on = randomLand(random, 8 + Math.floor(random() * 16), 3000)
    for (let n = 0; n < 40; n++) {
      const one = randomDisc(random, on.land, false)
      const other = randomDisc(random, on.land, false)
      if (one === undefined || other === undefined) continue
      const a = onGround(1, one)
      const b = onGround(2, other)
      // Nearer than that concealing terrain does not count, and discs must not overlap.
      if (Math.hypot(one.x - other.x, one.y - other.y) - one.r - other.r < 601) continue
      frame.lay(on.land, a, b, 100, true)
      if (frame.count === 0) continue
      const seen = seesOnGround(frame, most, line)
      counts[seen ? 'seen' : 'unseen']++
      // To the corners that a line passes it is as near as numbers allow.
      if (seen) expect(isClear(frame, line, most + 1)).toBe(true)
      const told = passage(frame, most, line)
      counts[told]++
      if (told === 'open') expect(isClear(frame, line, most)).toBe(true)
      if (told !== 'narrow') expect(told).toBe(seen ? 'open' : 'shut')
      const plain = seen
        ? slowSees(on, a, b, { larger: -6, veil: 5 }, 96, 0)
        : n % 4 === 0 && slowSees(on, a, b, { larger: 7, veil: -5 }, 32, 0)
      expect(plain).toBe(seen)
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(500)
})
