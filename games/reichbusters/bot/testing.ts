// Tests: what is added before the roll, specials, re-rolls and cards after it, and noise that is hushed.

import { at } from '@umpire/engine'
import { bestAbove } from '../../best.ts'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import { enemiesAt } from '../ground.ts'
import { poolQuestion, rescueQuestion } from '../questions/heroic.ts'
import { boostQuestion, helpQuestion } from '../questions/test.ts'
import { hasTrait } from '../rules/enemies.ts'
import { chance } from '../rules/odds.ts'
import { countUnspent, faceNow, plusOf, totalOf } from '../rules/tests/dice.ts'
import type { Extra } from '../rules/tests/extras.ts'
import type { Help, TestStep } from '../rules/tests/steps.ts'
import { enemyOf, heroOf, type State, testNow } from '../state.ts'
import type { Test } from '../state/test.ts'
import { type Asked, choice, choiceNamed, type Reply } from './asked.ts'
import { stays, woundChance, woundCost } from './danger.ts'
import { effectWorth } from './preferences.ts'
import { fighting, harm, testing } from './weights.ts'
import { noiseCost, woundsLeft, woundWorth, worthOfCard } from './worths.ts'

/** What success in an attack is worth: all declared targets together. */
const prizeOf = (state: State, { enemies }: Test): number =>
  enemies.reduce((sum, uid) => {
    const enemy = enemyOf(state, uid)
    return enemy === undefined ? sum : sum + woundWorth(state, enemy)
  }, 0)

/** What failing a defence by so much costs. */
function damageCost(state: State, test: Test, damage: number): number {
  return damage <= 0 ? 0 : harm.scratch + stays(damage) * woundCost(heroOf(state, test.hero))
}

/** What it costs if the total stays so much below the target. */
function shortfall(state: State, test: Test, missing: number): number {
  if (missing <= 0) return 0
  return test.kind === 'defence' ? damageCost(state, test, missing) : prizeOf(state, test)
}

/** What so many dice and points more are worth now. */
function worthOfMore(state: State, test: Test, dice: number, plus: number): number {
  const missing = test.target - totalOf(state, test)
  if (missing <= 0) return 0
  const now = shortfall(state, test, missing)
  if (test.kind === 'attack') return now * chance({ attack: dice }, missing - plus)
  if (test.kind !== 'defence') return 0
  // The damage that is left, die by die as it may fall.
  let left = 0
  for (let more = 0; more <= missing - plus; more++) {
    const exactly = chance({ defence: dice }, more) - chance({ defence: dice }, more + 1)
    left += exactly * shortfall(state, test, missing - plus - more)
  }
  return now - left
}

/** Before the roll -------------------------------------------------------------------------------------------------- */

function chanceNow(test: Test): number {
  const precise = test.traits.includes('Precise') ? 1 : 0
  return chance(
    { ...test.pool, precise, rerollsLow: test.traits.includes('Lethal') },
    test.target - plusOf(test.bonuses),
  )
}

function lossExpected(state: State, test: Test): number {
  if (test.kind === 'attack') return (1 - chanceNow(test)) * prizeOf(state, test)
  const hero = heroOf(state, test.hero)
  return woundChance(test.pool.defence, plusOf(test.bonuses), false, test.target) * woundCost(hero)
}

/** RB-250 A second wound for those who can take it, or any at all through armour. */
function piercing(state: State, test: Test): number {
  const enemy = enemyOf(state, at(test.enemies, 0))
  if (enemy === undefined) return 0
  const gain = hasTrait(state, enemy, 'Armoured') || woundsLeft(enemy) > 1 ? woundWorth(state, enemy) : 0
  return gain * chanceNow(test)
}

function worthOfExtra(state: State, test: Test, extra: Extra): number {
  if (extra.do === 'experiment') return test.kind === 'attack' ? testing.experiment : -1
  if (extra.do === 'heroic') {
    const price = extra.kind === 'wild' ? fighting.heroic + testing.wild : fighting.heroic
    return lossExpected(state, test) - price
  }
  switch (extra.id) {
    case 'ap-rounds':
      return piercing(state, test) - testing.rounds
    case 'ammo':
      return lossExpected(state, test) / 2 - testing.rounds
    case 'body-armour':
    case 'vril-shield':
      return lossExpected(state, test) - testing.armour
  }
}

/** Specials ---------------------------------------------------------------------------------------------------------- */

const isCrowd = (state: State, { area }: Test): boolean => enemiesAt(state, area).length > 1

