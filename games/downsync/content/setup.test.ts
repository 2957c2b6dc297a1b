// Sizes, missions, ready lists and advisors: their numbers, and that what is ready to play may be played.

import { describe, expect, test } from 'vitest'
import { advisors } from './advisors.ts'
import { factions } from './factions.ts'
import { type Mission, missions } from './missions.ts'
import { readyLists, readyListsOf } from './ready-lists.ts'
import { signatures } from './signature.ts'
import { sizes } from './sizes.ts'
import { units } from './units.ts'

test('how many there are', () => {
  const counts = [factions.rows, sizes.rows, missions.rows, advisors.rows].map((rows) => rows.length)
  expect(counts).toEqual([3, 3, 6, 4])
})

test('slots and Command Point Capacity of the sizes (DS-031, DS-032)', () => {
  const rows = sizes.rows.map(({ id, slots, capacity }) => [id, slots.small, slots.medium, slots.large, capacity])
  expect(rows).toEqual([
    ['skirmish', 1, 2, 0, 3],
    ['small', 2, 3, 1, 5],
    ['standard', 4, 5, 2, 7],
  ])
})

describe('missions', () => {
  const rows: readonly (readonly [Mission['id'], string, Mission['source'], number, readonly number[]])[] = [
    ['M1', 'VIP Capture', 'rulebook', 1000, [3, 3, 3]],
    ['M2', 'Control Objectives', 'later text', 800, [3, 3, 3]],
    ['M3', 'Data Heist', 'designed', 1000, [2, 2, 2]],
    ['M4', 'Signal Hunt', 'designed', 1000, [5, 5, 8]],
    ['M5', 'Breakthrough', 'designed', 1000, [4, 4, 6]],
    ['M6', 'Demolition', 'designed', 1000, [4, 4, 4]],
  ]

  test.each(rows)('%s %s: where it comes from, deployment and goals', (id, name, source, deployment, goal) => {
    const mission = missions.of(id)
    expect([mission.name, mission.source, mission.deployment]).toEqual([name, source, deployment])
    expect([mission.goal.skirmish, mission.goal.small, mission.goal.standard]).toEqual(goal)
  })

  test('VIPs and pylons lie 12" from the right and the back edge of their owner (DS-228)', () => {
    for (const id of ['M1', 'M6'] as const) {
      const [south, north] = missions.of(id).markers
      expect(south).toMatchObject({ owner: 'south', x: 3600, y: 1200, radius: 78.74 })
      expect(north).toMatchObject({ owner: 'north', x: 1200, y: 3600, radius: 78.74 })
    }
  })

  test('three caches lie on the middle line', () => {
    expect(missions.of('M3').markers.map(({ owner, x, y }) => [owner, x, y])).toEqual([
      [null, 1200, 2400],
      [null, 2400, 2400],
      [null, 3600, 2400],
    ])
  })

  test('what scores, and how near', () => {
    expect(missions.rows.map(({ scoring }) => scoring)).toEqual([
      { scoring: 'vip', reach: 100, contest: 400 },
      { scoring: 'control', reach: 100, contest: 600, fromRound: 2 },
      { scoring: 'heist', action: 'secure', perCache: 1 },
      { scoring: 'hunt', perReveal: 1, perUnit: 1 },
      { scoring: 'breakthrough', fromEdge: 50 },
      {
        scoring: 'demolition',
        actions: [
          { action: 'engineer', points: 2 },
          { action: 'sabotage', points: 1 },
        ],
        guarded: 100,
      },
    ])
  })

  test('only what is in the rules is special: objectives, Decoys, Engineers, leaving', () => {
    const those = (is: (mission: Mission) => boolean): string[] => missions.rows.filter(is).map(({ id }) => id)
    expect(those(({ placed }) => placed !== null)).toEqual(['M2'])
    expect(missions.of('M2').placed).toMatchObject({ radius: 137.8, line: 2400, fromConcealing: 100, apart: 1200 })
    expect(those(({ mayEndOnMarkers }) => !mayEndOnMarkers)).toEqual(['M2'])
    expect(missions.of('M4').decoys).toEqual(['small', 'medium'])
    expect(those(({ decoys }) => decoys.length > 0)).toEqual(['M4'])
    expect(missions.of('M6').extraUnits).toEqual(['sc-engineer'])
    expect(those(({ extraUnits }) => extraUnits.length > 0)).toEqual(['M6'])
    expect(those(({ wipedOutLoses }) => !wipedOutLoses)).toEqual(['M5'])
  })
})

