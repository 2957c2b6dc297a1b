// Who is at a match, in words.

import { seat, seatsOf } from '@umpire/engine'
import type { RoomInfo, SeatInfo } from '@umpire/wire'
import { expect, test } from 'vitest'
import type { Together } from '../table/table-link.ts'
import { companyWords } from './company-notes.tsx'
import { isAbsent, listed, playersOf, presenceOf } from './company.ts'
import { endWords } from './match-end.tsx'

const mara: SeatInfo = { kind: 'person', person: 'm', name: 'Mara', isHere: true }
const jonas: SeatInfo = { kind: 'person', person: 'j', name: 'Jonas', isHere: false }
const bot: SeatInfo = { kind: 'bot', level: 'novice' }

const roomOf = (seats: readonly SeatInfo[], changes: Partial<RoomInfo> = {}): RoomInfo => ({
  id: 'match',
  game: 'connect-four',
  version: 1,
  options: {},
  isPublic: false,
  hasHints: false,
  status: 'running',
  seats,
  host: 'm',
  watching: 0,
  ...changes,
})

const together = (room: RoomInfo, mine: readonly number[]): Together => ({
  isInTouch: true,
  room,
  me: 'm',
  mine: mine.map(seat),
  chat: [],
})

const waitingFor = (number: number) => [{ seat: seat(number), question: 'column' }]

test('a person is here, away, played for, or has resigned; a bot is none of these', () => {
  expect(presenceOf(mara)?.words).toBe('here')
  expect(presenceOf(jonas)?.words).toBe('away')
  expect(presenceOf({ ...jonas, standIn: 'regular' })?.words).toBe('a bot stands in')
  expect(presenceOf({ ...mara, hasResigned: true })?.words).toBe('resigned')
  expect(presenceOf(bot)).toBeUndefined()
})

test('somebody is waited for in vain only where nobody answers for them', () => {
  const cases = [jonas, mara, bot, { ...jonas, standIn: 'regular' }, { ...jonas, hasResigned: true }]
  expect(cases.map(isAbsent)).toEqual([true, false, false, false, false])
})

test('it is said for whom a bot plays, who watches, and who is not here', () => {
  const room = roomOf([mara, jonas], { watching: 3 })
  expect(companyWords(together(room, [0]), waitingFor(1))).toBe('Jonas is not here.')
  expect(companyWords(together(room, [0]), waitingFor(0))).toBe('')
  expect(companyWords(together(room, []), waitingFor(1))).toBe('You are watching, with 2 more. Jonas is not here.')
  const left = roomOf([{ ...mara, standIn: 'regular' }, jonas])
  expect(companyWords(together(left, [0]), waitingFor(1))).toBe('A bot plays for you.')
  const resigned = roomOf([{ ...mara, hasResigned: true }, jonas, bot])
  expect(companyWords(together(resigned, [0]), waitingFor(1))).toMatch(/^You have resigned/)
})

test('how a match ended is said', () => {
  const gaveUp = { ...jonas, hasResigned: true }
  const end = (how: 'played' | 'resigned' | 'agreed') => ({ end: { how, winners: seatsOf(1) } })
  expect(endWords(roomOf([mara, gaveUp], end('resigned')))).toBe('Jonas has resigned.')
  expect(endWords(roomOf([mara, gaveUp, { ...gaveUp, name: 'Vera' }], end('resigned')))).toBe(
    'Jonas and Vera have resigned.',
  )
  expect(endWords(roomOf([mara, jonas], end('agreed')))).toMatch(/agreed/)
  expect(endWords(roomOf([mara, jonas], end('played')))).toBe('The game is over.')
})

test('whoever has deleted themselves is somebody', () => {
  expect(playersOf(roomOf([mara, { kind: 'person', person: 'gone' }, bot]))).toEqual([
    { kind: 'person', name: 'Mara' },
    { kind: 'person', name: 'Somebody' },
    { kind: 'bot', level: 'novice' },
  ])
})

test('names stand in a list as one says them', () => {
  expect([[], ['Ada'], ['Ada', 'Ben'], ['Ada', 'Ben', 'Cy']].map(listed)).toEqual([
    '',
    'Ada',
    'Ada and Ben',
    'Ada, Ben and Cy',
  ])
})
