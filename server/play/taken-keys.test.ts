// Keys of messages: what was taken is known, in whatever order it came, and nothing else is.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayKey, TakenKeys } from './taken-keys.ts'

test('of the messages of some pages just those are known that were taken', () => {
  const message = fc.record({ page: fc.constantFrom('one', 'two', 'a:b'), n: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(fc.uniqueArray(message, { selector: sayKey }), fc.array(message), (taken, asked) => {
      const keys = new TakenKeys()
      for (const one of taken) keys.add(sayKey(one))
      for (const one of taken) expect(keys.has(one)).toBe(true)
      for (const one of asked) expect(keys.has(one)).toBe(taken.some((other) => sayKey(other) === sayKey(one)))
    }),
  )
})
