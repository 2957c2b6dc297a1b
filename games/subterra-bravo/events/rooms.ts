// Events of challenges, doors, rooms and investigate cards; and how the log says them.

import type { GameEvent, LogReader, RuleId, Secret } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import type { Stat } from '../content/challenge.ts'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import { investigateDeck, type InvestigateId } from '../content/investigate.ts'
import type { FindId } from '../content/kit/card.ts'
import type { DoorId, RegionId } from '../content/map/map.ts'
import { roomCards, type RoomCardId } from '../content/rooms.ts'
import { countOf, statNames } from '../content/text/words.ts'
import { cardOf, commandoName, regionName, squareName } from '../names.ts'
import type { State } from '../state.ts'
import { isMissionEvent, type MissionEvent, saysMission } from './missions.ts'

interface OfCommando {
  readonly commando: CommandoId
}

interface OfDoor {
  readonly door: DoorId
}

interface OfRegion {
  readonly region: RegionId
}

interface OnSquare {
  readonly square: Square
}

type ChallengeEvent =
  | ({
      readonly kind: 'challenge rolled'
      readonly rule: 'SB-099'
      readonly of: string
      readonly stat: Stat
      readonly faces: readonly number[]
      readonly needed: number
      readonly isSuccess: boolean
    } & OfCommando)
  | ({
      readonly kind: 'challenge without a roll'
      readonly rule: 'SB-102'
      readonly of: string
      readonly by: string
    } & OfCommando)
  | ({ readonly kind: 'corroded'; readonly rule: 'SB-159' } & OfCommando)

type DoorEvent =
  | ({ readonly kind: 'marker flipped'; readonly rule: 'SB-089'; readonly marker: DoorMarkerId } & OfDoor)
  | ({ readonly kind: 'door opened'; readonly rule: 'SB-091' } & OfDoor)
  | ({ readonly kind: 'door stays closed'; readonly rule: 'SB-090' } & OfDoor)
  | ({ readonly kind: 'marker hidden again'; readonly rule: 'SB-090' } & OfDoor)
  | { readonly kind: 'markers exchanged'; readonly rule: 'SB-238'; readonly doors: readonly [DoorId, DoorId] }
  | ({
      readonly kind: 'marker looked at'
      readonly rule: 'SB-238'
      readonly marker: Secret<DoorMarkerId>
    } & OfDoor)

type RoomCardEvent =
  | ({ readonly kind: 'explored'; readonly rule: 'SB-092' } & OfRegion & OfCommando)
  | ({ readonly kind: 'room card'; readonly rule: 'SB-093'; readonly card: RoomCardId } & OfRegion)
  | ({ readonly kind: 'room card discarded'; readonly rule: 'SB-093'; readonly card: RoomCardId } & OfRegion)
  | ({ readonly kind: 'stack reordered'; readonly rule: 'SB-238' } & OfRegion)
  | ({
      readonly kind: 'stack looked at'
      readonly rule: 'SB-238'
      readonly cards: readonly Secret<RoomCardId>[]
      readonly isWhole: boolean
    } & OfRegion)
  | ({ readonly kind: 'supplies'; readonly rule: 'SB-015' } & OnSquare)
  | ({ readonly kind: 'rubble falls'; readonly rule: RuleId } & OnSquare)
  | { readonly kind: 'emi spreads'; readonly rule: RuleId; readonly squares: readonly Square[] }

type InvestigateEvent =
  | ({ readonly kind: 'drew'; readonly rule: 'SB-160'; readonly card: InvestigateId } & OfCommando)
  | ({ readonly kind: 'found'; readonly rule: 'SB-160'; readonly card: FindId } & OfCommando)
  | { readonly kind: 'deck shuffled'; readonly rule: 'SB-161'; readonly cards: number }
  | { readonly kind: 'deck empty'; readonly rule: 'SB-161' }
  | { readonly kind: 'put under the deck'; readonly rule: 'SB-160'; readonly card: InvestigateId }
  | ({ readonly kind: 'vent sealed'; readonly rule: 'SB-082' } & OnSquare)
  | ({ readonly kind: 'vent appears'; readonly rule: 'SB-160' } & OnSquare)

export type RoomEvent = MissionEvent | ChallengeEvent | DoorEvent | RoomCardEvent | InvestigateEvent

/** Every kind, and nothing but kinds: the compiler misses none. */
const kinds: { readonly [Kind in Exclude<RoomEvent, MissionEvent>['kind']]: true } = {
  'challenge rolled': true,
  'challenge without a roll': true,
  corroded: true,
  'marker flipped': true,
  'door opened': true,
  'door stays closed': true,
  'marker hidden again': true,
  'markers exchanged': true,
  'marker looked at': true,
  explored: true,
  'room card': true,
  'room card discarded': true,
  'stack reordered': true,
  'stack looked at': true,
  supplies: true,
  'rubble falls': true,
  'emi spreads': true,
  drew: true,
  found: true,
  'deck shuffled': true,
  'deck empty': true,
  'put under the deck': true,
  'vent sealed': true,
  'vent appears': true,
}

