// Logs: whatever people do, the log makes the same match again, and its answers can be read without the rules.

import { at, Refusal, seat, type Seat, sayLine } from '@umpire/engine'
import { liarsDice } from '@umpire/games/liars-dice'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Command, deedOf } from './commands.ts'
import type { Deed, Entry } from './entry.ts'
import { answersIn, fixPosition, foldLog, recordIn } from './fold.ts'
import { isGivenUp, LiveMatch } from './live-match.ts'

const creation = {
  do: 'create',
  game: 'liars-dice',
  version: liarsDice.version,
  options: {},
  seats: [
    { kind: 'person', person: 'mara' },
    { kind: 'person', person: 'tom' },
    { kind: 'person', person: 'mara' },
  ],
  host: 'mara',
  isPublic: true,
  hasHints: false,
} as const

/** A live match, and the log that it has come to. */
class Logged {
  readonly live = new LiveMatch('m', liarsDice, creation, 0)
  readonly log: Entry[] = [{ number: 0, at: 0, by: 'mara', key: null, deed: creation }]

  /** Has a person do something, as the server does. */
  do(person: string, command: Command): Refusal | undefined {
    const deed = deedOf(this.live, command, { person, isHere: () => false })
    return deed instanceof Refusal ? deed : this.take(deed)
  }

  take(deed: Deed): Refusal | undefined {
    const entry = { at: this.log.length, by: null, key: `page:${this.log.length}`, deed }
    const refusal = this.live.take(entry)
    if (refusal === undefined) this.log.push({ number: this.log.length, ...entry })
    return refusal
  }
}

const people = ['mara', 'tom', 'mara']

/** Something that somebody tries: often possible, sometimes not. */
function attempt({ live }: Logged, kind: number, by: number, pick: number): Command {
  const { match, proposal } = live
  const count = match?.count ?? 0
  const asked = match?.asks[0]
  const options = asked?.options() ?? []
  if (kind < 12 && asked !== undefined) {
    return { do: 'answer', seat: asked.seat, number: asked.number, text: at(options, pick % options.length).say }
  }
  if (kind < 14) return { do: 'undo', seat: by, count }
  if (kind < 16) return { do: 'propose take back', seat: by, count }
  if (kind < 17) return { do: 'propose end', seat: by }
  if (kind < 21) return { do: 'consent', proposal: proposal?.number ?? 0, yes: pick % 3 > 0 }
  if (kind < 22) return { do: 'leave', seat: by }
  if (kind < 23) return { do: 'return', seat: by }
  return pick % 8 === 0 ? { do: 'resign', seat: by } : { do: 'stand in', seat: by }
}

test('whatever is done, the log makes the same match, and its answers are found without the rules', () => {
  const deeds = fc.array(fc.tuple(fc.nat(23), fc.nat(2), fc.nat(1000)), { minLength: 5, maxLength: 60 })
  fc.assert(
    fc.property(deeds, fc.string(), (attempts, seed) => {
      const logged = new Logged()
      expect(logged.take({ do: 'start', seed })).toBeUndefined()
      for (const [kind, by, pick] of attempts) {
        const before = JSON.stringify(logged.live.summary())
        const command = attempt(logged, kind, by, pick)
        const person = command.do === 'answer' ? at(people, command.seat) : at(people, by)
        if (logged.do(person, command) !== undefined) expect(JSON.stringify(logged.live.summary())).toBe(before)
      }
      const { live, log } = logged
      const { match } = live
      if (match === undefined) throw new Error('it has begun')
      const again = foldLog('m', liarsDice, JSON.parse(JSON.stringify(log)))
      if (again instanceof Refusal) throw new Error(again.reason)
      expect(again.summary()).toEqual(live.summary())
      expect(again.proposal).toEqual(live.proposal)
      expect(again.length).toBe(log.length)
      if (again.match !== undefined) expect(fixPosition(again.match)).toEqual(fixPosition(match))
      const { answers } = match.record()
      expect(answersIn(liarsDice, log).map(({ seat: by, text }) => sayLine(at(match.seatNames, by), text))).toEqual(
        answers,
      )
      expect(recordIn(liarsDice, log)).toMatchObject({ seed, answers, seats: 3 })
    }),
    { numRuns: 400 },
  )
})

