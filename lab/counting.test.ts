// What the lab notes of one game: choices from lists, in shares and in answers that cannot be listed; what is dealt; reasons.

import {
  type AssignQuestion,
  type Game,
  type GameEvent,
  type OpenQuestion,
  type Question,
  type RuleId,
  type Rules,
  seatsOf,
  type Table,
} from '@umpire/engine'
import { expect, test } from 'vitest'
import { contentOf } from './content.ts'
import { playTrial } from './play.ts'

interface Camp {
  round: number
}

type CampEvent = GameEvent & {
  readonly kind: 'camped'
  readonly unit?: string
  readonly reasons?: readonly { readonly why: string; readonly rule?: RuleId }[]
}

const scout: Question<string, Camp> = { name: 'scout', prompt: () => 'Who?', say: (unit) => unit }
const posts: AssignQuestion<number, string, Camp> = {
  name: 'posts',
  prompt: () => 'Who stands where?',
  say: (unit) => unit,
  sayItem: (post) => `post ${post}`,
}
const list: OpenQuestion<string[], Camp> = {
  name: 'list',
  prompt: () => 'Which list?',
  say: (units) => units.join(' '),
  read: (text) => text.split(' '),
}

const units = ['elf', 'orc', 'imp', 'ent']

const unitOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** One seat: a single scout, one for each of two posts, and a list of its own. */
const camp: Game<Camp, Record<string, never>, CampEvent> = {
  id: 'camp',
  name: 'Camp',
  about: 'A test.',
  version: 1,
  seats: { least: 1, most: 1 },
  options: {},
  bound: () => 9,
  setup: () => ({ round: 1 }),
  *step(t: Table<Camp, CampEvent>): Rules<{ winners: ReturnType<typeof seatsOf>; rule: 'CA-009' } | undefined> {
    for (const seat of t.seats) {
      yield* t.choose(seat, scout, ['elf'])
      yield* t.assign(seat, posts, [1, 2], ['orc', 'imp'], { sample: () => ['orc', 'orc'] })
      yield* t.place(seat, list, { whyNot: () => undefined, sample: () => ['ent', 'imp'] })
    }
    t.tell({ kind: 'camped', rule: 'CA-001', reasons: [{ why: 'dark' }, { why: 'cold', rule: 'CA-002' }] })
    t.tell({ kind: 'camped', unit: 'ent' })
    return { winners: t.seats, rule: 'CA-009' }
  },
  board: () => '',
  says: () => '',
  measures: {
    content: [{ name: 'Units', items: units.map((id) => ({ id, name: id })) }],
    offers: { scout: unitOf, posts: unitOf },
    drafts: (question, answer) =>
      question === 'list' && Array.isArray(answer) ? { offered: units, chosen: answer.map(String) } : undefined,
    causes: ['camped'],
    reasons: { camped: ({ reasons = [] }) => reasons },
    uses: {
      camped: ({ unit }, _, earlier) =>
        unit === undefined
          ? [{ item: 'orc', times: 3, effect: 2 }]
          : seatsOf(1).map((seat) => ({ item: unit, seat, times: 0, effect: earlier.length })),
    },
  },
}

test('a game is noted as it was played', () => {
  const arm = { seats: 1, options: {}, bots: ['random'] }
  const study = { game: 'camp', version: 1, arms: [arm], games: 1, seed: '1', patch: null }
  const sheet = playTrial(camp, contentOf(camp), study, { arm: 0, number: 0 })
  expect(sheet.error).toBeNull()
  const noted = { offered: 0, chosen: 0, dealt: 0, used: 0, effect: 0 }
  expect(sheet.content.toSorted((a, b) => a.item - b.item || a.seat - b.seat)).toEqual([
    // The only answer is no choice; the list leaves it out.
    { ...noted, item: 0, seat: 0, offered: 1, dealt: 1 },
    // Used by nobody at the table.
    { ...noted, item: 1, seat: -1, used: 3, effect: 2 },
    // On both posts, which is one choice of it; the list leaves it out.
    { ...noted, item: 1, seat: 0, offered: 2, chosen: 1 },
    { ...noted, item: 2, seat: 0, offered: 2, chosen: 1 },
    // What came of it, told after one other event, is no other use.
    { ...noted, item: 3, seat: 0, offered: 1, chosen: 1, effect: 1 },
  ])
  expect(sheet.rules).toEqual(['CA-001', 'CA-002', 'CA-009'])
})
