// Short messages, as the server compresses them: the library that pages read them with gets back what was said.

import fc from 'fast-check'
import { inflateSync } from 'fflate'
import { expect, test } from 'vitest'
import { longestShort, squeezeShort } from './squeeze-short.ts'

function squeezed(before: Buffer, message: Buffer): Buffer {
  return Buffer.from(squeezeShort(Buffer.concat([before, message]), before.length, before.length + message.length))
}

function isReadable(before: Buffer, message: Buffer): boolean {
  const sent = squeezed(before, message)
  const dictionary = before.length === 0 ? {} : { dictionary: before }
  return message.equals(inflateSync(sent, dictionary))
}

/** Of few different pieces, so that much of it repeats, at every length. */
const repetitive = fc
  .array(fc.constantFrom('{"label":', '"drop 4"', ',', '7', 'ü', '🂡', 'lies on 3 discs', 'a'.repeat(300)), {
    maxLength: 30,
  })
  .map((pieces) => Buffer.from(pieces.join('')))
const bytes = fc.uint8Array({ maxLength: 600 }).map((some) => Buffer.from(some))
const anything = fc.oneof(repetitive, bytes)

test('what is compressed by what was said before can be read again', () => {
  fc.assert(
    fc.property(anything, anything, (before, message) => {
      expect(isReadable(before, message)).toBe(true)
    }),
  )
})

test('a message as long as can be, of bytes that do not repeat and of one that does', () => {
  const noise = Buffer.from(
    Array.from({ length: longestShort }, (_, n) => (Math.imul(n + 1, 0x9e_37_79_b1) >>> 20) & 255),
  )
  expect(isReadable(Buffer.alloc(0), noise)).toBe(true)
  expect(isReadable(noise.subarray(0, 2048), noise.subarray(2048))).toBe(true)
  expect(isReadable(Buffer.from('x'), Buffer.alloc(longestShort - 1, 'x'))).toBe(true)
})

test('an empty message', () => {
  expect(isReadable(Buffer.alloc(0), Buffer.alloc(0))).toBe(true)
  expect(isReadable(Buffer.from('before'), Buffer.alloc(0))).toBe(true)
})

test('what was said before takes next to nothing', () => {
  const said = Buffer.from(
    '{"n":27,"is":"update","at":27,"seen":{"waiting":{"0":["column"]},"undo":[null],"count":[24]}}',
  )
  const again = Buffer.from(said.toString().replaceAll('27', '28'))
  expect(squeezed(said, again).length).toBeLessThan(20)
  expect(squeezed(Buffer.alloc(0), again).length).toBeLessThan(again.length)
})

test('nothing of an earlier message is referred to', () => {
  const secret = Buffer.from('the card on top is the Queen of Spades')
  squeezed(Buffer.alloc(0), secret)
  expect(isReadable(Buffer.alloc(0), secret)).toBe(true)
})