export const isRoomEvent = <Event extends GameEvent>(event: Event | RoomEvent): event is RoomEvent =>
  isMissionEvent(event) || Object.hasOwn(kinds, event.kind)

/** A line of the log. */
export function saysRoom(event: RoomEvent, reader: LogReader<State>): string {
  const { state } = reader
  if (isMissionEvent(event)) return saysMission(event, state)
  switch (event.kind) {
    case 'explored':
      return `${commandoName(event.commando)} explores ${regionName(event.region)}.`
    case 'room card':
      return `${regionName(event.region)}: ${roomCards.of(event.card).name}.`
    case 'room card discarded':
      return `${roomCards.of(event.card).name} is discarded.`
    case 'stack reordered':
      return `The Overseer reorders the stack of ${regionName(event.region)}.`
    case 'stack looked at':
      return saysLook(event, reader)
    case 'supplies':
      return `There is something to investigate on ${squareName(event.square, state)}.`
    case 'rubble falls':
      return `Rubble falls on ${squareName(event.square, state)}.`
    case 'emi spreads':
      return `EMI spreads on ${event.squares.map((square) => squareName(square, state)).join(', ')}.`
    case 'challenge rolled':
      return saysRoll(event)
    case 'challenge without a roll':
      return `${commandoName(event.commando)} passes ${event.of} without a roll: ${event.by}.`
    case 'corroded':
      return `${commandoName(event.commando)} is Corroded.`
    case 'marker flipped':
    case 'door opened':
    case 'door stays closed':
    case 'marker hidden again':
    case 'markers exchanged':
    case 'marker looked at':
      return saysDoor(event, reader)
    case 'drew':
    case 'found':
    case 'deck shuffled':
    case 'deck empty':
    case 'put under the deck':
    case 'vent sealed':
    case 'vent appears':
      return saysInvestigate(event, state)
  }
}

function saysRoll(event: Extract<RoomEvent, { readonly kind: 'challenge rolled' }>): string {
  const { commando, of, stat, faces, needed, isSuccess } = event
  const hits = faces.reduce((sum, face) => sum + face, 0)
  const roll = `${countOf(hits, 'hit')} of ${needed} with ${statNames[stat]} (${faces.join(' ')})`
  return `${commandoName(commando)}, ${of}: ${roll}. ${isSuccess ? 'Success' : 'Failure'}.`
}

function saysLook(
  { region, cards, isWhole }: Extract<RoomEvent, { readonly kind: 'stack looked at' }>,
  reader: LogReader<State>,
): string {
  const seen = cards.map((card) => reader.face(card)).flatMap((id) => (id === undefined ? [] : [roomCards.of(id).name]))
  const what = isWhole ? 'the whole stack' : countOf(cards.length, 'top card')
  const named = seen.length === 0 ? '' : `: ${seen.join(', ')}`
  return `The team looks at ${what} of ${regionName(region)}${named}.`
}

function saysDoor(event: DoorEvent, reader: LogReader<State>): string {
  switch (event.kind) {
    case 'marker flipped':
      return `Door ${event.door}: ${doorMarkers.of(event.marker).name}.`
    case 'door opened':
      return `Door ${event.door} opens.`
    case 'door stays closed':
      return `Door ${event.door} stays closed.`
    case 'marker hidden again':
      return `The marker of door ${event.door} is turned facedown.`
    case 'markers exchanged':
      return `The Overseer exchanges the markers of doors ${event.doors.join(' and ')}.`
    case 'marker looked at': {
      const seen = reader.face(event.marker)
      return `The team looks at the marker of door ${event.door}${seen === undefined ? '' : `: ${doorMarkers.of(seen).name}`}.`
    }
  }
}

function saysInvestigate(event: InvestigateEvent, state: State): string {
  switch (event.kind) {
    case 'drew':
      return `${commandoName(event.commando)} draws ${investigateDeck.of(event.card).name}.`
    case 'found':
      return `${commandoName(event.commando)} keeps ${cardOf(event.card).name}.`
    case 'deck shuffled':
      return `${countOf(event.cards, 'discarded card')} shuffled into a new investigate deck.`
    case 'deck empty':
      return 'No investigate card is left.'
    case 'put under the deck':
      return `${investigateDeck.of(event.card).name} goes under the deck.`
    case 'vent sealed':
      return `The vent on ${squareName(event.square, state)} is sealed.`
    case 'vent appears':
      return `There is a vent on ${squareName(event.square, state)}.`
  }
}
