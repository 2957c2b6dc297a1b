// Patches: whatever changes, the other side comes to the same, and what is the same costs nothing.

import { copyPlain, type Plain } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff as diffText, follow as followText, type Patch, patched } from './patch.ts'

const key = fc.string({ maxLength: 3 }).filter((name) => name !== '__proto__')
const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('', 'a', '@', '0', true, false, null),
    fc.array(tie('plain'), { maxLength: 4 }),
    fc.dictionary(key, tie('plain'), { maxKeys: 4 }).map((parts) => ({ ...parts })),
  ),
}))

/** A patch as the other side reads it. */
const read = (json: string): Patch | undefined => (json === '' ? undefined : JSON.parse(json))
const diff = <T>(before: T, after: T): Patch | undefined => read(diffText(before, after))
const follow = (copy: unknown, now: unknown): Patch | undefined => read(followText(copy, now))

test('a patch that went over the wire makes one value into the other, and leaves the first as it was', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const kept = copyPlain(before)
      const patch = diff(before, after)
      expect(patch === undefined ? before : patched(before, patch)).toEqual(after)
      expect(before).toEqual(kept)
    }),
    { numRuns: 3000 },
  )
})

test('a copy follows what it was copied from, and says the same as a comparison', () => {
  const parts = fc.oneof(
    fc.array(plain, { maxLength: 6 }),
    fc.dictionary(key, plain, { maxKeys: 6 }).map((named) => ({ ...named })),
  )
  fc.assert(
    fc.property(parts, fc.array(parts, { maxLength: 4 }), (first, later) => {
      const copy = copyPlain(first)
      for (const now of later.filter((one) => Array.isArray(one) === Array.isArray(first))) {
        const before = copyPlain(copy)
        const kept = copyPlain(now)
        const patch = follow(copy, now)
        expect(patch).toEqual(diff(before, now))
        expect(copy).toEqual(now)
        // They share nothing: what happens to the one does not happen to the other.
        follow(copy, Array.isArray(now) ? [] : {})
        expect(now).toEqual(kept)
        follow(copy, now)
      }
    }),
    { numRuns: 2000 },
  )
})

test('equal values have no patch', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(diff(value, copyPlain(value))).toBeUndefined()
    }),
  )
})

test('a small change is a small patch', () => {
  const board = { cells: Array.from({ length: 42 }, () => -1), turn: 0 }
  const after = { cells: board.cells.with(3, 1), turn: 1 }
  expect(diff(board, after)).toEqual({ cells: { 3: [1] }, turn: [1] })
})

test('a card taken from the middle of a list is one exchange', () => {
  const hand = ['ant', 'bee', 'cat', 'dog'].map((name) => ({ name, text: 'long words on a card' }))
  expect(diff(hand, hand.toSpliced(1, 1))).toEqual({ '@': [1, 1] })
  expect(diff(hand, hand.toSpliced(2, 0, { name: 'cow', text: '' }))).toEqual({
    '@': [2, 0, { name: 'cow', text: '' }],
  })
})

test('parts that do not change are shared, so that a page can see what is new', () => {
  const before = { mechs: [{ health: 3 }, { health: 5 }], shop: ['laser'] }
  const after = patched(before, { mechs: { 1: { health: [4] } } })
  expect(after).toEqual({ mechs: [{ health: 3 }, { health: 4 }], shop: ['laser'] })
  expect(after.shop).toBe(before.shop)
  expect(after.mechs[0]).toBe(before.mechs[0])
})
