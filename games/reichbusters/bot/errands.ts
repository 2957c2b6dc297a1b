// Who goes for what: tasks are divided so that all of them are reached soon, and each Hero knows its way.

import { at } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { distance } from '../ground.ts'
import { mapOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import { leaving, type Task, tasksOf } from './tasks.ts'
import { goals, time } from './weights.ts'
import { onceAThought } from './thought.ts'
import { far, type Field, fieldTo } from './ways.ts'

export interface Errand {
  readonly task: Task
  readonly field: Field
  /** An area nearer is worth so much. */
  readonly pace: number
}

/** What a shorter way of each Hero counts beside the time for all tasks. */
const shortness = 0.1

/** Sums that differ by less are the same but for rounding. */
const rounding = 1e-6

/**
 * The best task for each Hero to go for first, by number; -1 for those whom none fits. Best is what has all tasks done
 * soonest, each by whoever gets there first: at once, or from the task that it goes for before. `fields`: by task, the
 * way there for somebody without skills.
 */
function divide(heroes: readonly Hero[], tasks: readonly Task[], fields: readonly Field[]): number[] {
  const count = tasks.length
  const fits = heroes.map((hero) => tasks.map((task) => task.fits(hero)))
  const costs = heroes.map(({ area }) => fields.map((field) => (area === null ? far : at(field, area))))
  // From one task to another.
  const between = tasks.map(({ area }) => fields.map((field) => at(field, area)))
  // By how many Heroes have chosen: how soon each task is done by them.
  const soonest = Array.from({ length: heroes.length + 1 }, () => tasks.map(() => far))
  const bounds = boundsOf(heroes.length, count, fits, costs, between)
  const choice = heroes.map(() => -1)
  let best = choice.slice()
  let least = Number.POSITIVE_INFINITY

  const tryFrom = (hero: number, walked: number): void => {
    const before = at(soonest, hero)
    if (hero === heroes.length) {
      let sum = 0
      for (let task = 0; task < count; task++) sum += before[task] ?? far
      for (let one = 0; one < hero; one++) {
        const first = choice[one] ?? -1
        if (first >= 0) sum += shortness * (at(costs, one)[first] ?? far)
      }
      if (sum >= least) return
      least = sum
      best = choice.slice()
      return
    }
    // Whatever the others choose, it cannot be better than this.
    const bound = at(bounds, hero)
    let hope = walked
    for (let task = 0; task < count; task++) hope += Math.min(before[task] ?? far, bound[task] ?? far)
    if (hope > least + rounding) return
    const after = at(soonest, hero + 1)
    const mine = at(fits, hero)
    const way = at(costs, hero)
    let isAny = false
    for (let first = 0; first < count; first++) {
      if (mine[first] !== true) continue
      isAny = true
      choice[hero] = first
      const direct = way[first] ?? far
      const onwards = at(between, first)
      for (let task = 0; task < count; task++) {
        const then = first === task ? direct : direct + (onwards[task] ?? far)
        const till = before[task] ?? far
        after[task] = mine[task] === true && then < till ? then : till
      }
      tryFrom(hero + 1, walked + shortness * direct)
    }
    choice[hero] = -1
    if (isAny) return
    for (let task = 0; task < count; task++) after[task] = before[task] ?? far
    tryFrom(hero + 1, walked)
  }

  tryFrom(0, 0)
  return best
}

/** By Hero and task: how soon it could be done at best by this Hero or one after it, whatever they go for first. */
function boundsOf(
  heroes: number,
  count: number,
  fits: readonly (readonly boolean[])[],
  costs: readonly (readonly number[])[],
  between: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const bounds = Array.from({ length: heroes + 1 }, () => Array.from({ length: count }, () => far))
  for (let hero = heroes - 1; hero >= 0; hero--) {
    const bound = at(bounds, hero)
    const later = at(bounds, hero + 1)
    const mine = at(fits, hero)
    const way = at(costs, hero)
    for (let task = 0; task < count; task++) {
      let soon = later[task] ?? far
      if (mine[task] === true) {
        for (let first = 0; first < count; first++) {
          if (mine[first] !== true) continue
          const direct = way[first] ?? far
          soon = Math.min(soon, first === task ? direct : direct + (at(between, first)[task] ?? far))
        }
      }
      bound[task] = soon
    }
  }
  return bounds
}

export const isLate = ({ alarm }: State): boolean => alarm === 'post'

/** From where a task is done to the nearest exit. */
export function wayOut(state: State, { what, area }: Task): number {
  if (what === 'leave' || what === 'clear out') return 0
  return Math.min(...mapOf(state).exits.map((exit) => distance(state, area, exit.area)))
}

/** Turns that a Hero still has, as far as can be told. */
export function turnsToGo(state: State, id: HeroId): number {
  const { tracker, alarm, acted, order, turn, stage } = state
  const left = tracker.section === 'post' ? tracker.post - tracker.box : 0
  const rounds = alarm === 'post' ? left : (tracker.pre - tracker.box) * time.early + tracker.post
  const isActing = stage === 'hero turn' && turn?.hero === id
  const isYetToAct = alarm === 'post' ? order.includes(id) : !acted.includes(id)
  return rounds + (isActing || isYetToAct ? 1 : 0)
}

/** How much more an area counts because time is short. */
function haste(state: State, hero: Hero, task: Task, field: Field): number {
  if (hero.area === null) return 1
  const way = at(field, hero.area) + wayOut(state, task)
  const share = way / (time.speed * Math.max(1, turnsToGo(state, hero.id)))
  return Math.min(time.most, 1 + time.slope * Math.max(0, share - time.from))
}

/** What is left to do, and who goes for what first. */
interface Plan {
  readonly heroes: readonly Hero[]
  readonly tasks: readonly Task[]
  /** By Hero: the number of a task; -1: none. */
  readonly chosen: readonly number[]
  readonly errands: Map<HeroId, Errand>
}

const planOf = onceAThought((state: State): Plan => {
  const heroes = state.heroes.filter(({ area }) => area !== null)
  const tasks = tasksOf(state)
  const [usual] = heroes
  const chosen =
    usual === undefined || tasks.length === 1
      ? heroes.map(() => 0)
      : divide(
          heroes,
          tasks,
          tasks.map((task) => fieldTo(state, task, usual)),
        )
  return { heroes, tasks, chosen, errands: new Map() }
})

/** Where this Hero wants to go. Whoever has no task waits at an exit: one is enough to leave. */
export function errandOf(state: State, id: HeroId): Errand | undefined {
  const { heroes, tasks, chosen, errands } = planOf(state)
  const known = errands.get(id)
  if (known !== undefined) return known
  const place = heroes.findIndex((hero) => hero.id === id)
  const hero = heroes[place]
  if (hero === undefined) return undefined
  const pace = isLate(state) ? goals.paceLate : goals.pace
  const own = tasks[at(chosen, place)]
  const isOwn = own?.fits(hero) === true
  const task = isOwn ? own : leaving(state, () => true)
  const field = fieldTo(state, task, hero)
  const errand = { task, field, pace: isOwn ? pace * haste(state, hero, task, field) : pace * goals.company }
  errands.set(id, errand)
  return errand
}
