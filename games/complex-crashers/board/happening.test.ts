// What events look like: which things they name, whose doing it is, and the word that rises.

import { describe, expect, test } from 'vitest'
import { playedByChance } from '../../played-by-chance.ts'
import type { CrashersEvent } from '../events.ts'
import { complexCrashers } from '../game.ts'
import { arrangedState } from './arranged-state.ts'
import { happeningOf } from './happening.ts'

const known =
  /^(region \d+|cell -?\d+\.-?\d+|border \d+\.[0-3]|tracker [0-3]|technology [a-z-]+|card [0-3] [a-z0-9-]+|tile [A-Z]+\d+|vera|ito|mara|cole|reactor [1-5]|[a-z -]+( \d+)?)$/

describe.each([
  ['first-game', 4],
  ['two players', 2],
])('in a game by chance: %s', (_, seats) => {
  const { state, events } = playedByChance(complexCrashers, { seats, options: { setup: 'presets' } }, 600)

  test('every event names things that the board has', () => {
    expect(events.length).toBeGreaterThan(200)
    for (const event of events) {
      for (const thing of happeningOf(event, { state }).things) expect(thing).toMatch(known)
    }
  })

  test('what the Complex does is its manager’s, and what an Operative does its player’s', () => {
    const seatsOf = (...kinds: readonly CrashersEvent['kind'][]) =>
      events.filter(({ kind }) => kinds.includes(kind)).map((event) => happeningOf(event, { state }).seat)
    expect(new Set(seatsOf('tile placed', 'deployed', 'tracker paid'))).toEqual(new Set([state.manager]))
    expect(seatsOf('paid', 'damaged')).not.toContain(state.manager)
    expect(seatsOf('paid')).not.toContain(undefined)
  })
})

const state = arrangedState('regions 0.0 1.0', 'beta-squad at 1.0')
const shown = (event: CrashersEvent) => happeningOf(event, { state })
const squad = { unit: 10, card: 'beta-squad', figure: 1 } as const

test('points that flow by overextension are seen at both ends', () => {
  expect(shown({ kind: 'tracker gained', rule: 'CC-121', tracker: 0, ap: 2 })).toMatchObject({
    things: ['vera', 'tracker 0'],
    callout: { text: '2 AP to the Complex', tone: 'bad' },
  })
  expect(shown({ kind: 'gained AP', rule: 'CC-125', operative: 1, ap: 1 })).toMatchObject({
    things: ['ito', 'tracker 1'],
    callout: { text: '+1 AP from the Complex', tone: 'good' },
  })
  expect(shown({ kind: 'gained AP', rule: 'CC-103', operative: 1, ap: 1 }).things).toEqual(['ito'])
})

test('dice lie with what becomes of them', () => {
  expect(shown({ kind: 'dice rolled', rule: 'CC-171', by: squad, region: null, dice: [3, 9] })).toMatchObject({
    kind: 'dice',
    seat: state.manager,
    things: ['beta squad 1'],
    dice: [
      { face: 3, kind: 'd10' },
      { face: 9, kind: 'd10' },
    ],
  })
  const counted = { kind: 'group counted', rule: 'CC-181', on: { unit: 0, card: null }, armor: 5, damage: 1 } as const
  expect(shown({ ...counted, dice: [5, 6] })).toMatchObject({
    things: ['vera'],
    dice: [{ is: 'idle' }, { is: 'damage' }],
    callout: { text: '1', tone: 'bad' },
  })
})

test('a reaction stands indented', () => {
  const { state: after, events } = playedByChance(complexCrashers, { seats: 3, options: { setup: 'presets' } }, 400)
  const activated = events.filter((event) => event.kind === 'activated')
  expect(new Set(activated.map(({ isAction }) => isAction))).toEqual(new Set([true, false]))
  for (const event of activated) {
    expect(happeningOf(event, { state: after }).isReaction).toBe(!event.isAction)
  }
})

test('a Defender that is gone is remembered by where it fell', () => {
  expect(shown({ kind: 'destroyed', rule: 'CC-188', who: squad, region: 1 })).toMatchObject({
    things: ['region 1'],
    icon: 'attack',
    callout: { text: 'destroyed' },
  })
})
