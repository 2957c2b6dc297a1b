// Units as rules see them: where they stand, who may act, what their cards give them.

import type { Seat } from '@umpire/engine'
import type { CardQuality } from '../content/card.ts'
import { type CardId, cardOf, cards } from '../content/cards.ts'
import { defenders } from '../content/defenders.ts'
import { reactors } from '../content/reactors.ts'
import type { Passive } from '../content/effect.ts'
import { defenderOf, operativeOf, reactorOf, type State } from '../state.ts'
import type { Defender, Reactor, Technology } from '../state/complex.ts'
import type { Operative } from '../state/operative.ts'
import type { RegionId, Side } from '../state/region.ts'
import { isDefender, isOperative, reactorUnit, type Unit } from '../state/unit.ts'

/** CC-031, CC-204 Current Armor and maximum Health of an Operative. */
export const armorOf = ({ base, armorDamage }: Operative): number => base - armorDamage

/** CC-200 */
export const isAble = ({ health }: Operative): boolean => health >= 1

/** CC-119 */
export const exhaustedAp = (maxAp: number): number => -(maxAp + 1)

/** CC-129 */
export const isExhausted = ({ ap, maxAp }: Operative): boolean => ap === exhaustedAp(maxAp)

/** CC-129, CC-199 It can activate abilities. */
export const canAct = (operative: Operative): boolean => isAble(operative) && !isExhausted(operative)

/** CC-233 Its abilities and qualities count, and it can be attacked. */
export const isWorking = ({ isOnline, region }: Reactor): boolean => isOnline && region !== null

/** Where a unit stands; undefined for a Reactor that is not revealed and a Defender that is gone. */
export function placeOf(state: State, unit: Unit): RegionId | undefined {
  if (isOperative(unit)) return operativeOf(state, unit).region
  if (isDefender(unit)) return defenderOf(state, unit)?.region
  return reactorOf(state, unit).region ?? undefined
}

export function pillarOf(state: State, unit: Unit): Side | null {
  if (isOperative(unit)) return operativeOf(state, unit).pillar
  return isDefender(unit) ? (defenderOf(state, unit)?.pillar ?? null) : null
}

/** CC-063, CC-068 */
export function setPillar(state: State, unit: Unit, side: Side | null): void {
  if (isOperative(unit)) operativeOf(state, unit).pillar = side
  else {
    const defender = defenderOf(state, unit)
    if (defender !== undefined) defender.pillar = side
  }
}

/** CC-175 Whether dice can lie on it at all. */
export function isThere(state: State, unit: Unit): boolean {
  if (isOperative(unit)) return isAble(operativeOf(state, unit))
  return isDefender(unit) ? defenderOf(state, unit) !== undefined : isWorking(reactorOf(state, unit))
}

/** CC-196 Units that count for an area attack on a region: Operatives, then Reactors, then Defenders. */
export function unitsIn(state: State, region: RegionId): Unit[] {
  const found: Unit[] = []
  for (const one of state.operatives) if (one.region === region && isAble(one)) found.push(one.id)
  for (const one of state.reactors) if (one.region === region && one.isOnline) found.push(reactorUnit(one.slot))
  for (const one of state.defenders) if (one.region === region) found.push(one.unit)
  return found
}

export const technologyOf = (state: State, card: CardId): Technology => {
  for (const one of state.grid) if (one.card === card) return one
  throw new Error(`${card} is not in the grid`)
}

export const cardQualities = (card: CardId): readonly CardQuality[] => cardOf(card).has

export const defenderHas = ({ card }: Pick<Defender, 'card'>, quality: CardQuality): boolean =>
  defenders.of(card).has.includes(quality)

/** CC-233 Only of a Reactor that works. */
export const reactorHas = (reactor: Reactor, quality: CardQuality): boolean =>
  isWorking(reactor) && reactors.of(reactor.card).has.includes(quality)

/** How often an Operative's cards give it a quality (CC-250, CC-255: sources add up). */
export function countOfQuality(operative: Operative, quality: CardQuality): number {
  let count = 0
  for (const training of operative.trainings) if (cardOf(training).has.includes(quality)) count++
  for (const { card } of operative.equipment) if (cardOf(card).has.includes(quality)) count++
  return count
}

/** Asked all the time: the passive abilities of all cards are listed once. */
const passivesOf: ReadonlyMap<CardId, readonly Passive[]> = new Map(
  cards.rows.map(({ id, abilities }) => [
    id,
    abilities.flatMap((ability) => ('passive' in ability ? [ability.passive] : [])),
  ]),
)

const hasPassive = (card: CardId, passive: Passive): boolean => passivesOf.get(card)?.includes(passive) === true

/** Whether one of an Operative's cards gives it a passive ability. */
export function operativeHas({ trainings, equipment }: Operative, passive: Passive): boolean {
  for (const card of trainings) if (hasPassive(card, passive)) return true
  for (const { card } of equipment) if (hasPassive(card, passive)) return true
  return false
}

/** The working Reactors with a passive ability. */
export const reactorsWith = (state: State, passive: Passive): Reactor[] =>
  state.reactors.filter((reactor) => isWorking(reactor) && hasPassive(reactor.card, passive))

/** CC-002 Whether two units are enemies. */
export const areEnemies = (a: Unit, b: Unit): boolean => isOperative(a) !== isOperative(b)

/** CC-002 Who decides for a unit. */
export const seatOf = (state: State, unit: Unit): Seat =>
  isOperative(unit) ? operativeOf(state, unit).seat : state.manager
