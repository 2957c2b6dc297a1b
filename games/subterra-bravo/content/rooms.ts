// The room cards of the stacks. Seven names are the mission's; the other cards and all numbers are designed.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { Challenge, Failure } from './challenge.ts'
import type { EnemyId } from './enemies.ts'
import type { ByTeam } from './team.ts'
import type { AttackKind } from './weapon.ts'

type OneToNine = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export type RoomCardId = `RM-0${OneToNine}` | `RM-1${'0' | '1' | '2' | '3' | '4' | '5' | '6' | '7'}`

export interface Figures {
  readonly enemy: EnemyId
  readonly figures: ByTeam
}

/** "The door" is the opened one; squares are of the explored room (SB-092). */
export type RoomEffect =
  /** SB-094 */
  | {
      readonly effect: 'place-enemies'
      readonly place: readonly Figures[]
      /** If possible, at most so far from the door. */
      readonly doorWithin?: number
      /** Also next to commandos, and in the opened door: nowhere else could anybody be next to the explorer. */
      readonly alsoAdjacent?: true
      /** One of them may at once attack the explorer free, in melee only if it is adjacent. */
      readonly freeAttack?: AttackKind
    }
  /** At vents or passages outside the room (SB-176); without a legal square, in the room. */
  | ({ readonly effect: 'flank' } & Figures)
  /** The explorer gains; the Overseer may exchange two facedown markers and reorder one unexplored stack. */
  | { readonly effect: 'faulty-intel'; readonly adrenaline: number }
  /** Cards below it are discarded, Objective cards excepted; energy from the bank for each. */
  | { readonly effect: 'clear'; readonly energy: ByTeam }
  /** SB-197 */
  | { readonly effect: 'find-lift' }
  /** SB-219 At this distance from the door or more, else as far as can be. */
  | { readonly effect: 'place-core'; readonly distance: number }
  /** SB-227 */
  | { readonly effect: 'wake-nest' }
  /** Investigate markers on different floor squares, at this distance from the door or more. */
  | { readonly effect: 'supply-cache'; readonly markers: number; readonly distance: number }
  /** Every commando within the distance of the door. */
  | {
      readonly effect: 'gas-leak'
      readonly within: number
      readonly challenge: Challenge
      readonly failures: readonly Failure[]
    }
  /** Rubble tokens on empty plain floor. */
  | { readonly effect: 'cave-in'; readonly rubble: number }
  /** Orthogonally connected floor squares become EMI for the rest of the mission. */
  | { readonly effect: 'emi-surge'; readonly squares: number }

export interface RoomCard {
  readonly id: RoomCardId
  readonly name: string
  /** How many there are of it. */
  readonly copies: number
  readonly effect: RoomEffect
}

const place = (enemy: EnemyId, figures: ByTeam): readonly Figures[] => [{ enemy, figures }]

// biome-ignore format: a table, one row a card
export const roomCards: Catalogue<RoomCard> = catalogueOf('room card', [
  { id: 'RM-01', name: 'Recon Patrol', copies: 2, effect: { effect: 'place-enemies', place: place('ROGUE', [1, 1, 2, 2, 2]) } },
  { id: 'RM-02', name: 'Vanguard', copies: 2, effect: { effect: 'place-enemies', place: place('WARRIOR', [1, 1, 1, 1, 2]), doorWithin: 3 } },
  { id: 'RM-03', name: 'Fire Team', copies: 2, effect: { effect: 'place-enemies', place: place('WARRIOR', 1), freeAttack: 'ranged' } },
  { id: 'RM-04', name: 'Flanking Party', copies: 2, effect: { effect: 'flank', enemy: 'ROGUE', figures: [1, 1, 2, 2, 2] } },
  { id: 'RM-05', name: 'Faulty Intel', copies: 1, effect: { effect: 'faulty-intel', adrenaline: 2 } },
  { id: 'RM-06', name: 'Clear', copies: 2, effect: { effect: 'clear', energy: [2, 2, 3, 3, 4] } },
  { id: 'RM-07', name: 'Objective A-Lift', copies: 1, effect: { effect: 'find-lift' } },
  { id: 'RM-08', name: 'Objective Data Core', copies: 3, effect: { effect: 'place-core', distance: 3 } },
  { id: 'RM-09', name: 'Objective Nest', copies: 3, effect: { effect: 'wake-nest' } },
  { id: 'RM-10', name: 'Supply Cache', copies: 4, effect: { effect: 'supply-cache', markers: 2, distance: 2 } },
  { id: 'RM-11', name: 'Gas Leak', copies: 1, effect: { effect: 'gas-leak', within: 3, challenge: { hits: 2, stats: ['agility'] }, failures: [{ failure: 'wounds', wounds: 1 }] } },
  { id: 'RM-12', name: 'Cave-in', copies: 1, effect: { effect: 'cave-in', rubble: 4 } },
  { id: 'RM-13', name: 'EMI Surge', copies: 1, effect: { effect: 'emi-surge', squares: 4 } },
  { id: 'RM-14', name: 'Ambush', copies: 1, effect: { effect: 'place-enemies', place: place('ROGUE', [1, 2, 2, 3, 3]), alsoAdjacent: true, freeAttack: 'melee' } },
  { id: 'RM-15', name: 'Spitter Roost', copies: 2, effect: { effect: 'place-enemies', place: place('SPITTER', [1, 1, 1, 2, 2]) } },
  { id: 'RM-16', name: 'Brute Den', copies: 1, effect: { effect: 'place-enemies', place: [{ enemy: 'WARRIOR', figures: [1, 1, 0, 0, 0] }, { enemy: 'BRUTE', figures: [0, 0, 1, 1, 1] }] } },
  { id: 'RM-17', name: 'Brood Pit', copies: 1, effect: { effect: 'place-enemies', place: place('BROOD', [2, 3, 4, 5, 6]) } },
])

/** Objective cards are resolved even below Clear. */
export function isObjective({ effect: { effect } }: RoomCard): boolean {
  return effect === 'find-lift' || effect === 'place-core' || effect === 'wake-nest'
}
