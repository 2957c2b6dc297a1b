// The rows of the rulebook's tables of cards, lists, sizes and layouts, made from the data.

import type { Action, CardAction } from '../action.ts'
import { actions } from '../actions.ts'
import { factions } from '../factions.ts'
import type { Layout } from '../layouts/layout.ts'
import type { ReadyList } from '../ready-lists.ts'
import { type Signature, signatures } from '../signature.ts'
import type { Size } from '../sizes.ts'
import type { UnitCard } from '../unit-card.ts'
import { units } from '../units.ts'
import { clausesOf, nameOnCard, statsOfAction } from './actions.ts'
import { sayType, statsOfUnit } from './units.ts'
import { inches, sayTeams } from './words.ts'

type Row = readonly string[]

const listed = (words: readonly string[]): string => (words.length === 0 ? '-' : words.join(', '))

export const actionRow = (action: Action): Row => [
  nameOnCard(action),
  statsOfAction(action),
  listed(clausesOf(action).map(({ name, rule }) => (name === '' ? rule : name))),
  action.source,
]

/** Scanners all have one name, and are told apart by their numbers. */
function sayAction({ action: id, teams }: CardAction): string {
  const { name, effect, range, rof } = actions.of(id)
  const numbers = effect === 'reveal' && range !== null ? ` (${inches(range)}, ROF ${rof})` : ''
  return `${teams === null ? '' : `${sayTeams(teams)}: `}${name}${numbers}`
}

export const unitRow = (card: UnitCard): Row => [
  card.name,
  sayType(card),
  statsOfUnit(card),
  card.actions.map(sayAction).join(', '),
  listed(card.traits.map(({ name }) => name)),
  card.availability,
]

/** `Virago x2, GSV: Phantom` */
function sayCards({ units: ids }: ReadyList, signature: Signature): string {
  const names = ids.map((id) => units.of(id)).flatMap((card) => (card.signature === signature ? [card.name] : []))
  return listed(
    [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length
      return count === 1 ? name : `${name} x${count}`
    }),
  )
}

export const listRow = (list: ReadyList): Row => [
  `${factions.of(list.faction).name} "${list.name}"`,
  list.size,
  ...signatures.map((signature) => sayCards(list, signature)),
  list.source,
]

export const sizeRow = ({ name, slots, capacity }: Size): Row => [
  name,
  ...signatures.map((signature) => String(slots[signature])),
  String(capacity),
]

export const layoutRow = ({ id, name, about }: Layout): Row => [id, name, about]
