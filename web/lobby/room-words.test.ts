// What the room says before a match begins.

import { onOff, wholeNumber } from '@umpire/engine'
import type { SeatInfo } from '@umpire/wire'
import { expect, test } from 'vitest'
import { awayWords, hostName, missingWords, optionLines } from './room-words.ts'

const person = (name: string, isHere: boolean): SeatInfo => ({ kind: 'person', person: name, name, isHere })
const bot: SeatInfo = { kind: 'bot', level: 'novice' }

test('the match can begin when every seat is taken, by persons or bots', () => {
  expect(missingWords([person('Mara', true), bot])).toBe('')
  expect(missingWords([person('Mara', true), { kind: 'open' }])).toBe('Seat B is still free.')
  expect(missingWords([{ kind: 'invited' }, bot, { kind: 'open' }, { kind: 'open' }])).toBe(
    'Seats A, C and D are still free.',
  )
})

test('who has sat down and gone is named once', () => {
  expect(awayWords([person('Mara', true), bot, { kind: 'open' }])).toBe('')
  expect(awayWords([person('Mara', false), person('Mara', false)])).toMatch(/^Mara is away just now\./)
  expect(awayWords([person('Mara', false), person('Ito', false)])).toMatch(/^Mara and Ito are away just now\./)
})

test('the host is known by name as long as they sit at the match', () => {
  expect(hostName({ seats: [bot, person('Mara', true)], host: 'Mara' })).toBe('Mara')
  expect(hostName({ seats: [bot], host: 'Mara' })).toBe('whoever made the match')
})

test('options are told in words, and whether they are as usual', () => {
  const schema = { dice: wholeNumber('Dice', 1, 6, 5), wild: onOff('Wild ones', false) }
  expect(optionLines(schema, { dice: 5, wild: true })).toEqual([
    { says: 'Dice', value: '5', isUsual: true },
    { says: 'Wild ones', value: 'yes', isUsual: false },
  ])
  expect(optionLines(schema, {}).every(({ isUsual }) => isUsual)).toBe(true)
})
