// What is left to do in a mission, and where: tokens to find, things to fetch, charges to plant, somebody to kill, exits.

import type { AreaId } from '../content/map/map.ts'
import type { Goal } from '../content/mission.ts'
import type { ItemId } from '../content/item.ts'
import type { UnitId } from '../content/unit.ts'
import { isDone } from '../rules/victory.ts'
import { mapOf, missionOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import { lookouts, type Place } from './ways.ts'

/** Something that one Hero can do. */
export interface Task {
  readonly what: 'find' | 'fetch' | 'plant' | 'kill' | 'leave' | 'clear out'
  readonly area: AreaId
  /** Where it is done, by this Hero. */
  readonly places: (hero: Hero) => readonly Place[]
  readonly fits: (hero: Hero) => boolean
}

const anybody = (): boolean => true

export const carries = (hero: Hero, item: ItemId): boolean => hero.items.some(({ id }) => id === item)

const countOf = (hero: Hero, item: ItemId): number => hero.items.filter(({ id }) => id === item).length

/** RB-204 Leaving takes the movement of one area. */
const exitPlaces = (state: State): Place[] => mapOf(state).exits.map(({ area }) => ({ area, more: 1 }))

export function leaving(state: State, fits: Task['fits']): Task {
  const places = exitPlaces(state)
  return { what: 'leave', area: places[0]?.area ?? 0, places: () => places, fits }
}

/** To be in the area; searching takes an action more. */
const thereIn =
  (area: AreaId, more: number): Task['places'] =>
  () => [{ area, more }]

const inSight =
  (state: State, area: AreaId): Task['places'] =>
  (hero) =>
    lookouts(state, area, hero)

/** The face-down tokens of the mission that may be what is looked for. */
function unseen(state: State): Task[] {
  const found: Task[] = []
  for (const [area, { items }] of state.spots.entries()) {
    for (const { category, secret, point, isSeen } of items) {
      if (secret === null || point === null || category !== 'objective') continue
      found.push({ what: 'find', area, places: isSeen ? inSight(state, area) : thereIn(area, 0.5), fits: anybody })
    }
  }
  return found
}

/** Where an item lies face up. */
function lying(state: State, item: ItemId, places: (area: AreaId) => Task['places']): Task[] {
  const found: Task[] = []
  for (const [area, { items }] of state.spots.entries()) {
    for (const { id } of items)
      if (id === item) found.push({ what: 'fetch', area, places: places(area), fits: anybody })
  }
  return found
}

function carryingOff(state: State, { item, count }: Extract<Goal, { goal: 'carry off' }>): Task[] {
  let have = state.progress.carriedOff.filter((one) => one === item).length
  for (const hero of state.heroes) if (hero.area !== null) have += countOf(hero, item)
  const carriers = leaving(state, (hero) => carries(hero, item))
  if (have >= count) return [carriers]
  const isBySight = item === 'objective-complete'
  const found = lying(state, item, (area) => (isBySight ? inSight(state, area) : thereIn(area, 0.5)))
  if (found.length === 0) return unseen(state)
  return found
}

/** The unit that has to be killed, where it stands. */
export function wantedUnit(state: State): UnitId | null {
  for (const goal of missionOf(state).goals) {
    if (goal.goal !== 'kill' || isDone(state, goal)) continue
    return goal.unit === 'drawn Vrilmeister' ? state.progress.vrilmeister : goal.unit
  }
  return null
}

function killing(state: State): Task[] {
  const unit = wantedUnit(state)
  const target = state.enemies.find((enemy) => enemy.unit === unit)
  if (target === undefined) return unseen(state)
  const { area } = target
  return [{ what: 'kill', area, places: (hero) => lookouts(state, area, hero), fits: anybody }]
}

const hasCharge = (hero: Hero): boolean => carries(hero, 'demolition-charge')

/** Where a charge could be planted. */
function pointsToPlant(state: State): AreaId[] {
  const found: AreaId[] = []
  for (const [area, { items }] of state.spots.entries()) {
    if (items.some(({ id }) => id === 'false-objective') && !state.progress.planted.includes(area)) found.push(area)
  }
  return found
}

/** RB-224 Whether more charges are needed. */
export const isShortOfCharges = (state: State): boolean =>
  missionOf(state).goals.some(
    ({ goal, ...rest }) => goal === 'demolish' && 'charges' in rest && state.progress.planted.length < rest.charges,
  )

function demolishing(state: State, { charges }: Extract<Goal, { goal: 'demolish' }>): Task[] {
  const { planted } = state.progress
  const holder = state.heroes.find((hero) => hero.area !== null && carries(hero, 'detonator'))
  const found: Task[] = []
  if (planted.length < charges) {
    for (const area of pointsToPlant(state)) {
      found.push({ what: 'plant', area, places: thereIn(area, 0), fits: hasCharge })
    }
    if (!state.heroes.some((hero) => hero.area !== null && hasCharge(hero))) {
      found.push(...lying(state, 'demolition-charge', (area) => thereIn(area, 0.5)))
    }
  }
  if (holder === undefined) {
    const detonators = lying(state, 'detonator', (area) => thereIn(area, 0.5))
    found.push(...(detonators.length > 0 ? detonators : unseen(state)))
  } else if (planted.length >= charges) {
    found.push({ ...leaving(state, anybody), what: 'clear out' })
  }
  return found
}

/** What is left to do. Once all is done, to leave. */
export function tasksOf(state: State): readonly Task[] {
  const tasks: Task[] = []
  for (const goal of missionOf(state).goals) {
    if (goal.goal === 'carry off') tasks.push(...carryingOff(state, goal))
    else if (isDone(state, goal)) continue
    else if (goal.goal === 'kill') tasks.push(...killing(state))
    else tasks.push(...demolishing(state, goal))
  }
  return tasks.length === 0 ? [leaving(state, anybody)] : tasks
}
