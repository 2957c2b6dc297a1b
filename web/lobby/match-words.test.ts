// How the lobby speaks of matches.

import type { MatchLine } from '@umpire/wire'
import { expect, test } from 'vitest'
import { inOrder, nextWords, playedWords, sitterWords } from './match-words.ts'

const line = (changes: Partial<MatchLine>): MatchLine => ({
  id: 'x',
  game: 'connect-four',
  options: {},
  status: 'running',
  isPublic: true,
  host: 'mara',
  seats: [{ kind: 'person', person: 'mara', name: 'Mara' }, { kind: 'open' }],
  changed: 0,
  count: 7,
  isMyTurn: false,
  ...changes,
})

test('who sits at a seat, or may', () => {
  expect(sitterWords({ kind: 'person', name: 'Mara' })).toBe('Mara')
  expect(sitterWords({ kind: 'person' })).toBe('somebody who is gone')
  expect(sitterWords({ kind: 'bot', level: 'expert' })).toBe('bot, expert')
  expect(sitterWords({ kind: 'open' })).toBe('open')
  expect(sitterWords({ kind: 'invited' })).toBe('by invitation')
})

test('what is to happen next', () => {
  expect(nextWords(line({ isMyTurn: true }))).toBe('Your turn')
  expect(nextWords(line({}))).toBe('The others are to move')
  expect(nextWords(line({ status: 'open' }))).toBe('Not begun: 1 seat is free')
  expect(nextWords(line({ status: 'open', seats: [{ kind: 'open' }, { kind: 'invited' }] }))).toBe(
    'Not begun: 2 seats are free',
  )
  expect(nextWords(line({ status: 'open', seats: [{ kind: 'bot' }] }))).toBe('Not begun: all seats are taken')
  expect(nextWords(line({ status: 'over', count: 1 }))).toBe('Over after 1 answer')
  expect(nextWords(line({ status: 'stopped' }))).toContain('cannot go on')
  expect(playedWords(line({ count: 0 }))).toBe('Just begun')
})

test('my turn comes first, then what goes on, what has not begun and what is over; each the newest first', () => {
  const lines = [
    line({ id: 'over', status: 'over', changed: 9 }),
    line({ id: 'open', status: 'open', changed: 8 }),
    line({ id: 'old', changed: 1 }),
    line({ id: 'new', changed: 2 }),
    line({ id: 'mine', isMyTurn: true }),
  ]
  expect(inOrder(lines).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'open', 'over'])
})
