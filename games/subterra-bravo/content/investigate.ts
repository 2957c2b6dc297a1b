// The investigate deck: finds, events and traps. All of it is designed.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { Challenge, Failure } from './challenge.ts'
import { pool } from './dice.ts'
import type { EnemyId } from './enemies.ts'
import type { FindCard, FindId } from './kit/card.ts'
import { action, find, melee, passive, ranged } from './kit/deck.ts'
import type { ByTeam } from './team.ts'
import type { Weapon } from './weapon.ts'

type ElevenOn = '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19'
type TwentyOn = '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29'
export type InvestigateId = FindId | `IV-${ElevenOn | TwentyOn}`

export type EventEffect =
  /** SB-238 The whole stack of one unexplored region, in order. */
  | { readonly effect: 'look-at-stack' }
  /** SB-238 Up to so many facedown door markers. */
  | { readonly effect: 'look-at-markers'; readonly markers: number }
  /** One of them is resolved, the rest goes under the deck. */
  | { readonly effect: 'draw-and-choose'; readonly cards: number }
  /** The drawer and every adjacent active commando. */
  | { readonly effect: 'heal-around'; readonly wounds: number }
  /** Another active commando, anywhere, free. */
  | { readonly effect: 'move-another'; readonly squares: number }
  /** One vent in the drawer's region. */
  | { readonly effect: 'seal-vent' }
  | { readonly effect: 'drain-energy'; readonly challenge: Challenge; readonly energy: number }
  /** After the challenge: one attack on an enemy in the drawer's line of sight. */
  | { readonly effect: 'turret'; readonly challenge: Challenge; readonly weapon: Weapon }
  | { readonly effect: 'nothing' }
  /** From the bank to the pool. */
  | { readonly effect: 'overseer-energy'; readonly energy: ByTeam }
  /** On the empty explored square nearest to the drawer. */
  | { readonly effect: 'enemy-nearby'; readonly enemy: EnemyId }
  /** SB-052 */
  | { readonly effect: 'gain-adrenaline'; readonly adrenaline: number }
  | { readonly effect: 'marker-becomes-vent' }
  /** Also the floor squares adjacent to the marker's, for the rest of the mission. */
  | { readonly effect: 'marker-becomes-emi' }

/** SB-162 */
export interface Trap {
  readonly on: 'drawer' | 'drawer-and-adjacent'
  readonly challenge: Challenge
  readonly failures: readonly Failure[]
  /** Whether the marker's square becomes rubble, in any case. */
  readonly rubble: boolean
}

export type InvestigateCard = {
  readonly id: InvestigateId
  readonly name: string
  readonly copies: number
} & (
  | { readonly kind: 'find'; readonly card: FindCard }
  | { readonly kind: 'event'; readonly event: EventEffect }
  | { readonly kind: 'trap'; readonly trap: Trap }
)

const found = (copies: number, card: FindCard): InvestigateCard => ({
  id: card.id,
  name: card.name,
  copies,
  kind: 'find',
  card,
})

const event = (copies: number, id: InvestigateId, name: string, effect: EventEffect): InvestigateCard => ({
  id,
  name,
  copies,
  kind: 'event',
  event: effect,
})

const trap = (id: InvestigateId, name: string, rest: Omit<Trap, 'rubble'>, rubble = false): InvestigateCard => ({
  id,
  name,
  copies: 1,
  kind: 'trap',
  trap: { ...rest, rubble },
})

const twoIntelligence: Challenge = { hits: 2, stats: ['intelligence'] }
const twoAgility: Challenge = { hits: 2, stats: ['agility'] }
const oneWound: Failure = { failure: 'wounds', wounds: 1 }

