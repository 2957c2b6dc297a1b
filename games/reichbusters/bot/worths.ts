// What noise, kills, cards and items are worth to a Hero now.

import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import { units } from '../content/units.ts'
import { roomOf } from '../ground.ts'
import { awarenessOf } from '../rules/enemies.ts'
import type { State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { Hero, Item } from '../state/hero.ts'
import { alertCount, isNear } from './danger.ts'
import { wantedUnit } from './tasks.ts'
import { cardWorth, itemWorth, usualCard } from './preferences.ts'
import { fighting, goals, stealth } from './weights.ts'

/** What a noise costs. */
export function noiseCost(state: State, noise: number | 'BANG!' | 'BOOM!'): number {
  const isLate = state.alarm === 'post'
  if (noise === 'BANG!') return isLate ? stealth.bangLate : stealth.box
  if (noise === 'BOOM!') return isLate ? stealth.boomLate : 2 * stealth.box
  if (isLate) return noise < 2 ? 0 : stealth.dieLate * noise
  return stealth.die * noise
}

/** Wounds that an enemy can still take. */
export function woundsLeft(enemy: Enemy): number {
  const { wounds, sides } = units.of(enemy.unit)
  return sides.length > 1 ? sides.length - enemy.side : Math.max(1, wounds - enemy.wounds)
}

const inRoom = (state: State, enemy: Enemy): number => {
  const room = roomOf(state, enemy.area)
  return state.enemies.filter((other) => roomOf(state, other.area) === room).length
}

/** What it is worth to wound an enemy once. */
export function woundWorth(state: State, enemy: Enemy): number {
  const { threat } = units.of(enemy.unit)
  if (enemy.unit === wantedUnit(state)) return goals.wanted + threat / 4
  const left = woundsLeft(enemy)
  if (state.alarm === 'post') return (threat * (isNear(state, enemy) ? fighting.near : fighting.far)) / left
  const level = awarenessOf(state, enemy)
  const base = fighting.calm * threat
  if (level === 2) return (base + threat + fighting.alert / Math.max(1, alertCount(state))) / left
  if (level === 1) return (base + fighting.suspicious / Math.max(1, inRoom(state, enemy))) / left
  return (base + (enemy.sees === 0 ? 0 : fighting.suspicious / Math.max(1, inRoom(state, enemy)))) / left
}

/** What is given up with a card. */
export const worthOfCard = (card: CardId): number => cardWorth[card] ?? (cards.of(card).isFeat ? 4 : usualCard)

/** What an item is worth to somebody who carries it. */
export function worthOfItem({ id, drained }: Pick<Item, 'id' | 'drained'>, hero: Hero): number {
  const isMedical = id === 'bandages' || id === 'medics-bag' || id === 'pain-killers'
  return itemWorth[id] + (isMedical ? hero.wounds.length : 0) - (drained > 0 ? 1 : 0)
}
