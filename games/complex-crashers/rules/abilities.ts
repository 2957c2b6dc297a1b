// The abilities of units (CC-135 to CC-138, CC-152): which there are, what they cost, who may use them, what is spent.

import { at, refuse, type WhyNot } from '@umpire/engine'
import { type ActiveAbility, isActive } from '../content/ability.ts'
import type { Card } from '../content/card.ts'
import { type CardId, cardOf, cards } from '../content/cards.ts'
import type { Effect } from '../content/effect.ts'
import { orders } from '../content/orders.ts'
import { tiles } from '../content/tiles.ts'
import { abilityName } from '../names.ts'
import { defenderOf, operativeOf, reactorOf, regionOf, type State } from '../state.ts'
import type { Defender } from '../state/complex.ts'
import type { Equipment, Operative } from '../state/operative.ts'
import type { AbilityRef } from '../state/stack.ts'
import { isDefender, isOperative, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { cardQualities, defenderHas, isAble, isExhausted, isWorking, operativeHas, technologyOf } from './units.ts'

/** An ability, and its number on its card. */
export interface Numbered {
  readonly number: number
  readonly ability: ActiveAbility
}

/** By card, and only of cards that have any. */
export type AbilitiesByCard = ReadonlyMap<CardId, readonly Numbered[]>

/** Those abilities of all cards that are wanted. Menus and windows ask for them all the time: they are sorted once. */
export function abilitiesSuch(isWanted: (ability: ActiveAbility, card: Card) => boolean): AbilitiesByCard {
  const found = new Map<CardId, readonly Numbered[]>()
  for (const card of cards.rows) {
    const wanted: Numbered[] = []
    for (const [number, ability] of card.abilities.entries()) {
      if (isActive(ability) && isWanted(ability, card)) wanted.push({ number, ability })
    }
    if (wanted.length > 0) found.set(card.id, wanted)
  }
  return found
}

const actions = abilitiesSuch(({ kind }) => kind === 'action')

function addActions(found: AbilityRef[], unit: Unit, card: CardId, item: number | null): void {
  const ofCard = actions.get(card)
  if (ofCard !== undefined) for (const { number } of ofCard) found.push({ unit, card, number, item })
}

/** All Actions of a unit's cards, whether it may use them or not; those of every Defender too (CC-114). */
export function actionsOf(state: State, unit: Unit): readonly AbilityRef[] {
  const found: AbilityRef[] = []
  if (isOperative(unit)) {
    const { trainings, equipment } = operativeOf(state, unit)
    for (const card of trainings) addActions(found, unit, card, null)
    for (const { card, uid } of equipment) addActions(found, unit, card, uid)
  } else if (isDefender(unit)) {
    const defender = defenderOf(state, unit)
    if (defender === undefined) return found
    addActions(found, unit, defender.card, null)
    addActions(found, unit, orders.id, null)
  } else addActions(found, unit, reactorOf(state, unit).card, null)
  return found
}

export function abilityOf({ card, number }: AbilityRef): ActiveAbility {
  const ability = at(cardOf(card).abilities, number)
  if (!isActive(ability)) throw new Error(`${ability.name} is never activated`)
  return ability
}

/** What an ability does beside dice; undefined for attacks. */
const doingOf = (ability: ActiveAbility): Effect['do'] | undefined => ability.effect?.do

/** CC-136; the first Duck and the first Item Swap are free with Reflexes. */
export function costOf(state: State, ref: AbilityRef): number {
  const ability = abilityOf(ref)
  return isOperative(ref.unit) && isFreeByReflexes(operativeOf(state, ref.unit), ability) ? 0 : ability.cost
}

function isFreeByReflexes(operative: Operative, ability: ActiveAbility): boolean {
  const doing = doingOf(ability)
  if (doing !== 'duck' && doing !== 'item swap') return false
  return !(doing === 'duck' ? operative.hasDucked : operative.hasSwapped) && operativeHas(operative, 'reflexes')
}

/** Those that are the same for all: menus of many Defenders meet them all the time. */
const refusals = {
  notWorking: refuse('CC-233', 'Only a Reactor that is Online and revealed has abilities.'),
  gone: refuse('CC-152', 'That Defender is not on the board.'),
  disabled: refuse('CC-152', 'It cannot activate abilities until the Complex Manager next passes the Initiative.'),
  immobile: refuse('CC-253', 'Immobile: it neither moves nor takes a pillar.'),
  notUpgraded: refuse('CC-227', 'It needs an Upgrade marker on its card.'),
  incapacitated: refuse('CC-199', 'Incapacitated: cannot activate abilities.'),
  exhausted: refuse('CC-129', 'Exhausted: cannot activate abilities.'),
}

/** Why a unit cannot use an ability at all now. Neither its cost nor what it would be used on is looked at. */
export function whyNotUse(state: State, ref: AbilityRef): WhyNot {
  const ability = abilityOf(ref)
  if (isOperative(ref.unit)) return whyNotOperative(state, operativeOf(state, ref.unit), ref, ability)
  if (isDefender(ref.unit)) return whyNotDefender(state, ref, ability)
  const reactor = reactorOf(state, ref.unit)
  if (!isWorking(reactor)) return refusals.notWorking
  return whyNotReloaded(ability, reactor.used, ref)
}

/** CC-261 */
function whyNotReloaded({ isSlowReload, name }: ActiveAbility, used: number, { number }: AbilityRef): WhyNot {
  if (isSlowReload !== true || (used & (1 << number)) === 0) return undefined
  return refuse('CC-261', () => `${name} has Slow Reload and was used in this Initiative.`)
}

function whyNotDefender(state: State, ref: AbilityRef, ability: ActiveAbility): WhyNot {
  const defender = defenderOf(state, ref.unit)
  if (defender === undefined) return refusals.gone
  if (defender.isDisabled) return refusals.disabled
  if (ref.card === orders.id) return whyNotOrdered(defender)
  return whyNotUpgraded(state, ref, ability) ?? whyNotReloaded(ability, defender.used, ref)
}

/** CC-114, CC-070 */
const whyNotOrdered = (defender: Defender): WhyNot =>
  defenderHas(defender, 'Immobile') ? refusals.immobile : undefined

/** CC-227 */
export const whyNotUpgraded = (state: State, { card }: AbilityRef, { isUpgrade }: ActiveAbility): WhyNot =>
  isUpgrade !== true || technologyOf(state, card).isUpgraded ? undefined : refusals.notUpgraded

function whyNotOperative(state: State, operative: Operative, ref: AbilityRef, ability: ActiveAbility): WhyNot {
  if (!isAble(operative)) return refusals.incapacitated
  if (isExhausted(operative)) return refusals.exhausted
  return whyNotCard(operative, ref, ability) ?? whyNotHere(state, operative, ability) ?? whyNotOnceMore(state, ability)
}

export function itemOf({ equipment }: Operative, uid: number): Equipment | undefined {
  for (const item of equipment) if (item.uid === uid) return item
  return undefined
}

const usedName = ({ card, number }: AbilityRef): string => `${card}/${number}`

function whyNotCard(operative: Operative, ref: AbilityRef, ability: ActiveAbility): WhyNot {
  if (ref.item === null) {
    if (ability.isSlowReload !== true || !operative.used.includes(usedName(ref))) return undefined
    return refuse('CC-261', () => `${ability.name} has Slow Reload and was used in this Initiative.`)
  }
  const item = itemOf(operative, ref.item)
  if (item === undefined) return refuse('CC-209', () => `${cardOf(ref.card).name} is not carried any more.`)
  if (ability.effect?.do === 'ignore group' && ability.effect.spendsToken === true) {
    if (item.tokens === 0) return refuse('CC-252', () => `There is no charge token on ${cardOf(ref.card).name}.`)
  }
  if (item.used !== 0 && cardQualities(ref.card).includes('Slow Reload')) {
    return refuse('CC-261', () => `${cardOf(ref.card).name} has Slow Reload and was used in this Initiative.`)
  }
  return whyNotReloaded(ability, item.used, ref)
}

/** CC-208, CC-237 What can be done in Tech Regions only. */
function whyNotHere(state: State, { region }: Operative, ability: ActiveAbility): WhyNot {
  if (ability.techTier === undefined) return undefined
  const { techTier, name } = ability
  const { kind, number } = tiles.of(regionOf(state, region).tile)
  if (kind === 'tech' && number >= techTier) return undefined
  const rule = ability.isOncePerGame === true ? 'CC-237' : 'CC-210'
  return refuse(rule, () => `${name} needs a Tech Region${techTier > 1 ? ` of tier ${techTier}` : ''}.`)
}

/** CC-237 Once in a game; where it may be repeated, not while it is counting down. */
function whyNotOnceMore({ isEmpCalled, emp, terms }: State, { isOncePerGame }: ActiveAbility): WhyNot {
  if (isOncePerGame !== true || !isEmpCalled) return undefined
  if (terms.isEmpRepeated && emp === null) return undefined
  return refuse('CC-237', emp === null ? 'It was called once in this game.' : 'It is counting down already.')
}

/**
 * CC-139 What activating an ability uses up: Slow Reload, a Consumable (CC-247), the free use by Reflexes. What counts
 * once in a game is marked by its effect, because a cancelled one does not count (CC-155).
 */
export function markUsed(t: CrashersTable, ref: AbilityRef): void {
  const ability = abilityOf(ref)
  if (isOperative(ref.unit)) markOperative(t, operativeOf(t.state, ref.unit), ref, ability)
  else if (ability.isSlowReload === true) {
    const unit = isDefender(ref.unit) ? defenderOf(t.state, ref.unit) : reactorOf(t.state, ref.unit)
    if (unit !== undefined) unit.used |= 1 << ref.number
  }
}

function markOperative(t: CrashersTable, operative: Operative, ref: AbilityRef, ability: ActiveAbility): void {
  const doing = doingOf(ability)
  if (doing === 'duck') operative.hasDucked = true
  if (doing === 'item swap') operative.hasSwapped = true
  if (ref.item === null) {
    if (ability.isSlowReload === true) operative.used.push(usedName(ref))
    return
  }
  const item = itemOf(operative, ref.item)
  if (item === undefined) return
  if (ability.isSlowReload === true || cardQualities(ref.card).includes('Slow Reload')) item.used |= 1 << ref.number
  if (ability.isConsumable === true) {
    operative.equipment = operative.equipment.filter((other) => other !== item)
    t.tell({ kind: 'used up', rule: 'CC-247', operative: operative.id, card: ref.card, ability: abilityName(ref) })
  }
}
