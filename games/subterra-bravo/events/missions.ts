// Events of setup, of enemy passages and the Crisis Point, and of objectives; and how the log says them.

import type { GameEvent, RuleId } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { type TileId, tiles } from '../content/dashboard.ts'
import type { KitId } from '../content/kit/card.ts'
import type { PassageId } from '../content/map/map.ts'
import { cardOf, commandoName, squareName } from '../names.ts'
import type { State } from '../state.ts'

interface OfCommando {
  readonly commando: CommandoId
}

interface OnSquare {
  readonly square: Square
}

export type MissionEvent =
  | ({ readonly kind: 'commando chosen'; readonly rule: 'SB-010' } & OfCommando)
  | { readonly kind: 'dashboard laid'; readonly rule: 'SB-022'; readonly tiles: readonly TileId[] }
  | { readonly kind: 'doors laid'; readonly rule: 'SB-018' }
  | { readonly kind: 'stacks laid'; readonly rule: 'SB-020' }
  | ({ readonly kind: 'kit taken'; readonly rule: 'SB-026'; readonly cards: readonly KitId[] } & OfCommando)
  | ({ readonly kind: 'starts'; readonly rule: 'SB-014' } & OfCommando & OnSquare)
  | { readonly kind: 'passage placed'; readonly rule: RuleId; readonly passage: PassageId }
  | { readonly kind: 'passage sealed'; readonly rule: 'SB-195'; readonly passage: PassageId; readonly price: number }
  | { readonly kind: 'crisis'; readonly rule: 'SB-200' | 'SB-231' }
  | ({ readonly kind: 'generator found'; readonly rule: 'SB-188' } & OnSquare)
  | ({ readonly kind: 'generator ready'; readonly rule: 'SB-191' } & OfCommando)
  | ({ readonly kind: 'generator started'; readonly rule: 'SB-193' } & OfCommando)
  | { readonly kind: 'lift found'; readonly rule: 'SB-197' }
  | { readonly kind: 'lift opens'; readonly rule: 'SB-198' }
  | ({ readonly kind: 'core found'; readonly rule: 'SB-219' } & OnSquare)
  | ({ readonly kind: 'core taken'; readonly rule: 'SB-220' } & OfCommando)
  | ({ readonly kind: 'uploaded'; readonly rule: 'SB-225'; readonly all: number } & OfCommando)
  | ({ readonly kind: 'nest awakens'; readonly rule: 'SB-227' } & OnSquare)
  | ({ readonly kind: 'charge planted'; readonly rule: 'SB-228' } & OfCommando & OnSquare)
  | ({ readonly kind: 'nest burnt'; readonly rule: 'SB-229' } & OnSquare)

/** Every kind, and nothing but kinds: the compiler misses none. */
const kinds: { readonly [Kind in MissionEvent['kind']]: true } = {
  'commando chosen': true,
  'dashboard laid': true,
  'doors laid': true,
  'stacks laid': true,
  'kit taken': true,
  starts: true,
  'passage placed': true,
  'passage sealed': true,
  crisis: true,
  'generator found': true,
  'generator ready': true,
  'generator started': true,
  'lift found': true,
  'lift opens': true,
  'core found': true,
  'core taken': true,
  uploaded: true,
  'nest awakens': true,
  'charge planted': true,
  'nest burnt': true,
}

export const isMissionEvent = <Event extends GameEvent>(event: Event | MissionEvent): event is MissionEvent =>
  Object.hasOwn(kinds, event.kind)

/** A line of the log. */
export function saysMission(event: MissionEvent, state: State): string {
  switch (event.kind) {
    case 'commando chosen':
      return `${commandoName(event.commando)} joins the mission.`
    case 'dashboard laid':
      return `The dashboard: ${event.tiles.map((id) => tiles.of(id).name).join(', ')}.`
    case 'doors laid':
      return 'Every door has its marker.'
    case 'stacks laid':
      return 'Every room has its stack.'
    case 'kit taken': {
      const names = event.cards.map((id) => cardOf(id).name)
      return `${commandoName(event.commando)} takes ${names.length === 0 ? 'no kit' : names.join(', ')}.`
    }
    case 'starts':
      return `${commandoName(event.commando)} starts on ${squareName(event.square, state)}.`
    case 'passage placed':
      return `Enemy passage ${event.passage} is placed.`
    case 'passage sealed':
      return `Enemy passage ${event.passage} is sealed until the Overseer has paid ${event.price} energy.`
    case 'crisis':
      return 'Crisis Point: Clones are faster and stronger, and downed commandos can be attacked.'
    case 'generator found':
      return `The generator stands on ${squareName(event.square, state)}.`
    case 'generator ready':
      return `${commandoName(event.commando)} has the generator ready for its second step.`
    case 'generator started':
      return `${commandoName(event.commando)} starts the generator.`
    case 'lift found':
      return 'The A-Lift is found.'
    case 'lift opens':
      return 'The A-Lift is open.'
    case 'core found':
      return `A data core lies on ${squareName(event.square, state)}.`
    case 'core taken':
      return `${commandoName(event.commando)} takes a data core.`
    case 'uploaded':
      return `${commandoName(event.commando)} uploads: ${event.all} in all.`
    case 'nest awakens':
      return `The nest on ${squareName(event.square, state)} awakens.`
    case 'charge planted':
      return `${commandoName(event.commando)} plants a charge on the nest on ${squareName(event.square, state)}.`
    case 'nest burnt':
      return `The charge on ${squareName(event.square, state)} explodes: the nest is burnt.`
  }
}
