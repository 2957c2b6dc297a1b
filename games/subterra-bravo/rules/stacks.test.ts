import {
  type Answer,
  Ask,
  at,
  Dealer,
  readOptions,
  Refusal,
  type Rules,
  seatsOf,
  seedRandom,
  Table,
} from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { arrange } from '../arrange.ts'
import type { RegionId } from '../content/map/map.ts'
import type { RoomCardId } from '../content/rooms.ts'
import type { SubterraEvent } from '../events.ts'
import { options, termsOf } from '../options.ts'
import type { State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { setUp } from './setup.ts'
import { lookAtStack, reorderStack, scoutStack, stackIn } from './stacks.ts'

const seats = seatsOf(3)
const team = at(seats, 0)
const overseer = at(seats, 2)

/** Mission 2: the free stacks P1 to P5 lie in RA, RB, RC, RD and VA, with their cards as the mission lists them. */
function table(): SubterraTable {
  const chosen = readOptions(options, { mission: '2' })
  if (chosen instanceof Refusal) throw new Error(chosen.reason)
  const secrets = { faces: [], seenBy: [], pool: [], pools: [] }
  const dealer = new Dealer<SubterraEvent>(seats, seedRandom('stacks'), secrets)
  const state = setUp(dealer, termsOf(chosen, seats.length))
  const t = new Table<State, SubterraEvent>(seats, dealer.random, secrets, state)
  arrange(t, 'team quill roake calder okonjo')
  return t
}

/** Runs rules whose questions are answered in this order. */
function run(rules: Rules, ...answers: readonly Answer[]): void {
  let next = rules.next()
  for (const answer of answers) {
    if (!(next.value instanceof Ask)) throw new Error('nobody is asked')
    next.value.settle(answer)
    next = rules.next()
  }
  expect(next.done).toBe(true)
}

const cardsIn = (t: SubterraTable, region: RegionId) => stackIn(t, region)?.cards ?? []
const facesIn = (t: SubterraTable, region: RegionId): RoomCardId[] => cardsIn(t, region).map((card) => t.face(card))
const seesIn = (t: SubterraTable, region: RegionId): boolean[] => cardsIn(t, region).map((card) => t.sees(team, card))
const idsOf = (t: SubterraTable): number[] => t.state.stacks.flatMap(({ cards }) => cards)

/** HUB, RA, RB, ... as they are offered. */
const hub = 0
const roomA = 1

describe('looking at the top of a free stack', () => {
  test('shows the card and not which stack it is', () => {
    const t = table()
    scoutStack(t, 'RA')
    const peek = at(t.state.peeks, 0)
    expect([t.face(peek.card), t.sees(team, peek.card), t.sees('spectator', peek.card)]).toEqual(['RM-08', true, true])
    expect(seesIn(t, 'RA')).toEqual([false, false, false])
    expect(t.state.stackPlaces.some(({ which }) => which !== null && t.sees(team, which))).toBe(false)
  })

  test('twice makes no second copy', () => {
    const t = table()
    scoutStack(t, 'RA')
    scoutStack(t, 'RA')
    expect(t.state.peeks).toHaveLength(1)
  })
})

describe('reordering', () => {
  test('a free stack lays all free stacks anew, so that nobody can tell which it was', () => {
    const t = table()
    const before = idsOf(t)
    run(reorderStack(t), roomA, [2, 0, 1])
    expect(facesIn(t, 'RA')).toEqual(['RM-06', 'RM-08', 'RM-02'])
    expect(facesIn(t, 'RB')).toEqual(['RM-08', 'RM-15', 'RM-10'])
    const kept = idsOf(t).filter((id) => before.includes(id))
    expect(kept).toEqual(cardsIn(t, 'HUB'))
    const unseen = t.state.stacks.flatMap(({ cards }) => cards).filter((card) => !t.sees(overseer, card))
    expect(unseen).toEqual([])
  })

  test('a fixed stack leaves the others alone', () => {
    const t = table()
    const before = idsOf(t)
    run(reorderStack(t), hub, [1, 2, 0])
    expect(facesIn(t, 'HUB')).toEqual(['RM-05', 'RM-06', 'RM-01'])
    expect(idsOf(t).filter((id) => before.includes(id))).toHaveLength(15)
  })

  test('what was seen of its order is not known any more, what was seen of others is', () => {
    const t = table()
    scoutStack(t, 'RC')
    lookAtStack(t, 'RA')
    lookAtStack(t, 'RB')
    run(reorderStack(t), roomA, [1, 0, 2])
    expect(seesIn(t, 'RA')).toEqual([false, false, false])
    expect(seesIn(t, 'RB')).toEqual([true, true, true])
    expect(t.state.peeks.map(({ region, place }) => [region, place])).toEqual([['RC', 0]])
    run(reorderStack(t), 3, [0, 1, 2])
    expect(t.state.peeks.map(({ region, place }) => [region, place])).toEqual([['RC', null]])
  })
})
