// The form of a saved game. What comes out of the browser's storage or a file is anything, until it has passed here.

import { checkRecord, maxSeats, Refusal, type RuleId, seat } from '@umpire/engine'
import * as v from 'valibot'
import type { SavedGame, SeatPlayer, StandingOrder } from './saved-game.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seatForm = v.pipe(whole, v.maxValue(maxSeats - 1), v.transform(seat))
const words = v.pipe(v.string(), v.maxLength(200))
const name = v.pipe(v.string(), v.maxLength(60))

const playerForm = v.variant('kind', [
  v.object({ kind: v.literal('person'), name }),
  v.object({ kind: v.literal('bot'), level: name }),
])

const playersForm = v.pipe(v.array(playerForm), v.minLength(1), v.maxLength(maxSeats))

const orderForm = v.object({
  id: words,
  seat: seatForm,
  question: words,
  answer: words,
  unless: v.exactOptional(v.object({ stake: words, least: v.number() })),
  until: v.picklist(['turn', 'removed']),
})

const outcomeForm = v.object({
  winners: v.array(seatForm),
  scores: v.exactOptional(v.array(v.number())),
  rule: v.exactOptional(v.custom<RuleId>((value) => typeof value === 'string' && value.includes('-'))),
})

const gameForm = v.object({
  id: words,
  record: v.looseObject({}),
  players: playersForm,
  orders: v.array(orderForm),
  created: v.number(),
  changed: v.number(),
  count: whole,
  stands: words,
  waitsFor: v.nullable(seatForm),
  outcome: v.nullable(outcomeForm),
  takenBack: whole,
  forkedFrom: v.exactOptional(words),
})

/** Reads a header, or says what is wrong with it. */
export function readSavedGame(value: unknown): SavedGame | Refusal {
  const read = v.safeParse(gameForm, value)
  if (!read.success) return unfit(read.issues[0])
  const checked = checkRecord({ ...read.output.record, answers: [] })
  if (checked instanceof Refusal) return checked
  const { answers: _, ...record } = checked
  if (read.output.players.length !== record.seats) {
    return new Refusal('unusable', `${record.seats} seats and ${read.output.players.length} players`)
  }
  return { ...read.output, record }
}

/** Reads who sits where, for a table of so many seats. */
export function readPlayers(value: unknown, seats: number): readonly SeatPlayer[] | Refusal {
  const read = v.safeParse(playersForm, value)
  if (!read.success) return unfit(read.issues[0])
  return read.output.length === seats
    ? read.output
    : new Refusal('unusable', `${seats} seats and ${read.output.length} players`)
}

/** Reads standing orders; those that do not fit are left out. */
export function readOrders(value: unknown): readonly StandingOrder[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => {
    const read = v.safeParse(orderForm, one)
    return read.success ? [read.output] : []
  })
}

/** What does not fit, and where: `players.0.name`. */
const unfit = (issue: v.BaseIssue<unknown>): Refusal => {
  const where = v.getDotPath(issue) ?? 'it'
  if (issue.received === 'undefined') return new Refusal('unusable', `${where} is missing`)
  return new Refusal('unusable', `${where} is ${issue.received}, where ${issue.expected ?? 'something else'} should be`)
}
