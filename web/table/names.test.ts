// Seats in prose are called as at this table.

import { seat, seatsOf } from '@umpire/engine'
import { expect, test } from 'vitest'
import { nameInLog, partsOf, withNames } from './names.ts'

test('a line is cut where it names a seat, and nowhere else', () => {
  expect(partsOf("Rhino's laser hits mantis; the rhinoceros sleeps.", ['rhino', 'mantis'], seatsOf(2))).toEqual([
    { text: 'Rhino', seat: seat(0) },
    { text: "'s laser hits " },
    { text: 'mantis', seat: seat(1) },
    { text: '; the rhinoceros sleeps.' },
  ])
})

test('persons with a name are called by it, others by the name of their seat', () => {
  const players = [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'You' },
    { kind: 'bot', level: 'novice' },
  ] as const
  const names = seatsOf(3).map((one) => nameInLog(players, ['rhino', 'mantis', 'kraken'], one))
  expect(names).toEqual(['Ada', 'Mantis', 'Kraken'])
})

test('words of the referee name persons as they are called, and bots by their seats', () => {
  const players = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'novice' },
  ] as const
  expect(withNames('rhino has answered since', players, ['rhino', 'mantis'])).toBe('Ada has answered since')
  expect(withNames('mantis has answered since', players, ['rhino', 'mantis'])).toBe('mantis has answered since')
})
