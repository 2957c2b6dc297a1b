// Compressed messages come out as they went in, by a reader that was written by others.

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { below, pick, seedRandom } from '@umpire/engine'
import { mostRemembered } from '@umpire/wire/squeeze'
import { expect, test } from 'vitest'
import { squeeze } from './squeezer.ts'

function unsqueezed(text: string, dictionary: string): string {
  const options = dictionary === '' ? {} : { dictionary: Buffer.from(dictionary, 'latin1') }
  return inflateRawSync(Buffer.from(text, 'latin1'), options).toString()
}

/** Compressed, and found to come out as it went in. */
function expectWhole(message: string, dictionary = ''): string {
  const { bytes, remembered } = squeeze(message, dictionary)
  expect(unsqueezed(bytes, dictionary)).toBe(message)
  const said = Buffer.concat([Buffer.from(dictionary, 'latin1'), Buffer.from(message)])
  expect(remembered).toBe(said.subarray(-mostRemembered).toString('latin1'))
  return bytes
}

test('any message comes out as it went in', () => {
  for (const message of ['', 'a', 'ab', 'abc', 'aaaa', 'a'.repeat(257), 'a'.repeat(258), 'a'.repeat(16_000)]) {
    for (const dictionary of ['', 'a', message.slice(0, mostRemembered)]) {
      expect(expectWhole(message, dictionary)).not.toBe('')
    }
  }
  expectWhole('Zug für Zug: ♞ nach e4 👍', 'Zug f')
})

test('messages at random, of few and of many letters, with what was said before and without', () => {
  const random = seedRandom('squeezed')
  for (let n = 0; n < 3000; n++) {
    const letters = pick(random, ['ab', 'abcdefgh', '{"is":[0,1]} ', 'äöü€👍abc'])
    const word = (): string => Array.from({ length: 1 + below(random, 9) }, () => pick(random, [...letters])).join('')
    const words = Array.from({ length: 1 + below(random, 12) }, word)
    const text = (most: number): string =>
      Array.from({ length: below(random, most) }, () => pick(random, words)).join('')
    const dictionary = Buffer.from(text(200)).subarray(-mostRemembered).toString('latin1')
    expect(expectWhole(text(pick(random, [3, 30, 300])), dictionary)).not.toBe('')
  }
})

test('about as small as by others', () => {
  const message = JSON.stringify(
    Array.from({ length: 20 }, (_, n) => ({ say: `move ${n}`, label: { name: `To ${n}` } })),
  )
  const dictionary = message.slice(0, 600)
  const theirs = deflateRawSync(message, { dictionary: Buffer.from(dictionary), level: 3, windowBits: 12 })
  expect(expectWhole(message, dictionary).length).toBeLessThan(theirs.length * 1.15)
})
