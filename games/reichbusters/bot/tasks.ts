// What is left to do in a mission, and where: tokens to find, things to fetch, charges to plant, somebody to kill, exits.

import type { AreaId } from '../content/map/map.ts'
import type { Goal as MissionGoal } from '../content/mission.ts'
import type { ItemId } from '../content/item.ts'
import type { UnitId } from '../content/unit.ts'
import { isDone } from '../rules/victory.ts'
import { mapOf, missionOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { Goal } from './ways.ts'

/** Something that one Hero can do, and where. */
export interface Task extends Goal {
  readonly what: 'find' | 'fetch' | 'plant' | 'kill' | 'leave' | 'clear out'
  readonly fits: (hero: Hero) => boolean
}

const anybody = (): boolean => true

export const carries = (hero: Hero, item: ItemId): boolean => hero.items.some(({ id }) => id === item)

const countOf = (hero: Hero, item: ItemId): number => hero.items.filter(({ id }) => id === item).length

/** RB-204 Leaving takes the movement of one area. */
export const leaving = (state: State, fits: Task['fits']): Task => ({
  what: 'leave',
  area: mapOf(state).exits[0]?.area ?? 0,
  by: 'leaving',
  more: 1,
  fits,
})

/** To see the area is enough. */
const seeing = { by: 'seeing', more: 0 } as const
/** To be in the area; searching takes an action more. */
const searching = { by: 'entering', more: 0.5 } as const

/** The face-down tokens of the mission that may be what is looked for. */
function unseen(state: State): Task[] {
  const found: Task[] = []
  for (const [area, { items }] of state.spots.entries()) {
    for (const { category, secret, point, isSeen } of items) {
      if (secret === null || point === null || category !== 'objective') continue
      found.push({ what: 'find', area, ...(isSeen ? seeing : searching), fits: anybody })
    }
  }
  return found
}

/** Where an item lies face up. */
function lying(state: State, item: ItemId, how: typeof seeing | typeof searching): Task[] {
  const found: Task[] = []
  for (const [area, { items }] of state.spots.entries()) {
    for (const { id } of items) if (id === item) found.push({ what: 'fetch', area, ...how, fits: anybody })
  }
  return found
}

function carryingOff(state: State, { item, count }: Extract<MissionGoal, { goal: 'carry off' }>): Task[] {
  let have = state.progress.carriedOff.filter((one) => one === item).length
  for (const hero of state.heroes) if (hero.area !== null) have += countOf(hero, item)
  const carriers = leaving(state, (hero) => carries(hero, item))
  if (have >= count) return [carriers]
  const found = lying(state, item, item === 'objective-complete' ? seeing : searching)
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
  return [{ what: 'kill', area: target.area, ...seeing, fits: anybody }]
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

function demolishing(state: State, { charges }: Extract<MissionGoal, { goal: 'demolish' }>): Task[] {
  const { planted } = state.progress
  const holder = state.heroes.find((hero) => hero.area !== null && carries(hero, 'detonator'))
  const found: Task[] = []
  if (planted.length < charges) {
    for (const area of pointsToPlant(state)) {
      found.push({ what: 'plant', area, by: 'entering', more: 0, fits: hasCharge })
    }
    if (!state.heroes.some((hero) => hero.area !== null && hasCharge(hero))) {
      found.push(...lying(state, 'demolition-charge', searching))
    }
  }
  if (holder === undefined) {
    const detonators = lying(state, 'detonator', searching)
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
