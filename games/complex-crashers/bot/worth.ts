// What it is worth that a unit suffers damage, to those who do it.

import { defenders } from '../content/defenders.ts'
import { reactors } from '../content/reactors.ts'
import { damageToFall } from '../rules/harm.ts'
import { chanceOfDamage, expectedDamage } from '../rules/odds.ts'
import { isAble, isWorking, technologyOf } from '../rules/units.ts'
import { defenderOf, operativeOf, reactorOf, type State } from '../state.ts'
import type { Defender, Reactor } from '../state/complex.ts'
import type { Operative } from '../state/operative.ts'
import { isOperative, isReactor, type Unit } from '../state/unit.ts'
import { worths } from './weights.ts'

export function worthOfDefender(state: State, { card }: Pick<Defender, 'card'>): number {
  const { tier, models } = defenders.of(card)
  const one = (worths.defender[tier] ?? 0) / (models > 1 ? 1.3 : 1)
  return one + (technologyOf(state, card).isUpgraded ? worths.upgraded : 0)
}

export const countOnline = ({ reactors: all }: State): number =>
  all.reduce((count, { isOnline }) => (isOnline ? count + 1 : count), 0)

/** A Reactor that goes Offline: the last one ends the game. */
export function worthOfReactor(state: State, reactor: Reactor): number {
  if (!reactor.isOnline) return 0
  if (countOnline(state) === 1) return worths.win
  const upgrades = isWorking(reactor) ? reactors.of(reactor.card).upgrades : 0
  const isLast = reactor.slot === state.terms.reactors
  const countdown = state.emp === null ? 0 : isLast ? worths.lastInCountdown : -worths.reactor / 2
  return worths.reactor + worths.charge * reactor.charges + worths.upgrades * upgrades + countdown
}

const ableCount = ({ operatives }: State): number =>
  operatives.reduce((count, one) => (isAble(one) ? count + 1 : count), 0)

/** One point of damage to an Operative. */
export const worthOfHealth = ({ health }: Operative): number =>
  worths.health * (1 + worths.frailty / Math.max(1, health))

/** An Operative that goes down: the last one ends the game. */
export const worthOfFall = (state: State): number => (ableCount(state) <= 1 ? worths.win : worths.down)

/** Dice that are not rolled yet. */
export function worthOfDice(state: State, unit: Unit, dice: number, armor: number): number {
  const fall = chanceOfDamage(dice, armor, damageToFall(state, unit))
  if (!isOperative(unit)) return fall * worthOfUnit(state, unit)
  return worthOfHealth(operativeOf(state, unit)) * expectedDamage(dice, armor) + fall * worthOfFall(state)
}

/** Damage that is known. */
export function worthOfDamage(state: State, unit: Unit, damage: number): number {
  const isFatal = damage >= damageToFall(state, unit)
  if (!isOperative(unit)) return isFatal ? worthOfUnit(state, unit) : 0
  return worthOfHealth(operativeOf(state, unit)) * damage + (isFatal ? worthOfFall(state) : 0)
}

/** To be rid of a unit of the Complex. */
export function worthOfUnit(state: State, unit: Unit): number {
  if (isReactor(unit)) return worthOfReactor(state, reactorOf(state, unit))
  const defender = defenderOf(state, unit)
  return defender === undefined ? 0 : worthOfDefender(state, defender)
}
