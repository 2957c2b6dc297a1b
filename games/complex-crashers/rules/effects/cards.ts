// Effects on the cards of Operatives (CC-208 to CC-214, CC-252): tokens, exchanging, reloading, and Respec.

import { offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import { isActive } from '../../content/ability.ts'
import { accessories } from '../../content/accessories.ts'
import type { TrainingCard } from '../../content/card.ts'
import { cardOf } from '../../content/cards.ts'
import type { Effect } from '../../content/effect.ts'
import type { EquipmentId } from '../../content/equipment.ts'
import { chargeTokens } from '../../content/numbers.ts'
import { tiles } from '../../content/tiles.ts'
import { type TrainingId, trainings } from '../../content/trainings.ts'
import { weapons } from '../../content/weapons.ts'
import { dropItems, takeItem, takeTraining } from '../../questions/cards.ts'
import { operativeOf, regionOf, type State } from '../../state.ts'
import type { Equipment, Operative } from '../../state/operative.ts'
import type { AbilityRef, Frame } from '../../state/stack.ts'
import type { Unit } from '../../state/unit.ts'
import type { CrashersTable } from '../../table.ts'
import { itemOf } from '../abilities.ts'
import { whyNotCarry } from '../carrying.ts'
import { exchange } from '../swapping.ts'

/** The effects that are carried out here. */
type CardsEffect = Extract<Effect, { readonly do: 'recharge' | 'item swap' | 'respec' | 'reload' }>

export function* cardsEffect(t: CrashersTable, ref: AbilityRef, { declared }: Frame, effect: CardsEffect): Rules {
  switch (effect.do) {
    case 'recharge':
      return recharge(t, ref.unit, ref.item)
    case 'item swap':
      return exchange(t, ref.unit, declared)
    case 'reload':
      return reload(t, ref.unit, declared.item)
    case 'respec':
      return yield* respec(t, ref.unit)
  }
}

/** CC-252 */
function recharge(t: CrashersTable, unit: Unit, uid: number | null): void {
  const item = uid === null ? undefined : itemOf(operativeOf(t.state, unit), uid)
  if (item === undefined || item.tokens >= chargeTokens) return
  item.tokens++
  t.tell({ kind: 'recharged', rule: 'CC-252', operative: unit, card: item.card, tokens: item.tokens })
}

/** CC-214 */
function reload(t: CrashersTable, unit: Unit, uid: number | null): void {
  const item = uid === null ? undefined : itemOf(operativeOf(t.state, unit), uid)
  if (item === undefined) return
  item.used = 0
  item.isReloaded = true
  t.tell({ kind: 'reloaded', rule: 'CC-214', operative: unit, card: item.card })
}

/** The tier of the Tech Region where an Operative stands; 0 for any other. */
function techTierAt(state: State, { region }: Operative): number {
  const { kind, number } = tiles.of(regionOf(state, region).tile)
  return kind === 'tech' ? number : 0
}

/** CC-210 Dropping, then taking, then learning. */
function* respec(t: CrashersTable, unit: Unit): Rules {
  const operative = operativeOf(t.state, unit)
  const tier = techTierAt(t.state, operative)
  if (tier === 0) return
  yield* drop(t, operative)
  yield* take(t, operative, tier)
  yield* learn(t, operative, tier)
}

function* drop(t: CrashersTable, operative: Operative): Rules {
  const carried = operative.equipment.map(({ uid }) => uid)
  if (carried.length === 0) return
  const left = yield* t.chooseMany(operative.seat, dropItems, carried, { least: 0, most: carried.length })
  for (const uid of left) {
    const item = itemOf(operative, uid)
    if (item !== undefined) t.tell({ kind: 'dropped', rule: 'CC-210', operative: operative.id, card: item.card })
  }
  operative.equipment = operative.equipment.filter(({ uid }) => !left.includes(uid))
}

const allEquipment: readonly EquipmentId[] = [...weapons.rows, ...accessories.rows].map(({ id }) => id)

function whyNotTake(operative: Operative, tier: number, card: EquipmentId): WhyNot {
  const one = cardOf(card)
  if ('tier' in one && one.tier > tier)
    return refuse('CC-210', () => `${one.name} is of tier ${one.tier}, the Region of tier ${tier}.`)
  return whyNotCarry(operative, card)
}

function* take(t: CrashersTable, operative: Operative, tier: number): Rules {
  for (;;) {
    const cards = offer(allEquipment, (card) => whyNotTake(operative, tier, card))
    if (cards.allowed.length === 0) return
    const card = yield* t.chooseOrPass(operative.seat, takeItem, cards)
    if (card === undefined) return
    operative.equipment.push(takenItem(t.state.nextItem++, card))
    t.tell({ kind: 'taken', rule: 'CC-210', operative: operative.id, card })
  }
}

/** CC-211, CC-252 Slow Reload counts as used, and there are no charge tokens on it. */
function takenItem(uid: number, card: EquipmentId): Equipment {
  const { has, abilities } = cardOf(card)
  let used = 0
  for (const [number, ability] of abilities.entries()) {
    if (has.includes('Slow Reload') || (isActive(ability) && ability.isSlowReload === true)) used |= 1 << number
  }
  return { uid, card, tokens: 0, used, isReloaded: false }
}

/** CC-207, CC-208 One of tier 2 and one of tier 3 in a game. */
function whyNotLearn({ trainings: known }: Operative, tier: number, card: TrainingCard): WhyNot {
  if (card.tier === 1) return refuse('CC-208', 'Trainings of tier 1 are chosen before the game.')
  if (card.tier > tier) return refuse('CC-208', () => `The Region is of tier ${tier}.`)
  const hasOne = known.some((id) => trainings.of(id).tier === card.tier)
  return hasOne ? refuse('CC-208', () => `It has a Training of tier ${card.tier}.`) : undefined
}

function* learn(t: CrashersTable, operative: Operative, tier: number): Rules {
  const ids: readonly TrainingId[] = trainings.rows.map(({ id }) => id)
  const cards = offer(ids, (id) => whyNotLearn(operative, tier, trainings.of(id)))
  if (cards.allowed.length === 0) return
  const card = yield* t.chooseOrPass(operative.seat, takeTraining, cards)
  if (card === undefined) return
  operative.trainings.push(card)
  t.tell({ kind: 'learned', rule: 'CC-208', operative: operative.id, card })
}
