// What comes out of the browser's storage: sound games pass as they are, damaged ones are refused with the place.

import { Refusal } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { savedGame } from './saved-game-example.ts'
import { readPlayers, readSavedGame } from './saved-game-form.ts'

const reasonOf = (value: unknown): string => (value instanceof Refusal ? value.reason : 'taken')

describe('reading a saved game', () => {
  test('a sound one comes out as it went in', () => {
    expect(readSavedGame(structuredClone(savedGame))).toEqual(savedGame)
  })

  test('an outcome, orders and the game it was forked from are kept', () => {
    const full = {
      ...savedGame,
      outcome: { winners: [1], scores: [2, 5], rule: 'CF-003' },
      orders: [
        { id: 'o', seat: 0, question: 'drop', answer: 'drop 4', unless: { stake: 'x', least: 3 }, until: 'turn' },
      ],
      forkedFrom: 'other',
    }
    expect(readSavedGame(structuredClone(full))).toEqual(full)
  })

  test.each([
    ['nothing', undefined, 'it'],
    ['a text', 'game', 'it'],
    ['a record that is none', { ...savedGame, record: { umpire: 2 } }, 'not a record of format 1'],
    ['an empty record', { ...savedGame, record: null }, 'record is null'],
    ['no record', { ...savedGame, record: undefined }, 'record is missing'],
    ['a player of no kind', { ...savedGame, players: [{ kind: 'ghost' }, { kind: 'ghost' }] }, 'players.0.kind'],
    ['fewer players than seats', { ...savedGame, players: savedGame.players.slice(0, 1) }, '2 seats and 1 players'],
    ['a count below nothing', { ...savedGame, count: -1 }, 'count is -1'],
    ['a seat that no table has', { ...savedGame, waitsFor: 99 }, 'waitsFor is 99'],
    ['a name as long as a book', { ...savedGame, players: longName() }, 'players.0.name'],
  ])('%s is refused with the place', (_, value, place) => {
    expect(reasonOf(readSavedGame(value))).toContain(place)
  })
})

function longName(): unknown {
  return savedGame.players.map(() => ({ kind: 'person', name: 'x'.repeat(10_000) }))
}

test('players of another number than the seats are refused', () => {
  expect(readPlayers([{ kind: 'bot', level: 'novice' }], 1)).toEqual([{ kind: 'bot', level: 'novice' }])
  expect(reasonOf(readPlayers([{ kind: 'bot', level: 'novice' }], 3))).toBe('3 seats and 1 players')
})
