// Item Swap (CC-212, CC-213): what may change hands, and whether the other seat agrees before anything is paid.

import { pick, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { EquipmentId } from '../content/equipment.ts'
import { unitName } from '../names.ts'
import { agreeToSwap, itemsToSwap } from '../questions/cards.ts'
import { operativeOf, type State } from '../state.ts'
import type { Equipment, Operative } from '../state/operative.ts'
import { type AbilityRef, type Declared, declaring } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { abilityOf } from './abilities.ts'
import { whyNotCarryAll } from './carrying.ts'
import { whyNotHere, whyNotOther } from './declaring/reach.ts'
import { isAble, placeOf } from './units.ts'

/** What an Operative carries when these items have changed hands with another. */
function cardsAfter(one: Operative, other: Operative, items: readonly number[]): EquipmentId[] {
  const kept = one.equipment.filter(({ uid }) => !items.includes(uid))
  const taken = other.equipment.filter(({ uid }) => items.includes(uid))
  return [...kept, ...taken].map(({ card }) => card)
}

/** The same exchange is the same whoever proposes it. */
const exchangeName = (items: readonly number[]): string => items.toSorted((a, b) => a - b).join('.')

/** CC-036, CC-201, CC-209, CC-212 */
function whyNotExchange(state: State, unit: Unit, partner: Unit, items: readonly number[]): WhyNot {
  const one = operativeOf(state, unit)
  const other = operativeOf(state, partner)
  if (items.length === 0) return refuse('CC-212', 'Something has to change hands.')
  if (!isAble(other) && one.equipment.some(({ uid }) => items.includes(uid)))
    return refuse('CC-212', () => `${unitName(partner, state)} is Incapacitated and only gives.`)
  const name = exchangeName(items)
  if (one.refusals.includes(name) || other.refusals.includes(name))
    return refuse('CC-212', 'That was refused in this Initiative.')
  return whyNotCarryAll(one, cardsAfter(one, other, items)) ?? whyNotCarryAll(other, cardsAfter(other, one, items))
}

/** Everything that two Operatives can exchange by one card, or by one for one. */
function* simpleExchanges(state: State, unit: Unit, partner: Unit): Generator<readonly number[], void> {
  const mine = operativeOf(state, unit).equipment
  const theirs = operativeOf(state, partner).equipment
  const one: (Equipment | undefined)[] = [undefined, ...mine]
  const other: (Equipment | undefined)[] = [undefined, ...theirs]
  for (const given of one) {
    for (const taken of other) {
      const items = [given, taken].flatMap((item) => (item === undefined ? [] : [item.uid]))
      if (items.length > 0 && whyNotExchange(state, unit, partner, items) === undefined) yield items
    }
  }
}

/** CC-212 Who stands here and has something to exchange. */
export function whyNotSwapWith(state: State, unit: Unit, partner: Unit): WhyNot {
  const flaw = whyNotOther(unit, partner) ?? whyNotHere(state, unit, partner)
  if (flaw !== undefined || simpleExchanges(state, unit, partner).next().done !== true) return flaw
  return refuse('CC-212', () => `There is nothing to exchange with ${unitName(partner, state)}.`)
}

/**
 * CC-212 What has to be agreed on before an Action is paid. Undefined where the other seat refuses; what was declared
 * where nobody has to be asked.
 */
export function* agree(t: CrashersTable, ref: AbilityRef, declared: Declared): Rules<Declared | undefined> {
  const ability = abilityOf(ref)
  const partner = declared.unit
  if (ability.effect?.do !== 'item swap' || partner === null) return declared
  const items = yield* propose(t, ref.unit, partner)
  const one = operativeOf(t.state, ref.unit)
  const other = operativeOf(t.state, partner)
  if (one.seat !== other.seat && !(yield* t.confirm(other.seat, agreeToSwap(ref.unit, partner, items)))) {
    one.refusals.push(exchangeName(items))
    t.tell({ kind: 'swap refused', rule: 'CC-212', operative: one.id, other: partner })
    return undefined
  }
  return declaring({ unit: partner, items })
}

/** Any of what both carry. */
function* propose(t: CrashersTable, unit: Unit, partner: Unit): Rules<number[]> {
  const { state } = t
  const both = [...operativeOf(state, unit).equipment, ...operativeOf(state, partner).equipment].map(({ uid }) => uid)
  return yield* t.chooseMany(operativeOf(state, unit).seat, itemsToSwap(unit, partner), both, {
    least: 1,
    most: both.length,
    whyNot: (items) => whyNotExchange(state, unit, partner, items),
    sample: (random) => pick(random, [...simpleExchanges(state, unit, partner)]),
  })
}

/** CC-154, CC-213 The cards go as they are, if both still stand together and carry them. */
export function exchange(t: CrashersTable, unit: Unit, { unit: partner, items }: Declared): void {
  const { state } = t
  if (partner === null || placeOf(state, unit) !== placeOf(state, partner)) return
  const one = operativeOf(state, unit)
  const other = operativeOf(state, partner)
  if (whyNotExchange(state, unit, partner, items) !== undefined) return
  const isMoved = ({ uid }: Equipment): boolean => items.includes(uid)
  const given = one.equipment.filter(isMoved)
  const taken = other.equipment.filter(isMoved)
  one.equipment = [...one.equipment.filter((item) => !isMoved(item)), ...taken]
  other.equipment = [...other.equipment.filter((item) => !isMoved(item)), ...given]
  t.tell({
    kind: 'swapped',
    rule: 'CC-212',
    operative: unit,
    other: partner,
    given: given.map(({ card }) => card),
    taken: taken.map(({ card }) => card),
  })
}
