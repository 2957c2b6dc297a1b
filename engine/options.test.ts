// Options: defaults, values from text, and refusals that say what there is.

import { expect, test } from 'vitest'
import { onOff, oneOf, readOptions, wholeNumber } from './options.ts'
import { Refusal } from './refusal.ts'

const schema = {
  length: oneOf('How long', ['full', 'short']),
  rounds: wholeNumber('Rounds', 3, 10, 6),
  fog: onOff('Fog', false),
}

test('what is not given takes its default', () => {
  expect(readOptions(schema, {})).toEqual({ length: 'full', rounds: 6, fog: false })
})

test('values are read from text as from JSON', () => {
  expect(readOptions(schema, { length: 'short', rounds: '8', fog: 'true' })).toEqual({
    length: 'short',
    rounds: 8,
    fog: true,
  })
  expect(readOptions(schema, { rounds: 3, fog: true })).toEqual({ length: 'full', rounds: 3, fog: true })
})

test.each([
  [{ rounds: 11 }, 'option rounds cannot be 11; it is one of 3, 4, 5, 6, 7, 8, 9, 10'],
  [{ length: 'long' }, 'option length cannot be long; it is one of full, short'],
  [{ speed: 1 }, 'no option "speed"; there is: length, rounds, fog'],
  [{ ['__proto__x']: 1 }, 'no option "__proto__x"; there is: length, rounds, fog'],
  [{ toString: 1 }, 'no option "toString"; there is: length, rounds, fog'],
])('%j is refused', (given, reason) => {
  const read = readOptions(schema, given)
  expect(read).toBeInstanceOf(Refusal)
  expect(read).toMatchObject({ reason })
})
