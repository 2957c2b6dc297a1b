// Short ways to write Actions: scans, weapons, and what has a rule of its own.

import type { Action, ActionId, ActionParts, Keyword, SpecialId } from './action.ts'
import { attack, countermeasureNeeds } from './numbers.ts'
import { withParts } from './parts.ts'

const plain: ActionParts = {
  needs: countermeasureNeeds,
  ignoresConcealment: false,
  noShortBonus: false,
  closeBonus: 0,
  cluster: null,
  killsInfantry: false,
  killsStunned: false,
  exposes: false,
  tags: false,
  extremeRange: false,
  isFireSupport: false,
  usesNetwork: false,
  isMagnet: false,
  versusInfantry: 0,
  isStabilized: false,
  hasTakeUp: false,
}

type More = Partial<Omit<Action, keyof ActionParts | 'id' | 'name' | 'keywords'>>

function action(id: ActionId, name: string, keywords: readonly Keyword[], more: More): Action {
  return {
    ...withParts(plain, keywords),
    id,
    name,
    cost: 'A',
    isScan: false,
    aim: 'enemy unit',
    against: 'any',
    range: null,
    rof: 0,
    effect: 'none',
    special: null,
    once: null,
    keywords,
    source: 'card',
    ...more,
  }
}

/** DS-165 A scanner: it reveals. */
export const scanner = (id: ActionId, rof: number, range: number): Action =>
  action(id, 'Scanner', [], { isScan: true, aim: 'contact', range, rof, effect: 'reveal' })

/** DS-168, DS-283 A Combat Action; a Range of null is unlimited. */
export function weapon(
  id: ActionId,
  name: string,
  range: number | null,
  rof: number,
  effect: 'kill' | 'stun' | 'jam',
  keywords: readonly Keyword[] = [],
  more: More = {},
): Action {
  const written = action(id, name, keywords, { range, rof, effect, ...more })
  const isShort = range !== null && range <= attack.shortWeapon // DS-172
  return { ...written, noShortBonus: written.noShortBonus || isShort }
}

/** DS-158 An Action with a rule of its own. */
export const special = (id: ActionId, name: string, what: SpecialId, more: More = {}): Action =>
  action(id, name, [], { aim: 'self', effect: 'special', special: what, ...more })
