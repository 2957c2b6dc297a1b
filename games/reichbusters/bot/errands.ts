// Who goes for what: tasks are divided so that all of them are reached soon, and each Hero knows its way.

import { at } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { distance } from '../ground.ts'
import { mapOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import { leaving, type Task, tasksOf } from './tasks.ts'
import { goals, time } from './weights.ts'
import { far, type Field, fieldTo, type Tolls, tolls } from './ways.ts'

export interface Errand {
  readonly task: Task
  readonly field: Field
  /** An area nearer is worth so much. */
  readonly pace: number
}

/** By task: the way there for somebody without skills. */
function fieldsOf(state: State, tasks: readonly Task[], heroes: readonly Hero[], enter: Tolls): Field[] {
  const usual = at(heroes, 0)
  return tasks.map((task) => fieldTo(state, task.places(usual), usual, enter))
}

/** What a shorter way of each Hero counts beside the time for all tasks. */
const shortness = 0.1

/**
 * The best task for each Hero to go for first, by number; -1 for those whom none fits. Best is what has all tasks done
 * soonest, each by whoever gets there first: at once, or from the task that it goes for before.
 */
function divide(heroes: readonly Hero[], tasks: readonly Task[], fields: readonly Field[]): number[] {
  const fits = heroes.map((hero) => tasks.map((task) => task.fits(hero)))
  const costs = heroes.map(({ area }) => fields.map((field) => (area === null ? far : at(field, area))))
  const between = fields.map((field) => tasks.map(({ area }) => at(field, area)))
  // By how many Heroes have chosen: how soon each task is done by them.
  const soonest = Array.from({ length: heroes.length + 1 }, () => tasks.map(() => far))
  const choice = heroes.map(() => -1)
  let best = choice.slice()
  let least = Number.POSITIVE_INFINITY

  const judge = (): void => {
    let sum = 0
    for (const turns of at(soonest, heroes.length)) sum += turns
    for (let hero = 0; hero < choice.length; hero++) {
      const first = at(choice, hero)
      if (first >= 0) sum += shortness * at(at(costs, hero), first)
    }
    if (sum >= least) return
    least = sum
    best = choice.slice()
  }

  const tryFrom = (hero: number): void => {
    if (hero === heroes.length) return judge()
    const before = at(soonest, hero)
    const after = at(soonest, hero + 1)
    const mine = at(fits, hero)
    let isAny = false
    for (let first = 0; first < tasks.length; first++) {
      if (!at(mine, first)) continue
      isAny = true
      choice[hero] = first
      const direct = at(at(costs, hero), first)
      for (let task = 0; task < tasks.length; task++) {
        const then = first === task ? direct : direct + at(at(between, task), first)
        after[task] = at(mine, task) && then < at(before, task) ? then : at(before, task)
      }
      tryFrom(hero + 1)
    }
    choice[hero] = -1
    if (isAny) return
    for (let task = 0; task < tasks.length; task++) after[task] = at(before, task)
    tryFrom(hero + 1)
  }

  tryFrom(0)
  return best
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

/** Where this Hero wants to go. Whoever has no task waits at an exit: one is enough to leave. */
export function errandOf(state: State, id: HeroId): Errand | undefined {
  const heroes = state.heroes.filter(({ area }) => area !== null)
  const place = heroes.findIndex((hero) => hero.id === id)
  const hero = heroes[place]
  if (hero === undefined) return undefined
  const tasks = tasksOf(state)
  const pace = isLate(state) ? goals.paceLate : goals.pace
  const enter = tolls(state)
  const chosen = tasks.length === 1 ? 0 : at(divide(heroes, tasks, fieldsOf(state, tasks, heroes, enter)), place)
  const own = tasks[chosen]
  const isOwn = own?.fits(hero) === true
  const task = isOwn ? own : leaving(state, () => true)
  const field = fieldTo(state, task.places(hero), hero, enter)
  return { task, field, pace: isOwn ? pace * haste(state, hero, task, field) : pace * goals.company }
}
