// What events look like: they name things that the board has, and say the number that matters.

import { at, pick, seedRandom } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { MechsEvent } from '../events.ts'
import { testTable } from '../test-table.ts'
import { happeningOf } from './happening.ts'

const played = (position: readonly string[], ...lines: readonly string[]): readonly MechsEvent[] => {
  const table = testTable({ seats: 2, seed: 'happening', position })
  table.answer(...lines)
  return table.events()
}

const fight = ['all loop', 'mantis has W02 0 1 2', 'rhino has W24 0 1 2', 'rhino starts', 'phase fight']

describe('a hit that breaks', () => {
  const happenings = played(fight, 'rhino: crew 1 to fusion lance', 'rhino: yes', 'rhino: mantis rivet gun').map(
    (event) => ({ event: event.kind, ...happeningOf(event) }),
  )

  test('says the damage at the module, the break and the money', () => {
    expect(happenings).toContainEqual(
      expect.objectContaining({
        event: 'hit',
        kind: 'fight',
        seat: 0,
        things: ['mantis rivet gun'],
        callout: { text: '-6', tone: 'bad' },
        icon: 'attack',
      }),
    )
    expect(happenings).toContainEqual(
      expect.objectContaining({ event: 'broke', callout: { text: 'breaks', tone: 'bad' }, icon: 'broken' }),
    )
    expect(happenings).toContainEqual(
      expect.objectContaining({ event: 'gained', callout: { text: '+$3', tone: 'good' } }),
    )
  })
})

test('a decoy is a reaction, and so is foam', () => {
  const decoy = played(
    ['all loop', 'mantis has U15 -1 0 1', 'rhino starts', 'phase fight'],
    'rhino: crew 1 to laser cannon',
    'rhino: yes',
    'rhino: mantis core',
    'mantis: decoy projector',
  )
  const redirected = decoy.find(({ kind }) => kind === 'redirected')
  expect(redirected && happeningOf(redirected)).toMatchObject({ isReaction: true, seat: 1 })
})

test('in whole games every event has a kind, and things have names of the board', () => {
  const known =
    /^(shop (weapon|utility|movement) [01]|refresh|space -?\d+|(rhino|mantis|kraken|falcon|scarab|wolf)( .+)?)$/
  const random = seedRandom('happening')
  const { match, events } = testTable({ seats: 3, seed: 'happening' })
  while (match.outcome === null) {
    const ask = pick(random, match.asks)
    match.give(ask.seat, ask.sample(random))
  }
  const happenings = events().map(happeningOf)
  expect(happenings.length).toBeGreaterThan(50)
  for (const { things } of happenings) for (const thing of things) expect(thing).toMatch(known)
  expect(at(happenings, happenings.length - 1)).toMatchObject({ kind: 'round', icon: 'trophy' })
})