describe('ready lists', () => {
  test('two for each faction in a Small and in a Standard game, one in a skirmish', () => {
    expect(readyLists.rows.filter(({ size }) => size !== 'skirmish')).toHaveLength(12)
    for (const { id } of factions.rows) {
      const counts = sizes.rows.map((size) => readyListsOf(id, size.id).length)
      expect(counts).toEqual([1, 2, 2])
    }
  })

  test.each(readyLists.rows.map((list) => [list.id, list] as const))(
    '%s is of its faction and fills its slots',
    (_, list) => {
      const cards = list.units.map((id) => units.of(id))
      for (const signature of signatures) {
        const filled = cards.filter((card) => card.signature === signature)
        expect(filled).toHaveLength(sizes.of(list.size).slots[signature])
      }
      for (const card of cards) {
        expect(card.faction).toBe(list.faction)
        expect(card.isPackaged).toBe(false)
        expect(card.availability).not.toBe('unreleased')
      }
      expect(list.needsDesignedUnits).toBe(cards.some(({ availability }) => availability === 'designed'))
    },
  )

  test('the first of each kind can be played without designed Units', () => {
    for (const { id } of factions.rows)
      for (const size of sizes.rows) expect(readyListsOf(id, size.id)[0]?.needsDesignedUnits).toBe(false)
  })

  test('what is in each', () => {
    const said = readyLists.rows.map(
      ({ name, source, units: ids }) => `${name}, ${source}: ${ids.map(short).join(' ')}`,
    )
    expect(said).toEqual([
      'Starter, published: widow tagger virago virago phantom destroyer',
      'Stalkers, designed: widow hunter virago aurora phantom destroyer',
      'Standard, published: widow soldier tagger hunter virago virago virago aurora phantom destroyer marksman',
      'Swarm, designed: widow widow soldier mirage virago virago phantom aurora sapper destroyer destroyer',
      'Starter, published: harbinger vector courier crusader crusader samson',
      'Barrage, designed: harbinger seeker crusader crusader goliath mandible',
      'Standard, published: vector vector seeker harbinger courier courier crusader crusader crusader mandible samson',
      'Wall, designed: vector vector harbinger harbinger crusader crusader goliath goliath paladin samson bulwark',
      'Starter, published: infantry bandit support medtank medtank heavy',
      'Ghosts, designed: technical droneop medtank medtank support heavy',
      'Standard, published: infantry infantry technical bandit wrangler medtank medtank support support hunters heavy',
      'Raid, designed: infantry outrider technical droneop medtank medtank medtank wrangler scrapper heavy heavy',
      'Starter, designed: widow virago virago',
      'Starter, designed: harbinger courier crusader',
      'Starter, designed: infantry support medtank',
    ])
  })

  const short = (id: string): string => id.slice(3)
})

describe('advisors', () => {
  test('what each gives, and to whom', () => {
    expect(advisors.rows.map(({ id, faction, abilities }) => [id, faction, abilities])).toEqual([
      ['hawk', 'coalition', []],
      ['wolf', 'coalition', []],
      ['sofia-avery', 'republic', ['reposition', 'brace']],
      ['quartermaster', 'free-union', ['prioritize']],
    ])
    expect(advisors.of('hawk').actions).toEqual([
      { action: 'arty-strike', to: ['co-widow', 'co-phantom', 'co-aurora'] },
    ])
    expect(advisors.of('wolf').traits.map(({ trait, to }) => [trait.part, to])).toEqual([
      [{ canRegroup: true }, ['co-soldier']],
    ])
    expect(advisors.of('sofia-avery').traits.map(({ trait, to }) => [trait.part, to])).toEqual([
      [{ isCovert: true }, ['re-courier']],
    ])
    expect(advisors.of('sofia-avery').forbids).toEqual(['re-harbinger'])
  })

  test('only Units of its own faction are named', () => {
    for (const { faction, actions, traits, forbids } of advisors.rows) {
      const named = [...actions.flatMap(({ to }) => to), ...traits.flatMap(({ to }) => to), ...forbids]
      for (const id of named) expect(units.of(id).faction).toBe(faction)
    }
  })
})
