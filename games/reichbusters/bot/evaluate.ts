// How a mission stands: how far its goals are, how much time is left, and how the Heroes are.

import { at } from '@umpire/engine'
import { cards } from '../content/cards.ts'
import { units } from '../content/units.ts'
import { distance } from '../ground.ts'
import { isUsable } from '../rules/keywords.ts'
import { missionOf, type State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import { alertCount, boxesLeft, expectedWounds, woundCost } from './danger.ts'
import { errandOf, isLate } from './errands.ts'
import { wantedUnit } from './tasks.ts'
import { standingWeights as weights } from './weights.ts'
import { far } from './ways.ts'
import { woundsLeft, worthOfItem } from './worths.ts'

/** Steps of the primary objectives that are done. */
function steps(state: State): number {
  const { progress, heroes } = state
  let sum = progress.planted.length + (progress.isDetonated ? 1 : 0) + 2 * progress.killed.length
  for (const goal of missionOf(state).goals) {
    if (goal.goal === 'carry off') {
      sum += 2 * progress.carriedOff.filter((item) => item === goal.item).length
      for (const hero of heroes) if (hero.area !== null && hero.items.some(({ id }) => id === goal.item)) sum++
    }
    if (goal.goal === 'demolish') {
      for (const hero of heroes) if (hero.area !== null && hero.items.some(({ id }) => id === 'detonator')) sum++
    }
  }
  for (const { items } of state.spots) {
    for (const { secret, point } of items) if (point !== null && secret !== null) sum -= weights.unseen
  }
  const wanted = wantedUnit(state)
  for (const enemy of state.enemies) if (enemy.unit === wanted) sum += (6 - woundsLeft(enemy)) * weights.hit
  return sum
}

/** Cards, items, wounds and points of a Hero. */
function conditionOf(state: State, hero: Hero): number {
  let sum = 0
  for (let n = 0; n < hero.wounds.length; n++) sum -= weights.wounds[Math.min(3, n)] ?? 0
  for (const card of hero.hand) sum += cards.of(card).isFeat ? weights.feat : weights.card
  sum += weights.deck * (hero.deck.length + hero.discard.length)
  sum += weights.heroic * (hero.heroic.attack + hero.heroic.defence + hero.heroic.wild)
  for (const token of hero.weapons) sum += isUsable(token) ? weights.weapon : -weights.jam
  for (const item of hero.items) sum += Math.min(weights.mostItem, worthOfItem(item, hero)) * weights.item
  if (hero.area !== null && !isDowned(hero)) {
    sum -= weights.danger * woundCost(hero) * expectedWounds(state, hero, hero.area)
  }
  return sum
}

/** The shortest way that is left, and the way of everybody. */
function waysLeft(state: State): { readonly nearest: number; readonly all: number } {
  let nearest = far
  let all = 0
  let count = 0
  for (const { id, area } of state.heroes) {
    if (area === null) continue
    const errand = errandOf(state, id)
    const way = errand === undefined ? far : Math.min(far, at(errand.field, area))
    nearest = Math.min(nearest, way)
    all += way
    count++
  }
  return { nearest, all: count === 0 ? 0 : all / count }
}

function enemies(state: State): number {
  let sum = 0
  for (const enemy of state.enemies) {
    const isBeside = state.heroes.some(({ area }) => area !== null && distance(state, enemy.area, area) <= 2)
    if (isBeside) sum += units.of(enemy.unit).threat
  }
  return sum
}

/** Points, higher is better for the team. */
export function points(state: State): number {
  const late = isLate(state)
  const { nearest, all } = waysLeft(state)
  const boxes = boxesLeft(state)
  const time = late ? boxes : boxes + state.tracker.post
  let sum = weights.step * steps(state) - weights.nearest * nearest - weights.ways * all
  sum += late ? weights.boxLate * boxes : weights.box * boxes + weights.boxLate * state.tracker.post
  sum -= weights.hurry * Math.max(0, nearest / weights.speed - time)
  sum -= weights.alert * Math.min(3, alertCount(state)) + weights.enemies * enemies(state)
  let condition = 0
  for (const hero of state.heroes) condition += conditionOf(state, hero)
  return sum + condition / state.heroes.length
}

export const evaluate = (state: State): number => {
  if (state.heroes.length === 0) return 0.5
  return 1 / (1 + Math.exp(-(points(state) - weights.even) / weights.spread))
}
