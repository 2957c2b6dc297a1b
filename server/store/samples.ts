// Made-up people, matches and entries for the tests of the store.

import { randomBytes } from 'node:crypto'
import { type Seat, seat } from '@umpire/engine'
import type { NewEntry } from '../play/entry.ts'
import type { Append, Person, Summary } from './store.ts'

export const randomId = (): string => randomBytes(16).toString('base64url')

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: randomId(),
  name: 'Ada',
  login: null,
  created: 1_700_000_000_000,
  ...changes,
})

export const aSummary = (changes: Partial<Summary> = {}): Summary => ({
  id: randomId(),
  game: 'connect-four',
  version: 1,
  options: {},
  status: 'running',
  isPublic: false,
  host: 'ada',
  seats: [
    { kind: 'person', person: 'ada' },
    { kind: 'bot', level: 'novice' },
  ],
  waitsFor: [0],
  isBotDue: false,
  count: 0,
  end: null,
  created: 1_700_000_000_000,
  changed: 1_700_000_000_000,
  ...changes,
})

export const anAnswer = (text: string, changes: Partial<NewEntry> = {}): NewEntry => ({
  at: 1_700_000_001_000,
  by: 'ada',
  key: `page:${randomId()}`,
  deed: { do: 'answer', seat: seat(0), text },
  ...changes,
})

export const aSeating = (to: Seat, person: string): NewEntry =>
  anAnswer('', { deed: { do: 'seat', seat: to, to: { kind: 'person', person } } })

/** The start of a match's log. */
export const aCreation = ({ game, version, options, seats, host, isPublic }: Summary): NewEntry => ({
  at: 1_700_000_000_000,
  by: host,
  key: null,
  deed: { do: 'create', game, version, options, seats, host, isPublic, hasHints: false },
})

/** One more answer at the end of a log. */
export const anAppend = (summary: Summary, from: number, text = 'drop 4', key?: string): Append => ({
  match: summary.id,
  from,
  entries: [anAnswer(text, key === undefined ? {} : { key })],
  summary: { ...summary, count: from, changed: summary.changed + from },
})
