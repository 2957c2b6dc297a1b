// What events look like: which things they name, whose doing it is, and the word that rises.

import { describe, expect, test } from 'vitest'
import { playedByChance } from '../../played-by-chance.ts'
import type { SubterraEvent } from '../events.ts'
import { subterraBravo } from '../game.ts'
import { happeningOf } from './happening.ts'

const known =
  /^(square \d+|door D\d+|tile T-\d\d|console|quill|roake|calder|okonjo|brandt|(rogue|warrior|spitter|brute|broodling) \d+|fearhunter|warden)$/

describe.each(['1', '2', '3', '4'])('in mission %s', (mission) => {
  const { state, events } = playedByChance(
    subterraBravo,
    { seats: 3, options: { mission, kit: 'presets', layout: 'random' } },
    500,
  )

  test('every event names things that the board has', () => {
    expect(events.length).toBeGreaterThan(100)
    for (const event of events) {
      for (const thing of happeningOf(event, { state }).things) expect(thing).toMatch(known)
    }
  })

  test('what the Overseer does is his, and what a commando does its player', () => {
    const seatsOf = (...kinds: readonly SubterraEvent['kind'][]) =>
      events.filter(({ kind }) => kinds.includes(kind)).map((event) => happeningOf(event, { state }).seat)
    expect(new Set(seatsOf('activated', 'tile used', 'spawned'))).toEqual(new Set([state.overseer]))
    expect(seatsOf('moved', 'turn begins')).not.toContain(state.overseer)
    expect(seatsOf('turn begins')).not.toContain(undefined)
  })
})

const { state } = playedByChance(
  subterraBravo,
  { seats: 3, options: { mission: '1', kit: 'presets', layout: 'random' } },
  60,
)
const shown = (event: SubterraEvent) => happeningOf(event, { state })

test('an attack shows its dice, red ones apart', () => {
  const by = { is: 'enemy', uid: 1, type: 'ROGUE', figure: 1 } as const
  expect(shown({ kind: 'attack rolled', rule: 'SB-122', by, black: [0, 2], red: [1], parts: [] })).toMatchObject({
    kind: 'dice',
    seat: state.overseer,
    things: ['rogue 1'],
    dice: [
      { face: 0, colour: 'black', is: 'idle' },
      { face: 2, colour: 'black', is: 'damage' },
      { face: 1, colour: 'red', is: 'damage' },
    ],
  })
})

test('an attack pulses at its target first', () => {
  const by = { is: 'enemy', uid: 1, type: 'WARRIOR', figure: 2 } as const
  const aim = { at: 'figure', figure: { is: 'console' } } as const
  const { things } = shown({ kind: 'attack declared', rule: 'SB-118', by, weapon: 'melee', aim })
  expect(things).toEqual(['console', 'warrior 2'])
})

test('wounds rise from whoever has them', () => {
  const rogue = { uid: 3, type: 'ROGUE', figure: 3 } as const
  expect(shown({ kind: 'enemy wounded', rule: 'SB-123', wounds: 2, ...rogue })).toMatchObject({
    kind: 'fight',
    things: ['rogue 3'],
    callout: { text: '-2', tone: 'bad' },
  })
  expect(shown({ kind: 'removed', rule: 'SB-140', square: 42, ...rogue }).things).toEqual(['square 42'])
})

test('an interrupt stands indented, also one of the Overseer', () => {
  const tile = { kind: 'tile used', rule: 'SB-165', cost: 3, on: null } as const
  expect(shown({ ...tile, tile: 'T-06' })).toMatchObject({ isReaction: true, things: ['tile T-06'] })
  expect(shown({ ...tile, tile: 'T-04' }).isReaction).toBe(false)
})

test('the crisis and the end are marked in the replay', () => {
  expect(shown({ kind: 'crisis', rule: 'SB-200' })).toMatchObject({ kind: 'round', icon: 'alarm' })
  expect(shown({ kind: 'mission ends', rule: 'SB-001', side: 'commandos', round: 9 }).icon).toBe('trophy')
})
