// The rulebook on the terminal: whole, by id, and by a word.

import { Refusal } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { expect, test } from 'vitest'
import { toy } from '../bots/outside-toy.ts'
import { rulebookText } from './rulebook.ts'

const read = (wanted: string): string => {
  const text = rulebookText(connectFour, wanted, 80)
  return text instanceof Refusal ? `refused: ${text.reason}` : text
}

test('the whole rulebook is shown, without the marks of Markdown', () => {
  expect(read('')).toMatch(/^Connect Four\n/)
  expect(read('')).toContain('- CF-001 Turns - Azure begins')
  expect(read('')).not.toMatch(/[*`]/)
})

test('one rule is found by its id, in capitals or not', () => {
  expect(read('cf-003')).toBe('- CF-003 Full column - A column that holds six discs takes no more.')
})

test('rules are found by a word', () => {
  expect(read('diagonal')).toContain('CF-004')
  expect(read('diagonal')).not.toContain('CF-001')
})

test('what no rule says is refused', () => {
  expect(read('castling')).toBe('refused: no rule says "castling"')
  expect(read('(')).toContain('refused')
})

test('a game without a rulebook says so', () => {
  expect(rulebookText(toy, '', 80)).toBeInstanceOf(Refusal)
})
