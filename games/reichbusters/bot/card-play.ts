// What the upper halves of cards are worth in the own turn.

import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { CardAttack, Effect } from '../content/effect.ts'
import { closedDoors } from '../ground.ts'
import { type AttackPlan, plainAttack } from '../rules/attack-plan.ts'
import { grenadeAreas, strangled } from '../rules/cards/attacks.ts'
import { heroesNear } from '../rules/cards/company.ts'
import { roomsToLower, tilesInReach } from '../rules/cards/scouting.ts'
import { isUsable } from '../rules/keywords.ts'
import { mapOf, roomNow, spotOf, type State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import { bestAttack, bestBlast } from './attacking.ts'
import { sightCost } from './danger.ts'
import { doorWorth } from './doors.ts'
import type { Errand } from './errands.ts'
import { errandOf, isLate } from './errands.ts'
import { gainOfMove } from './moving.ts'
import { noiseCost, woundWorth } from './worths.ts'
import { playing, turn } from './weights.ts'

/** The attack that a card allows. */
function planOf(hero: Hero, effect: CardAttack): AttackPlan {
  const traits: string[] = []
  if (effect.isArmourPiercing) traits.push('Armour Piercing')
  if (effect.isOneShot) traits.push('One Shot')
  return plainAttack(hero.id, {
    mode: effect.mode,
    weapons: effect.weapons,
    dice: effect.dice,
    range: effect.range,
    traits,
  })
}

const others = (state: State, hero: Hero): Hero[] =>
  state.heroes.filter((other) => other !== hero && other.area === hero.area && !isDowned(other))

function lowering(state: State, hero: Hero): number {
  let best = 0
  for (const room of roomsToLower(state, hero.id))
    best = Math.max(best, playing.lower[roomNow(state, room).awareness] ?? 0)
  return best
}

/** Tokens of the mission that a survey would turn up. */
function surveyed(state: State, hero: Hero, distance: number): number {
  let count = 0
  for (const face of tilesInReach(state, hero.id, distance)) {
    for (const area of mapOf(state).tiles.get(face)?.areas ?? []) {
      if (spotOf(state, area).items.some(({ point, secret }) => point !== null && secret !== null)) count++
    }
  }
  return count
}

/** Cards that stay in play. */
function lasting(state: State, hero: Hero, card: CardId): number {
  if (card === 'QU10') return hero.area === null ? 0 : sightCost(state, hero, hero.area)
  if (card === 'RH5')
    return state.turn?.hasAttacked === true ? 0 : playing.aim * bestAttack(state, plainAttack(hero.id))
  if (card === 'RH3') return isLate(state) && state.enemies.length > 0 ? playing.watch : 0
  return playing.lasts[card] ?? 0
}

/** Heroes in the area or beside it who lie on the ground or are wounded. */
function raising(state: State, hero: Hero): number {
  let best = 0
  for (const id of heroesNear(state, hero.id)) {
    const other = state.heroes.find((one) => one.id === id)
    if (other !== undefined) best = Math.max(best, isDowned(other) ? playing.raise : healing(other))
  }
  return best
}

const healing = ({ wounds }: Hero): number => (wounds.length === 0 ? 0 : turn.heal + wounds.length - 2)

function company(state: State, hero: Hero, areas: number, isWith: boolean): number {
  let sum = 0
  for (const other of isWith ? [hero, ...others(state, hero)] : others(state, hero).slice(0, 1)) {
    sum += gainOfMove(state, other, errandOf(state, other.id), areas)
  }
  return sum
}

function door(state: State, hero: Hero, errand: Errand | undefined): number {
  let best = 0
  if (hero.area === null) return best
  for (const one of closedDoors(state, hero.area)) best = Math.max(best, doorWorth(state, hero, errand, one, true))
  return best
}

function worthOfEffect(state: State, hero: Hero, errand: Errand | undefined, card: CardId, effect: Effect): number {
  switch (effect.does) {
    case 'attack': {
      const isSilent = cards.of(card).top.noise !== 'W' && cards.of(card).top.noise !== 'W2'
      const often = cards.of(card).top.duration === 'repeat' || effect.times > 1 ? playing.again : 1
      return often * bestAttack(state, planOf(hero, effect), isSilent) + (effect.suppresses ? playing.suppress : 0)
    }
    case 'barrage':
      return (
        playing.again * bestAttack(state, plainAttack(hero.id, { mode: 'ranged', dice: 2, traits: ['no jam'] }), true)
      )
    case 'all attack':
      return others(state, hero).reduce(
        (sum, { id }) => sum + bestAttack(state, plainAttack(id, { dice: effect.dice })),
        bestAttack(state, plainAttack(hero.id, { dice: effect.dice })),
      )
    case 'rampage':
      return gainOfMove(state, hero, errand, 2, true)
    case 'move':
      return gainOfMove(state, hero, errand, effect.areas, effect.isFree)
    case 'all move':
      return company(state, hero, effect.areas, true)
    case 'other moves':
      return company(state, hero, effect.areas, false)
    case 'grenade':
      return bestBlast(state, grenadeAreas(state, hero.id, effect.reach), 1)
    case 'garrotte':
      return strangled(state, hero.id).reduce((best, enemy) => Math.max(best, woundWorth(state, enemy)), 0)
    case 'open door':
      return door(state, hero, errand)
    case 'draw':
      return playing.draw * effect.cards
    case 'discard':
      return -playing.discard * effect.cards
    case 'others draw':
      return playing.draw * (effect.who === 'others in area' ? others(state, hero).length : 1) * effect.cards
    case 'heal':
      return effect.who === 'self' ? healing(hero) : Math.max(healing(hero), ...others(state, hero).map(healing))
    case 'raise up':
      return raising(state, hero)
    case 'lower room':
      return lowering(state, hero)
    case 'return card':
      return others(state, hero).some(({ discard }) => discard.length > 0) ? playing.takeBack : 0
    case 'clear weapon':
      return hero.weapons.some(isUsable) ? turn.ready / 2 : turn.ready
    case 'survey':
      return playing.survey * Math.min(2, surveyed(state, hero, effect.distance))
    case 'last':
      return lasting(state, hero, card)
    case 'look at spawns':
    case 'look behind door':
    case 'pebble':
    case 'share items':
    case 'shrug off wound':
    case 'take loot':
      return 0
  }
}

/** What playing a card now is worth beyond keeping it. */
export function playWorth(state: State, hero: Hero, errand: Errand | undefined, card: CardId): number {
  const { top, isFeat } = cards.of(card)
  let worth = 0
  for (const effect of top.effects) worth += worthOfEffect(state, hero, errand, card, effect)
  const noise = top.noise === 'W' ? 0 : top.noise === 'W2' ? noiseCost(state, 2) : noiseCost(state, top.noise)
  const keep = isFeat ? (isLate(state) ? playing.featLate : playing.feat) : playing.keep
  return worth - noise - (keepOf(card) ?? keep)
}

/** Cards whose lower half is worth little. */
const keepOf = (card: CardId): number | undefined => playing.keeps[card]
