// The missions: what they name is there, there is enough of it, and their maps are what they say.

import { at } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { tiles } from '../dashboard.ts'
import { doorMarkers } from '../doors.ts'
import type { EnemyId } from '../enemies.ts'
import type { MissionMap, Spot, Square } from '../map/map.ts'
import type { Mission } from '../mission.ts'
import { roomCards } from '../rooms.ts'
import { forTeam } from '../team.ts'
import { missions } from './missions.ts'

const allStacks = ({ stacks, freeStacks }: Mission) => [...stacks, ...(freeStacks?.stacks ?? [])]
const allCards = (mission: Mission) => allStacks(mission).flatMap(({ cards }) => cards.map((id) => roomCards.of(id)))
const count = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length
const squareAt = ({ width, squares }: MissionMap, { x, y }: Spot): Square => at(squares, y * width + x)
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** The squares that can be walked to from one, orthogonally, over what the test allows. */
function walk(map: MissionMap, from: Spot, may: (spot: Spot) => boolean): Set<string> {
  const seen = new Map([[`${from.x},${from.y}`, from]])
  for (const { x, y } of seen.values())
    for (const next of [
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y - 1 },
      { x, y: y + 1 },
    ])
      if (next.y >= 0 && next.y < map.height && next.x >= 0 && next.x < map.width && may(next))
        seen.set(`${next.x},${next.y}`, next)
  return new Set(seen.keys())
}

test('a kit may cost 10 points, or 12 in teams of two and four; in mission 1 less, in mission 3 more for four (SB-026)', () => {
  const pointsOf = ({ kitPoints }: Mission): number[] => [1, 2, 3, 4, 5].map((n) => forTeam(kitPoints, n))
  expect(pointsOf(missions.of('1'))).toEqual([7, 10, 5, 10, 5])
  expect(pointsOf(missions.of('3'))).toEqual([10, 12, 10, 14, 10])
  for (const id of ['2', '4'] as const) expect(pointsOf(missions.of(id))).toEqual([10, 12, 10, 12, 10])
})

test('there are four missions', () => {
  expect(missions.rows.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Power and Light',
    '2 Dead Letters',
    '3 Uplink',
    '4 Burn the Nest',
  ])
})

