// What events look like: which things they name, whose doing it is, dice, and the word that rises.

import { describe, expect, test } from 'vitest'
import { playedByChance } from '../../played-by-chance.ts'
import type { DownsyncEvent } from '../events.ts'
import { downsync } from '../game.ts'
import { arranged } from './arranged-ask.ts'
import { happeningOf } from './happening.ts'

const known =
  /^(unit [a-z& -]+ \d+|base [a-z& -]+ \d+\/\d|ping [sml]\d+|marker (vip|pylon) (south|north)|marker (cache|objective) \d|spot \d+ \d+|trail [\d ]+|fire \d+\/\d \d+\/\d)$/

describe.each([
  ['M1', 'T1'],
  ['M3', 'T5'],
  ['M6', 'T8'],
])('in a game by chance of mission %s', (mission, layout) => {
  const { state, events } = playedByChance(
    downsync,
    { seats: 2, options: { size: 'small', lists: 'ready', mission, layout } },
    900,
  )

  test('every event names things that the table has', () => {
    expect(events.length).toBeGreaterThan(150)
    for (const event of events) {
      for (const thing of happeningOf(event, { state }).things) expect(thing).toMatch(known)
    }
  })

  test('attacks show as many dice as were rolled, and one of a boosted roll is dropped', () => {
    const attacks = events.filter((event) => event.kind === 'attack')
    expect(attacks.length).toBeGreaterThan(3)
    for (const attack of attacks) {
      const dice = happeningOf(attack, { state }).dice ?? []
      expect(dice).toHaveLength(attack.dice.length)
      expect(dice.filter(({ is }) => is === 'dropped')).toHaveLength(attack.dropped === null ? 0 : 1)
    }
  })

  test('everything that a Unit does or suffers has a seat', () => {
    const seats = events.filter((event) => 'unit' in event).map((event) => happeningOf(event, { state }).seat)
    expect(seats).not.toContain(undefined)
  })
})

const { state } = arranged(['south crusader at 20 20', 'north virago at 30 20', 'stage designate'])
const shown = (event: DownsyncEvent) => happeningOf(event, { state })

test('a base that is destroyed is remembered by where it stood, as the doing of whoever shot', () => {
  const event = { kind: 'base destroyed', rule: 'DS-176', unit: 2, team: 1, by: 1, x: 3000, y: 2000, left: 0 } as const
  expect(shown(event)).toMatchObject({
    kind: 'fight',
    seat: 0,
    things: ['spot 3000 2000'],
    callout: { text: 'destroyed', tone: 'bad' },
  })
})

test('a countermeasure is an answer to somebody else', () => {
  const event = {
    kind: 'countermeasure',
    rule: 'DS-184',
    unit: 2,
    team: 1,
    how: 'own',
    from: { unit: 2, team: 1 },
    dice: [2, 5],
    boosted: true,
    bonus: 0,
    needs: 3,
    isNegated: true,
    effect: 'kill',
  } as const
  expect(shown(event)).toMatchObject({
    isReaction: true,
    seat: 1,
    dice: [
      { face: 2, is: 'dropped' },
      { face: 5, is: 'spend' },
    ],
    callout: { text: 'countered', tone: 'good' },
  })
})