// biome-ignore format: a table, one row a card
export const investigateDeck: Catalogue<InvestigateCard> = catalogueOf('investigate card', [
  found(2, find('IV-01', 'Field Dressing', 'U1 T', action(1, { effect: 'heal', wounds: 1 }))),
  found(2, find('IV-02', 'Loaded Magazine', 'U1 T', passive({ effect: 'spend-for-ranged-dice', red: 1 }))),
  found(1, find('IV-03', 'Plasma Cutter', 'U2 T', passive({ effect: 'spend-for-success', stat: 'strength', of: 'door' }))),
  found(1, find('IV-04', 'Security Keycard', 'U1 T', passive({ effect: 'spend-for-success', stat: 'intelligence', of: 'door' }))),
  found(1, find('IV-05', 'Ghin Shock Rod', 'T', melee('2B+1R'))),
  found(1, find('IV-06', 'Prototype Pistol', 'U2 T', ranged('1B+2R', { range: 5 }))),
  found(1, find('IV-07', 'Ballistic Plate', 'U1 T', passive({ effect: 'spend-against-wounds', wounds: 2 }))),
  found(1, find('IV-08', 'Adrenal Suppressant', 'U1 T', action(0, { effect: 'return-adrenaline', adrenaline: 2 }))),
  found(1, find('IV-09', 'Stashed Explosives', 'U1 T', ranged('2B+1R', { range: 4, blast: 1 }))),
  found(1, find('IV-10', 'Emergency Battery', 'U1 T', passive({ effect: 'spend-for-challenge-dice', stat: 'intelligence', of: 'objective', black: 2 }))),

  event(1, 'IV-11', 'Floor Plan', { effect: 'look-at-stack' }),
  event(1, 'IV-12', 'Door Schematics', { effect: 'look-at-markers', markers: 3 }),
  event(1, 'IV-13', 'Hidden Cache', { effect: 'draw-and-choose', cards: 2 }),
  event(1, 'IV-14', 'Quiet Moment', { effect: 'heal-around', wounds: 1 }),
  event(1, 'IV-15', 'Intercom', { effect: 'move-another', squares: 3 }),
  event(1, 'IV-16', 'Loose Panel', { effect: 'seal-vent' }),
  event(1, 'IV-17', 'Encrypted Log', { effect: 'drain-energy', challenge: twoIntelligence, energy: 3 }),
  event(1, 'IV-18', 'Abandoned Turret', { effect: 'turret', challenge: twoIntelligence, weapon: { attack: 'ranged', dice: pool('2B+1R'), range: 8 } }),
  event(2, 'IV-19', 'Nothing Useful', { effect: 'nothing' }),
  event(1, 'IV-20', 'Dead Technician', { effect: 'overseer-energy', energy: 1 }),
  event(2, 'IV-21', 'Alarm Tripped', { effect: 'overseer-energy', energy: [2, 2, 3, 3, 4] }),
  event(1, 'IV-22', 'Rats in the Walls', { effect: 'enemy-nearby', enemy: 'ROGUE' }),
  event(1, 'IV-23', 'Panic', { effect: 'gain-adrenaline', adrenaline: 2 }),
  event(1, 'IV-24', 'Vent Hatch', { effect: 'marker-becomes-vent' }),
  event(1, 'IV-29', 'Jammed Signal', { effect: 'marker-becomes-emi' }),

  trap('IV-25', 'Gas Pocket', { on: 'drawer-and-adjacent', challenge: twoAgility, failures: [oneWound] }),
  trap('IV-26', 'Live Wire', { on: 'drawer', challenge: twoAgility, failures: [oneWound, { failure: 'adrenaline', adrenaline: 1 }] }),
  trap('IV-27', 'Collapsing Shelf', { on: 'drawer', challenge: { hits: 2, stats: ['strength'] }, failures: [oneWound] }, true),
  trap('IV-28', 'Alien Spores', { on: 'drawer-and-adjacent', challenge: twoAgility, failures: [{ failure: 'corroded' }] }),
])

/** The finds, which join the kit of whoever draws them (SB-160). */
export const finds: readonly FindCard[] = investigateDeck.rows.flatMap((row) => (row.kind === 'find' ? [row.card] : []))