describe.each(missions.rows)('mission $id', (mission) => {
  const { map, doorSupply, stacks, freeStacks, dashboard } = mission

  test('has more door markers than doors, and no more of a kind than there are (SB-018)', () => {
    expect(doorSupply.length).toBeGreaterThan(map.doors.length)
    expect(doorMarkers.rows.filter(({ id, copies }) => count(doorSupply, id) > copies)).toEqual([])
  })

  test('has no more room cards of a kind than there are', () => {
    const cards = allCards(mission)
    expect(roomCards.rows.filter((card) => count(cards, card) > card.copies)).toEqual([])
  })

  test('has a stack of three cards for every region that is not explored, and for no other (SB-019)', () => {
    const regions = [...stacks.map(({ region }) => region), ...(freeStacks?.regions ?? [])]
    const unexplored = map.regions.filter(({ explored }) => !explored).map(({ id }) => id)
    expect([...regions].sort()).toEqual([...unexplored].sort())
    expect(freeStacks?.stacks.length ?? 0).toBe(freeStacks?.regions.length ?? 0)
    expect(unique(allStacks(mission).map(({ cards }) => cards.length))).toEqual([3])
  })

  test('has six different tiles, Clone Reinforcements among them (SB-022)', () => {
    expect(unique(dashboard)).toHaveLength(6)
    expect(dashboard.map((id) => tiles.of(id).name)).toContain('Clone Reinforcements')
  })

  test('brings only enemies that it lists, and brings all of them', () => {
    const placed = allCards(mission).flatMap(({ effect }): EnemyId[] => {
      if (effect.effect === 'place-enemies') return effect.place.map(({ enemy }) => enemy)
      return effect.effect === 'flank' ? [effect.enemy] : []
    })
    const spawned = mission.objective.objective === 'nests' ? [mission.objective.spawns.enemy] : []
    const brought = unique([...placed, ...spawned, mission.crisis.arrival.enemy])
    expect(brought.sort()).toEqual([...mission.enemies].sort())
  })

  test('names passages and regions of its map only, and each passage comes once', () => {
    const { passagesAtStart, passageRounds, latePassage, crisis, objective } = mission
    const drawn = map.passages.map(({ id }) => id)
    const byRounds = unique(passageRounds.flatMap(({ oneOf }) => oneOf))
    expect([...passagesAtStart, ...byRounds, ...(latePassage ? [latePassage.passage] : [])].sort()).toEqual(drawn)
    expect(passageRounds).toHaveLength(byRounds.length)
    for (const passage of crisis.arrival.at) expect(drawn).toContain(passage)
    if (objective.objective === 'generator') expect(drawn).toContain(objective.seals)
    if (latePassage) expect(map.regions.map(({ id }) => id)).toContain(latePassage.whenExplored)
  })

  test('gives two energy for each commando at least (SB-023)', () => {
    for (const n of [1, 2, 3, 4, 5]) expect(forTeam(mission.energyMinimum, n)).toBe(2 * n)
  })

  test('has its crisis before it ends, and its passages by rounds before that', () => {
    for (const n of [1, 2, 3, 4, 5]) expect(mission.crisis.round).toBeLessThan(forTeam(mission.roundLimit, n))
    for (const { round } of mission.passageRounds) expect(round).toBeLessThan(mission.crisis.round)
  })

  test('has what its objective needs on the map, and nothing of another', () => {
    const { objective } = mission.objective
    const has = [map.generator.length, map.lift.length, map.console.length, map.nests.length]
    const wanted = { generator: [3, 2, 0, 0], 'data-cores': [0, 0, 0, 0], uplink: [0, 0, 1, 0], nests: [0, 0, 0, 3] }
    expect(has).toEqual(wanted[objective])
    expect(mission.exit === 'lift').toBe(map.lift.length > 0)
    const cards = (effect: string): number => allCards(mission).filter((card) => card.effect.effect === effect).length
    expect(['find-lift', 'place-core', 'wake-nest'].map(cards)).toEqual([
      objective === 'generator' ? 1 : 0,
      objective === 'data-cores' ? 3 : 0,
      map.nests.length,
    ])
  })

  test('has six start squares in the one explored region, and eight investigate markers (SB-013, SB-014)', () => {
    const explored = map.regions.filter((region) => region.explored)
    expect(map.start).toHaveLength(6)
    expect(unique(map.start.map((spot) => squareAt(map, spot).region))).toEqual(explored.map(({ id }) => id))
    expect(map.investigateMarkers).toHaveLength(8)
  })

  test('has regions that can be walked through without a door, and doors that join all of them', () => {
    for (const { id } of map.regions) {
      const squares = map.squares.filter(({ region }) => region === id)
      const [first] = squares
      const reached = first && walk(map, first, (spot) => squareAt(map, spot).region === id)
      expect([id, reached?.size]).toEqual([id, squares.length])
    }
    const floor = new Set(map.squares.filter(({ region, terrain }) => region !== null || terrain === 'door'))
    const [start] = map.start
    const open = (spot: Spot): boolean => floor.has(squareAt(map, spot))
    expect(start && walk(map, start, open).size).toBe(floor.size)
  })

  test('has a vent in every tile but 10A', () => {
    const withVent = new Set(map.vents.map(({ tile }) => tile))
    const without = map.regions.flatMap((region) => region.tiles).filter((tile) => !withVent.has(tile))
    expect(without).toEqual(mission.id === '1' ? ['10A'] : [])
  })
})

test('Power and Light has the events, challenges, stacks and tiles that it was published with', () => {
  const mission = missions.of('1')
  expect(mission.passageRounds.map(({ round }) => round)).toEqual([3, 5])
  expect(mission.crisis.round).toBe(10)
  expect(mission.crisis.arrival).toEqual({ enemy: 'FEAR', at: ['A', 'B'] })
  expect(mission.objective).toEqual({
    objective: 'generator',
    steps: [
      { adrenaline: 1, challenge: { hits: 2, stats: ['intelligence'] } },
      { adrenaline: 2, challenge: { hits: 3, stats: ['strength'] } },
    ],
    seals: 'C',
    sealPrice: 8,
  })
  const named = mission.stacks.map(({ region, cards }) => [region, ...cards.map((id) => roomCards.of(id).name)])
  expect(named).toEqual([
    ['ROOM10', 'Faulty Intel', 'Recon Patrol', 'Vanguard'],
    ['CORRIDOR', 'Flanking Party', 'Fire Team', 'Clear'],
    ['2A', 'Flanking Party', 'Fire Team', 'Clear'],
    ['1B', 'Vanguard', 'Recon Patrol', 'Objective A-Lift'],
  ])
  const dashboard = mission.dashboard.map((id) => tiles.of(id).name)
  expect(dashboard.join(', ')).toBe('Backswing, Frenzy, Charge, Hasten, Clone Reinforcements, Surprise Attack')
})

test('only Blackout and Pack Hunt belong to no mission', () => {
  const used = new Set(missions.rows.flatMap(({ dashboard }) => dashboard))
  const unused = tiles.rows.filter(({ id }) => !used.has(id))
  expect(unused.map(({ name }) => name)).toEqual(['Blackout', 'Pack Hunt'])
})

test('every room card and every door marker is in some mission', () => {
  const cards = new Set(missions.rows.flatMap(allCards))
  expect(roomCards.rows.filter((card) => !cards.has(card))).toEqual([])
  const supply = new Set(missions.rows.flatMap(({ doorSupply }) => doorSupply))
  expect(doorMarkers.rows.filter(({ id }) => !supply.has(id))).toEqual([])
})