test('what is proposed when a resignation ends the match is not done any more, and no answer is lost', () => {
  const logged = new Logged()
  logged.take({ do: 'start', seed: 'seed' })
  for (const [n, text] of ['1 one', '1 two', '1 three'].entries()) logged.take({ do: 'answer', seat: seat(n), text })
  logged.take({ do: 'resign', seat: seat(0) })
  expect(logged.do('tom', { do: 'propose take back', seat: 1, count: 3 })).toBeUndefined()
  expect(logged.live.proposal?.waitsFor).toEqual([seat(2)])
  logged.take({ do: 'resign', seat: seat(2) })
  expect(logged.live.end).toEqual({ how: 'resigned', winners: [seat(1)] })
  expect(recordIn(liarsDice, logged.log)).toMatchObject({ answers: logged.live.match?.record().answers })
  expect(answersIn(liarsDice, logged.log)).toHaveLength(3)
})

const started = (): Logged => {
  const logged = new Logged()
  logged.take({ do: 'start', seed: 'seed' })
  logged.take({ do: 'answer', seat: seat(0), text: '1 two' })
  return logged
}

test('a snapshot holds where the position is the same to the byte, and refuses where it is not', () => {
  const { live, log } = started()
  if (live.match === undefined) throw new Error('it has begun')
  const { digest } = fixPosition(live.match)
  expect(foldLog('m', liarsDice, log, { length: log.length, digest })).toBeInstanceOf(LiveMatch)
  expect(foldLog('m', liarsDice, log, { length: log.length, digest: 'another' })).toMatchObject({
    reason: 'after 1 answers the position is another than it was',
  })
})

test('a log that cannot be played says where, and one that was stopped is told and not played', () => {
  const { log } = started()
  const wrong: Entry = {
    number: log.length,
    at: 9,
    by: null,
    key: null,
    deed: { do: 'answer', seat: seat(0), text: 'x' },
  }
  expect(foldLog('m', liarsDice, [...log, wrong])).toMatchObject({ reason: expect.stringMatching(/^entry 3: /) })
  const stop: Entry = { number: 4, at: 10, by: null, key: null, deed: { do: 'stop', reason: 'the rules have changed' } }
  const stopped = foldLog('m', liarsDice, [...log, wrong, stop])
  expect(stopped).toMatchObject({ status: 'stopped', stoppedBecause: 'the rules have changed', length: 5 })
  const pin: Entry = { number: 4, at: 11, by: null, key: null, deed: { do: 'pin', version: 2 } }
  expect(foldLog('m', liarsDice, [...log, { ...stop, number: 3 }, pin])).toMatchObject({
    status: 'running',
    version: 2,
  })
  expect(foldLog('m', liarsDice, log.slice(1))).toBeInstanceOf(Refusal)
})

test.each<readonly [string, readonly Seat[], readonly Seat[]]>([
  ['of one of three leaves two sides', [seat(1)], []],
  ['of two of three leaves one side, which wins', [seat(1), seat(0)], [seat(2)]],
])('resigning %s', (_words, resigned, winners) => {
  const { live } = started()
  for (const one of resigned) live.take({ at: 5, by: null, key: null, deed: { do: 'resign', seat: one } })
  expect(live.end?.winners ?? []).toEqual(winners)
})

test('a match is given up where one side is left; those who play together go on while a person is left', () => {
  const plans = [
    { kind: 'person', person: 'mara' },
    { kind: 'person', person: 'tom' },
    { kind: 'bot', level: 'novice' },
  ] as const
  const [first, second, third] = [seat(0), seat(1), seat(2)]
  expect(isGivenUp([[first], [second, third]], plans, [third])).toBe(false)
  expect(isGivenUp([[first], [second, third]], plans, [first])).toBe(true)
  expect(isGivenUp([[first, second, third]], plans, [first])).toBe(false)
  expect(isGivenUp([[first, second, third]], plans, [first, second])).toBe(true)
})
