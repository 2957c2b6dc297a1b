// Garbage: what may arrive over a wire in place of an answer.

import fc from 'fast-check'
import type { Answer } from '@umpire/engine'

const huge = 100_000

const oddTexts: readonly string[] = [
  '',
  ' ',
  '\n',
  '\u0000',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  'none',
  'pass',
  'yes',
  'undefined',
  'null',
  '0',
  '-1',
  '1e999',
  ',',
  '>',
  ',,,',
  '1>1',
  '>,>',
  'none, none',
  '{"answer": 0}',
  '🂡 İ ß ﬀ',
  'x'.repeat(huge),
  ','.repeat(huge),
  '>'.repeat(huge),
  ' '.repeat(huge),
  '1 '.repeat(huge / 2),
]

export const garbageText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
)

/** A list in a list in a list. */
const nested = (depth: number): Answer => Array.from({ length: depth }).reduce<Answer>((inner) => [inner], 0)

const oddAnswers: readonly Answer[] = [
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 32,
  '0',
  '__proto__',
  '',
  true,
  null,
  [],
  {},
  [[]],
  [null],
  [Number.NaN],
  [-1],
  [0.5],
  ['0'],
  Array.from({ length: huge }, () => 0),
  Array.from({ length: huge }, (_, n) => n),
  'x'.repeat(huge),
  { length: 1, 0: 0 },
  { x: 0, y: 0 },
  { x: Number.NaN, y: Number.POSITIVE_INFINITY },
  { x: '0', y: [] },
  { toString: 0, valueOf: 0, toJSON: 0 },
  nested(100),
]

export const garbageAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom(...oddAnswers),
  fc.integer({ min: -3, max: 60 }),
  fc.double(),
  fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 12 }),
  fc.json().map((text): Answer => JSON.parse(text)),
)

/** How far the number that an answer quotes is from that of the question; 0 is right. */
export const garbageNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32),
  fc.integer(),
)

/** Any seat, there or not. */
export const someSeat: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 7 }),
  fc.constantFrom(-1, 0.5, 16, 99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32),
)
