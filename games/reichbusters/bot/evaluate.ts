// How a mission stands: how far its goals are, how much time is left, and how the Heroes are.

import { at } from '@umpire/engine'
import { loneTurns } from '../content/numbers.ts'
import { units } from '../content/units.ts'
import { distance } from '../ground.ts'
import { mapOf, missionOf, type State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import { bearing, type Features } from './bearing.ts'
import { alertCount, boxesLeft, expectedWounds } from './danger.ts'
import { errandOf, isLate } from './errands.ts'
import { type Task, wantedUnit } from './tasks.ts'
import { far } from './ways.ts'
import { woundsLeft } from './worths.ts'

/** Steps of the primary objectives that are done. */
function stepsDone(state: State): number {
  const { progress, heroes } = state
  let sum = progress.planted.length + (progress.isDetonated ? 2 : 0) + 2 * progress.killed.length
  const onMap = heroes.filter(({ area }) => area !== null)
  for (const goal of missionOf(state).goals) {
    if (goal.goal === 'carry off') {
      sum += 2 * progress.carriedOff.filter((item) => item === goal.item).length
      for (const { items } of onMap) sum += items.filter(({ id }) => id === goal.item).length
    } else if (goal.goal === 'demolish' && onMap.some(({ items }) => items.some(({ id }) => id === 'detonator'))) sum++
  }
  return sum
}

/** Tokens that nobody has seen. */
function countUnseen(state: State): number {
  let count = 0
  for (const { items } of state.spots) {
    for (const { secret, point } of items) if (point !== null && secret !== null) count++
  }
  return count
}

/** Wounds that whoever has to be killed can still take; as many as at first where it is not found yet. */
function toughness(state: State): number {
  const wanted = wantedUnit(state)
  if (wanted === null) return 0
  const target = state.enemies.find(({ unit }) => unit === wanted)
  return target === undefined ? units.of(wanted).sides.length : woundsLeft(target)
}

/** From where a task is done to the nearest exit. */
function wayOut(state: State, { what, area }: Task): number {
  if (what === 'leave' || what === 'clear out') return 0
  return Math.min(...mapOf(state).exits.map((exit) => distance(state, area, exit.area)))
}

/** The way that is left on average, up to an exit. */
function wayLeft(state: State): number {
  let all = 0
  let count = 0
  for (const { id, area } of state.heroes) {
    if (area === null) continue
    const errand = errandOf(state, id)
    const way = errand === undefined ? far : at(errand.field, area) + wayOut(state, errand.task)
    all += way
    count++
  }
  return count === 0 ? 0 : all / count
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

const heroicOf = ({ heroic }: Hero): number => heroic.attack + heroic.defence + heroic.wild

function featuresOf(state: State): Features {
  const { heroes, tracker } = state
  const n = heroes.length
  const late = isLate(state)
  const ways = wayLeft(state)
  const left = boxesLeft(state)
  const rounds = late ? left : left / 2 + tracker.post
  let [wounds, down, cards, danger, heroic] = [0, 0, 0, 0, 0]
  for (const hero of heroes) {
    wounds += hero.wounds.length
    cards += Math.min(mostCards, hero.hand.length)
    heroic += heroicOf(hero)
    if (isDowned(hero)) down++
    else if (hero.area !== null) danger += expectedWounds(state, hero, hero.area)
  }
  return {
    steps: stepsDone(state),
    unseen: countUnseen(state),
    toughness: toughness(state),
    ways,
    boxes: late ? 0 : left,
    boxesLate: late ? left : tracker.post,
    isLate: late ? 1 : 0,
    isAlert: alertCount(state) > 0 ? 1 : 0,
    threat: threatNear(state) / n,
    wounds: wounds / n,
    down: down / n,
    cards: cards / n,
    heroic: heroic / n,
    danger: danger / n,
    hurry: Math.max(0, ways - (n === 1 ? loneTurns : 1) * speed * rounds),
  }
}

/** Cards beyond these are of no use soon. */
const mostCards = 8
/** Areas that a Hero comes on in a turn. */
const speed = 2

const names: readonly (keyof Features)[] = [
  'steps',
  'unseen',
  'toughness',
  'ways',
  'boxes',
  'boxesLate',
  'isLate',
  'isAlert',
  'threat',
  'wounds',
  'down',
  'cards',
  'heroic',
  'danger',
  'hurry',
]

export function evaluate(state: State): number {
  if (state.heroes.length === 0) return even
  const features = featuresOf(state)
  let sum = bearing.start
  for (const name of names) sum += bearing[name] * features[name]
  return 1 / (1 + Math.exp(-sum))
}

/** Before anybody has come in. */
const even = 0.5