/** What spending a special on an effect is worth beside boosting with it. */
function worthOfSpending(state: State, test: Test, name: string): number {
  const missing = test.target - totalOf(state, test)
  switch (name) {
    case 'Critical Hit': {
      const enemy = enemyOf(state, at(test.enemies, 0))
      if (enemy === undefined) return 0
      return missing > 0 || woundsLeft(enemy) > 1 ? testing.critical + woundWorth(state, enemy) : 0
    }
    case 'Burst':
      return isCrowd(state, test) ? testing.crowd : worthOfMore(state, test, 2, 0)
    case 'Double Tap':
    case 'Rage':
    case 'Heavy Infantry':
      return worthOfMore(state, test, 2, 0)
    case 'Deadly':
    case 'Iron Hide':
      return worthOfMore(state, test, 0, 3)
    case 'Mech Implants':
      return worthOfMore(state, test, 0, 2)
    case 'Stand Down':
    case 'Vril Shield':
      return missing > 0 ? shortfall(state, test, missing) : 0
    default:
      return effectWorth[name] ?? testing.unknown
  }
}

/** Re-rolling is good where the face is below the average; a noise die above blank is bad. */
function worthOfReroll(state: State, test: Test, place: number): number {
  if (test.kind === 'noise') return place < 0 ? 0 : testing.hush
  if (test.target - totalOf(state, test) <= 0 && test.kind !== 'vril') return 0
  if (place < 0) return testing.reroll
  const face = faceNow(state, test, at(test.dice, place))
  return face === 0 || face === 'U' ? testing.reroll : face === 1 ? testing.reroll / 2 : 0
}

/** What a modifier adds: worth, less what the card is worth otherwise. */
function worthOfModifier(state: State, test: Test, card: CardId): number {
  const { bottom } = cards.of(card)
  if (bottom === null) return 0
  const price = worthOfCard(card) * fighting.card + noiseCost(state, bottom.noise)
  if (bottom.twist === 'draw') return testing.free
  if (test.kind === 'noise') return (state.alarm === 'post' ? 0 : testing.heard) - price
  const special = bottom.twist === 'special' ? 1 : 0
  const rerolled = bottom.twist === 'reroll two' || bottom.twist === 'reroll blanks' ? rerollable(state, test) : 0
  const twist = bottom.twist === 'quieter' ? 0 : bottom.dice
  return worthOfMore(state, test, twist + special + rerolled, bottom.plus + 2 * special) - price
}

/** Blanks that could be rolled again. */
const rerollable = (state: State, test: Test): number =>
  Math.min(2, test.dice.filter((die) => faceNow(state, test, die) === 0).length)

function worthOfStep(state: State, test: Test, step: TestStep): number {
  switch (step.do) {
    case 'spend':
      return worthOfSpending(state, test, step.effect.name)
    case 'boost':
      return test.target - totalOf(state, test) > 0 ? worthOfMore(state, test, 1, 0) : testing.least
    case 'reroll':
      return worthOfReroll(state, test, step.die)
    case 'card':
      return worthOfModifier(state, test, step.card)
    case 'ammo':
      return worthOfMore(state, test, 2, 0) - testing.rounds
  }
}

/** Specials first, then re-rolls, then cards. */
const order = { spend: 2, boost: 1, reroll: 1, card: 0, ammo: 0 }

function chooseStep(steps: readonly TestStep[], { state }: Asked): number | undefined {
  const test = testNow(state)
  if (test === undefined) return undefined
  const isOwing = countUnspent(test) > 0
  for (let rank = 2; rank >= 0; rank--) {
    // What is not spent boosts: an effect must be worth more than that.
    const least = isOwing ? Math.max(testing.least, worthOfMore(state, test, 1, 0)) : testing.least
    const found = bestAbove(steps, least, (step) => (order[step.do] === rank ? worthOfStep(state, test, step) : 0))
    if (found !== undefined || (rank === 2 && isOwing)) return found
  }
  return undefined
}

/** D16 Cards that make an action quieter. */
function chooseHush(options: readonly CardId[], { state, ask }: Asked): number | undefined {
  if (!ask.passes) return undefined
  return bestAbove(options, 0, (card) => {
    const fewer = Math.abs(cards.of(card).bottom?.dice ?? 0)
    return noiseCost(state, fewer) - (worthOfCard(card) - testing.hushed)
  })
}

export const testReplies: readonly Reply[] = [
  choice(poolQuestion, (extras: readonly Extra[], { state }) => {
    const test = testNow(state)
    return test === undefined ? undefined : bestAbove(extras, 0, (extra) => worthOfExtra(state, test, extra))
  }),
  choice(boostQuestion, chooseStep),
  choice(helpQuestion, (helps: readonly Help[], { state }) => {
    const test = testNow(state)
    return test === undefined ? undefined : bestAbove(helps, 0, ({ card }) => worthOfModifier(state, test, card))
  }),
  choice(rescueQuestion, (pairs, { state }) => {
    const test = testNow(state)
    if (test === undefined) return undefined
    const loss = shortfall(state, test, test.target - (test.total ?? 0))
    return loss > testing.rescue && pairs.length > 0 ? 0 : undefined
  }),
  choiceNamed<CardId, State>('hush', chooseHush),
]
