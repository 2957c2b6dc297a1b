// The catalogue: module types by id, the cards of each deck, the starting parts.

import { id } from '@umpire/engine'
import type { Deck, ModuleType, TypeId } from './module-type.ts'
import { modules } from './modules.ts'

export function typeOf(type: TypeId): ModuleType {
  const found = modules.get(type)
  if (found === undefined) throw new Error(`no module type ${type}`)
  return found
}

export const core = id<TypeId>('C01')
export const laserCannon = id<TypeId>('W01')
export const standardLegs = id<TypeId>('M01')

/** MM-002 What every player begins with, beside the Core. */
export const startingParts: readonly TypeId[] = [laserCannon, standardLegs, standardLegs]

/** Which modules are in the decks: all, or those with short texts and one copy more of each. */
export type ModuleSet = 'full' | 'basic'

/** MM-007 The cards of a deck, before it is shuffled. */
export const cardsOf = (deck: Deck, set: ModuleSet): TypeId[] =>
  [...modules.values()]
    .filter((type) => type.kind === deck && (set === 'full' || type.basic))
    .flatMap((type) => Array.from({ length: set === 'full' ? type.copies : type.copies + 1 }, () => type.id))
