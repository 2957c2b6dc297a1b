// How a mission stands: how far its goals are, how much time is left, and how the Heroes are.

import { at } from '@umpire/engine'
import { units } from '../content/units.ts'
import { distance } from '../ground.ts'
import type { State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import { early, type Features, late } from './bearing.ts'
import { alertCount, expectedWounds } from './danger.ts'
import { isLate, turnsToGo, wayOut } from './errands.ts'
import { type Task, tasksOf, wantedUnit } from './tasks.ts'
import { fieldTo } from './ways.ts'
import { time } from './weights.ts'
import { woundsLeft } from './worths.ts'

/** Wounds that whoever has to be killed can still take; as many as at first where it is not found yet. */
function toughness(state: State): number {
  const wanted = wantedUnit(state)
  if (wanted === null) return 0
  const target = state.enemies.find(({ unit }) => unit === wanted)
  return target === undefined ? units.of(wanted).sides.length : woundsLeft(target)
}

/** The way to do a task and to be out after it, of whoever is nearest. */
function wayOf(state: State, task: Task, able: readonly Hero[]): number {
  let least = longest
  for (const hero of able) {
    if (hero.area === null || !task.fits(hero)) continue
    least = Math.min(least, at(fieldTo(state, task, hero), hero.area))
  }
  return Math.min(longest, least + wayOut(state, task))
}

/** Ways beyond this are as good as none. */
const longest = 40
/** A share beyond this is as bad as any. */
const hopeless = 3

/** The way of the average task, by the areas that a Hero can still go. */
function strain(state: State, tasks: readonly Task[], able: readonly Hero[]): number {
  let way = 0
  for (const task of tasks) way += wayOf(state, task, able)
  const turns = Math.max(0.5, ...able.map(({ id }) => turnsToGo(state, id)))
  return Math.min(hopeless, way / tasks.length / (time.speed * turns))
}

/** Threat points within two areas of a Hero. */
function threatNear(state: State): number {
  let sum = 0
  for (const { unit, area: from } of state.enemies) {
    const isNear = state.heroes.some(({ area }) => area !== null && distance(state, from, area) <= 2)
    if (isNear) sum += units.of(unit).threat
  }
  return sum
}

function featuresOf(state: State): Features {
  const { heroes } = state
  const n = heroes.length
  const tasks = tasksOf(state)
  const able = heroes.filter((hero) => hero.area !== null && !isDowned(hero))
  let [wounds, down, cards, danger] = [0, 0, 0, 0]
  for (const hero of heroes) {
    wounds += hero.wounds.length
    cards += Math.min(mostCards, hero.hand.length)
    if (isDowned(hero)) down++
    else if (hero.area !== null) danger += expectedWounds(state, hero, hero.area)
  }
  return {
    strain: strain(state, tasks, able),
    tasks: tasks.length,
    toughness: toughness(state),
    isAlert: alertCount(state) > 0 ? 1 : 0,
    threat: threatNear(state) / n,
    wounds: wounds / n,
    down: down / n,
    cards: cards / n,
    danger: danger / n,
  }
}

/** Cards beyond these are of no use soon. */
const mostCards = 8

const names: readonly (keyof Features)[] = [
  'strain',
  'tasks',
  'toughness',
  'isAlert',
  'threat',
  'wounds',
  'down',
  'cards',
  'danger',
]

export function evaluate(state: State): number {
  if (state.heroes.length === 0) return even
  const features = featuresOf(state)
  const bearing = isLate(state) ? late : early
  let sum = bearing.start
  for (const name of names) sum += bearing[name] * features[name]
  return 1 / (1 + Math.exp(-sum))
}

/** Boxes after the alarm that are left when a mission is won; those before it count as well. */
const boxesSpared = ({ tracker }: State): number =>
  tracker.section === 'post' ? tracker.post - tracker.box : tracker.post + (tracker.pre - tracker.box) / 2

/** The way that was left when a mission was lost, of the average task and for each other one. */
function wayLeft(state: State): number {
  const tasks = tasksOf(state)
  const able = state.heroes.filter((hero) => hero.area !== null && !isDowned(hero))
  let way = 0
  for (const task of tasks) way += wayOf(state, task, able)
  return way / tasks.length + otherTask * (tasks.length - 1) + wound * toughness(state)
}

/** In areas: what one more task, and one more wound of the wanted unit, take. */
const otherTask = 3
const wound = 2

/** A mission that is over: a narrow defeat is worth more than a clear one, a victory with time to spare most. */
export function ending(state: State, isWon: boolean): number {
  if (isWon) return narrowest.won + (1 - narrowest.won) * Math.min(1, boxesSpared(state) / mostSpared)
  return narrowest.lost * Math.max(0, 1 - wayLeft(state) / longest)
}

const narrowest = { won: 0.8, lost: 0.4 }
const mostSpared = 4

/** Before anybody has come in. */
const even = 0.5
