// How saved games are spoken of.

import { seat } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { SavedGame, SeatPlayer } from '../store/saved-game.ts'
import { agoWords, losesWords, outcomeWords, playersWords, seatRange, sentence, standsWords } from './words.ts'

const person = (name: string): SeatPlayer => ({ kind: 'person', name })
const bot: SeatPlayer = { kind: 'bot', level: 'novice' }

const saved = (changes: Partial<SavedGame>): SavedGame => ({
  id: 'x',
  record: { umpire: 1, game: 'connect-four', version: 1, seats: 2, options: {}, seed: '0' },
  players: [person('Mara'), bot],
  orders: [],
  created: 0,
  changed: 0,
  count: 7,
  stands: 'Round 5',
  waitsFor: seat(0),
  outcome: null,
  takenBack: 0,
  ...changes,
})

test('whose turn it is: mine, another person, or the bots', () => {
  expect(standsWords(saved({}))).toBe('Round 5: your turn')
  expect(standsWords(saved({ players: [person('Mara'), person('Ito')] }))).toBe('Round 5: Mara is to move')
  expect(standsWords(saved({ players: [person('You'), person('Ito')] }))).toBe('Round 5: your turn')
  expect(standsWords(saved({ waitsFor: null }))).toBe('Round 5: the bots are to move')
  expect(standsWords(saved({ stands: '' }))).toBe('Your turn')
})

test('how a game ended', () => {
  const players = [person('Mara'), bot, bot]
  expect(standsWords(saved({ outcome: { winners: [seat(0)] } }))).toBe('Mara won')
  expect(outcomeWords({ winners: [seat(1)], scores: [40, 54, 12] }, players)).toBe('Bot B won, 54 to 40')
  expect(outcomeWords({ winners: [seat(0), seat(1)] }, players)).toBe('Mara and Bot B won')
  expect(outcomeWords({ winners: [seat(0), seat(1), seat(2)] }, players)).toBe('A draw')
  expect(outcomeWords({ winners: [] }, players)).toBe('Everybody lost')
})

test('who plays, and how far it has gone', () => {
  expect(playersWords(saved({}))).toBe('Mara and a bot, 7 answers')
  expect(playersWords(saved({ players: [bot, bot], count: 1 }))).toBe('2 bots, 1 answer')
  expect(playersWords(saved({ players: [person('Mara'), person('Ito'), bot], count: 0 }))).toBe(
    'Mara, Ito and a bot, not begun',
  )
})

test.each([
  [0, 'just now'],
  [-5_000, 'just now'],
  [5 * 60_000, '5 min ago'],
  [2.5 * 3_600_000, '2 h ago'],
  [30 * 3_600_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('%d ms ago is "%s"', (ago, words) => {
  expect(agoWords(1_800_000_000_000 - ago, 1_800_000_000_000)).toBe(words)
})

test('long ago is a date', () => {
  expect(agoWords(Date.UTC(2026, 10, 16, 12), Date.UTC(2027, 1, 1))).toBe('16 Nov 2026')
})

test('what is lost with a game', () => {
  expect(losesWords(0)).toContain('nothing has been played')
  expect(losesWords(1)).toBe('its one answer')
  expect(losesWords(41)).toBe('all 41 answers and their replay')
})

test('a reason becomes a sentence', () => {
  expect(sentence('the record has no version')).toBe('The record has no version.')
  expect(sentence('Load the page again.')).toBe('Load the page again.')
})

test('how many may play', () => {
  expect(seatRange({ least: 2, most: 6 })).toBe('2 to 6')
  expect(seatRange({ least: 2, most: 2 })).toBe('2')
})
