// What everybody is told who sends a message of each kind, before the match, during it and after it; for tests.

import type { SeatWish } from '@umpire/wire'
import { type CallerName, seats } from './callers.ts'

export const phases = ['before', 'during', 'after'] as const
export type Phase = (typeof phases)[number]

/** `taken`, or the kind of the refusal. */
type Said = 'taken' | 'wrong seat' | 'stale' | 'over' | 'illegal' | 'malformed' | 'not undone'

/** What a row expects of each caller; the three without a person are told the same. */
interface Expected {
  readonly nameless: Said
  readonly stranger: Said
  readonly player: Said
  readonly host: Said
  readonly owner: Said
}

const all = (said: Said): Expected => ({ nameless: said, stranger: said, player: said, host: said, owner: said })
/** People are told that; somebody without a name can only watch. */
const people = (said: Said): Expected => ({ ...all(said), nameless: 'wrong seat' })
const nobody = all('wrong seat')
const ownerOnly: Expected = { ...nobody, owner: 'taken' }
const hostOnly: Expected = { ...nobody, host: 'taken' }
const playersOnly: Expected = { ...nobody, player: 'taken', owner: 'taken' }

const whileRunning = (during: Expected): Row['expected'] => ({
  before: people('stale'),
  during,
  after: people('over'),
})
const untilBegun = (before: Expected, later: Expected = people('stale')): Row['expected'] => ({
  before,
  during: later,
  after: later,
})

export interface Row {
  readonly does: string
  readonly with: { readonly [part: string]: unknown }
  readonly expected: { readonly [Of in Phase]: Expected }
}

const bot: SeatWish = { kind: 'bot', level: 'random' }

/**
 * `question`, `text` and `count` are filled in as they stand. In the match that goes on the owner is asked, has answered
 * before, and can take that back with the consent of the others alone; nobody has the table open.
 */
export const rows: readonly Row[] = [
  { does: 'sit', with: { seat: seats.free }, expected: untilBegun(nobody) },
  { does: 'sit', with: { seat: seats.free, invite: 'A'.repeat(22) }, expected: untilBegun(nobody) },
  { does: 'sit', with: { seat: seats.free, invite: 'invite' }, expected: untilBegun(people('taken')) },
  { does: 'sit', with: { seat: seats.owner }, expected: untilBegun(nobody) },
  { does: 'sit', with: { seat: 15 }, expected: untilBegun(nobody, nobody) },
  { does: 'stand up', with: { seat: seats.owner }, expected: untilBegun(ownerOnly, { ...nobody, owner: 'stale' }) },
  {
    does: 'set seat',
    with: { seat: seats.owner, to: bot },
    expected: untilBegun(hostOnly, { ...nobody, host: 'stale' }),
  },
  { does: 'start', with: {}, expected: untilBegun({ ...nobody, host: 'illegal' }, { ...nobody, host: 'stale' }) },

  { does: 'answer', with: { seat: seats.owner, number: 'question', text: 'text' }, expected: whileRunning(ownerOnly) },
  {
    does: 'answer',
    with: { seat: seats.owner, number: 999, text: 'text' },
    expected: whileRunning({ ...nobody, owner: 'stale' }),
  },
  {
    does: 'answer',
    with: { seat: seats.owner, number: 'question', text: 'ninety nines' },
    expected: whileRunning({ ...nobody, owner: 'malformed' }),
  },
  {
    does: 'undo',
    with: { seat: seats.owner, count: 'count' },
    expected: whileRunning({ ...nobody, owner: 'not undone' }),
  },
  { does: 'undo', with: { seat: seats.owner, count: 0 }, expected: whileRunning({ ...nobody, owner: 'stale' }) },
  { does: 'propose take back', with: { seat: seats.owner, count: 'count' }, expected: whileRunning(ownerOnly) },
  { does: 'propose end', with: { seat: seats.owner }, expected: whileRunning(ownerOnly) },
  { does: 'consent', with: { proposal: 1, yes: true }, expected: whileRunning(people('stale')) },
  { does: 'resign', with: { seat: seats.owner }, expected: whileRunning(ownerOnly) },
  { does: 'leave', with: { seat: seats.owner }, expected: whileRunning(ownerOnly) },
  { does: 'return', with: { seat: seats.owner }, expected: whileRunning({ ...nobody, owner: 'stale' }) },
  {
    does: 'stand in',
    with: { seat: seats.player },
    expected: whileRunning({ ...nobody, player: 'illegal', owner: 'taken' }),
  },
  {
    does: 'rematch',
    with: {},
    expected: {
      before: { ...nobody, player: 'illegal', owner: 'illegal' },
      during: { ...nobody, player: 'illegal', owner: 'illegal' },
      after: playersOnly,
    },
  },

  {
    does: 'say',
    with: { text: 'Hello' },
    expected: { before: people('taken'), during: people('taken'), after: people('taken') },
  },
  {
    does: 'why not',
    with: { seat: seats.owner, number: 'question' },
    expected: { before: { ...nobody, owner: 'stale' }, during: ownerOnly, after: { ...nobody, owner: 'stale' } },
  },
  {
    does: 'hint',
    with: { seat: seats.owner, number: 'question' },
    expected: { before: { ...nobody, owner: 'stale' }, during: ownerOnly, after: { ...nobody, owner: 'stale' } },
  },
  { does: 'show all', with: {}, expected: { before: all('taken'), during: all('taken'), after: all('taken') } },
  { does: 'check', with: {}, expected: { before: all('taken'), during: all('taken'), after: all('taken') } },
]

export const expectedOf = (expected: Expected, name: CallerName): Said =>
  name === 'nobody' || name === 'forged' || name === 'signed out' ? expected.nameless : expected[name]
