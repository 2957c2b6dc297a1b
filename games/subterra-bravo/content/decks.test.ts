// Investigate cards, door markers, room cards, enemies and tiles: how many there are, and that they agree.

import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue.ts'
import { tiles } from './dashboard.ts'
import { doorMarkers } from './doors.ts'
import { enemies } from './enemies.ts'
import { investigateDeck } from './investigate.ts'
import { isObjective, roomCards } from './rooms.ts'
import { structures } from './structures.ts'
import { forTeam } from './team.ts'

const sum = (rows: readonly { readonly copies: number }[]): number => rows.reduce((all, { copies }) => all + copies, 0)

/** `IV-01`, `IV-02` ... */
const numbered = (letters: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${letters}-${String(n + 1).padStart(2, '0')}`)

const sortedIds = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).sort()

describe('the investigate deck', () => {
  test('has 29 cards, 33 with their copies (SB-028)', () => {
    expect(sortedIds(investigateDeck.rows)).toEqual(numbered('IV', 29))
    expect(sum(investigateDeck.rows)).toBe(33)
  })

  test('has ten finds, fifteen events and four traps', () => {
    const count = (kind: string): number => investigateDeck.rows.filter((card) => card.kind === kind).length
    expect(['find', 'event', 'trap'].map(count)).toEqual([10, 15, 4])
  })

  test('has finds that can be traded, and are no weapon without end but the Shock Rod (SB-160)', () => {
    const finds = investigateDeck.rows.flatMap((card) => (card.kind === 'find' ? [card.card] : []))
    expect(finds.filter(({ tradeable }) => !tradeable)).toEqual([])
    expect(finds.filter(({ uses }) => uses === undefined).map(({ name }) => name)).toEqual(['Ghin Shock Rod'])
  })

  test('trips an alarm of half the team, rounded up, and one more', () => {
    const { kind, event } = { event: undefined, ...investigateDeck.of('IV-21') }
    expect(kind).toBe('event')
    const energy = event?.effect === 'overseer-energy' ? event.energy : 0
    for (const n of [1, 2, 3, 4, 5]) expect(forTeam(energy, n)).toBe(Math.ceil(n / 2) + 1)
  })
})

describe('the door markers', () => {
  test('are ten kinds, 13 with their copies', () => {
    expect(sortedIds(doorMarkers.rows)).toEqual(numbered('DM', 10))
    expect(sum(doorMarkers.rows)).toBe(13)
  })

  test('have a failure only where there is a challenge; one has none (SB-089)', () => {
    const open = doorMarkers.rows.filter(({ challenge }) => challenge === undefined)
    expect(open.map(({ name, failures }) => [name, failures])).toEqual([['Unlocked', []]])
  })
})

describe('the room cards', () => {
  test('are 17 kinds, 30 with their copies', () => {
    expect(sortedIds(roomCards.rows)).toEqual(numbered('RM', 17))
    expect(sum(roomCards.rows)).toBe(30)
  })

  test('are Objectives where the name says so', () => {
    const named = roomCards.rows.filter(({ name }) => name.startsWith('Objective '))
    expect(roomCards.rows.filter(isObjective)).toEqual(named)
    expect(named).toHaveLength(3)
  })

  test('never place more figures than there are (SB-177)', () => {
    for (const { effect } of roomCards.rows) {
      const placed = effect.effect === 'place-enemies' ? effect.place : effect.effect === 'flank' ? [effect] : []
      for (const { enemy, figures } of placed)
        expect(forTeam(figures, 5)).toBeLessThanOrEqual(enemies.of(enemy).figures)
    }
  })

  test('send a Warrior instead of the Brute against one or two', () => {
    const { effect } = roomCards.of('RM-16')
    const place = effect.effect === 'place-enemies' ? effect.place : []
    const met = [1, 2, 3, 4, 5].map((n) =>
      place.filter(({ figures }) => forTeam(figures, n) === 1).map((one) => one.enemy),
    )
    expect(met).toEqual([['WARRIOR'], ['WARRIOR'], ['BRUTE'], ['BRUTE'], ['BRUTE']])
  })
})

describe('the enemies', () => {
  test('are seven kinds, 32 figures (SB-177)', () => {
    expect(enemies.rows).toHaveLength(7)
    expect(enemies.rows.reduce((all, { figures }) => all + figures, 0)).toBe(32)
  })

  test('are Clones by name, worth 1, 2 and 2 points (SB-178, SB-210)', () => {
    const points = enemies.rows.flatMap(({ name, traits }) =>
      traits.flatMap((trait) => (trait.trait === 'clone' ? [[name, trait.points]] : [])),
    )
    expect(points).toEqual([
      ['Rogue Clone', 1],
      ['Warrior Clone', 2],
      ['Spitter Clone', 2],
    ])
  })

  test('attack with what their cards say: melee adjacent, ranged with a range', () => {
    for (const { melee, ranged } of enemies.rows) {
      expect(melee.attack).toBe('melee')
      if (ranged !== undefined) expect([ranged.attack, (ranged.range ?? 0) > 1]).toEqual(['ranged', true])
    }
  })

  test('grow with the team: Fearhunter 4+N, Warden 3+N, Console 5+N', () => {
    const vitality = [enemies.of('FEAR').vitality, enemies.of('WARDEN').vitality]
    const grown = [...vitality, structures.console.attackable?.vitality ?? 0]
    expect(grown.map((value) => [forTeam(value, 1), forTeam(value, 5)])).toEqual([
      [5, 9],
      [4, 8],
      [6, 10],
    ])
  })
})

describe('the tiles', () => {
  test('are sixteen', () => {
    expect(sortedIds(tiles.rows)).toEqual(numbered('T', 16))
  })

  test.each(tiles.rows)('$name costs more when it is committed (SB-166)', ({ ready, committed, refresh }) => {
    for (const n of [1, 2, 3, 4, 5]) expect(forTeam(committed, n)).toBeGreaterThan(forTeam(ready, n))
    expect(refresh).toBeGreaterThan(0)
  })

  test('are Interrupts exactly where their window is in a commando turn or in any attack (SB-168)', () => {
    const interrupts = tiles.rows.filter(({ interrupt }) => interrupt)
    expect(interrupts.map(({ window }) => window)).toEqual(['commando-action-done', 'commando-wounded', 'turn-start'])
  })

  test('lock down with the marker called Locked, and swarm with half the team', () => {
    const { effect: lock } = tiles.of('T-08')
    expect(lock.effect === 'lockdown' && doorMarkers.of(lock.marker).name).toBe('Locked')
    const { effect: swarm } = tiles.of('T-07')
    const figures = swarm.effect === 'vent-swarm' ? swarm.figures : 0
    for (const n of [1, 2, 3, 4, 5]) expect(forTeam(figures, n)).toBe(Math.ceil(n / 2))
  })
})

test('a catalogue refuses an id that is there twice, and one that is not there', () => {
  const one = { id: 'A', name: 'a' }
  expect(() => catalogueOf('thing', [one, one])).toThrow('thing A is there twice')
  expect(() => catalogueOf('thing', [one]).of('B')).toThrow('no thing B')
})
