// What an Action is used on, in notation and in words: a region, a border, a unit, a card.

import { cardOf } from '../content/cards.ts'
import type { EquipmentId } from '../content/equipment.ts'
import { regionName, sayRegion, saySide, sayUnit, unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { Declared } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import { borderThing, cardThing, regionThing, technologyThing, unitThing } from '../things.ts'

interface Carried {
  readonly operative: Unit
  readonly card: EquipmentId
}

/** The card of a thing that an Operative carries, and whose it is. */
function carriedIn(state: State, uid: number): Carried | undefined {
  for (const { id, equipment } of state.operatives) {
    const item = equipment.find((one) => one.uid === uid)
    if (item !== undefined) return { operative: id, card: item.card }
  }
  return undefined
}

function itemName(state: State, uid: number): string {
  const carried = carriedIn(state, uid)
  return carried === undefined ? `item ${uid}` : cardOf(carried.card).name
}

/** `beta squad 2 1.0`; empty where nothing is named. */
export function sayDeclared({ region, side, unit, card, item }: Declared, state: State): string {
  const words: string[] = []
  if (card !== null) words.push(cardOf(card).name.toLowerCase())
  if (item !== null) words.push(itemName(state, item).toLowerCase())
  if (unit !== null) words.push(sayUnit(unit, state))
  if (region !== null) words.push(sayRegion(region, state))
  if (side !== null) words.push(saySide(side))
  return words.join(' ')
}

/** `Beta Squad 2 to Archive (1,0)`; empty where nothing is named. */
export function declaredName({ region, side, unit, card, item }: Declared, state: State): string {
  const words: string[] = []
  if (card !== null) words.push(cardOf(card).name)
  if (item !== null) words.push(itemName(state, item))
  if (unit !== null) words.push(unitName(unit, state))
  const where = region === null ? '' : regionName(region, state)
  if (side !== null) words.push(region === null ? saySide(side) : `${saySide(side)} of ${where}`)
  else if (region !== null) words.push(words.length === 0 ? where : `to ${where}`)
  return words.join(' ')
}

/** What is to be clicked for it. */
export function declaredThings({ region, side, unit, card, item }: Declared, state: State): string[] {
  const things: string[] = []
  if (region !== null) things.push(side === null ? regionThing(region) : borderThing(region, side))
  if (unit !== null) things.push(unitThing(unit, state))
  if (card !== null) things.push(technologyThing(card))
  const carried = item === null ? undefined : carriedIn(state, item)
  if (carried !== undefined) things.push(cardThing(carried.operative, carried.card))
  return things
}
