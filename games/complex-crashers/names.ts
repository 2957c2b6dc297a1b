// How regions, units, sides and abilities are called in notation and log, and on the board.

import { at } from '@umpire/engine'
import { cardOf } from './content/cards.ts'
import { defenders } from './content/defenders.ts'
import { reactors } from './content/reactors.ts'
import { tiles } from './content/tiles.ts'
import { defenderOf, reactorOf, regionOf, type State } from './state.ts'
import type { Defender } from './state/complex.ts'
import type { RegionId, Side } from './state/region.ts'
import type { AbilityRef } from './state/stack.ts'
import { isDefender, isOperative, slotOf, type Unit } from './state/unit.ts'

/** The seats of the Operatives, in order. */
export const operativeNames = ['vera', 'ito', 'mara', 'cole']

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `-1.2`: east and north of the start. */
export const sayCell = (x: number, y: number): string => `${x}.${y}`

/** `1.0` */
export function sayRegion(id: RegionId, state: State): string {
  const { x, y } = regionOf(state, id)
  return sayCell(x, y)
}

/** `Archive (1,0)` */
export function regionName(id: RegionId, state: State): string {
  const { tile, x, y } = regionOf(state, id)
  return `${tiles.of(tile).name} (${x},${y})`
}

const sideWords = ['north', 'east', 'south', 'west']

/** `north` */
export const saySide = (side: Side): string => at(sideWords, side)

/** `vera` */
export const sayOperative = (unit: Unit): string => at(operativeNames, unit)

/** `beta squad 2`, and `titan` where there is only one model. */
export const sayDefender = ({ card, figure }: Pick<Defender, 'card' | 'figure'>): string => {
  const { name, limit } = defenders.of(card)
  return limit === 1 ? name.toLowerCase() : `${name.toLowerCase()} ${figure}`
}

/** `Beta Squad 2` */
export const defenderName = ({ card, figure }: Pick<Defender, 'card' | 'figure'>): string => {
  const { name, limit } = defenders.of(card)
  return limit === 1 ? name : `${name} ${figure}`
}

/** `vera`, `beta squad 2`, `reactor 3` */
export function sayUnit(unit: Unit, state: State): string {
  if (isOperative(unit)) return sayOperative(unit)
  if (!isDefender(unit)) return `reactor ${slotOf(unit)}`
  const defender = defenderOf(state, unit)
  return defender === undefined ? `defender ${unit}` : sayDefender(defender)
}

/** `Vera`, `Beta Squad 2`, `Reactor 3 (Fission Core)` */
export function unitName(unit: Unit, state: State): string {
  if (isOperative(unit)) return capital(sayOperative(unit))
  if (!isDefender(unit)) return `Reactor ${slotOf(unit)} (${reactors.of(reactorOf(state, unit).card).name})`
  const defender = defenderOf(state, unit)
  return defender === undefined ? 'a Defender' : defenderName(defender)
}

/** `Quick Suppression` */
export const abilityName = ({ card, number }: Pick<AbilityRef, 'card' | 'number'>): string =>
  at(cardOf(card).abilities, number).name

/** `quick suppression`: the notation of an ability, without what notation must not hold. */
export const sayAbility = (ref: Pick<AbilityRef, 'card' | 'number'>): string =>
  abilityName(ref).toLowerCase().replace(/[,>]/g, '')
