// Advisors (DS-296 to DS-300): one for a Force by an option, and what the Force gains by it.

import { catalogueOf } from '../../catalogue.ts'
import type { GrantedAction } from './action.ts'
import type { FactionId } from './factions.ts'
import { covert, regroup } from './traits.ts'
import type { Trait, UnitCardId } from './unit-card.ts'

export type AdvisorId = 'hawk' | 'wolf' | 'sofia-avery' | 'quartermaster'

/** What the Force itself may do: DS-297, DS-298, DS-300. */
export type AdvisorAbility = 'reposition' | 'brace' | 'prioritize'

export interface Advisor {
  readonly id: AdvisorId
  readonly name: string
  readonly title: string
  readonly faction: FactionId
  readonly abilities: readonly AdvisorAbility[]
  readonly actions: readonly GrantedAction[]
  readonly traits: readonly { readonly trait: Trait; readonly to: readonly UnitCardId[] }[]
  /** Cards that its Force may not have. */
  readonly forbids: readonly UnitCardId[]
}

export const advisors = catalogueOf<Advisor>('advisor', [
  {
    id: 'hawk',
    name: 'Hawk AI',
    title: 'Support specialist',
    faction: 'coalition',
    abilities: [],
    actions: [{ action: 'arty-strike', to: ['co-widow', 'co-phantom', 'co-aurora'] }],
    traits: [],
    forbids: [],
  },
  {
    id: 'wolf',
    name: 'Wolf AI',
    title: 'Infantry specialist',
    faction: 'coalition',
    abilities: [],
    actions: [],
    traits: [{ trait: regroup, to: ['co-soldier'] }],
    forbids: [],
  },
  {
    id: 'sofia-avery',
    name: 'Sofia Avery',
    title: 'Infantry specialist',
    faction: 'republic',
    abilities: ['reposition', 'brace'],
    actions: [],
    traits: [{ trait: covert, to: ['re-courier'] }],
    forbids: ['re-harbinger'],
  },
  {
    id: 'quartermaster',
    name: 'Quartermaster',
    title: 'Supply officer',
    faction: 'free-union',
    abilities: ['prioritize'],
    actions: [],
    traits: [],
    forbids: [],
  },
])
