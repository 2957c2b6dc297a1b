// What events look like: which things they name, whose doing it is, and the word that rises.

import { describe, expect, test } from 'vitest'
import { playedByChance } from '../../played-by-chance.ts'
import type { ReichbustersEvent } from '../events.ts'
import { reichbusters } from '../game.ts'
import { posternGate } from './arranged-state.ts'
import { happeningOf } from './happening.ts'

const known =
  /^(area \d+|door \d+|hero (brick|claudine|sarge|quentin|red-hawk)|enemy \d+|card [A-Z]{2}\d+|weapon [a-z-]+|skill [a-z-]+ .+)$/

describe.each([
  ['a mission', { mode: 'mission', mission: 'M1' }],
  ['a RAID', { mode: 'raid' }],
])('in a game by chance: %s', (_, options) => {
  const { state, events } = playedByChance(reichbusters, { seats: 3, options }, 500)

  test('every event names things that the board has', () => {
    expect(events.length).toBeGreaterThan(200)
    for (const event of events) {
      for (const thing of happeningOf(event, { state }).things) expect(thing).toMatch(known)
    }
  })

  test('what a Hero does is its player’s, and attacks of the enemy are nobody’s', () => {
    const seatsOf = (kind: ReichbustersEvent['kind']) =>
      events.filter((event) => event.kind === kind).map((event) => happeningOf(event, { state }).seat)
    expect(seatsOf('turn begins')).not.toContain(undefined)
    expect(new Set(seatsOf('enemies attack'))).toEqual(new Set([undefined]))
  })
})

const state = posternGate('soldier at c2')
const shown = (event: ReichbustersEvent) => happeningOf(event, { state })
const soldier = { uid: 1, unit: 'soldier' } as const

test('dice lie with what they show: specials are to be spent, blanks count nothing', () => {
  const dice = [
    { die: 'attack', face: 2 },
    { die: 'attack', face: 'S' },
    { die: 'attack', face: 0 },
  ] as const
  expect(shown({ kind: 'dice rolled', rule: 'RB-018', hero: 'sarge', test: 'attack', dice })).toMatchObject({
    kind: 'dice',
    seat: 0,
    dice: [{ face: 2 }, { face: '★', is: 'spend' }, { face: 0, is: 'idle' }],
  })
})

test('a re-roll shows the die as it was and as it is', () => {
  const event = {
    kind: 'die rerolled',
    rule: 'RB-034',
    hero: 'sarge',
    by: 'Focused',
    die: 'attack',
    before: 1,
  } as const
  expect(shown({ ...event, face: 3 }).dice).toMatchObject([{ face: 1, is: 'dropped' }, { face: 3 }])
})

test('a room that grows wary is seen as a whole, with who saw whom', () => {
  const event = { kind: 'awareness', rule: 'RB-159', room: 4, from: 1, to: 2, by: soldier, seen: 'sarge' } as const
  const { things, callout } = shown(event)
  expect(things).toEqual(['area 6', 'area 7', 'area 11', 'area 12', 'enemy 1', 'hero sarge'])
  expect(callout).toEqual({ text: '!', tone: 'bad' })
})

test('a total stands beside what it had to reach', () => {
  const compared = { kind: 'test compared', rule: 'RB-023', hero: 'sarge', total: 5, target: 4 } as const
  expect(shown({ ...compared, test: 'attack', isSuccess: true }).callout).toEqual({ text: '5 : 4', tone: 'good' })
  expect(shown({ ...compared, test: 'noise', isSuccess: true }).callout).toEqual({ text: 'noise 5', tone: 'bad' })
})

test('the alarm is marked in the replay, and heard', () => {
  expect(shown({ kind: 'alarm sounds', rule: 'RB-131' })).toMatchObject({ kind: 'alarm', icon: 'alarm' })
})
